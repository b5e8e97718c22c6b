import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { LargeMap } from '../../../mock-server/store/maps/large-map';
import { Table } from '../../../mock-server/store/table';

const FIRST_KEYS = 8;
/** More than the first part holds, so that there are many. */
const MANY = 50;
const numbered = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => [`key ${from + i}`, { value: from + i }] as const);

function largeMap(): { map: LargeMap<object>; model: Map<string, object> } {
  const map = new LargeMap<object>(FIRST_KEYS);
  const model = new Map<string, object>();
  for (const [key, value] of numbered(0, MANY)) {
    map.set(key, value);
    model.set(key, value);
  }
  return { map, model };
}

function expectSame(map: LargeMap<object>, model: ReadonlyMap<string, object>): void {
  expect(map.size).toBe(model.size);
  for (const [key, value] of model) expect(map.get(key)).toBe(value);
}

const setMap = Map.prototype.set;
afterEach(() => {
  Map.prototype.set = setMap;
});

test('any sets and deletes of a map with many parts, and of copies of it: each is as a plain map', () => {
  const start = largeMap();
  const key = fc.integer({ min: 0, max: MANY + 20 }).map((number) => `key ${number}`);
  const kind = fc.constantFrom('set', 'set', 'delete', 'copy');
  const steps = fc.array(fc.record({ target: fc.nat(3), key, kind }), { maxLength: 60 });
  fc.assert(
    fc.property(steps, (each) => {
      // The model of a copy has only what differs from the start; undefined for a deleted key.
      const pairs = [{ map: start.map.copy(), changes: new Map<string, object | undefined>() }];
      for (const { target, key: name, kind: action } of each) {
        const pair = pairs[target % pairs.length];
        if (action === 'copy' && pair !== undefined)
          pairs.push({ map: pair.map.copy(), changes: new Map(pair.changes) });
        const value = action === 'set' ? { target } : undefined;
        if (value === undefined) pair?.map.delete(name);
        else pair?.map.set(name, value);
        pair?.changes.set(name, value);
      }
      for (const { map, changes } of pairs)
        for (const { key: name } of each)
          expect(map.get(name)).toBe(changes.has(name) ? changes.get(name) : start.model.get(name));
    }),
  );
  expectSame(start.map, start.model);
});

test('the size counts every key once, in the first part and in later ones', () => {
  const { map, model } = largeMap();
  for (const [key] of numbered(10, 20)) {
    map.delete(key);
    map.delete(key);
    model.delete(key);
  }
  for (const [key, value] of numbered(MANY - 5, MANY + 5)) {
    map.set(key, value);
    model.set(key, value);
  }
  expectSame(map, model);
});

test('ids of one block, however many there are, and texts with an underscore that are no ids', () => {
  const map = new LargeMap<object>();
  const model = new Map<string, object>();
  for (let i = 0; i < 12_000; i++) {
    const number = String(i).padStart(18, '0');
    for (const key of [`py_abcd${number}`, `acc_5yjg9CCIRjNdaXMWyBYd2z ${i}`, `_${i}`, `${i}_`]) {
      const value = { key };
      map.set(key, value);
      model.set(key, value);
    }
  }
  expectSame(map, model);
});

test('set and delete return the value before', () => {
  const { map } = largeMap();
  const [before, value] = [map.get('key 3'), {}];
  expect([map.set('key 3', value), map.delete('key 3'), map.delete('key 3')]).toEqual([before, value, undefined]);
  expect(map.set('key 3', value)).toBeUndefined();
  expect(map.size).toBe(MANY);
});

// More keys have the same low bits than a part should have. The directory must not grow without end for them.
test('keys that cannot be told apart by their hashes stay in one part', () => {
  const map = new LargeMap<object>(1);
  const entries = numbered(0, 1_000);
  for (const [key, value] of entries) map.set(key, value);
  for (const [key, value] of entries) expect(map.get(key)).toBe(value);
});

test('long keys that differ in the middle, and keys of every length', () => {
  const { map } = largeMap();
  const keys = Array.from({ length: 200 }, (_, i) => `${'x'.repeat(i)}${i}${'y'.repeat(i)}`);
  for (const key of keys) map.set(key, { key });
  for (const key of keys) expect(map.get(key)).toEqual({ key });
});

// JavaScript moves all entries of a map when it doubles, in one pause.
test('no map behind a table of 200,000 rows has more than 8,192 keys', () => {
  let largest = 0;
  Map.prototype.set = function (key, value) {
    if (this.size > largest) largest = this.size;
    return setMap.call(this, key, value);
  };
  const table = new Table({ byId: { partitions: ({ id }: { id: string }) => [id], sortBy: ({ id }) => id } });
  for (let i = 0; i < 200_000; i++) table.put({ id: `row_${i}` });
  expect(table.size).toBe(200_000);
  expect(largest).toBeLessThanOrEqual(8_192);
});
