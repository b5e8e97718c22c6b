import { mkdir, writeFile } from 'node:fs/promises';
import { generatedFiles } from './emit/files';

/** Writes every file that is generated from the tables: no other script writes them. */
const root = new URL('../', import.meta.url);
for (const [path, content] of Object.entries(await generatedFiles())) {
  const file = new URL(path, root);
  await mkdir(new URL('./', file), { recursive: true });
  await writeFile(file, content);
  console.log(path);
}
