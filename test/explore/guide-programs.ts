import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { blocksOf, filesOf } from '../examples/documents';
import { packageRoot } from '../examples/run-program';
import { transpiled } from '../support/transpiled';

let folders = 0;

/** Writes TypeScript modules below the built package, as JavaScript. Returns a function that imports one. */
function written(
  files: Readonly<Record<string, string>>,
): (name: string) => Promise<Readonly<Record<string, unknown>>> {
  const folder = join(packageRoot, 'explored', String(++folders));
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path.replaceAll('/', '-').replace('.ts', '.mjs'));
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, transpiled(text).replaceAll(/from '(?:\.\.?\/)+(\w[\w-]*)'/g, "from './$1.mjs'"));
  }
  return (name) => import(pathToFileURL(join(folder, `${name}.mjs`)).href);
}

/** Returns the apps of the guide, as they are after a start: each import has attempts of its own. */
export function importApp(name: string): Promise<Readonly<Record<string, unknown>>> {
  const files = filesOf('docs/guides/apps-under-test.md');
  // Its address stands in the code, for MSW. Without it, the environment has the address.
  const changed = Object.entries(files).map(([path, text]) => [
    path,
    text.replace("{ baseUrl: 'https://payments.example' }", ''),
  ]);
  return written(Object.fromEntries(changed))(name);
}

/** Returns the endpoint of a framework, with the secret of the environment. */
export function importEndpoint(
  language: 'ts hono' | 'ts next' | 'ts fastify',
): Promise<Readonly<Record<string, unknown>>> {
  const block = blocksOf('docs/reference/webhook-signatures.md').find((each) => each.language === language);
  return written({ 'endpoint.ts': block?.text ?? '' })('endpoint');
}
