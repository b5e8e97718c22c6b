import { writeFile } from 'node:fs/promises';
import { exchangeFiles } from './files';
import { nextStep } from './next-step';

/** Writes the examples of the documents. They are made by a sandbox, which reads what is generated before. */
try {
  for (const [path, content] of Object.entries(await exchangeFiles())) {
    await writeFile(new URL(`../../${path}`, import.meta.url), content);
    process.stdout.write(`${path}\n`);
  }
} catch (error) {
  const next = nextStep(error);
  if (next === undefined) throw error;
  process.stderr.write(`${next}\n`);
  process.exitCode = 1;
}
