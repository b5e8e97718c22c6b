import { writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import manifest from '../package.json';
import config from '../tsconfig.json';
import { manifestFields, sourcePaths } from './manifest';

/** Writes what follows from the entries into `package.json` and `tsconfig.json`. Other fields stay as they are. */
async function write(name: string, content: object): Promise<void> {
  const file = new URL(`../${name}`, import.meta.url);
  const options = await resolveConfig(file);
  await writeFile(file, await format(JSON.stringify(content, null, 2), { ...options, filepath: name }));
}

await write('package.json', { ...manifest, ...manifestFields() });
await write('tsconfig.json', { ...config, compilerOptions: { ...config.compilerOptions, paths: sourcePaths() } });
