import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { searchIn } from '../../mock-server/docs/search';
import { questions } from './questions';
import { builtDocs } from './support';

let files: ReadonlyMap<string, string>;
let search: Awaited<ReturnType<typeof searchIn>>;
beforeAll(async () => {
  ({ files } = await builtDocs());
  search = await searchIn([...files].find(([name]) => name.startsWith('index-'))?.[1] ?? '');
}, 60_000);

test('index and code of the search take at most 300 KB compressed', () => {
  const loaded = [...files].filter(([name]) => /^(?:index|search)-/.test(name));
  expect(loaded).toHaveLength(2);
  const bytes = loaded.reduce((sum, [, text]) => sum + gzipSync(text).length, 0);
  expect(bytes).toBeLessThanOrEqual(300 * 1024);
});

test.each(questions)('%j finds its page among the first three', (question, place) => {
  const found = search(question).slice(0, 3);
  expect(found.map(({ path }) => path)).toContainEqual(expect.stringMatching(place));
  for (const { heading, excerpt } of found) expect(`${heading} ${excerpt}`.length).toBeLessThan(300);
});

test.each([
  ['Create a payment', 'reference/api/payments#create-a-payment'],
  ['create payment', 'reference/api/payments#create-a-payment'],
  ['card_declined', 'reference/errors#card_declined'],
  ['Go, PHP and Java', 'guides/go-php-java'],
  ['Test with Jest', 'guides/jest'],
])('a title is found first: %s', (title, place) => {
  expect(search(title)[0]?.path).toBe(place);
});

test('nothing is found for words that no page has', () => {
  expect(search('qqqqqq')).toEqual([]);
  expect(search('why is it')).toEqual([]);
});
