import fc from 'fast-check';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { checkpointOf } from '../../mock-server/store/journal/checkpoint';
import type { Commit } from '../../mock-server/store/commit';
import { createDatabase, replay, type State } from '../../mock-server/store/state';
import { MemoryAdapter } from '../../mock-server/store/journal/memory';
import { JournalFile } from '../../mock-server/store/journal/file/journal-file';
import { JournalingAdapter } from '../../mock-server/store/journal/adapter';
import { limits } from '../../spec/tables/limits';
import { GrowingMap } from '../../mock-server/store/growing-map';
import { Store } from '../../mock-server/store/store';
import { commit, created_at, jobRow, put, replayLinesOf, stateOf, temporaryDirectory } from './support';
import { scaled } from '../support/run-scale';

const accept = () => undefined;
const by = (request_id: string | null = null) => ({ request_id, operation: 'createPayment', created_at });

/** Small files are compacted, too, and in small lines. */
function openStore(path: string): Promise<Store> {
  const options = { compactAboveBytes: 2_000, compactAboveGrowth: 1, changesPerRow: 0, rowsPerLine: 3 };
  return Store.open(new JournalingAdapter(new JournalFile(path), options), accept);
}

/** All rows, in whatever order the tables hold them, and the last sequence number. */
function textOf({ tables, sequence }: Readonly<State>): string {
  const rows = Object.values(tables).flatMap((table) => [...table.rows()].map((row) => JSON.stringify(row)));
  return JSON.stringify([rows.sort(), sequence]);
}

function everythingOf(store: Store): string {
  const snapshots = [...store.snapshots.values()].map((each) => [each.name, each.created_at, textOf(each)]);
  return JSON.stringify([textOf(store.state), snapshots, [...store.tokens.values()], store.endedTokens]);
}

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const name = fc.constantFrom('one', 'two', 'three');
const action = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ does: fc.constant('write'), ids: fc.array(id, { maxLength: 4 }), follows: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('take away'),
      ids: fc.array(id, { maxLength: 3 }),
      follows: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('keep'), name }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('restore'), name }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('forget'), name }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('undo'), name }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('reset'), name }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('create token'), name }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('delete token'), name }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('end tokens'), name }) },
);
type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never;

function perform(store: Store, act: Action): void {
  if ('ids' in act) {
    const write = act.does === 'write';
    store.transact(
      (rows) => {
        for (const each of act.ids) {
          if (write) put(rows, 'jobs', jobRow(each, rows.nextSequence()));
          else rows.delete('jobs', each);
        }
      },
      act.follows ? undefined : by(),
    );
  } else if (act.does === 'keep') store.createSnapshot({ name: act.name, created_at });
  else if (act.does === 'undo') store.undo(Math.min(store.undoable, 1));
  else if (act.does === 'reset') store.reset((rows) => put(rows, 'jobs', jobRow('first', rows.nextSequence())), by());
  else if (act.does === 'create token') {
    if (!store.tokens.has(act.name)) store.createToken({ id: act.name, name: act.name, hash: 'aa', created_at });
  } else if (act.does === 'delete token') store.deleteToken(act.name);
  else if (act.does === 'end tokens') store.endTokens();
  else if (store.snapshots.has(act.name)) {
    if (act.does === 'restore') store.restore(act.name, by());
    else store.deleteSnapshot(act.name);
  }
}

test('whatever is kept and restored, it is what it was then, byte by byte; the next process finds all of it', async () => {
  const directory = temporaryDirectory();
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 5, maxLength: 60 }), async (actions) => {
      const path = join(directory, `${++run}.ndjson`);
      let store = await openStore(path);
      const kept = new Map<string, string>();
      for (const [at, act] of actions.entries()) {
        perform(store, act);
        if (act.does === 'keep' && 'name' in act) kept.set(act.name, textOf(store.state));
        if (act.does === 'forget' && 'name' in act) kept.delete(act.name);
        if (act.does === 'restore' && 'name' in act && kept.has(act.name))
          expect(textOf(store.state)).toBe(kept.get(act.name));
        for (const [each, text] of kept) expect(textOf(store.snapshots.get(each) ?? store.state)).toBe(text);
        if (at % 7 === 6) {
          await store.settled();
          const before = everythingOf(store);
          if (at % 2 === 0) {
            await store.close();
            store = await openStore(path);
          }
          expect(everythingOf(store)).toBe(before);
        }
      }
      const before = everythingOf(store);
      await store.close();
      const again = await openStore(path);
      expect(everythingOf(again)).toBe(before);
      await again.close();
    }),
    { numRuns: scaled({ full: 200, short: 15 }) },
  );
});

