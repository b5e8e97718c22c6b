import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import manifest from '../../package.json';
import { referenceFiles, tableFiles } from '../../spec/emit/files';
import { filesBelow } from '../support/files-below';

const fromTables = await tableFiles();
const files = { ...fromTables, ...referenceFiles() };

test('the generated files are up to date', async () => {
  for (const [path, text] of Object.entries(files)) {
    expect(await readFile(path, 'utf8'), `${path} is not up to date: npm run generate`).toBe(text);
  }
});

test('one run generates all: the pages, which show examples, after a sandbox has made these', () => {
  expect(Object.keys(fromTables).filter((path) => path.endsWith('.md'))).toEqual([]);
  const steps = manifest.scripts.generate.split(' && ');
  expect(steps.slice(0, 3)).toEqual([
    'tsx spec/generate.ts',
    'tsx test/exchanges/generate.ts',
    'tsx spec/generate.ts reference',
  ]);
});

/** Made from the types of the package, which takes seconds: `test/packaging/type-reference.test.ts` compares these. */
const isOfTypes = (file: string) => file.startsWith('docs/reference/typescript/');

test('there are no other files among them, and those of the reference say that they are generated', () => {
  const isGenerated = (file: string) => !isOfTypes(file) && readFileSync(file, 'utf8').startsWith('<!-- Generated');
  const found = [...filesBelow('spec/generated'), ...filesBelow('docs/reference').filter(isGenerated)];
  // Those that a sandbox made.
  const examples = ['built-examples', 'examples'].flatMap((name) => [`${name}.js`, `${name}.d.ts`]);
  const others = [...examples, 'postman-collection.json'].map((name) => `spec/generated/${name}`);
  expect(found.sort()).toEqual([...Object.keys(files), ...others].sort());
});
