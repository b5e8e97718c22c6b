import fc from 'fast-check';
import { Low } from 'lowdb';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createDatabase } from '../../../mock-server/store/state';
import { createSandbox } from '../../../mock-server';
import type { AppendDetails, Journal } from '../../../mock-server/store/journal/journal';
import { JournalFile } from '../../../mock-server/store/journal/file/journal-file';
import { JournalingAdapter } from '../../../mock-server/store/journal/adapter';
import { FaultyFileSystem } from './file/faulty-file-system';
import { header } from './file/journals';
import { commit, putEvent, stateAfter, stateOf, temporaryDirectory, transact } from '../support';

async function openStore(path: string, files?: FaultyFileSystem) {
  let cutBytes = 0;
  const onCut = (bytes: number) => (cutBytes = bytes);
  const adapter = new JournalingAdapter(new JournalFile(path, files && { files }), { onCut });
  const low = new Low(adapter, createDatabase());
  await low.read();
  return { adapter, low, database: low.data, cutBytes };
}

/** A journal in memory whose appends end when the test says so. */
class SlowJournal implements Journal {
  readonly name = 'the slow journal';
  size = 0;
  readonly checkpointSize = 0;
  readonly namesRelease = true;
  readonly snapshots: string[] = [];
  /** The addresses of each compaction. */
  readonly addresses: (readonly string[])[] = [];
  readonly groups: { readonly lines: readonly string[]; readonly end: (error?: Error) => void }[] = [];
  #heard: () => void = () => undefined;

  async read() {
    return { lines: 0, cutBytes: 0 };
  }

  append(group: Iterable<string>): Promise<void> {
    const lines = [...group];
    return new Promise((resolve, reject) => {
      this.groups.push({ lines, end: (error) => (error === undefined ? resolve() : reject(error)) });
      this.#heard();
    });
  }

