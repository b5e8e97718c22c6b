import { mkdir, writeFile } from 'node:fs/promises';
import { referenceFiles, tableFiles } from './emit/files';

/**
 * Writes the files that are generated from the tables: no other script writes them. With `reference`:
 * the pages, which show examples.
 */
const root = new URL('../', import.meta.url);
const files = process.argv[2] === 'reference' ? referenceFiles() : await tableFiles();
for (const [path, content] of Object.entries(files)) {
  const file = new URL(path, root);
  await mkdir(new URL('./', file), { recursive: true });
  await writeFile(file, content);
  console.log(path);
}
