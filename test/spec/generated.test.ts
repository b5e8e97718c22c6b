import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { generatedFiles } from '../../spec/emit/files';

const files = await generatedFiles();

test('the generated files are up to date', async () => {
  for (const [path, text] of Object.entries(files)) {
    expect(await readFile(path, 'utf8'), `${path} is not up to date: npm run generate`).toBe(text);
  }
});

test('there are no other files among them', async () => {
  const found: string[] = [];
  for (const directory of ['spec/generated', 'docs/reference']) {
    const entries = await readdir(directory, { recursive: true, withFileTypes: true });
    found.push(...entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => `${parentPath}/${name}`));
  }
  // The only page that the tests write: `npm run coverage`.
  expect(found.sort()).toEqual([...Object.keys(files), 'docs/reference/coverage.md'].sort());
});