  /** The next append, once it was called. */
  async next() {
    if (this.groups.length === 0) await new Promise<void>((resolve) => (this.#heard = resolve));
    const group = this.groups.shift();
    if (group === undefined) throw new Error('no append');
    return { ...group, numbers: group.lines.map((line) => Number(/"number":(\d+)/.exec(line)?.[1])) };
  }

  async compact(snapshot: Iterable<string>, details?: Pick<AppendDetails, 'addresses'>): Promise<void> {
    this.snapshots.push([...snapshot].join());
    this.addresses.push([...(details?.addresses() ?? [])]);
  }

  async close(): Promise<void> {}

  async delete(): Promise<void> {}
}

function createSlowStore() {
  const journal = new SlowJournal();
  const adapter = new JournalingAdapter(journal, { changesPerRow: 1 });
  const database = createDatabase();
  const outcomes = new Map<number, string>();
  const write = (number: number) => {
    transact(database, putEvent(number));
    const note = (outcome: string) => () => void outcomes.set(number, outcome);
    return adapter.write(database).then(note('durable'), note('failed'));
  };
  return { journal, adapter, database, outcomes, write };
}

test('reads null where nothing was written, and what was written afterwards', async () => {
  const path = join(temporaryDirectory(), 'a.ndjson');
  await fc.assert(
    fc.asyncProperty(fc.array(commit, { minLength: 1, maxLength: 20 }), fc.nat(), async (commits, run) => {
      const file = `${path}${run}-${Math.random()}`;
      const first = new JournalingAdapter(new JournalFile(file));
      expect(await first.read()).toBeNull();
      const database = createDatabase();
      for (const each of commits) {
        transact(database, each);
        await first.write(database);
        expect(database.unwritten).toEqual([]);
      }
      await first.close();
      const again = await openStore(file);
      expect(stateOf(again.database)).toEqual(stateOf(database));
      expect(stateOf(again.database)).toEqual(stateAfter(commits));
      expect(again.database.sequence).toBe(database.sequence);
      await again.adapter.close();
    }),
    { numRuns: 30 },
  );
});

test('a file cut at any byte of its last two groups contains exactly the complete transactions', async () => {
  const path = join(temporaryDirectory(), 'a.ndjson');
  const commits = fc.array(commit, { minLength: 2, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(commits, async (all) => {
      rmSync(path, { force: true });
      const { adapter, database } = await openStore(path);
      const ends: number[] = [];
      for (const each of all) {
        transact(database, each);
        await adapter.write(database);
        ends.push(statSync(path).size);
      }
      await adapter.close();
      const whole = readFileSync(path);
      for (let offset = ends.at(-3) ?? header.length; offset <= whole.length; offset++) {
        writeFileSync(path, whole.subarray(0, offset));
        const complete = ends.filter((end) => end <= offset).length;
        const store = await openStore(path);
        expect(stateOf(store.database)).toEqual(stateAfter(all.slice(0, complete)));
        expect(statSync(path).size).toBe(offset - store.cutBytes);
        await store.adapter.close();
      }
    }),
    { numRuns: 2 },
  );
});

test('resolves only when the bytes are in the file', async () => {
  const path = join(temporaryDirectory(), 'a.ndjson');
  const { low, adapter, database } = await openStore(path);
  const writers = Array.from({ length: 50 }, async (_, i) => {
    transact(database, putEvent(i));
    await low.write();
    expect(readFileSync(path, 'utf8')).toContain(`"number":${i},`);
  });
  expect(adapter.pending).toBe(true);
  await Promise.all(writers);
  expect(adapter.pending).toBe(false);
  await adapter.close();
});

test('the commits of one tick are one group, and so are those that arrive during an append', async () => {
  const { journal, outcomes, write } = createSlowStore();
  void write(1);
  void write(2);
  const first = await journal.next();
  expect(first.numbers).toEqual([1, 2]);
  void write(3);
  const last = write(4);
  first.end();
  const second = await journal.next();
  expect(second.numbers).toEqual([3, 4]);
  expect([...outcomes]).toEqual([
    [1, 'durable'],
    [2, 'durable'],
  ]);
  second.end();
  await last;
  expect(outcomes.size).toBe(4);
  expect(journal.groups).toEqual([]);
});

test('the commits of a group that failed come first in the next append', async () => {
  const { journal, adapter, outcomes, write } = createSlowStore();
  const one = write(1);
  const first = await journal.next();
  const two = write(2);
  first.end(new Error('ENOSPC'));
  await one;
  expect([...outcomes]).toEqual([[1, 'failed']]);
  const second = await journal.next();
  expect(second.numbers).toEqual([1, 2]);
  second.end(new Error('ENOSPC'));
  await two;
  expect(outcomes.get(2)).toBe('failed');
  expect(adapter.pending).toBe(true);
  expect(journal.groups).toEqual([]);

  const three = write(3);
  const third = await journal.next();
  expect(third.numbers).toEqual([1, 2, 3]);
  third.end();
  await three;
  expect(outcomes.get(3)).toBe('durable');
  expect(adapter.pending).toBe(false);
});

test('settled waits for what is shown now, not for what comes later, and tries again what failed', async () => {
  const { journal, adapter, write } = createSlowStore();
  await adapter.settled();
  void write(1);
  const first = await journal.next();
  const settled = adapter.settled();
  const later = write(2);
  first.end();
  await settled;
  const second = await journal.next();
  second.end(new Error('ENOSPC'));
  await later;
  const again = adapter.settled();
  const third = await journal.next();
  expect(third.numbers).toEqual([2]);
  third.end();
  await again;
  expect(adapter.pending).toBe(false);
});

test('a checkpoint contains the group of its append, and nothing later', async () => {
  const { journal, adapter, write } = createSlowStore();
  journal.size = 40_000_000;
  void write(1);
  const first = await journal.next();
  const later = write(2);
  first.end();
  (await journal.next()).end();
  await later;
  await adapter.compaction;
  expect(journal.snapshots[0]).toContain('pld_1');
  expect(journal.snapshots[0]).not.toContain('pld_2');
});

test('a compaction is told the addresses in the rows of the checkpoint', async () => {
  const { journal, adapter, database } = createSlowStore();
  journal.size = 40_000_000;
  const row = createSandbox().platform().rows.require('platform', 'default');
  transact(database, { changes: [['platform', row.id, row]] });
  const written = adapter.write(database);
  (await journal.next()).end();
  await written;
  await adapter.compaction;
  expect(journal.addresses).toEqual([['test_default', 'live_default']]);
});

test('closing writes what is pending; what comes later stays pending and is refused', async () => {
  const path = join(temporaryDirectory(), 'a.ndjson');
  const { adapter, database } = await openStore(path);
  transact(database, putEvent(1));
  const written = adapter.write(database);
  await adapter.close();
  await written;
  expect(adapter.pending).toBe(false);
  const before = stateOf(database);
  transact(database, putEvent(2));
  await expect(adapter.write(database)).rejects.toThrow('is closed');
  expect(adapter.pending).toBe(true);
  await expect(adapter.settled()).rejects.toThrow('is closed');
  const again = await openStore(path);
  expect(stateOf(again.database)).toEqual(before);
  await again.adapter.close();
});
