import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Row } from '../../mock-server/rows';
import type { Index, SortKey } from '../../mock-server/rows/table-definition';
import { type Direction, Table } from '../../mock-server/store/table';

interface Book extends Row {
  readonly color: string;
  readonly tags: readonly string[];
  readonly order: number;
}

const indexes: Readonly<Record<'byColor' | 'byTag', Index<Book>>> = {
  byColor: { partitions: (book) => [book.color], sortBy: (book) => `${book.order} ${book.id}` },
  byTag: { partitions: (book) => book.tags, sortBy: (book) => `${String(book.order).padStart(2, '0')} ${book.id}` },
};
const createTable = () => new Table({ indexes });

type BookTable = ReturnType<typeof createTable>;

const walk = (
  table: BookTable,
  index: keyof typeof indexes,
  partition: string,
  direction: Direction,
  beyond?: SortKey,
): Iterable<Book> => table.index(index).get(partition)?.[direction](beyond) ?? [];

const first = (table: BookTable, index: keyof typeof indexes, partition: string) => table.index(index).first(partition);

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const color = fc.constantFrom('red', 'green', 'nowhere');
const tag = fc.constantFrom('new', 'old', 'rare');
const book: fc.Arbitrary<Book> = fc.record({
  id,
  color,
  tags: fc.uniqueArray(tag),
  order: fc.nat(12),
});
const step = fc.oneof({ weight: 3, arbitrary: book }, { weight: 1, arbitrary: id });

const partitions = [
  ...['red', 'green', 'nowhere'].map((name) => ['byColor', name] as const),
  ...['new', 'old', 'rare'].map((name) => ['byTag', name] as const),
];

test('any puts and deletes: rows, lists and walks are as in a plain map that is filtered and sorted', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), fc.array(fc.string(), { maxLength: 3 }), (steps, positions) => {
      const table = createTable();
      const model = new Map<string, Book>();
      for (const each of steps) {
        if (typeof each === 'string') {
          expect(table.delete(each)).toBe(model.get(each));
          model.delete(each);
        } else {
          expect(table.put(each)).toBe(model.get(each.id));
          model.set(each.id, each);
        }
      }
      expect([...table.rows()]).toEqual([...model.values()]);
      expect(table.size).toBe(model.size);
      for (const [index, partition] of partitions) {
        const inPartition = (row: Book) =>
          index === 'byColor' ? row.color === partition : row.tags.includes(partition);
        const listed = [...model.values()]
          .filter(inPartition)
          .map((row) => ({ row, position: indexes[index].sortBy(row) }))
          .sort((a, b) => (a.position < b.position ? -1 : 1));
        for (const beyond of [undefined, '', '~', ...listed.map(({ position }) => position), ...positions]) {
          const after = listed.filter(({ position }) => beyond === undefined || position > beyond);
          const before = listed.filter(({ position }) => beyond === undefined || position < beyond).reverse();
          expect([...walk(table, index, partition, 'ascending', beyond)]).toEqual(after.map(({ row }) => row));
          expect([...walk(table, index, partition, 'descending', beyond)]).toEqual(before.map(({ row }) => row));
        }
      }
    }),
  );
});

test('any reads, puts and deletes in a large table and in copies of it: each read returns the row as it is', () => {
  const rows = Array.from({ length: 3_000 }, (_, order): Book => ({ id: `${order}`, color: 'red', tags: [], order }));
  const large = createTable();
  for (const row of rows) large.put(row);
  const at = fc.oneof(fc.nat(9), fc.nat(2_999));
  const next = fc.record({ at, action: fc.constantFrom('get', 'get', 'put', 'delete', 'get all', 'copy') });
  fc.assert(
    fc.property(fc.array(next, { maxLength: 40 }), (actions) => {
      let table = large.copy();
      const expected = new Map(rows.map((row) => [row.id, row]));
      for (const [order, each] of actions.entries()) {
        const row: Book = { ...pick(rows, each.at), order };
        if (each.action === 'copy') table = table.copy();
        if (each.action === 'put') expect(table.put(row)).toBe(expected.get(row.id));
        if (each.action === 'put') expected.set(row.id, row);
        if (each.action === 'delete') expect(table.delete(row.id)).toBe(expected.get(row.id));
        if (each.action === 'delete') expected.delete(row.id);
        if (each.action === 'get all')
          expect(rows.filter((other) => table.get(other.id) !== expected.get(other.id))).toEqual([]);
        expect(table.get(row.id)).toBe(expected.get(row.id));
      }
    }),
  );
});

