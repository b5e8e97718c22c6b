import { describe, expect, test } from 'vitest';
import { cardBrands, type CardBrandRow } from '../../spec/tables/card-brands';
import { declineCodes } from '../../spec/tables/decline-codes';
import { errorMessage, errors, isErrorCode, type ErrorRow } from '../../spec/tables/errors';
import { events, type EventRow } from '../../spec/tables/events';
import { feeTypes, type FeeTypeRow } from '../../spec/tables/fee-types';
import { limits, type LimitRow } from '../../spec/tables/limits';
import { machines } from '../../spec/tables/states';
import { addressChecks, testBankAccounts, testCards } from '../../spec/tables/test-cards';
import type { Machine } from '../../spec/vocabulary/machine';
import { message } from '../../spec/vocabulary/message';

const errorRows: [string, ErrorRow][] = Object.entries(errors);
const brandRows: [string, CardBrandRow][] = Object.entries(cardBrands);
const feeRows: [string, FeeTypeRow][] = Object.entries(feeTypes);

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, i) => {
    const value = Number(digit) * (i % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function brandOf(digits: string): string | undefined {
  const leads = ([from, to]: readonly [number, number]) => {
    const head = Number(digits.slice(0, String(from).length));
    return from <= head && head <= to;
  };
  return brandRows.find(([, row]) => row.prefixes.some(leads) && row.lengths.includes(digits.length))?.[0];
}

describe('messages', () => {
  test('a message fills its placeholders, and its template contains their names', () => {
    const greeting = message`${'greeting'}, ${'name'}!`;
    expect(greeting.names).toEqual(['greeting', 'name']);
    expect(greeting.template).toBe('<greeting>, <name>!');
    expect(greeting.fill({ greeting: 'Hello', name: '<name>' })).toBe('Hello, <name>!');
    expect(message`no placeholder`.fill({})).toBe('no placeholder');
  });

  test.each([
    [errorMessage('amount_required', { name: 'amount' }), 'missing required parameter amount'],
    [errorMessage('month_invalid', { name: 'payment_method.card.month' }), /^format is invalid for parameter payment_/],
    [errorMessage('amount_below_minimum', { minimum: '50' }), 'the amount must be greater than 50'],
    [errorMessage('card_declined', { reason: declineCodes.lost_card.message }), /: the card was reported lost$/],
    [errorMessage('resource_not_found', {}), 'resource not found'],
  ])('%s', (text, expected) => {
    expect(text).toMatch(expected);
  });

  test.each(errorRows)('the message of %s has each placeholder once', (_, { message: { names, template } }) => {
    expect([...template.matchAll(/<(\w+)>/g)].map(([, name]) => name)).toEqual(names);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('errors', () => {
  test('a code is marked as added exactly when its provenance is chosen', () => {
    for (const [code, row] of errorRows) {
      expect(row.added ?? false, code).toBe(row.provenance === 'chosen');
    }
  });

  test.each(errorRows)('%s has the Should-Retry value of its status', (_, row) => {
    const expected = { 402: false, 409: true, 429: true, 500: true, 501: false, 503: true };
    const exception = row === errors.gateway_error_please_retry;
    const known = Object.entries(expected).find(([status]) => Number(status) === row.status);
    expect(row.shouldRetry).toBe(exception ? true : known?.[1]);
  });

  test('the message of every code for a missing or malformed parameter names the parameter', () => {
    const aboutOtherThings = [
      'idempotency_key_required',
      'idempotency_key_invalid',
      'pin_required',
      'seed_file_invalid',
    ];
    const codes = errorRows.filter(([code]) => /_(required|invalid|missing)$/.test(code));
    for (const [code, row] of codes.filter(([code]) => !aboutOtherThings.includes(code))) {
      expect(row.message.names, code).toEqual(['name']);
    }
  });

  test('isErrorCode accepts only codes, and no inherited property of objects', () => {
    expect(isErrorCode('amount_required')).toBe(true);
    expect(isErrorCode('amount_missing')).toBe(false);
    expect(isErrorCode('toString')).toBe(false);
  });
});

describe('test payment methods', () => {
  test.each(brandRows)('both ends of every range of %s have the same number of digits, in order', (_, row) => {
    for (const [from, to] of row.prefixes) {
      expect(String(from)).toHaveLength(String(to).length);
      expect(from).toBeLessThanOrEqual(to);
    }
  });

  test.each(testCards)('$number is a $brand number', ({ number, brand }) => {
    expect(brandOf(number)).toBe(brand);
  });

  test('all card numbers have a valid check digit, except for the one that tests an invalid one', () => {
    const invalid = testCards.filter(({ number }) => !passesLuhn(number));
    expect(invalid.map(({ number }) => number)).toEqual(['4242424242424241']);
    expect(invalid[0]?.tokenization).toEqual({ errorCode: 'card_number_invalid' });
  });

  test('card numbers, bank accounts and address checks are unique', () => {
    const keys = [
      ...testCards.map(({ number }) => number),
      ...testBankAccounts.map((row) => `${row.routing_number} ${row.account_number}`),
      ...addressChecks.map(({ field, value }) => `${field} ${value}`),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('the routing number has a valid check digit', () => {
    const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1];
    for (const { routing_number } of testBankAccounts) {
      const sum = weights.reduce((total, weight, i) => total + weight * Number(routing_number[i]), 0);
      expect(sum % 10, routing_number).toBe(0);
    }
  });
});

describe('fee types', () => {
  test('there are four base types, the platform type and two of each brand', () => {
    expect(feeRows.map(([, row]) => row.kind).sort()).toEqual([
      ...Array<string>(4).fill('base'),
      ...Array<string>(8).fill('brand'),
      'platform',
    ]);
  });

  test.each(brandRows)('%s has a type for each card channel, named by its prefix', (brand, { feePrefix }) => {
    const own = feeRows.filter(([, row]) => row.brand === brand).map(([type]) => type);
    expect(own).toEqual([`${feePrefix}_brand_ecomm`, `${feePrefix}_brand_card_present`]);
  });

  test('all types except base types can end; a brand type replaces the base type of its channel', () => {
    for (const [type, row] of feeRows) {
      expect(row.canEnd, type).toBe(row.kind !== 'base');
      const base = row.baseType && feeTypes[row.baseType];
      expect(base?.channel, type).toBe(row.kind === 'brand' ? row.channel : undefined);
    }
  });
});

describe('limits', () => {
  test('a row has at least one quantity, and every quantity is an integer of zero or more', () => {
    const rows: [string, LimitRow][] = Object.entries(limits);
    for (const [name, { meaning, provenance, ...quantities }] of rows) {
      const numbers = Object.values(quantities).flatMap((one) =>
        typeof one === 'object' ? Object.values(one) : [one],
      );
      expect(numbers.length, `${name}: ${meaning}, ${provenance}`).toBeGreaterThan(0);
      for (const number of numbers) expect(Number.isInteger(number) && Number(number) >= 0, name).toBe(true);
    }
  });
});

describe('states', () => {
  const rows: [string, Machine<string, string>][] = Object.entries(machines);

  test.each(rows)('every state of %s can be reached', (_, { initial, states, transitions }) => {
    const reached = new Set(initial);
    for (let before = -1; before !== reached.size;) {
      before = reached.size;
      for (const { from, to } of Object.values(transitions))
        if (from.some((state) => reached.has(state))) reached.add(to);
    }
    expect([...reached].sort()).toEqual(Object.keys(states).sort());
  });

  test.each(rows)('the lists of states of %s have no duplicates and are not empty', (_, { initial, transitions }) => {
    for (const list of [initial, ...Object.values(transitions).map(({ from }) => from)]) {
      expect(new Set(list).size).toBe(list.length);
      expect(list.length).toBeGreaterThan(0);
    }
  });
});

describe('events', () => {
  test('only seller_account.updated is deprecated', () => {
    const rows: [string, EventRow][] = Object.entries(events);
    expect(rows.filter(([, row]) => row.deprecated).map(([name]) => name)).toEqual(['seller_account.updated']);
  });
});
