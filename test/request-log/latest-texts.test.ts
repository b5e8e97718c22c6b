import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LatestTexts } from '../../mock-server/request-log/latest-texts';

const MOST = 5;
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constant('\ufeffwith a byte order mark'),
  fc.tuple(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 3 }), fc.nat(3_000)).map(([a, n]) => a.repeat(n)),
);

test('any texts: the latest ones are returned as they were, and forgotten ones are not', () => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 60 }), (all) => {
      const texts = new LatestTexts(MOST);
      const numbers = all.map((each, index) => {
        const number = texts.keep(each);
        expect(texts.read(number)).toBe(each);
        return { number, index };
      });
      for (const { number, index } of numbers.slice(-MOST)) expect(texts.read(number)).toBe(all[index]);
      for (const { number } of numbers.slice(0, -MOST))
        expect(() => texts.read(number)).toThrow('the text was forgotten');
    }),
  );
});

test('the buffer has room for the latest texts, however many were kept', () => {
  const texts = new LatestTexts(MOST);
  const keep = (count: number) => {
    for (let kept = 0; kept < count; kept++) texts.keep('a'.repeat(1_000 + (kept % 7)));
  };
  keep(100);
  const { size } = texts;
  keep(10_000);
  expect(texts.size).toBe(size);
  expect(size).toBeLessThanOrEqual(16_384);
});
