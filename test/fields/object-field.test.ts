import { describe, expect, test } from 'vitest';
import {
  added,
  boolean,
  type Field,
  integer,
  listOf,
  nullable,
  oneOf,
  optional,
  renamed,
  stateOf,
  text,
} from '../../mock-server/fields/field';
import { objectOf, variantsOf } from '../../mock-server/fields/object-field';
import type { OtherRows } from '../../mock-server/fields/other-rows';
import { Reading } from '../../mock-server/fields/reading';

class Strict extends Reading {
  override problem(what: string): never {
    throw new Error(`${this.place} ${what}`);
  }
}

const read = (field: Field, stored: unknown): unknown => field.read(structuredClone(stored), new Strict());

const address = objectOf({ city: text, country: added('1.1.0', 'US', text) }, { county: '1.2.0' });
const machine = { states: { pending: {}, completed: {} } };

const row = objectOf(
  {
    amount: integer,
    note: optional(text),
    email: nullable(text),
    tip: added('1.1.0', 250, integer),
    captured: added('1.1.0', 0, integer),
    is_lapsed: renamed('1.2.0', 'lapsed', boolean),
    mode: oneOf(['ecom', 'bank'], { ach: 'bank' }),
    status: stateOf(machine, { succeeded: 'completed' }),
    home: nullable(address),
    addresses: listOf(address),
    label: nullable(renamed('1.2.0', 'title', text)),
    phone: added('1.3.0', '', renamed('1.2.0', 'telephone', text)),
  },
  { expedited: '1.2.0' },
);

const complete = {
  amount: 1,
  note: 'Tea',
  email: 'ada@example.com',
  tip: 3,
  captured: 4,
  is_lapsed: false,
  mode: 'bank',
  status: 'pending',
  home: { city: 'Bath', country: 'GB' },
  addresses: [{ city: 'York', country: 'GB' }],
  label: 'Tea',
  phone: '1',
};

/** The complete object without fields, and with others. */
function stored(without: readonly (keyof typeof complete)[], others: object = {}): object {
  const kept = Object.entries(complete).filter(([name]) => !without.some((other) => other === name));
  return { ...Object.fromEntries(kept), ...others };
}

describe('an object of another release reads as', () => {
  test.each<[name: string, stored: object, read: object]>([
    ['itself, when it is complete', complete, complete],
    ['itself without an optional field', stored(['note']), stored(['note'])],
    ['null, where it lacks a field that may be null', stored(['email']), { ...complete, email: null }],
    ['the value of a field that was added', stored(['tip']), { ...complete, tip: 250 }],
    ['its value under the present name', stored(['is_lapsed'], { lapsed: true }), { ...complete, is_lapsed: true }],
    [
      'the value under the present name, when it has both',
      stored([], { lapsed: true }),
      { ...complete, is_lapsed: false },
    ],
    ['the former name before null', stored(['label'], { title: 'Old' }), { ...complete, label: 'Old' }],
    ['null without the former name', stored(['label']), { ...complete, label: null }],
    [
      'the former name before the value of an added field',
      stored(['phone'], { telephone: '2' }),
      { ...complete, phone: '2' },
    ],
    ['the value of an added field without the former name', stored(['phone']), { ...complete, phone: '' }],
    ['itself without a removed field', stored([], { expedited: true }), complete],
    ['a renamed value', stored([], { mode: 'ach' }), { ...complete, mode: 'bank' }],
    ['a renamed state', stored([], { status: 'succeeded' }), { ...complete, status: 'completed' }],
    [
      'its nested objects completed',
      stored([], { home: { city: 'Bath' } }),
      { ...complete, home: { city: 'Bath', country: 'US' } },
    ],
    [
      'the objects of its lists completed',
      stored([], { addresses: [{ city: 'York', county: 'North Yorkshire' }] }),
      { ...complete, addresses: [{ city: 'York', country: 'US' }] },
    ],
    [
      'all of these together',
      { lapsed: true, status: 'succeeded', mode: 'ach', amount: 9, addresses: [], expedited: null },
      {
        amount: 9,
        email: null,
        tip: 250,
        captured: 0,
        is_lapsed: true,
        mode: 'bank',
        status: 'completed',
        home: null,
        addresses: [],
        label: null,
        phone: '',
      },
    ],
  ])('%s', (_name, value, expected) => {
    expect(read(row, value)).toStrictEqual(expected);
  });

  test('without an optional field, whether it lacks others or not', () => {
    const field = objectOf({
      note: added('1.1.0', 'Tea', optional(text)),
      email: nullable(optional(text)),
      tip: nullable(integer),
    });
    expect(read(field, { tip: 1 })).toStrictEqual({ tip: 1 });
    expect(read(field, {})).toStrictEqual({ tip: null });
  });

  test('its fields in the declared order, when it was completed', () => {
    const fields = Object.keys(Object(read(row, stored(['tip', 'note']))));
    expect(fields).toEqual(Object.keys(complete).filter((name) => name !== 'note'));
  });
});

