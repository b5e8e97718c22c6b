import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { randomIds } from '../../mock-server/random/ids';
import { GrowingMap } from '../../mock-server/store/growing-map';
import { LargeMap } from '../../mock-server/store/large-map';

const setMap = Map.prototype.set;
afterEach(() => {
  Map.prototype.set = setMap;
});

const numbered = (count: number) => Array.from({ length: count }, (_, i) => [`key ${i}`, { value: i }] as const);

test.each([
  ['a large map', () => new LargeMap<object>(), 250],
  ['a growing map that is empty', () => new GrowingMap<object>(), 0],
  // Most of its copies grow large, and some of them while others do not.
  ['a growing map that is nearly full', () => new GrowingMap<object>(), 120],
])('any sets and deletes of %s and of copies of it: each is as a plain map', (_, create, size) => {
  const key = fc.integer({ min: 0, max: 300 }).map((number) => `key ${number}`);
  const kind = fc.constantFrom('set', 'set', 'delete', 'copy');
  const steps = fc.array(fc.record({ target: fc.nat(3), key, kind }), { maxLength: 80 });
  fc.assert(
    fc.property(steps, (each) => {
      const entries = numbered(size);
      const pairs = [{ map: create(), model: new Map<string, object>(entries) }];
      for (const [name, value] of entries) pairs[0]?.map.set(name, value);
      for (const { target, key: name, kind: action } of each) {
        const pair = pairs[target % pairs.length];
        if (pair === undefined) continue;
        const { map, model } = pair;
        const value = { target };
        if (action === 'copy') pairs.push({ map: map.copy(), model: new Map(model) });
        else if (action === 'set') {
          expect(map.set(name, value)).toBe(model.get(name));
          model.set(name, value);
        } else {
          expect(map.delete(name)).toBe(model.get(name));
          model.delete(name);
        }
      }
      for (const { map, model } of pairs) {
        expect(map.size).toBe(model.size);
        expect([...model].filter(([name, value]) => map.get(name) !== value)).toEqual([]);
        expect(new Set(map.values())).toEqual(new Set(model.values()));
      }
      for (const one of pairs) for (const other of pairs) expectUnshared(one, other);
    }),
  );
});

/** Expects that `unshared` returns each value in which the first map differs from the second, and only values of the first. */
function expectUnshared<Each extends { readonly map: object; readonly model: ReadonlyMap<string, object> }>(
  one: Each,
  other: Each,
): void {
  const values = new Set(one.model.values());
  const unshared = new Set(unsharedOf(one.map, other.map));
  expect([...unshared].filter((value) => !values.has(value))).toEqual([]);
  const differences = [...one.model].filter(([name, value]) => other.model.get(name) !== value);
  expect(differences.filter(([, value]) => !unshared.has(value))).toEqual([]);
}

function unsharedOf(map: object, other: object): Iterable<object> {
  if (map instanceof GrowingMap && other instanceof GrowingMap) return map.unshared(other);
  return map instanceof LargeMap && other instanceof LargeMap ? map.unshared(other) : [];
}

test.each([
  ['a large map', new LargeMap<object>()],
  ['a growing map', new GrowingMap<object>()],
])(
  'values of %s are in the order in which their keys were added, also of a copy and after a value was replaced',
  (_, map) => {
    for (const [key, value] of numbered(500)) map.set(key, value);
    const copy = map.copy();
    for (let i = 0; i < 500; i += 3) copy.delete(`key ${i}`);
    copy.set('key 4', { value: 4 });
    copy.set('another', { value: 500 });
    const expected = [...numbered(501).map(([, { value }]) => value)].filter((i) => i % 3 !== 0 || i === 500);
    expect([...copy.values()]).toEqual(expected.map((value) => ({ value })));
    expect([...map.values()]).toEqual(numbered(500).map(([, value]) => value));
  },
);

