import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { differencesOf } from '../../../mock-server/store/differences';
import { lineOf } from '../../../mock-server/store/lines/commit-lines';
import { PackedLines } from '../../../mock-server/store/packed/packed-lines';
import type { PackingOptions } from '../../../mock-server/store/packed/packing';
import type { Commit } from '../../../mock-server/store/commit';
import {
  createDatabase,
  createSnapshot,
  type Database,
  replay,
  restoreSnapshot,
} from '../../../mock-server/store/state';
import { commit, eventRow, packings, putEvent, stateOf } from '../support';

const at_once: PackingOptions = { unpackedRows: 0, unpackedRowsWithoutLines: 0, unpackedLines: 0, linesPerPage: 1 };
const label = { name: 'one', created_at: '2030-01-01T00:00:00.000Z' };

/** Writes a commit as a journal does, with its line, or as the memory store does, without. */
function write(database: Database, each: Commit, hasLine = true): void {
  replay(database, each);
  database.packing.add(database, each.changes, hasLine ? lineOf(each) : undefined, each.staged);
}

function eventsOf(database: Database): unknown[] {
  const { events, jobs } = database.tables;
  return [
    [...events.walk('newest', 'all', 'descending')],
    [...events.walk('byName', 'payment.created', 'ascending')],
    events.count('newest', 'all'),
    ['a', 'b', 'c', 'd', 'e'].map((id) => [events.get(id), jobs.get(id)]),
  ];
}

test('whatever is written, kept and restored, and whenever rows are packed: all reads give the same as without packing', () => {
  const step = fc.oneof(
    { weight: 8, arbitrary: fc.record({ commit, hasLine: fc.boolean() }) },
    { weight: 1, arbitrary: fc.constantFrom('keep' as const, 'restore' as const) },
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), packings, (steps, packing) => {
      const [packed, plain] = [createDatabase(packing), createDatabase()];
      let kept: object | undefined;
      for (const each of steps) {
        if (typeof each === 'object') {
          write(packed, each.commit, each.hasLine);
          replay(plain, each.commit);
        } else if (each === 'keep') {
          for (const database of [packed, plain]) createSnapshot(database, label);
          kept = stateOf(plain);
        } else if (kept !== undefined) for (const database of [packed, plain]) restoreSnapshot(database, label.name);
      }
      expect(stateOf(packed)).toEqual(stateOf(plain));
      expect(eventsOf(packed)).toEqual(eventsOf(plain));
      expect([...differencesOf(packed, plain)]).toEqual([]);
    }),
  );
});

test('a row that is packed after a snapshot is no difference from it, and one that was written since is', () => {
  const database = createDatabase({ ...at_once, unpackedLines: 20 });
  for (let number = 0; number < 20; number++) write(database, putEvent(number));
  const snapshot = createSnapshot(database, label);
  // The table and its snapshot have parts of their own from here on, and pack rows of the same parts at different times.
  write(database, putEvent(7, 'again'));
  for (let number = 100; number < 140; number++) write(database, { changes: [['jobs', `job ${number}`, null]] });
  expect([...differencesOf(snapshot, database)].map(({ id }) => id)).toEqual(['pld_7']);
  expect([...differencesOf(database, snapshot)].map(({ id }) => id)).toEqual(['pld_7']);
});

test('a commit that is noted twice, because its append was repeated, is packed once', () => {
  const database = createDatabase({ ...at_once, linesPerPage: 4 });
  const commits = [1, 2].map((number) => putEvent(number));
  for (const each of commits) replay(database, each);
  for (const each of [...commits, ...commits]) database.packing.add(database, each.changes, lineOf(each));
  expect([...database.tables.events.rows()].map(({ id }) => id)).toEqual(['pld_1', 'pld_2']);
});

test('a row that is read again and again from different lines is the row of its last line', () => {
  const database = createDatabase(at_once);
  for (let number = 0; number < 700; number++) write(database, putEvent(number));
  for (let time = 0; time < 2_500; time++) write(database, putEvent(time % 7, `time ${time}`));
  const { events } = database.tables;
  for (let number = 0; number < 700; number++) {
    const text = number < 7 ? `time ${2_499 - ((2_499 - number) % 7)}` : '';
    expect(events.get(`pld_${number}`)).toEqual(eventRow(`pld_${number}`, number, { number, text }));
  }
});

test('a look-up reads a packed row once, whether or not its id was the last one', () => {
  const database = createDatabase(at_once);
  for (let number = 0; number < 40; number++) write(database, putEvent(number));
  const reads = vi.spyOn(PackedLines.prototype, 'changesOf');
  for (const number of [3, 4, 4, 3]) expect(database.tables.events.get(`pld_${number}`)?.sequence).toBe(number);
  expect(reads).toHaveBeenCalledTimes(4);
  reads.mockRestore();
});

test('rows of a small table, and those of the latest lines, stay the objects that were written', () => {
  const database = createDatabase({ ...at_once, unpackedRows: 4, unpackedLines: 2 });
  const rows = Array.from({ length: 10 }, (_, number) => eventRow(`pld_${number}`, number, { number }));
  for (const row of rows) write(database, { changes: [['events', row.id, row]] });
  const isObject = rows.map((row) => database.tables.events.get(row.id) === row);
  expect(isObject).toEqual(rows.map((_, number) => number < 2 || number > 7));
});

test('rows that are read from a journal do not wait: none of them is read before all are', () => {
  const database = createDatabase({ unpackedRows: 0, unpackedLines: 100, linesPerPage: 4 });
  const rows = Array.from({ length: 10 }, (_, number) => eventRow(`pld_${number}`, number, { number }));
  for (const row of rows) {
    const read: Commit = { changes: [['events', row.id, row]] };
    replay(database, read);
    database.packing.addRead(database, read.changes, lineOf(read));
  }
  const isObject = rows.map((row) => database.tables.events.get(row.id) === row);
  expect(isObject).toEqual(rows.map((_, number) => number > 7));
});

test('a commit with many changes, a long line, and text beyond ASCII are packed as well', () => {
  const database = createDatabase(at_once);
  const rows = Array.from({ length: 300 }, (_, number) =>
    eventRow(`pld_${number}`, number, { text: number === 7 ? 'é'.repeat(70_000) : `\uFEFF 😀 ${number}` }),
  );
  write(database, { changes: rows.map((row) => ['events', row.id, row]) });
  const { events } = database.tables;
  for (const row of rows) {
    expect(events.get(row.id)).toEqual(row);
    expect(events.get(row.id)).not.toBe(row);
  }
});