describe('an object that this release wrote is returned as it is', () => {
  test.each<[name: string, value: object]>([
    ['with all fields', complete],
    ['without an optional field', stored(['note'])],
    ['with its fields in another order', Object.fromEntries(Object.entries(complete).reverse())],
  ])('%s', (_name, value) => {
    const given = structuredClone(value);
    expect(row.read(given, new Strict())).toBe(given);
    expect(Object.keys(given)).toEqual(Object.keys(value));
  });
});

describe('a field that was added with a function reads as what this returns', () => {
  const total = ({ amount, fee }: { readonly amount: number; readonly fee: number }) => amount + fee;
  const count = (_: object, rows: OtherRows) => [...rows(entries, 'ofAmount', 'all')].length;
  const entries = { fields: objectOf({ amount: integer }), indexes: { ofAmount: {} } };
  const field = objectOf({
    total: added('1.1.0', total, integer),
    amount: integer,
    fee: added('1.1.0', 7, integer),
    count: added('1.2.0', count, integer),
  });
  const threeRows: OtherRows = (table) => new Array(Object.is(table, entries) ? 3 : 0);

  test('of the other fields, whatever their order, and of other rows once they are read', () => {
    const reading = new Strict();
    const row = field.read({ amount: 3 }, reading);
    expect(row).toStrictEqual({ total: 10, amount: 3, fee: 7, count: 0 });
    const derivations = reading.takeDerivations();
    expect(derivations.map((derivation) => derivation(threeRows))).toEqual([false, true]);
    expect(row).toStrictEqual({ total: 10, amount: 3, fee: 7, count: 3 });
    expect(Object.keys(Object(row))).toEqual(['total', 'amount', 'fee', 'count']);
    expect(reading.takeDerivations()).toEqual([]);
  });

  test('and nothing of a row that has it', () => {
    const reading = new Strict();
    const row = { total: 1, amount: 3, fee: 0, count: 9 };
    expect(field.read(row, reading)).toBe(row);
    expect(reading.takeDerivations()).toEqual([]);
  });
});

describe('what no release up to this one wrote is a problem', () => {
  test.each<[problem: string, stored: unknown]>([
    ['tag is not known here', stored([], { tag: 1 })],
    ['amount is missing', stored(['amount'])],
    ['is_lapsed is missing', stored(['is_lapsed'])],
    ['is_lapsed is not true or false', stored(['is_lapsed'], { lapsed: 'yes' })],
    ['amount is not a whole number', stored([], { amount: '1' })],
    ['mode is not one of ecom, bank', stored([], { mode: 'cash' })],
    ['mode is not one of ecom, bank', stored([], { mode: 'constructor' })],
    ['status is not one of pending, completed', stored([], { status: 'failed' })],
    ['home.planet is not known here', stored([], { home: { city: 'Bath', planet: 'Earth' } })],
    ['addresses[1].city is missing', stored([], { addresses: [{ city: 'York' }, { country: 'GB' }] })],
    ['constructor is not known here', stored([], { constructor: 1 })],
    ['__proto__ is not known here', JSON.parse(JSON.stringify(complete).replace('{', '{"__proto__":{"a":1},'))],
    ['toString is not known here', stored(['amount'], { toString: 1, amount: 1 })],
    [' is not an object', null],
    [' is not an object', [complete]],
  ])('%s', (problem, value) => {
    expect(() => read(row, value)).toThrow(new Error(problem));
  });

  test('a kind without fields', () => {
    const variants = variantsOf({ card: { brand: text } }, objectOf({ city: text }));
    expect(read(variants, { kind: 'card', brand: 'visa' })).toEqual({ kind: 'card', brand: 'visa' });
    expect(read(variants, { city: 'Bath' })).toEqual({ city: 'Bath' });
    expect(() => read(variants, { kind: 'cash' })).toThrow('is of an unknown kind');
    expect(() => read(variants, { kind: 'card', brand: 'visa', tip: 1 })).toThrow('tip is not known here');
  });
});
