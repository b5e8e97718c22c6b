import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardBrands } from '../../spec/tables/card-brands';
import { testCards } from '../../spec/tables/test-cards';
import { passesLuhn } from '../../mock-server/domain/card-number';
import { holdsCardNumber, maskPrintedText, maskStoredText } from '../../mock-server/domain/card-numbers';
import { withoutCardNumbers } from '../../mock-server/domain/masked-value';
import { scaled } from '../support/run-scale';

/** A valid number of no listed test card. */
const real = '4111111111111111';
const shownReal = '411111******1111';
const inGroups = '4111 1111 1111 1111';

/** Texts, and what is stored of them. */
const stored: [given: string, shown: string][] = [
  ['4242424242424242', '424242******4242'],
  ['4242 4242 4242 4242', '4242 42** **** 4242'],
  ['4242-4242-4242-4242', '4242-42**-****-4242'],
  ['4242 - 4242 - 4242 - 4242', '4242 - 42** - **** - 4242'],
  ['4242\u00a04242\u00a04242\u00a04242', '4242\u00a042**\u00a0****\u00a04242'],
  ['4242–4242–4242–4242', '4242–42**–****–4242'],
  ['3782 822463 10005', '3782 82**** *0005'],
  ['3782 8224 6310 005', '3782 82** ***0 005'],
  ['４２４２４２４２４２４２４２４２', '４２４２４２******４２４２'],
  ['4242%204242%204242%204242', '4242%2042**%20****%204242'],
  // A listed test card, whatever is beside it.
  ['card4242424242424242x', 'card424242******4242x'],
  ['_4242424242424242_', '_424242******4242_'],
  ['14242424242424242', '1424242******4242'],
  ['42424242424242424242', '424242**********4242'],
  ['%4242424242424242', '%424242******4242'],
  ['1 %4242 4242 4242 4242', '1 %4242 42** **** 4242'],
  ['94242 4242 4242 42429', '94242 42** **** 42429'],
  ['aé4242-4242-4242-4242ж', 'aé4242-42**-****-4242ж'],
  // A test card whose check digit is wrong.
  ['4242424242424241', '424242******4241'],
  // Any other number.
  [real, shownReal],
  [inGroups, '4111 11** **** 1111'],
  ['4111–1111–1111–1111', '4111–11**–****–1111'],
  ['４１１１　１１１１　１１１１　１１１１', '４１１１　１１**　****　１１１１'],
  ['3782 822463 10013', '3782 82**** *0013'],
  [`-${real}-`, `-${shownReal}-`],
  [`"${real}"`, `"${shownReal}"`],
  [`x\\n${real}\\ty`, `x\\n${shownReal}\\ty`],
  [`a\\u0020${real}`, `a\\u0020${shownReal}`],
  [`a%20${real}%20b`, `a%20${shownReal}%20b`],
  [`a\\u00e9${real}`, `a\\u00e9${shownReal}`],
  // A date, a security code or an instant beside it hides no number.
  [`${real}-1767225600`, `${shownReal}-1767225600`],
  [`${inGroups} 12/27 123`, '4111 11** **** 1111 12/27 123'],
  [`12 ${real}`, `12 ${shownReal}`],
  [`${real} 5555555555554444`, `${shownReal} 555555******4444`],
];

/** Texts that are stored as they are. */
const kept = [
  '',
  'order-17',
  '1767225600000', // an instant in milliseconds
  '4222222222222', // 13 digits of a brand
  '4242424242424243', // a wrong check digit
  '3056930009020004', // no brand of the table
  `1${real}`, // a digit beside it
  `x${real}`,
  `${real}x`,
  `_${real}`,
  `${real}_`,
  `é${real}`,
  `${real}ж`,
  `中${real}`,
  `𐐀${real}`,
  `${real}𐐀`,
  '41 1111 1111 1111 11', // not as cards are printed
  '4111111 111111111',
  '4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1',
  '41111111-1111-1111-1111-111111111111',
  '2027-01-01T00:00:00.000Z',
  '2027-01-01 10:00 2027-01-02',
  '+1 555 0100 4242',
  'py_6C7mJJVEVjbPVy0AnL9tpb',
  '42424242-4242-4242-9242-42424242424a',
];

