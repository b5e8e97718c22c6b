import { Low } from 'lowdb';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createDatabase } from '../../../mock-server/store/state';
import { createSandbox } from '../../../mock-server';
import type { AppendDetails, Journal } from '../../../mock-server/store/journal/journal';
import { JournalFile } from '../../../mock-server/store/journal/file/journal-file';
import { JournalingAdapter } from '../../../mock-server/store/journal/adapter';
import { FaultyFileSystem } from './file/faulty-file-system';
import { putEvent, temporaryDirectory, transact } from '../support';

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
