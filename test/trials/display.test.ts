import { expect, test } from 'vitest';
import { paymentApi } from '../../spec/apis';
import { publishedDocument } from '../../spec/emit/document';
import { ShownPage } from '../dashboard/support/dashboard';
import { added } from '../releases/trial/variants';
import type { Edit } from '../releases/trial/trees';
import { shownWith } from './run-trial';

const spec = 'spec/resources/payments.ts';
const present = 'mock-server/present/payments.ts';

/** Edits of the row and of the action, and of what the API has: four files. */
const newField: readonly Edit[] = [
  ...added,
  [
    spec,
    "  terminal_id: from('reference', {",
    "  tip: money('The tip in the amount.'),\n  terminal_id: from('reference', {",
  ],
  [present, '    terminal_id: null,\n', '    tip: row.tip,\n    terminal_id: null,\n'],
];

const pageOf = (html: string) => new ShownPage(200, new Headers(), html);
/** The first row of the list in the dashboard, by the titles of its columns. */
const rowOf = (list: string) => pageOf(list).rows('Payments, newest first')?.[0];
const headerOf = (list: string) => list.split('\n')[0]?.trim().split(/ +/);

test('a new field is four files, and shows everywhere except in lists', { timeout: 60_000 }, async () => {
  expect(new Set(newField.map(([file]) => file)).size).toBe(4);
  const { payment, page, list, listCommand, getCommand, reference, document } = await shownWith(newField);
  expect(payment['tip']).toBe(250);
  expect(pageOf(page).facts).toMatchObject({ Tip: '250' });
  expect(getCommand).toMatch(/^tip +250$/m);
  expect(reference).toMatch(/\| `tip` .*The tip in the amount\./);
  expect(document).toMatchObject({
    components: { schemas: { Payment: { properties: { tip: { type: 'integer' } } } } },
  });
  expect(rowOf(list)).toMatchObject({ Amount: '$10.00' });
  expect(rowOf(list)).not.toHaveProperty('Tip');
  expect(headerOf(listCommand)).not.toContain('tip');
});

test('a new column of a list is one word, and no document has it', { timeout: 60_000 }, async () => {
  const { list, listCommand, document } = await shownWith([
    [spec, "more('description'),", "more('description', 'capture_strategy'),"],
  ]);
  expect(rowOf(list)).toMatchObject({ 'Capture strategy': 'automatic' });
  expect(headerOf(listCommand)).toContain('capture_strategy');
  expect(document).toEqual(publishedDocument(paymentApi));
});
