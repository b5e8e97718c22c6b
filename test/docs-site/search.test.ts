import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { searchIn } from '../../mock-server/docs/search';
import { builtDocs } from './support';

let files: ReadonlyMap<string, string>;
let search: Awaited<ReturnType<typeof searchIn>>;
beforeAll(async () => {
  ({ files } = await builtDocs());
  search = await searchIn([...files].find(([name]) => name.startsWith('index-'))?.[1] ?? '');
}, 60_000);

test('index and code of the search take at most 150 KB compressed', () => {
  const loaded = [...files].filter(([name]) => /^(?:index|search)-/.test(name));
  expect(loaded).toHaveLength(2);
  const bytes = loaded.reduce((sum, [, text]) => sum + gzipSync(text).length, 0);
  expect(bytes).toBeLessThanOrEqual(150 * 1024);
});

/** Questions, and a place that must be among the first five. */
test.each([
  ["why is my refund's fee 12", /^guides\/refunds#why-is-the-fee-of-a-refund-12/],
  ['advance the clock', /^guides\/time/],
  ['how do I verify the signature of a webhook?', /^guides\/webhooks#/],
  ['card_declined', /^reference\/errors#card_declined$/],
  ['declined card test', /scenarios|declines|outcomes/],
  ['Jest', /jest|test-kit/],
  ['control token', /reachability-and-tokens/],
])('%j finds its page', (question, place) => {
  const found = search(question).slice(0, 5);
  expect(found.map(({ path }) => path)).toContainEqual(expect.stringMatching(place));
  for (const { heading, excerpt } of found) expect(`${heading} ${excerpt}`.length).toBeLessThan(300);
});

test('nothing is found for words that no page has', () => {
  expect(search('qqqqqq')).toEqual([]);
  expect(search('why is it')).toEqual([]);
});
