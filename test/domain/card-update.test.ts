import { describe, expect, test } from 'vitest';
import { hasExpired } from '../../mock-server/domain/card';
import { updatedCard } from '../../mock-server/domain/card-update';
import type { CardRow } from '../../mock-server/rows';

const now = '2031-05-04T10:20:30.400Z';
const card: CardRow = {
  brand: 'visa',
  acct_last_four: '4242',
  name: 'Ada',
  month: '12',
  year: '2040',
  address_line1_check: 'fail',
  address_postal_code_check: 'pass',
  test_card: '4242',
  bin: '424242',
  bin_mapped: true,
};
const stored = (mode: 'test' | 'live') => ({ mode, created_at: '2031-01-01T00:00:00.000Z' });
const old = { ...card, month: '04', year: '2031' };

describe('updated fields', () => {
  test.each([
    [{}, {}],
    [{ name: 'Grace' }, { name: 'Grace' }],
    [{ month: 5 }, { month: '5' }],
    [{ year: '31' }, { year: '31' }],
    [
      { month: '5', year: 31 },
      { month: '5', year: '31' },
    ],
    [{ address_line1: '1 Main St' }, { address_line1_check: 'pass' }],
    [{ address_line1: 'unavailable' }, { address_line1_check: 'unavailable' }],
    [{ address_postal_code: '00000' }, { address_postal_code_check: 'fail' }],
    [{ address_postal_code: '00001' }, { address_postal_code_check: 'unavailable' }],
    [{ address_line2: 'fail', address_city: 'fail', address_state: 'CA', address_country: 'US' }, {}],
    [{ metadata: { name: 'Grace' } }, {}],
  ])('%j', (update, changed) => {
    expect(updatedCard(card, update, stored('test'), now)).toStrictEqual({ ...card, ...changed });
  });

  test('live addresses always pass', () => {
    const update = { address_line1: 'fail', address_postal_code: '00000' };
    expect(updatedCard(card, update, stored('live'), now)).toMatchObject({
      address_line1_check: 'pass',
      address_postal_code_check: 'pass',
    });
  });
});

describe('a new expiry date must not have passed', () => {
  test.each([
    [card, { year: 2030 }, 'expired_card'],
    [card, { month: 4, year: 2031 }, 'expired_card'],
    [card, { month: 5, year: 2031 }, '2031-5'],
    [card, { year: 30 }, 'expired_card'],
    [card, { year: 31 }, '31-12'],
    [old, { month: 4 }, 'expired_card'],
    [old, { month: 5 }, '2031-5'],
    [old, { year: 2032 }, '2032-04'],
    [old, { name: 'Grace' }, '2031-04'],
  ])('%#', (row, update, expected) => {
    const updated = updatedCard(row, update, stored('test'), now);
    expect(typeof updated === 'string' ? updated : `${updated.year}-${updated.month}`).toBe(expected);
  });
});

test.each([
  ['2031-05-31T23:59:59.999Z', false],
  ['2031-06-01T00:00:00.000Z', true],
  ['2032-01-01T00:00:00.000Z', true],
])('a card of May 2031 at %s', (instant, expired) => {
  expect(hasExpired({ month: '05', year: '2031' }, instant)).toBe(expired);
});
