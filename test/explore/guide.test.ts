import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { disturbances } from '../../spec/tables/disturbances';
import { judges } from '../../spec/tables/judges';
import { rowsOf } from '../../spec/vocabulary/table';

const text = readFileSync('docs/guides/explore.md', 'utf8');

/** Returns the cells of the rows of the table that begins with a head. */
function rowsBelow(head: string): readonly (readonly string[])[] {
  const [, rows = ''] = new RegExp(String.raw`^\| ${head} +\|.*\n\|[ |-]+\n((?:\|.*\n)+)`, 'm').exec(text) ?? [];
  return rows
    .trimEnd()
    .split('\n')
    .map((row) =>
      row
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
}

test('the guide has each disturbance, in their order', () => {
  expect(rowsBelow('Disturbance')).toEqual(
    rowsOf(disturbances).map(([name, { strikes, meets, ...row }]) => [
      `\`${name}\``,
      strikes === 'delivery' ? 'a delivery' : 'charges' in row ? 'a charge' : 'a request',
      meets,
    ]),
  );
});

test('the guide has each judge, the weightiest first, and a section for the link of its stories', () => {
  expect(rowsBelow('Judge')).toEqual(rowsOf(judges).map(([name, { accuses }]) => [`[\`${name}\`](#${name})`, accuses]));
  const sections = Array.from(text.matchAll(/^### (\w+)\n\n([^#]+)/gm), ([, name, cure = '']) => [
    name,
    cure.replaceAll(/\s+/g, ' '),
  ]);
  expect(sections.map(([name]) => name)).toEqual(Object.keys(judges));
});

test('each judge has a section with its cure', () => {
  const flat = text.replaceAll(/\s+/g, ' ');
  expect(
    rowsOf(judges)
      .filter(([, { cure }]) => !flat.includes(cure.replace(/\.$/, '')))
      .map(([name]) => name),
  ).toEqual(['check']);
});
