import { mkdir, writeFile } from 'node:fs/promises';
import { generatedFiles } from './emit/files';

/** Writes everything that follows from the tables. The only script that writes generated files. */
const root = new URL('../', import.meta.url);
for (const [path, content] of Object.entries(await generatedFiles())) {
  const file = new URL(path, root);
  await mkdir(new URL('./', file), { recursive: true });
  await writeFile(file, content);
  console.log(path);
}
