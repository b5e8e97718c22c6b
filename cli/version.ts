import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { version } from '../package.json';
import { apiVersion } from '../spec/tables/api-version';
import type { Io } from './io';

/** The part of `sbom.cdx.json` that is read. */
interface Sbom {
  readonly components: readonly {
    readonly group?: string;
    readonly name: string;
    readonly version: string;
    readonly licenses: readonly { readonly license?: { readonly id: string }; readonly expression?: string }[];
  }[];
}

/**
 * Prints `{ version, apiVersion, node, components }`. `components` is `null` where the list of bundled packages cannot be read,
 * as in source code that is not built.
 */
export async function printVersion({ stdout, dist }: Pick<Io, 'stdout' | 'dist'>): Promise<void> {
  const components = dist === undefined ? null : await readComponents(join(dist, 'sbom.cdx.json')).catch(() => null);
  stdout.write(`${JSON.stringify({ version, apiVersion, node: process.versions.node, components })}\n`);
}

async function readComponents(path: string): Promise<object[]> {
  const sbom: unknown = JSON.parse(await readFile(path, 'utf8'));
  if (!isSbom(sbom)) throw new Error(`${path} lists no components`);
  return sbom.components.map(({ group, name, version, licenses: [licence] }) => ({
    name: group === undefined ? name : `${group}/${name}`,
    version,
    license: licence?.license?.id ?? licence?.expression,
  }));
}

/** The build has written the rest of it. */
function isSbom(value: unknown): value is Sbom {
  return typeof value === 'object' && value !== null && 'components' in value;
}