describe('a text that is stored', () => {
  test.each(stored)('%j is stored as %j', (given, shown) => {
    expect(maskStoredText(given)).toBe(shown);
    expect(maskStoredText(shown)).toBe(shown);
    expect([holdsCardNumber(given), holdsCardNumber(shown)]).toEqual([true, false]);
  });

  test.each(kept)('%j stays as it is', (text) => {
    expect(maskStoredText(text)).toBe(text);
    expect(holdsCardNumber(text)).toBe(false);
  });

  test('no digest, UUID or order number of a common form is altered', () => {
    const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');
    const forms: readonly (() => string)[] = [
      () => createHash('sha256').update(randomBytes(8)).digest('hex'),
      () => createHash('sha1').update(randomBytes(8)).digest('hex'),
      () => createHash('md5').update(randomBytes(8)).digest('hex'),
      () => createHash('sha256').update(randomBytes(8)).digest('base64url'),
      () => randomUUID(),
      () => randomUUID().replaceAll('-', ''),
      () => `ORD-${digits(8)}-${digits(6)}`,
      () => `${digits(3)}-${digits(7)}-${digits(7)}`,
      () => `INV${digits(16)}`,
      () => `order_${digits(16)}`,
      () => digits(13),
      () => `20270101${digits(6)}-${digits(4)}`,
      () => `1Z${digits(16)}`,
    ];
    const altered: string[] = [];
    for (let index = 0; index < scaled({ full: 1_000_000, short: 20_000 }); index++) {
      const text = forms[index % forms.length]?.() ?? '';
      if (maskStoredText(text) !== text) altered.push(text);
    }
    expect(altered).toEqual([]);
  });

  test('a listed test card is masked behind and before every kind of neighbour', () => {
    const neighbours = [
      ...['', ' ', 'x', 'Z', '_', '-', '–', '.', ',', '"', '/', '=', '#', '*', '\\', '%', '&', '\n', '\t'],
      ...['\\n', '\\t', '\\u0020', '\\u00e9', '\\u', '%20', '%2D', '%4', 'é', 'ж', '中', 'ا', '𐐀', 'e\u0301', '😀'],
      ...['0', '7', '42', '4242', '4000', '1767225600', '４', '1 ', '12 %', '1 \\u', '4111 ', 'ab12', '0x'],
    ];
    const neighbour = fc.array(fc.constantFrom(...neighbours), { maxLength: 3 }).map((parts) => parts.join(''));
    const written = fc
      .tuple(fc.constantFrom(...testCards), fc.constantFrom('', ' ', '-', '–', ' - ', '%20', '\u00a0'), fc.boolean())
      .map(([{ number }, between, isFullWidth]) => {
        const groups = number.length === 15 ? /^(.{4})(.{6})(.{5})$/ : /^(.{4})(.{4})(.{4})(.{4})$/;
        const digits = isFullWidth
          ? number.replace(/\d/g, (each) => String.fromCharCode(0xfee0 + each.charCodeAt(0)))
          : number;
        return (groups.exec(digits) ?? []).slice(1).join(between);
      });
    fc.assert(
      fc.property(neighbour, written, neighbour, (before, number, after) => {
        // The first group would be the code of a character.
        fc.pre(!(before.endsWith('\\u') && number.includes('%')));
        const text = before + number + after;
        for (const shown of [maskStoredText(text), maskPrintedText(text)]) {
          expect(shown).not.toContain(number);
          expect([...shown].every((each, at) => each === '*' || each === [...text][at])).toBe(true);
        }
      }),
      { numRuns: scaled({ full: 10_000, short: 2_000 }) },
    );
  });

  test('a test card with another digit in any place is none: between letters it stays as it is', () => {
    const listed = new Set(testCards.map(({ number }) => number));
    for (const { number } of testCards)
      for (let at = 0; at < number.length; at++)
        for (let digit = 0; digit < 10; digit++) {
          const other = `${number.slice(0, at)}${digit}${number.slice(at + 1)}`;
          expect(holdsCardNumber(`a${other}b`), other).toBe(listed.has(other));
        }
  });

  test('a number of a brand is masked as it is printed, and no other digits are', () => {
    const written = fc
      .tuple(cardNumber, fc.constantFrom(' ', '-', '–', '\u00a0', '　'), fc.boolean())
      .map(([digits, between, isInGroups]) => {
        const groups = digits.length === 15 ? /^(.{4})(.{6})(.{5})$/ : /^(.{4})(.{4})(.{4})(.{4})$/;
        const parts = groups.exec(digits)?.slice(1);
        return [digits, isInGroups && parts ? parts.join(between) : digits] as const;
      });
    fc.assert(
      fc.property(written, ([digits, text]) => {
        if (digits.length === 13) return;
        expect(maskStoredText(`x ${text}.`).replace(/[^\d*]/g, '')).toBe(masked(digits));
      }),
      { numRuns: scaled({ full: 10_000, short: 1_000 }) },
    );
  });
});