test('a checkpoint makes the same database, with its snapshots, whatever led there', () => {
  const label = fc.record({ name, created_at: fc.constant(created_at) });
  const step = fc.tuple(commit, fc.option(label, { nil: undefined }), fc.nat(20));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), fc.integer({ min: 1, max: 4 }), (steps, rowsPerCommit) => {
      const database = createDatabase();
      for (const [each, snapshot, sequence] of steps)
        replay(database, { ...each, sequence, ...(snapshot && { snapshot }) });
      const commits: Commit[] = [...checkpointOf(database, rowsPerCommit)];
      for (const { changes } of commits) expect(changes.length).toBeLessThanOrEqual(rowsPerCommit);
      const again = createDatabase();
      replayLinesOf(again, commits);
      expect(stateOf(again)).toEqual(stateOf(database));
    }),
  );
});

// Going through all rows at once would be a pause for every request.
test('a checkpoint reads rows when its commits are asked for, and has those of the moment of the call', () => {
  const database = createDatabase();
  replay(database, { changes: [['jobs', 'a', jobRow('a', 1)]] });
  const readRows = vi.spyOn(GrowingMap.prototype, 'values');
  const commits = checkpointOf(database, 100);
  expect(readRows).not.toHaveBeenCalled();
  replay(database, {
    changes: [
      ['jobs', 'a', null],
      ['jobs', 'b', jobRow('b', 2)],
    ],
  });
  const [first] = commits;
  expect(first?.changes.map(([, key]) => key)).toEqual(['a']);
});

test('rows that snapshots have in common are in a checkpoint once', () => {
  const database = createDatabase();
  const put = (count: number): Commit => ({
    changes: Array.from({ length: count }, (_, i) => ['jobs', `job ${i}`, jobRow(`job ${i}`, i)]),
  });
  replay(database, put(500));
  for (let i = 0; i < 10; i++) {
    replay(database, { changes: [['jobs', 'job 3', jobRow('job 3', 600 + i)]] });
    replay(database, { changes: [], snapshot: { name: `state ${i}`, created_at } });
  }
  const written = [...checkpointOf(database, 100)].reduce((sum, { changes }) => sum + changes.length, 0);
  expect(written).toBe(500 + 9);
});

/** A store with many rows whose commits stay in its queue. */
function storeOf(rowCount: number) {
  const adapter = new MemoryAdapter();
  const commits: Commit[] = [];
  adapter.write = async (database) => void commits.push(...database.unwritten.splice(0));
  const store = new Store(adapter, accept);
  store.transact((rows) => {
    for (let i = 0; i < rowCount; i++) put(rows, 'jobs', jobRow(`job ${i}`, rows.nextSequence()));
  }, by());
  store.createSnapshot({ name: 'one', created_at });
  return { store, commits };
}

test.each(['reset', 'restore'] as const)(
  'the undo of a %s writes no row, and a replay of the lines comes to the same',
  (does) => {
    const { store, commits } = storeOf(2_000);
    const before = textOf(store.state);
    perform(store, { does, name: 'one' });
    perform(store, { does: 'write', ids: ['a'], follows: false });
    store.undo(2);
    expect(textOf(store.state)).toBe(before);
    expect(commits.at(-1)?.changes).toEqual([]);
    const replayed = createDatabase();
    replayLinesOf(replayed, commits);
    expect(textOf(replayed)).toBe(before);
    expect(replayed.replaced.size).toBe(0);
  },
);

