import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SortedMap } from '../../../mock-server/store/maps/sorted-map';

/** A map that sorts its keys whenever it is asked. */
class NaiveSortedMap<Key extends number | string> {
  readonly #values = new Map<Key, number>();

  set(key: Key, value: number): void {
    this.#values.set(key, value);
  }

  delete(key: Key): void {
    this.#values.delete(key);
  }

  ascending(after?: Key): number[] {
    return this.#sorted().flatMap(([key, value]) => (after === undefined || key > after ? [value] : []));
  }

  descending(before?: Key): number[] {
    return this.#sorted()
      .reverse()
      .flatMap(([key, value]) => (before === undefined || key < before ? [value] : []));
  }

  #sorted(): [Key, number][] {
    return [...this.#values].sort(([a], [b]) => (a < b ? -1 : 1));
  }
}

interface Step<Key> {
  readonly deletes: boolean;
  readonly key: Key;
  readonly value: number;
}

function compare<Key extends number | string>(steps: readonly Step<Key>[], positions: readonly Key[]): void {
  const map = new SortedMap();
  const model = new NaiveSortedMap<Key>();
  for (const { deletes, key, value } of steps) {
    for (const each of [map, model]) {
      if (deletes) each.delete(key);
      else each.set(key, value);
    }
  }
  expect([...map.ascending()]).toEqual(model.ascending());
  expect([...map.descending()]).toEqual(model.descending());
  for (const position of positions) {
    expect([...map.ascending(position)]).toEqual(model.ascending(position));
    expect([...map.descending(position)]).toEqual(model.descending(position));
  }
}

function stepsOf<Key>(key: fc.Arbitrary<Key>, constraints: fc.ArrayConstraints): fc.Arbitrary<Step<Key>[]> {
  return fc.array(fc.record({ deletes: fc.boolean(), key, value: fc.nat() }), constraints);
}

const number = fc.integer({ min: -20, max: 20 });
const text = fc.string({ maxLength: 2 });

test('numbers: like a map that sorts when asked, from any position, taken or not', () => {
  fc.assert(
    fc.property(stepsOf(number, { size: 'large' }), fc.array(fc.double({ noNaN: true }), { maxLength: 5 }), compare),
  );
});

test('strings: like a map that sorts when asked, from any position, taken or not', () => {
  fc.assert(fc.property(stepsOf(text, { size: 'large' }), fc.array(text, { maxLength: 5 }), compare));
});

test.each([-1, 0.5, 2 ** 32 - 1, 2 ** 32, 2 ** 53])('%d is a key like others in a chunk that is full', (key) => {
  const keys = [...Array(2_000).keys(), key].sort((a, b) => a - b);
  const added = keys.map((each, value): Step<number> => ({ deletes: false, key: each, value }));
  compare(added, [key - 1, key, key + 1]);
});

test('many keys: chunks split, empty and vanish unnoticed', () => {
  const key = fc.integer({ min: 0, max: 3_000 });
  fc.assert(
    fc.property(fc.infiniteStream(key), fc.array(key, { maxLength: 6 }), (stream, positions) => {
      const keys = [...stream.take(4_000)];
      const added = keys.map((each): Step<number> => ({ deletes: false, key: each, value: each + 1 }));
      const [from = 0, to = 3_000] = positions;
      const removed = keys
        .filter((each) => each > from && each < to)
        .map((each) => ({ deletes: true, key: each, value: 0 }));
      compare([...added, ...removed, ...added.slice(0, 500)], [...positions, -1, 3_001, 1.5]);
    }),
    { numRuns: 5 },
  );
});

test.each([
  ['ascending', (i: number) => i],
  ['descending', (i: number) => 2_000 - i],
])('keys that come %s, across chunk boundaries', (_order, keyOf) => {
  const steps = Array.from({ length: 2_000 }, (_, i) => ({
    deletes: false,
    key: keyOf(i),
    value: keyOf(i) + 1,
  }));
  compare(steps, [0, 255, 256, 511, 511.5, 512, 1_023, 1_024, 1_999, 2_000]);
});

test('a split stands between the keys that do not meet a condition and those that do', () => {
  const key = fc.integer({ min: 0, max: 4_000 });
  fc.assert(
    fc.property(fc.uniqueArray(key, { size: 'max', maxLength: 2_000 }), fc.array(key), (keys, bounds) => {
      const map = new SortedMap();
      for (const each of keys) map.set(each, each);
      const sorted = keys.toSorted((a, b) => a - b);
      for (const bound of [...bounds, -1, 0, 4_000, 4_001]) {
        expect(map.split((value) => value >= bound)).toEqual({
          before: sorted.findLast((each) => each < bound),
          from: sorted.find((each) => each >= bound),
        });
      }
    }),
    { numRuns: 30 },
  );
});

test('a copy of many keys shows none of what is written to a copy of it, and the other way round', () => {
  const key = fc.integer({ min: 0, max: 3_000 });
  fc.assert(
    fc.property(stepsOf(key, { size: 'max', maxLength: 1_500 }), stepsOf(key, { size: 'large' }), (before, after) => {
      const original = new SortedMap(1);
      const write = (map: SortedMap, steps: readonly Step<number>[]) => {
        for (const { deletes, key: at, value } of steps) {
          if (deletes) map.delete(at);
          else map.set(at, value);
        }
      };
      write(original, before);
      const [kept, changed] = [original.copy(2), original.copy(3)];
      write(changed, after);
      const again = new SortedMap();
      write(again, before);
      expect([...kept.ascending()]).toEqual([...again.ascending()]);
      write(again, after);
      expect([...changed.ascending()]).toEqual([...again.ascending()]);
      write(kept, after);
      expect([...kept.descending()]).toEqual([...again.descending()]);
      expect([...changed.descending()]).toEqual([...again.descending()]);
    }),
    { numRuns: 30 },
  );
});
