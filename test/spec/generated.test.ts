import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { generatedFiles } from '../../spec/emit/files';
import { filesBelow } from '../support/files-below';

const files = await generatedFiles();

test('the generated files are up to date', async () => {
  for (const [path, text] of Object.entries(files)) {
    expect(await readFile(path, 'utf8'), `${path} is not up to date: npm run generate`).toBe(text);
  }
});

/** Made from the types of the package, which takes seconds: `test/packaging/type-reference.test.ts` compares these. */
const isOfTypes = (file: string) => file.startsWith('docs/reference/typescript/');

test('there are no other files among them, and those of the reference say that they are generated', () => {
  const isGenerated = (file: string) => !isOfTypes(file) && readFileSync(file, 'utf8').startsWith('<!-- Generated');
  const found = [...filesBelow('spec/generated'), ...filesBelow('docs/reference').filter(isGenerated)];
  // Those that a sandbox made.
  const others = ['examples.js', 'examples.d.ts', 'postman-collection.json'].map((name) => `spec/generated/${name}`);
  expect(found.sort()).toEqual([...Object.keys(files), ...others].sort());
});