test('what two maps have in common is not read to tell where they differ', () => {
  const map = new LargeMap<object>(numbered(20_000));
  const copy = map.copy();
  const value = { value: -1 };
  copy.set('key 7', value);
  copy.delete('key 9000');
  copy.set('new', value);
  expect([...copy.unshared(map)]).toEqual([value, value]);
  expect([...map.unshared(copy)]).toEqual([{ value: 7 }, { value: 9_000 }]);
});

test('long keys that differ in one character, and keys of every length', () => {
  const base = 'x'.repeat(60);
  const keys = [
    ...Array.from({ length: 60 }, (_, i) => `${base.slice(0, i)}y${base.slice(i + 1)}`),
    ...Array.from({ length: 200 }, (_, i) => `${'x'.repeat(i)}${i}${'z'.repeat(i)}`),
    '',
  ];
  const map = new LargeMap<object>([...numbered(9_000), ...keys.map((key) => [key, { key }] as const)]);
  expect(keys.map((key) => map.get(key))).toEqual(keys.map((key) => ({ key })));
});

test.each([
  ['without copies', false, 100],
  // Keys that a copy may still have are dropped when they are the majority, and many.
  ['after a copy, which may still have them', true, 20_000],
])('keys that were deleted do not stay for ever, %s', (_, isCopied, mostKeys) => {
  const map = new LargeMap<object>();
  const copy = isCopied ? map.copy() : undefined;
  const written = new Set<Map<unknown, unknown>>();
  Map.prototype.set = function (key, value) {
    written.add(this);
    return setMap.call(this, key, value);
  };
  for (let i = 0; i < 100_000; i++) {
    // The maps that are written from here on are those of the present keys.
    if (i === 98_000) written.clear();
    map.set(`key ${i}`, {});
    if (i >= 10) map.delete(`key ${i - 10}`);
  }
  Map.prototype.set = setMap;
  expect([...written].reduce((sum, { size }) => sum + size, 0)).toBeLessThan(mostKeys);
  expect([map.size, [...map.values()].length, copy?.size ?? 0]).toEqual([10, 10, 0]);
  for (let i = 99_990; i < 100_000; i++) expect(map.get(`key ${i}`)).toBeDefined();
  expect(map.get('key 5')).toBeUndefined();
});

test('the keys of states that were left are dropped: a restore before each test, ten thousand times', () => {
  const base = new LargeMap<object>(numbered(10));
  let current = base;
  const written = new Set<Map<unknown, unknown>>();
  Map.prototype.set = function (key, value) {
    written.add(this);
    return setMap.call(this, key, value);
  };
  for (let round = 0; round < 10_000; round++) {
    if (round === 9_800) written.clear();
    current = base.copy();
    for (let i = 0; i < 10; i++) current.set(`of ${round} ${i}`, {});
  }
  Map.prototype.set = setMap;
  expect([...written].reduce((sum, { size }) => sum + size, 0)).toBeLessThan(20_000);
  expect([current.size, [...current.values()].length, base.size]).toEqual([20, 20, 10]);
});

// JavaScript moves all entries of a map when it doubles, in one pause.
test('of six tables that grow alike, hardly any two large maps double in one step, and none has half of the keys', () => {
  const newId = randomIds();
  let largest = 0;
  let doubling = 0;
  Map.prototype.set = function (key, value) {
    largest = Math.max(largest, this.size);
    if (this.size >= 4_096 && Number.isInteger(Math.log2(this.size)) && !this.has(key)) doubling++;
    return setMap.call(this, key, value);
  };
  const maps = Array.from({ length: 6 }, () => new LargeMap<object>());
  const steps: number[] = [];
  for (let step = 0; step < 70_000; step++) {
    doubling = 0;
    for (const map of maps) map.set(newId('py'), {});
    if (doubling > 0) steps.push(doubling);
  }
  expect(steps.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(20);
  expect(Math.max(...steps)).toBeLessThanOrEqual(4);
  expect(largest).toBeLessThan(35_000);
});
