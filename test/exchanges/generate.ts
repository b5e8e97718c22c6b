import { writeFile } from 'node:fs/promises';
import { exchangeFiles } from './files';

/** Writes the examples of the documents. They are made by a sandbox, which reads what is generated before. */
for (const [path, content] of Object.entries(await exchangeFiles())) {
  await writeFile(new URL(`../../${path}`, import.meta.url), content);
  process.stdout.write(`${path}\n`);
}