const byId = (rows: Iterable<Book>) => [...rows].sort((a, b) => (a.id < b.id ? -1 : 1));

function pick<Item>(items: readonly Item[], at: number): Item {
  const item = items[at % items.length];
  if (item === undefined) throw new Error('there is nothing to pick from');
  return item;
}

test('whatever is written to a table or to a copy of it, or of that one, none of the others shows it', () => {
  const byTag = { ...indexes.byTag, lazy: true } as const;
  const at = fc.nat(9);
  const action = fc.oneof(
    { weight: 8, arbitrary: fc.record({ at, step }) },
    { weight: 1, arbitrary: fc.record({ at, copies: fc.constant(true) }) },
    { weight: 1, arbitrary: fc.record({ at, reads: tag }) },
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 80 }), (actions) => {
      const pairs = [{ table: new Table({ indexes: { byColor: indexes.byColor, byTag } }), alone: createTable() }];
      for (const each of actions) {
        const { table, alone } = pick(pairs, each.at);
        if ('copies' in each) {
          // What has nothing in common with the others has every row written again.
          const apart = createTable();
          for (const row of alone.rows()) apart.put(row);
          pairs.push({ table: table.copy(), alone: apart });
        } else if ('reads' in each) first(table, 'byTag', each.reads);
        else if (typeof each.step === 'string') expect(table.delete(each.step)).toBe(alone.delete(each.step));
        else expect(table.put(each.step)).toBe(alone.put(each.step));
      }
      for (const { table, alone } of pairs) {
        // A row that two copies add has one place in both, so its order is that of the first. Nobody depends on it.
        expect(byId(table.rows())).toEqual(byId(alone.rows()));
        for (const [index, partition] of partitions)
          for (const direction of ['ascending', 'descending'] as const)
            expect([...walk(table, index, partition, direction)]).toEqual([
              ...walk(alone, index, partition, direction),
            ]);
      }
    }),
  );
});

test('a lazy index that is built in steps, between any writes, reads and copies, lists the same rows as one that was there before', () => {
  const lazy = { ...indexes, byTag: { ...indexes.byTag, lazy: true as const } };
  const nextStep = fc.oneof(
    { weight: 6, arbitrary: step },
    { weight: 6, arbitrary: fc.constant('build' as const) },
    { weight: 1, arbitrary: fc.constantFrom('read' as const, 'copy' as const) },
  );
  fc.assert(
    fc.property(fc.array(book, { maxLength: 8 }), fc.array(nextStep, { maxLength: 40 }), (before, steps) => {
      const tables = [new Table({ indexes: lazy })];
      const expected = createTable();
      const [table] = tables;
      if (table === undefined) return;
      for (const row of before) for (const each of [table, expected]) each.put(row);
      const building = table.build('byTag', 1);
      for (const each of steps) {
        if (each === 'build') building.next();
        else if (each === 'read') first(table, 'byTag', 'new');
        else if (each === 'copy') tables.push(table.copy());
        else
          for (const written of [table, expected]) typeof each === 'string' ? written.delete(each) : written.put(each);
      }
      for (const _ of building);
      for (const tag of ['new', 'old', 'rare']) {
        expect([...walk(table, 'byTag', tag, 'ascending')]).toEqual([...walk(expected, 'byTag', tag, 'ascending')]);
        for (const copy of tables.slice(1)) {
          const tagged = [...copy.rows()].filter(({ tags }) => tags.includes(tag)).map((row) => row.id);
          expect([...walk(copy, 'byTag', tag, 'ascending')].map((row) => row.id).sort()).toEqual(tagged.sort());
        }
      }
    }),
  );
});
