import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brandOf, passesLuhn } from '../../mock-server/domain/card-number';
import { createRedaction } from '../../mock-server/recordings/redaction/redaction';
import { harEntry } from './support/har-entries';

const { exchange } = createRedaction();
const redacted = (body: unknown) => JSON.parse(exchange(harEntry({ body })).request.postData?.text ?? '');
const description = (text: string): string => redacted({ description: text }).description;
const cardNumber = (number: string): string =>
  redacted({ payment_method: { card: { number } } }).payment_method.card.number;

/** The kinds of characters of a text. */
const shapeOf = (text: string) => text.replace(/[a-z]/g, 'a').replace(/[A-Z]/g, 'A').replace(/\d/g, '0');

/** Longer than what may have the same stand-in by chance. */
const longText = fc
  .string({ minLength: 12, maxLength: 60, unit: fc.constantFrom(...'abcdefgXYZ0123456789 .-') })
  .filter((text) => /[a-z]{6}|\d{8}/i.test(text));

test('equal texts have equal stand-ins, other texts others, in any place', () => {
  fc.assert(
    fc.property(longText, longText, (one, other) => {
      const { description: first, metadata } = redacted({ description: one, metadata: { a: one, b: [other] } });
      expect(Object.values(metadata)[0]).toBe(first);
      expect(Object.values(metadata).flat()[1] === first).toBe(one === other);
      expect(first).not.toContain(one);
    }),
  );
});

test('a text keeps its length, and usually its shape', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80, unit: 'grapheme' }), (text) => {
      if (/@|::|^https?:|^[\d -]+$/.test(text)) return;
      expect(description(text)).toHaveLength(text.length);
    }),
  );
  fc.assert(
    fc.property(longText, (text) => {
      expect(shapeOf(description(text))).toBe(shapeOf(text));
    }),
  );
});

test('a card number keeps its brand, length, last four digits and whether it is valid', () => {
  const digits = (length: number) =>
    fc.string({ minLength: length, maxLength: length, unit: fc.constantFrom(...'0123456789') });
  const number = fc
    .constantFrom('4', '51', '2221', '34', '37', '6011', '65', '35', '62')
    .chain((prefix) =>
      fc.integer({ min: 13, max: 19 }).chain((length) => digits(length - prefix.length).map((rest) => prefix + rest)),
    );
  fc.assert(
    fc.property(number, (card) => {
      const standIn = cardNumber(card);
      expect(standIn).not.toBe(card);
      expect(standIn).toBe(cardNumber(card));
      expect([standIn.length, standIn.slice(-4), brandOf(standIn), passesLuhn(standIn)]).toEqual([
        card.length,
        card.slice(-4),
        brandOf(card),
        passesLuhn(card),
      ]);
    }),
  );
});

test('every value of JSON keeps its type, and lists and objects their sizes', () => {
  // Keys that are numbers come first in an object, and their stand-ins have another order.
  const typesOf = (value: unknown): string => {
    if (Array.isArray(value)) return `[${value.map(typesOf).join()}]`;
    if (typeof value !== 'object') return typeof value;
    return value === null ? 'null' : `{${Object.values(value).map(typesOf).sort().join()}}`;
  };
  fc.assert(
    fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.jsonValue({ maxDepth: 3 })), (metadata) => {
      expect(typesOf(redacted({ metadata }).metadata)).toBe(typesOf(metadata));
    }),
  );
});

test('so does each of many numbers of a brand that few numbers have', () => {
  const cards = Array.from({ length: 2_000 }, (_, i) => `6011${String(100_003_023 + 7 * i)}`);
  expect(cards.filter((card) => brandOf(cardNumber(card)) !== 'discover')).toEqual([]);
});
