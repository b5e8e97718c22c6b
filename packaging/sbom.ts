import { readdirSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import manifest from '../package.json';
import type { BundledCode } from './bundled-packages';

/** The fields of a `package.json` that are read. */
interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  /** An SPDX expression. */
  readonly license?: string;
}

/**
 * Writes `sbom.cdx.json` and the licences of all bundled packages into the folder of the built files. Throws for a package that
 * has no licence.
 */
export async function writeSbom({ packages, imports }: BundledCode, outDir: string): Promise<void> {
  const refs = new Map<string, string>();
  const components = [];
  for (const { folder, files } of packages) {
    const found: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    if (!isManifest(found)) throw new Error(`${folder} is bundled and has no name and version`);
    const licence = `licences/${found.name}.txt`;
    await mkdir(dirname(join(outDir, licence)), { recursive: true });
    await copyFile(join(folder, licenceFileOf(folder)), join(outDir, licence));
    const locations = files.map((file) => ({ location: `dist/${relative(outDir, file)}` }));
    components.push(componentOf(found, licence, { evidence: { occurrences: locations } }));
    refs.set(folder, purlOf(found));
  }
  const refsOf = (folders: readonly string[]) => folders.map((folder) => refs.get(folder));
  const root = purlOf(manifest);
  const bom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { lifecycles: [{ phase: 'build' }], component: componentOf(manifest, '../LICENSE') },
    components,
    dependencies: [
      { ref: root, dependsOn: refsOf(imports) },
      ...packages.map((each) => ({ ref: refs.get(each.folder), dependsOn: refsOf(each.imports) })),
    ],
    compositions: [
      { aggregate: 'complete', assemblies: [root] },
      // npm installs the dependencies of `package.json`, in a release that no build knows.
      { aggregate: 'incomplete', dependencies: [root] },
    ],
  };
  await writeFile(join(outDir, 'sbom.cdx.json'), `${JSON.stringify(bom, null, 2)}\n`);
}

function componentOf(found: Manifest, licence: string, details: object = {}): object {
  const { name, version, description, license } = found;
  if (license === undefined) throw new Error(`${name} is bundled and has no licence`);
  const [scope, shortName] = name.startsWith('@') ? name.split('/') : [undefined, name];
  return {
    type: 'library',
    'bom-ref': purlOf(found),
    ...(scope && { group: scope }),
    name: shortName,
    version,
    description,
    licenses: [/^[\w.-]+$/.test(license) ? { license: { id: license, url: licence } } : { expression: license }],
    purl: purlOf(found),
    externalReferences: [{ type: 'license', url: licence }],
    ...details,
  };
}

function isManifest(value: unknown): value is Manifest {
  return typeof value === 'object' && value !== null && 'name' in value && 'version' in value;
}

/** Returns the package URL: https://github.com/package-url/purl-spec. */
function purlOf({ name, version }: Manifest): string {
  return `pkg:npm/${name.replace('@', '%40')}@${encodeURIComponent(version)}`;
}

/** Returns the name of the file with the licence of a package. Throws when it has none. */
function licenceFileOf(folder: string): string {
  const name = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
  if (name === undefined) throw new Error(`${folder} is bundled and has no file with its licence`);
  return name;
}
