import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { referencePages } from '../../spec/emit/reference-pages';

const page = referencePages()['differences.md'] ?? '';

/** Tables of the control API, which is no part of the service. */
const ofControl = ['errors/control.ts'];
/** They are the rows of other tables. */
const collections = ['errors.ts'];
const tables = readdirSync('spec/tables', { recursive: true })
  .map((file) => String(file).replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && ![...ofControl, ...collections].includes(file));

interface ChosenRow {
  readonly name: string;
  readonly row: object;
}

/** Returns the rows within a value that the sandbox chose, each once. */
function chosenRows(name: string, value: unknown, seen = new Set<unknown>()): readonly ChosenRow[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const own = 'provenance' in value && value.provenance === 'chosen' ? [{ name, row: value }] : [];
  return [...own, ...Object.entries(value).flatMap(([each, inner]) => chosenRows(each, inner, seen))];
}

/** The properties by which a page shows a row, where it does not show its name. */
const shown = [
  'meaning',
  'description',
  'movedBy',
  'text',
  'bank_name',
  'path',
  'number',
  'account_number',
  'value',
  'status',
  'retry',
];

function isOnPage({ name, row }: ChosenRow): boolean {
  const texts = Object.entries(row).flatMap(([property, value]) => (shown.includes(property) ? [String(value)] : []));
  return (
    page.includes(`\`${name}\``) || texts.some((text) => page.includes(`\`${text}\``) || page.includes(`| ${text} |`))
  );
}

test.each(tables)('the page of differences has each row that is chosen in %s', async (file) => {
  const exported: object = await import(`../../spec/tables/${file}`);
  const missing = chosenRows(file, { ...exported }).filter((each) => !isOnPage(each));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

test('the tables have choices of many subjects', async () => {
  const found = await Promise.all(
    tables.map(async (file) => chosenRows(file, { ...(await import(`../../spec/tables/${file}`)) })),
  );
  expect(found.filter((rows) => rows.length > 0).length).toBeGreaterThan(15);
});

test.each(['going-live', 'compare'])('the guide %s promises what the page has', (guide) => {
  const text = readFileSync(`docs/guides/${guide}.md`, 'utf8').replaceAll('\n', ' ');
  expect(text).toContain('every choice of the');
  expect(text).not.toMatch(/every (undocumented )?fact/);
});
