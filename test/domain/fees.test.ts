import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculateFee, decimalText, feesWithin, feeTypesOf } from '../../mock-server/domain/fees';
import { cardBrands } from '../../spec/tables/card-brands';
import { feeTypes } from '../../spec/tables/fee-types';
import { limits } from '../../spec/tables/limits';

type Row = readonly [amount: number, rate: number, flat: number, cap: number | null, fee: number, why: string];

/** Amount, percent, flat, cap → fee. */
const table: readonly Row[] = [
  [1_000, 2.75, 0, null, 28, '27.5 is rounded up'],
  [1_000, 2.75, 30, null, 58, 'the flat fee comes on top of what was rounded'],
  [5_000, 0.03, 0, null, 2, '1.5; in binary fractions 1.4999…'],
  [1_001, 2.75, 0, null, 28, '27.5275 is rounded up'],
  [1_000, 2.749, 0, null, 27, '27.49 is rounded down'],
  [1_000, 2.7499999999999996, 0, null, 27, 'nearly a half is none'],
  [1_050, 1.1, 0, null, 12, '11.55 is rounded up'],
  [335, 1, 0, null, 3, '3.35 is rounded down'],
  [350, 1, 0, null, 4, '3.5 is rounded up'],
  [450, 1, 0, null, 5, '4.5 is rounded up, too: not to the even'],
  [51, 0.98, 0, null, 0, '0.4998'],
  [51, 0.99, 0, null, 1, '0.5049'],
  [51, 2.9, 30, null, 31, 'the smallest payment'],
  [51, 100, 0, null, 51, 'all of the smallest payment'],
  [51, 100, 30, null, 81, 'more than the payment: cut later, and not here'],
  [51, 0, 0, null, 0, 'nothing'],
  [51, 0, 100, null, 100, 'only the flat fee'],
  [99_999_999, 2.75, 30, null, 2_750_030, '2749999.9725 of the greatest payment'],
  [99_999_999, 100, 0, null, 99_999_999, 'all of the greatest payment'],
  [99_999_999, 100, 99_999_999, null, 199_999_998, 'as much as there can be'],
  [99_999_999, 1e-7, 0, null, 0, '0.099999999'],
  [99_999_999, 5.0000001e-7, 0, null, 1, 'just over a half'],
  [50_000_000, 1e-6, 0, null, 1, 'just a half, of a rate that is written with an exponent'],
  [99_999_999, 5e-324, 0, null, 0, 'the smallest rate that a number can be'],
  [99_999_999, 99.99999999999999, 0, null, 99_999_999, 'nearly all'],
  [10_000, 2.9, 30, 100, 100, 'capped'],
  [10_000, 2.9, 30, 319, 319, 'just capped'],
  [10_000, 2.9, 30, 320, 320, 'just as much as the cap'],
  [10_000, 2.9, 30, 321, 320, 'below the cap'],
  [1_000, 2.75, 0, 28, 28, 'the cap comes after the rounding'],
  [10_000, 0, 500, 100, 100, 'the cap holds for the flat fee, too'],
  [10_000, 2.9, 30, 0, 0, 'a cap of nothing is a cap'],
];

const configuration = (rate: number, flat: number, cap: number | null) => ({
  variable_rate: decimalText(rate),
  transaction_fee_cents: flat,
  fee_cap_cents: cap,
});

describe('calculateFee', () => {
  test.each(table)('of %i at %f %% plus %i, at most %s, is %i: %s', (amount, rate, flat, cap, fee) => {
    expect(calculateFee(amount, configuration(rate, flat, cap))).toBe(fee);
  });

  const amounts = fc.integer({ min: limits.payment_amount.above + 1, max: limits.payment_amount.below - 1 });
  const cents = fc.integer({ min: limits.fee_cents.minimum, max: limits.fee_cents.maximum });

  test('agrees with a calculation in whole numbers', () => {
    // A rate as an integer divided by 10 ** decimals, converted to the number that a request sends.
    const rates = fc
      .integer({ min: 0, max: 9 })
      .chain((decimals) => fc.tuple(fc.integer({ min: 0, max: 100 * 10 ** decimals }), fc.constant(decimals)));
    fc.assert(
      fc.property(amounts, rates, cents, fc.option(cents), (amount, [parts, decimals], flat, cap) => {
        const rate = Number(`${parts}e-${decimals}`);
        const whole = 10n ** BigInt(decimals + 2);
        const exact = BigInt(amount) * BigInt(parts);
        const cent = exact / whole;
        const rest = exact % whole;
        const uncapped = cent + (rest * 2n >= whole ? 1n : 0n) + BigInt(flat);
        const expected = cap !== null && uncapped > BigInt(cap) ? cap : Number(uncapped);
        expect(calculateFee(amount, configuration(rate, flat, cap))).toBe(expected);
      }),
      { numRuns: 2_000 },
    );
  });

  test('gives an integer fee that grows with the amount, for every rate within the bounds', () => {
    const { minimum: min, maximum: max } = limits.fee_variable_rate;
    const rates = fc.double({ min, max, noNaN: true });
    fc.assert(
      fc.property(amounts, amounts, rates, cents, (a, b, rate, flat) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)].map((x) =>
          calculateFee(x, configuration(rate, flat, null)),
        );
        expect(Number.isSafeInteger(less)).toBe(true);
        expect(less).toBeGreaterThanOrEqual(flat);
        expect(less).toBeLessThanOrEqual(more ?? 0);
        expect(less).toBeLessThanOrEqual(Math.min(a, b) + flat);
      }),
    );
  });

  test.each(['', '2,75', '-1', '.5', '1e3', 'NaN'])('rejects the rate "%s"', (variable_rate) => {
    expect(() => calculateFee(100, { ...configuration(1, 0, null), variable_rate })).toThrow(RangeError);
  });
});