test('a checkpoint has the states that an undo may return to, and not those that it no longer does', () => {
  const { store, commits } = storeOf(10);
  const states = [textOf(store.state)];
  for (const _ of [1, 2]) {
    perform(store, { does: 'reset', name: 'one' });
    states.push(textOf(store.state));
  }
  const compacted = () => {
    const live = createDatabase();
    for (const commit of commits) replay(live, commit);
    const again = createDatabase();
    replayLinesOf(again, checkpointOf(live, 3));
    return again;
  };
  const database = compacted();
  const written = commits.length;
  store.undo(2);
  replayLinesOf(database, commits.slice(written));
  expect(textOf(database)).toBe(states[0]);

  perform(store, { does: 'reset', name: 'one' });
  expect(compacted().replaced.size).toBe(1);
  for (let i = 0; i < limits.undo.transactions; i++) perform(store, { does: 'write', ids: ['a'], follows: false });
  expect(compacted().replaced.size).toBe(0);
});

test('what is undone is as if it had not been, with all that followed it; more than is known is not undone', () => {
  const step = fc.array(fc.record({ ids: fc.array(id, { minLength: 1, maxLength: 4 }), deletes: fc.boolean() }), {
    minLength: 1,
    maxLength: 3,
  });
  const kind = fc.constantFrom('write', 'write', 'write', 'reset', 'restore');
  fc.assert(
    fc.property(fc.array(fc.tuple(kind, step), { minLength: 1, maxLength: 12 }), fc.nat(), (steps, seed) => {
      const store = new Store(new MemoryAdapter(), accept);
      store.createSnapshot({ name: 'one', created_at });
      const states: string[] = [];
      for (const [does, parts] of steps) {
        const before = textOf(store.state);
        const known = store.undoable;
        if (does === 'reset') perform(store, { does, name: 'one' });
        if (does === 'restore') perform(store, { does, name: 'one' });
        for (const [at, { ids, deletes }] of parts.entries())
          perform(store, { does: deletes ? 'take away' : 'write', ids, follows: at > 0 || does !== 'write' });
        if (store.undoable > known) states.push(before);
      }
      expect(store.undoable).toBe(states.length);
      if (states.length === 0) return;
      const count = 1 + (seed % states.length);
      expect(store.undo(count)).toHaveLength(count);
      expect(textOf(store.state)).toBe(states[states.length - count]);
      expect(store.undoable).toBe(states.length - count);
    }),
  );
});

test('a step is told by who began it, and how many rows it wrote; the answer of a refused request is none', () => {
  const store = new Store(new MemoryAdapter(), accept);
  const write = (row: string, request?: string | null) =>
    store.transact(
      (rows) => put(rows, 'jobs', jobRow(row, rows.nextSequence())),
      request === undefined ? undefined : by(request),
    );
  write('before all', undefined);
  expect(store.undoable).toBe(0);
  write('a', 'req_1');
  write('b');
  store.transact((rows) => {
    const kept = { fingerprint: '', status: 422, body: '{}', data_of: null, headers: {}, created_at };
    rows.insert('idempotency_keys', { id: 'acc_1 key', sequence: rows.nextSequence(), ...kept });
  }, by('req_2'));
  write('c', null);
  expect(store.undo(2)).toEqual([
    { ...by(null), rows: 1, faults: 0 },
    { ...by('req_1'), rows: 3, faults: 0 },
  ]);
  expect([...store.state.tables.jobs.rows()].map((row) => row.id)).toEqual(['before all']);
  expect(store.state.tables.idempotency_keys.size).toBe(0);
});

test('old steps go when there are too many, or they have written too many rows; the last one stays, however large', () => {
  const store = new Store(new MemoryAdapter(), accept);
  const write = (count: number) =>
    store.transact((rows) => {
      for (let i = 0; i < count; i++) put(rows, 'clock', { id: 'clock', offset: i, frozen_at: null });
    }, by());
  for (let i = 0; i < 1_010; i++) write(1);
  expect(store.undoable).toBe(1_000);
  write(60_000);
  write(60_000);
  expect(store.undoable).toBe(1);
  write(1);
  write(110_000);
  expect(store.undoable).toBe(1);
  store.undo(1);
  expect(store.rows.find('clock', 'clock')?.offset).toBe(0);
  expect(store.undoable).toBe(0);
});
