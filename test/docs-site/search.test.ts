import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { searchIn } from '../../mock-server/docs/search';
import { questions } from './questions';
import { builtFile } from './support';

const index = builtFile('index-');
const search = await searchIn(index);

test('index and code of the search take at most 300 KB compressed', () => {
  const bytes = gzipSync(index).length + gzipSync(builtFile('search-')).length;
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
