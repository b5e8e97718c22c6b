import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import manifest from '../package.json';
import config from '../tsconfig.json';
import { manifestFields, sourcePaths } from './manifest';
import { typeReference } from './reference/type-pages';

/** Writes what follows from the entries into `package.json` and `tsconfig.json`. Other fields stay as they are. */
async function write(name: string, content: object): Promise<void> {
  const file = new URL(`../${name}`, import.meta.url);
  const options = await resolveConfig(file);
  await writeFile(file, await format(JSON.stringify(content, null, 2), { ...options, filepath: name }));
}

/** Writes the reference of the types of the package. */
async function writeReference(): Promise<void> {
  const folder = new URL('../docs/reference/typescript/', import.meta.url);
  await mkdir(folder, { recursive: true });
  const { pages } = await typeReference(fileURLToPath(new URL('..', import.meta.url)));
  for (const [path, text] of Object.entries(pages)) await writeFile(new URL(path, folder), text);
}

await write('package.json', { ...manifest, ...manifestFields() });
await write('tsconfig.json', { ...config, compilerOptions: { ...config.compilerOptions, paths: sourcePaths() } });
await writeReference();
