import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pages, table, withSection } from '../../bench/page';

test('a section replaces what is between its markers, and nothing else', async () => {
  const page = '<!-- begin: bench guide -->\n\nold\n\n<!-- end: bench guide -->\n\nafter\n';
  expect(await withSection(page, 'bench guide', table(['a', 'b'], [['1', '2']]))).toBe(
    '<!-- begin: bench guide -->\n\n| a   | b   |\n| --- | --- |\n| 1   | 2   |\n\n<!-- end: bench guide -->\n\nafter\n',
  );
});

test('a section needs its markers', async () => {
  await expect(withSection('# Page\n', 'bench guide', 'text')).rejects.toThrow('begin: bench guide');
});

test.each(['bench guide', 'bench guide, sizes', 'bench profile'] as const)(
  'a page has the section of npm run %s',
  async (section) => {
    const page = readFileSync(pages[section], 'utf8');
    expect(await withSection(page, section, 'text')).toContain('\n\ntext\n\n');
  },
);
