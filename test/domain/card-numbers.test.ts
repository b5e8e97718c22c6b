import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardBrands } from '../../spec/tables/card-brands';
import { testCards } from '../../spec/tables/test-cards';
import { passesLuhn } from '../../mock-server/domain/card';
import { maskCardNumbers, withoutCardNumbers } from '../../mock-server/domain/card-numbers';

const masks: [given: string, shown: string][] = [
  ['4242424242424242', '424242******4242'],
  ['4242 4242 4242 4242', '4242 42** **** 4242'],
  ['4242-4242-4242-4242', '4242-42**-****-4242'],
  ['4242 - 4242 - 4242 - 4242', '4242 - 42** - **** - 4242'],
  ['4242\u00a04242\u00a04242\u00a04242', '4242\u00a042**\u00a0****\u00a04242'],
  ['4242–4242–4242–4242', '4242–42**–****–4242'],
  ['3782 822463 10005', '3782 82**** *0005'],
  ['4222222222222', '422222***2222'],
  ['card4242424242424242x', 'card424242******4242x'],
  // A date, a security code or an instant beside it hides no number.
  ['4242424242424242-1767225600', '424242******4242-1767225600'],
  ['4242 4242 4242 4242 12/27 123', '4242 42** **** 4242 12/27 123'],
  ['12 4242424242424242', '12 424242******4242'],
  ['4242424242424242 5555555555554444', '424242******4242 555555******4444'],
  // A test card whose check digit is wrong.
  ['4242424242424241', '424242******4241'],
];

const keeps = [
  '',
  'order-17',
  '1767225600000', // an instant in milliseconds
  '4242424242424243', // a wrong check digit
  '3056930009020004', // no brand of the table
  '42424242424242424242', // more digits than a card number has
  '14242424242424242', // a digit beside it
  '2027-01-01T00:00:00.000Z',
  '2027-01-01 10:00 2027-01-02',
  '+1 555 0100 4242',
  'py_6C7mJJVEVjbPVy0AnL9tpb',
  '42424242-4242-4242-9242-42424242424a',
];

describe('a text', () => {
  test.each(masks)('%j is shown as %j', (given, shown) => {
    expect(maskCardNumbers(given)).toBe(shown);
    expect(maskCardNumbers(shown)).toBe(shown);
  });

  test.each(keeps)('%j stays as it is', (text) => {
    expect(maskCardNumbers(text)).toBe(text);
  });

  test.each(testCards.map(({ number }) => number))('the test card %s is masked', (number) => {
    expect(maskCardNumbers(`pay ${number}`)).toBe(
      `pay ${number.slice(0, 6)}${'*'.repeat(number.length - 10)}${number.slice(-4)}`,
    );
  });

  test('every number of a brand is masked in any grouping, and no other digits are', () => {
    const rows = Object.values(cardBrands).flatMap(({ prefixes, lengths }) =>
      prefixes.flatMap(([from, to]) => lengths.map((length) => ({ from, to, length }))),
    );
    const number = fc
      .tuple(fc.constantFrom(...rows), fc.nat(), fc.stringMatching(/^\d{19}$/))
      .map(([{ from, to, length }, at, rest]) => {
        const start = (String(from + (at % (to - from + 1))) + rest).slice(0, length - 1);
        return [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((last) => `${start}${last}`).find(passesLuhn) ?? '';
      });
    const cuts = fc.uniqueArray(fc.nat({ max: 18 }), { maxLength: 5 });
    fc.assert(
      fc.property(number, cuts, fc.constantFrom(' ', '-', '  '), (digits, at, between) => {
        const written = [...digits].map((each, i) => (i > 0 && at.includes(i) ? between + each : each)).join('');
        const shown = maskCardNumbers(`x ${written}.`).replace(/[^\d*]/g, '');
        expect(shown).toBe(`${digits.slice(0, 6)}${'*'.repeat(digits.length - 10)}${digits.slice(-4)}`);
      }),
    );
  });

  test('any length takes linear time', () => {
    const started = performance.now();
    for (const text of ['1'.repeat(2e5), '1 '.repeat(1e5), '4242 '.repeat(4e4), ' '.repeat(2e5), '1   '.repeat(5e4)])
      maskCardNumbers(text);
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});

test('of a value, its texts, numbers and names are masked, but not the fields for such numbers', () => {
  const number = '4242424242424242';
  const schema = { properties: { number: { type: 'string' }, name: { type: 'string' }, metadata: {} } } as const;
  const masked: string[] = [];
  const value = { number, name: number, metadata: { number, at: Number(number), [number]: [1, number, null, true] } };
  expect(withoutCardNumbers(value, schema, masked, 'body')).toEqual({
    number,
    name: '424242******4242',
    metadata: {
      number: '424242******4242',
      at: '424242******4242',
      '424242******4242': [1, '424242******4242', null, true],
    },
  });
  expect(masked).toEqual([
    'body.name',
    'body.metadata.number',
    'body.metadata.at',
    'body.metadata.424242******4242',
    'body.metadata.424242******4242.1',
  ]);
});