const printed: [given: string, shown: string][] = [
  ...stored,
  ['4222222222222', '422222***2222'],
  [`x${real}y`, `x${shownReal}y`],
  ['41 1111 1111 1111 11', '41 1111 **** **11 11'],
];

describe('a text that is only printed', () => {
  test.each(printed)('%j is printed as %j', (given, shown) => {
    expect(maskPrintedText(given)).toBe(shown);
    expect(maskPrintedText(shown)).toBe(shown);
  });

  test.each(['order-17', '1767225600000', 'py_6C7mJJVEVjbPVy0AnL9tpb', '42424242-4242-4242-9242-42424242424a'])(
    '%j stays as it is',
    (text) => expect(maskPrintedText(text)).toBe(text),
  );

  test('a number whose last groups are another number is masked as a whole', () => {
    expect(maskPrintedText('653 2700000000000009')).toBe('653 270*********0009');
  });

  test('every number of a brand is masked in any grouping, and no other digits are', () => {
    const cuts = fc.uniqueArray(fc.nat({ max: 18 }), { maxLength: 5 });
    fc.assert(
      fc.property(cardNumber, cuts, fc.constantFrom(' ', '-', '  '), (digits, at, between) => {
        const written = [...digits].map((each, i) => (i > 0 && at.includes(i) ? between + each : each)).join('');
        expect(maskPrintedText(`x ${written}.`).replace(/[^\d*]/g, '')).toBe(masked(digits));
      }),
    );
  });
});

const rows = Object.values(cardBrands).flatMap(({ prefixes, lengths }) =>
  prefixes.flatMap(([from, to]) => lengths.map((length) => ({ from, to, length }))),
);
/** A valid number of a brand. */
const cardNumber = fc
  .tuple(fc.constantFrom(...rows), fc.nat(), fc.stringMatching(/^\d{19}$/))
  .map(([{ from, to, length }, at, rest]) => {
    const start = (String(from + (at % (to - from + 1))) + rest).slice(0, length - 1);
    return [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((last) => `${start}${last}`).find(passesLuhn) ?? '';
  });

const masked = (digits: string) => `${digits.slice(0, 6)}${'*'.repeat(digits.length - 10)}${digits.slice(-4)}`;

test('of a value, its texts, numbers and names are masked, but not the fields for such numbers, nor what is taken whole', () => {
  const number = '4242424242424242';
  const text = { type: 'string' } as const;
  const properties = { number: text, name: text, metadata: {}, url: { ...text, format: 'uri' }, customer_id: text };
  const found = { masked: [], refused: [] };
  const metadata = { number, at: Number(number), back: -Number(number), [number]: [1, number, null, true] };
  const value = { number, name: number, metadata, url: `http://a.test/${number}`, customer_id: number };
  expect(withoutCardNumbers(value, { properties }, found, 'body')).toEqual({
    ...value,
    name: '424242******4242',
    metadata: {
      number: '424242******4242',
      at: '424242******4242',
      back: '-424242******4242',
      '424242******4242': [1, '424242******4242', null, true],
    },
  });
  expect(found).toEqual({
    masked: [
      'body.name',
      'body.metadata.number',
      'body.metadata.at',
      'body.metadata.back',
      'body.metadata.424242******4242',
      'body.metadata.424242******4242.1',
    ],
    refused: ['body.url', 'body.customer_id'],
  });
});

const repeated = (part: string, length: number) => part.repeat(Math.ceil(length / part.length)).slice(0, length);

/** Returns the fewest milliseconds of the processor that some runs take. */
const fastest = (run: () => void) =>
  Math.min(
    ...Array.from({ length: 3 }, () => {
      const before = process.cpuUsage();
      run();
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1_000;
    }),
  );

/** `npm run bench masks` has the times. */
test('a megabyte of digits, and any other text, takes linear time', () => {
  const digits = repeated(createHash('sha512').update('digits').digest('hex').replace(/\D/g, ''), 1e6);
  const parse = fastest(() => JSON.parse(`[${repeated('{"id":"py_1","amount":1},', 1e6).slice(0, -1)}]`));
  expect(fastest(() => maskStoredText(digits)) / parse).toBeLessThan(15);
  const others = [
    '1',
    '42',
    '4242 ',
    '4111 1111 1111 1111 ',
    '4 ',
    '%31%32',
    '４２',
    '424242424242424x',
    '1a',
    '\\u',
    ' ',
  ];
  for (const text of others.map((part) => repeated(part, 3e4)))
    for (const mask of [maskStoredText, maskPrintedText]) expect(fastest(() => mask(text)) / parse).toBeLessThan(15);
});