describe('decimalText', () => {
  test.each([
    [2.75, '2.75'],
    [100, '100'],
    [0, '0'],
    [-0, '0'],
    [1e-7, '1e-7'],
    [0.1, '0.1'],
  ])('%f is written %s', (value, text) => expect(decimalText(value)).toBe(text));
});

describe('feesWithin', () => {
  const configuration = { id: 'fc_1', fee_type: 'platform' } as const;
  const processing = (amount: number) => ({ type: 'processing_fee', amount, configuration }) as const;
  const platform = (amount: number) => ({ type: 'platform_fee', amount, configuration }) as const;
  const waived = { type: 'processing_fee', amount: 0 } as const;

  test.each([
    ['room for both', 100, [processing(60), platform(40)], [processing(60), platform(40)]],
    ['the last one is limited', 100, [processing(60), platform(41)], [processing(60), platform(40)]],
    ['the last one is omitted', 100, [processing(100), platform(1)], [processing(100)]],
    ['the first one takes all', 51, [processing(100), platform(10)], [processing(51)]],
    ['a configured fee of zero is omitted', 100, [processing(0), platform(10)], [platform(10)]],
    ['a fee of zero of the request stays', 100, [waived, platform(10)], [waived, platform(10)]],
    ['nothing', 100, [], []],
  ])('%s', (_name, amount, fees, expected) => expect(feesWithin(amount, fees)).toEqual(expected));
});

describe('feeTypesOf', () => {
  test.each([
    ['bank_account', ['processing_ach']],
    ['bank_account_expedited', ['processing_ach_expedited', 'processing_ach']],
  ] as const)('%s', (channel, types) => {
    expect(feeTypesOf(channel)).toEqual([
      ['processing_fee', types],
      ['platform_fee', ['platform']],
    ]);
  });

  test.each([
    ['visa', 'visa_brand_ecomm'],
    ['mastercard', 'mastercard_brand_ecomm'],
    ['american_express', 'amex_brand_ecomm'],
    ['discover', 'discover_brand_ecomm'],
  ] as const)('%s falls under %s first', (brand, feeType) => {
    expect(feeTypesOf(brand)).toEqual([
      ['processing_fee', [feeType, 'processing_ecomm']],
      ['platform_fee', ['platform']],
    ]);
  });

  test('every brand has fee types with its name', () => {
    for (const { feePrefix } of Object.values(cardBrands)) {
      expect(feeTypes).toHaveProperty(`${feePrefix}_brand_ecomm`);
      expect(feeTypes).toHaveProperty(`${feePrefix}_brand_card_present`);
    }
  });
});

test('the guide has each column of its worked example as the sandbox calculates it', () => {
  const guide = readFileSync('docs/guides/fees-and-rounding.md', 'utf8');
  const rows = Array.from(guide.matchAll(/^\|((?: +[\d,.–]+ +\|){8} +[\d,.]+) +\|$/gm), ([, cells = '']) =>
    cells.split('|').map((cell) => (cell.trim() === '–' ? null : Number(cell.replaceAll(',', '')))),
  );
  const columnsOf = (amount: number, rate: number, flat: number, cap: number | null) => {
    const rates = { variable_rate: decimalText(rate), transaction_fee_cents: 0, fee_cap_cents: null };
    const rounded = calculateFee(amount, rates);
    const capped = calculateFee(amount, { ...rates, transaction_fee_cents: flat, fee_cap_cents: cap });
    const [fee] = feesWithin(amount, [{ type: 'processing_fee', amount: capped }]);
    const percentage = Number(((amount * rate) / 100).toFixed(6));
    return [amount, rate, flat, cap, percentage, rounded, rounded + flat, capped, fee?.amount];
  };
  expect(rows).toHaveLength(7);
  expect(rows).toEqual(
    rows.map(([amount, rate, flat, cap = null]) => columnsOf(amount ?? 0, rate ?? 0, flat ?? 0, cap)),
  );
});
