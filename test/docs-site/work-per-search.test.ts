import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indexedSections } from '../../mock-server/docs/build/indexed-sections';
import { pagesIn } from '../../mock-server/docs/build/pages';
import { indexOf, searchIn, termOf } from '../../mock-server/docs/search';
import { WorkCounter } from '../store/work-counter';

/** The most that a search does, as a multiple of what it does for a question: that takes a millisecond, a search at most 20. */
const MAX_WORK = 12;
const question = "why is my refund's fee 12";

const counter = new WorkCounter(['/minisearch/', '/mock-server/docs/search']);
afterAll(() => counter.close());

let search: Awaited<ReturnType<typeof searchIn>>;
/** How many times words of the documentation are in a section, by word. */
let uses: ReadonlyMap<string, number>;
beforeAll(async () => {
  const sections = (await pagesIn('docs')).flatMap(indexedSections);
  search = await searchIn(gzipSync(indexOf(sections)).toString('base64'));
  const words = sections.flatMap(({ heading, page, text }) => [
    ...new Set(`${heading} ${page} ${text}`.match(/[\p{L}\p{N}_]+/gu)?.flatMap((word) => termOf(word) ?? [])),
  ]);
  uses = countsOf(words);
}, 60_000);

function countsOf(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Returns the beginnings of words that most sections have, the most frequent first. */
function frequentBeginnings(length: number): readonly string[] {
  const beginnings = new Map<string, number>();
  for (const [word, count] of uses)
    if (word.length >= length)
      beginnings.set(word.slice(0, length), (beginnings.get(word.slice(0, length)) ?? 0) + count);
  return [...beginnings].sort(([, one], [, other]) => other - one).map(([beginning]) => beginning);
}

const frequentWords = (isTaken: (word: string) => boolean) =>
  [...uses]
    .filter(([word]) => isTaken(word))
    .sort(([, one], [, other]) => other - one)
    .map(([word]) => word);

const workFor = (query: string) => counter.count(1, () => Promise.resolve(search(query)));

const alphabet = 'abcdefghijklmnopqrstuvwxyz';

const hostile: readonly (readonly [name: string, query: () => string])[] = [
  ['one word of 15,900 letters', () => 'a'.repeat(15_900)],
  ['one word of 15,900 letters with an underscore after each', () => 'a_'.repeat(7_950)],
  ['one beginning of words, 4,000 times', () => 'pay '.repeat(4_000)],
  ['one beginning of words, joined by underscores', () => 'pay_'.repeat(4_000)],
  ['200 words of one letter', () => Array.from({ length: 200 }, (_, at) => alphabet[at % 26]).join(' ')],
  ['all words of two letters', () => [...alphabet].flatMap((a) => [...alphabet].map((b) => a + b)).join(' ')],
  [
    'all beginnings of a word',
    () => Array.from('authorizations', (_, at) => 'authorizations'.slice(0, at + 1)).join(' '),
  ],
  ['the most frequent beginnings of words', () => frequentBeginnings(3).join(' ')],
  ['longer beginnings of words', () => frequentBeginnings(5).join(' ')],
  ['the most frequent words', () => frequentWords(() => true).join(' ')],
  [
    'the most frequent long words, misspelt',
    () =>
      frequentWords(({ length }) => length > 9)
        .map((word) => `${word}x`)
        .join(' '),
  ],
  ['words of 32 letters', () => Array.from({ length: 9 }, (_, at) => alphabet.repeat(3).slice(at, at + 32)).join(' ')],
  ['a page', () => [...uses.keys()].join(' ')],
  ['characters of regular expressions', () => '(a+)+$ .* [^x]{1,9999} \\'.repeat(700)],
  ['halves of surrogate pairs', () => '\uD83D'.repeat(15_900)],
  ['emoji', () => '😀'.repeat(7_950)],
  ['letters of two code units', () => '𝒜'.repeat(7_950)],
  ['letters that grow in lower case', () => 'İ'.repeat(15_900)],
  ['combining marks', () => 'e\u0301'.repeat(7_950)],
  ['letters without case', () => 'ก'.repeat(15_900)],
];

test.each(hostile)('a search for %s does at most as much as twelve searches for a question', async (_name, query) => {
  const usual = await workFor(question);
  const work = await workFor(query());
  expect(work).toBeLessThan(MAX_WORK * usual);
});

test('of a word, what follows the first 32 letters is not read', async () => {
  const word = 'payment_intent_requires_payment_';
  const more = `${word}${'method_'.repeat(20)}`;
  expect(search(more)[0]).toEqual(search(word)[0]);
  expect(await workFor('a'.repeat(190))).toBe(await workFor('a'.repeat(32)));
});

test('what follows the first 200 characters is not read', async () => {
  const text = `refund ${'x'.repeat(193)}`;
  const more = `${text} ${[...uses.keys()].join(' ')}`;
  expect(search(more)).toEqual(search(text));
  expect(await workFor(more)).toBe(await workFor(text));
});
