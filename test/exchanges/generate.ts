import { writeFile } from 'node:fs/promises';
import { exampleFiles } from './files';

/** Writes the examples of the documents. They are made by a sandbox, which reads what is generated before. */
for (const [path, content] of Object.entries(await exampleFiles())) {
  await writeFile(new URL(`../../${path}`, import.meta.url), content);
  process.stdout.write(`${path}\n`);
}
