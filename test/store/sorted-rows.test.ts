import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SortedRows } from '../../mock-server/store/sorted-rows';

interface Numbered {
  readonly id: string;
  readonly at: number;
}

const sortBy = ({ at }: Numbered) => at;
const row = (at: number, version = 0): Numbered => ({ id: `${at} ${version}`, at });

function listOf(rows: readonly Numbered[], owner = {}): SortedRows<Numbered> {
  const list = new SortedRows<Numbered>(sortBy, owner);
  for (const each of rows) list.put(each);
  return list;
}

const inOrder = (model: ReadonlyMap<number, Numbered>) => [...model.values()].sort((a, b) => a.at - b.at);

test('any puts and deletes, also of a list of many chunks: walks, sizes and splits are as in a sorted array', () => {
  const many = Array.from({ length: 1_500 }, (_, i) => row(2 * i));
  const key = fc.integer({ min: -2, max: 3_010 });
  const step = fc.record({ key, deletes: fc.boolean() });
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.array(step, { maxLength: 60 }),
      fc.array(key, { maxLength: 5 }),
      (isLong, steps, keys) => {
        const list = listOf(isLong ? many : []);
        const model = new Map(isLong ? many.map((each) => [each.at, each] as const) : []);
        for (const [version, { key: at, deletes }] of steps.entries()) {
          const each = row(at, version);
          if (deletes) list.delete(at);
          else list.put(each);
          if (deletes) model.delete(at);
          else model.set(at, each);
        }
        const rows = inOrder(model);
        expect([...list.ascending()]).toEqual(rows);
        expect([...list.descending()]).toEqual(rows.toReversed());
        expect([list.size, list.first]).toEqual([rows.length, rows[0]]);
        const above = keys[0];
        const below = keys[1];
        const isBetween = ({ at }: Numbered) =>
          (above === undefined || at > above) && (below === undefined || at < below);
        expect(list.countBetween(above, below)).toBe(rows.filter(isBetween).length);
        for (const beyond of [...keys, ...steps.map((each) => each.key)]) {
          expect([...list.ascending(beyond)]).toEqual(rows.filter(({ at }) => at > beyond));
          expect([...list.descending(beyond)]).toEqual(rows.filter(({ at }) => at < beyond).reverse());
          const first = rows.findIndex(({ at }) => at >= beyond);
          const at = first < 0 ? rows.length : first;
          expect(list.split((each) => each.at >= beyond)).toEqual({ before: rows[at - 1]?.at, from: rows[at]?.at });
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('a copy and its original do not show what is written to the other', () => {
  const original = listOf(Array.from({ length: 1_200 }, (_, i) => row(i)));
  const before = [...original.ascending()];
  const copy = original.copy({});
  for (let i = 0; i < 1_200; i += 5) copy.delete(i);
  copy.put(row(3, 1));
  copy.put(row(5_000));
  expect([...original.ascending()]).toEqual(before);
  const expected = before.filter(({ at }) => at % 5 !== 0).map((each) => (each.at === 3 ? row(3, 1) : each));
  expect([...copy.ascending()]).toEqual([...expected, row(5_000)]);
});
