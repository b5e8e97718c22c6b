import { existsSync, readFileSync, readdirSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Commit } from '../../../mock-server/store/commit';
import { type Database, createDatabase } from '../../../mock-server/store/state';
import { JournalFile } from '../../../mock-server/store/journal/file/journal-file';
import { JournalingAdapter, type JournalingAdapterOptions } from '../../../mock-server/store/journal/adapter';
import { WindowsFiles } from '../../support/other-systems';
import { nodeFileSystem } from '../../../mock-server/store/journal/file/file-system';
import { FaultyFileSystem, type Fault } from './file/faulty-file-system';
import { putEvent, stateAfter, stateOf, temporaryDirectory, transact } from '../support';

const often: JournalingAdapterOptions = {
  compactAboveBytes: 1_000,
  compactAboveGrowth: 2,
  changesPerRow: 1,
  rowsPerLine: 3,
};

/** The files of this system, and as Windows has them. */
const systems: readonly (readonly [name: string, files: () => FaultyFileSystem])[] = [
  ['this system', () => new FaultyFileSystem()],
  ['Windows', () => new FaultyFileSystem(new WindowsFiles().mount(nodeFileSystem))],
];

async function openStore(path: string, options = often, files = new FaultyFileSystem(), fsync = false) {
  const journal = new JournalFile(path, { files, fsync });
  const adapter = new JournalingAdapter(journal, options);
  const database = (await adapter.read()) ?? createDatabase();
  return { journal, adapter, database };
}

async function reread(path: string) {
  const { adapter, database } = await openStore(path);
  await adapter.close();
  return stateOf(database);
}

/** A few rows that change all the time, come and go, and now and then start over. */
function commitAt(i: number): Commit {
  const { changes } = putEvent(i % 12, `version ${i} `.repeat(5));
  if (i % 41 === 40) return { reset: true, changes };
  return { changes: i % 5 === 4 ? [...changes, ['events', `pld_${(i + 6) % 12}`, null]] : changes };
}

/** The same with two snapshots that are created, replaced, restored and deleted. */
function commitWithSnapshotsAt(i: number): Commit {
  const name = `state ${i % 2}`;
  if (i % 7 === 2) return { ...commitAt(i), snapshot: { name, created_at: `${i}` } };
  if (i % 11 === 10) return { restore: 'state 1', changes: [] };
  if (i === 25) return { changes: [], deletedSnapshot: 'state 0' };
  return i % 13 === 12 ? { ...commitAt(i), sequence: 3 } : commitAt(i);
}

/** Writes in three overlapping streams, so that groups and compactions meet in every way. Returns what was acknowledged. */
async function writeAll(adapter: JournalingAdapter, database: Database, commits: readonly Commit[]): Promise<number> {
  let next = 0;
  let acknowledged = 0;
  const stream = async () => {
    for (let commit = commits[next++]; commit !== undefined; commit = commits[next++]) {
      const number = next;
      transact(database, commit);
      await adapter.write(database);
      acknowledged = Math.max(acknowledged, number);
    }
  };
  await Promise.allSettled([stream(), stream(), stream()]);
  return acknowledged;
}

test('under continuous writes the file stays near the size of its rows, and equal to the model', async () => {
  const path = join(temporaryDirectory(), 'a.ndjson');
  const { adapter, journal, database } = await openStore(path);
  const commits = Array.from({ length: 2_000 }, (_, i) => commitAt(i));
  expect(await writeAll(adapter, database, commits)).toBe(2_000);
  await adapter.compaction;
  expect(journal.checkpointSize).toBeGreaterThan(0);
  for (const commit of [commitAt(2_000), commitAt(2_001)]) {
    commits.push(commit);
    await writeAll(adapter, database, [commit]);
    await adapter.compaction;
  }
  expect(journal.size).toBeLessThan(8_000);
  await adapter.close();
  expect(statSync(path).size).toBe(journal.size);
  expect(await reread(path)).toEqual(stateAfter(commits));
  expect(stateOf(database)).toEqual(stateAfter(commits));
});

/** Writes in batches, with time for a compaction after each, until it is over or the files crash at the given step. */
async function runUntilCrash(
  path: string,
  commits: readonly Commit[],
  { files, fsync }: { readonly files: FaultyFileSystem; readonly fsync: boolean },
) {
  const store = await openStore(path, often, files, fsync).catch(() => undefined);
  let acknowledged = 0;
  for (let at = 0; at < commits.length && store !== undefined; at += 12) {
    const more = await writeAll(store.adapter, store.database, commits.slice(at, at + 12));
    if (more > 0) acknowledged = at + more;
    await store.adapter.compaction;
  }
  await store?.adapter.close().catch(() => undefined);
  return { acknowledged, steps: files.steps, hasCrashed: files.hasCrashed };
}

test.each(systems.flatMap(([name, files]) => [false, true].map((fsync) => [fsync, name, files] as const)))(
  'a crash at any step loses nothing that was acknowledged (fsync: %s, on %s)',
  async (fsync, _name, systemFiles) => {
    const commits = Array.from({ length: 36 }, (_, i) => commitWithSnapshotsAt(i));
    const states = Array.from({ length: commits.length + 1 }, (_, count) => stateAfter(commits.slice(0, count)));
    const directory = temporaryDirectory();
    const crashAt = async (step: number, fault: Fault) => {
      const path = join(directory, `${step}-${fault}.ndjson`);
      const files = systemFiles();
      files.crashAt(step, fault);
      const { acknowledged, steps, hasCrashed } = await runUntilCrash(path, commits, { files, fsync });
      const where = `crash at step ${step}, ${steps[step - 1]}, with ${acknowledged} acknowledged`;
      expect(states.slice(acknowledged), where).toContainEqual(await reread(path));
      expect(existsSync(`${path}.compacting`), where).toBe(false);
      if (!hasCrashed) expect(steps.filter((name) => name === 'rename').length).toBeGreaterThan(1);
      return { hasCrashed, isWrite: steps[step - 1] === 'write' };
    };
    for (let step = 1; ; step++) {
      const { hasCrashed, isWrite } = await crashAt(step, 'fail');
      if (!hasCrashed) return;
      if (isWrite) await crashAt(step, 'half');
    }
  },
);

test.each(systems)(
  'on %s, a compaction that fails harms nothing, is told, and is tried again later',
  async (_name, of) => {
    const path = join(temporaryDirectory(), 'a.ndjson');
    const files = of();
    const failures: unknown[] = [];
    const options = { ...often, onCompactionFailure: (error: unknown) => void failures.push(error) };
    const { adapter, database, journal } = await openStore(path, options, files);
    files.faultAt = (step) => (step === 'rename' ? 'fail' : 'none');
    const commits = Array.from({ length: 400 }, (_, i) => commitAt(i));
    for (let at = 0; at < 200; at += 50) {
      expect(await writeAll(adapter, database, commits.slice(at, at + 50))).toBe(50);
      await adapter.compaction;
    }
    expect(failures.length).toBeGreaterThan(1);
    await writeAll(adapter, database, commits.slice(199, 200));
    expect(adapter.compaction).toBeUndefined();
    expect(journal.checkpointSize).toBe(0);
    expect(readdirSync(join(path, '..'))).toEqual(['a.ndjson']);
    files.faultAt = () => 'none';
    expect(await writeAll(adapter, database, commits.slice(200))).toBe(200);
    await adapter.compaction;
    await adapter.close();
    expect(journal.checkpointSize).toBeGreaterThan(0);
    expect(await reread(path)).toEqual(stateAfter(commits));
  },
);

test('on Windows, a journal that another program has open is compacted once it is closed, and written to meanwhile', async () => {
  const path = join(temporaryDirectory(), 'a.ndjson');
  const windows = new WindowsFiles();
  const failures: unknown[] = [];
  const options = { ...often, onCompactionFailure: (error: unknown) => void failures.push(error) };
  const { adapter, database, journal } = await openStore(
    path,
    options,
    new FaultyFileSystem(windows.mount(nodeFileSystem)),
  );
  const commits = Array.from({ length: 400 }, (_, i) => commitAt(i));
  await writeAll(adapter, database, commits.slice(0, 1));
  const reader = windows.mount(nodeFileSystem).open(path);
  for (let at = 1; at < 201; at += 50) {
    expect(await writeAll(adapter, database, commits.slice(at, at + 50))).toBe(50);
    await adapter.compaction;
  }
  expect(failures.map(String)).toContain('Error: EPERM: simulated, rename');
  expect(journal.checkpointSize).toBe(0);
  await reader?.close();
  await writeAll(adapter, database, commits.slice(201));
  await adapter.compaction;
  expect(journal.checkpointSize).toBeGreaterThan(0);
  await adapter.close();
  expect(await reread(path)).toEqual(stateAfter(commits));
  expect(readdirSync(join(path, '..'))).toEqual(['a.ndjson']);
});

test('on Windows, a journal that cannot be opened again after a compaction failed is not written to any more', async () => {
  const path = join(temporaryDirectory(), 'a.ndjson');
  const windows = new WindowsFiles();
  const { adapter, database } = await openStore(path, often, new FaultyFileSystem(windows.mount(nodeFileSystem)));
  const commits = Array.from({ length: 60 }, (_, i) => commitAt(i));
  await writeAll(adapter, database, commits.slice(0, 1));
  windows.isBusy = (call, at) => at === path && (call === 'rename' || call === 'open');
  const acknowledged = await writeAll(adapter, database, commits.slice(1));
  await adapter.compaction;
  transact(database, commitAt(60));
  await expect(adapter.write(database)).rejects.toThrow('could not be opened again');
  await adapter.close().catch(() => undefined);
  const states = Array.from({ length: commits.length + 1 }, (_, count) => stateAfter(commits.slice(0, count)));
  expect(states.slice(acknowledged)).toContainEqual(await reread(path));
});

test('closing gives up a compaction under way without a trace', async () => {
  const path = join(temporaryDirectory(), 'a.ndjson');
  const failures: unknown[] = [];
  const options = { ...often, rowsPerLine: 1, onCompactionFailure: (error: unknown) => void failures.push(error) };
  const { adapter, database } = await openStore(path, options);
  const commits: Commit[] = [];
  while (adapter.compaction === undefined) {
    const commit = putEvent(commits.length, 'x'.repeat(100));
    commits.push(commit);
    transact(database, commit);
    await adapter.write(database);
  }
  await adapter.close();
  expect(readdirSync(join(path, '..'))).toEqual(['a.ndjson']);
  expect(failures).toEqual([]);
  expect(await reread(path)).toEqual(stateAfter(commits));
});

test('a file that was compacted remembers how large its snapshot was, and does not suffer to be cut within it', async () => {
  const path = join(temporaryDirectory(), 'a.ndjson');
  const { adapter, database, journal } = await openStore(path);
  await writeAll(
    adapter,
    database,
    Array.from({ length: 30 }, (_, i) => commitAt(i)),
  );
  await adapter.compaction;
  await adapter.close();
  const { checkpointSize } = journal;
  expect(checkpointSize).toBeGreaterThan(0);
  expect(readFileSync(path, 'utf8').split('\n')[1]).toContain('"reset":true');
  const again = await openStore(path);
  expect(again.journal.checkpointSize).toBe(checkpointSize);
  await again.adapter.close();

  truncateSync(path, checkpointSize - 1);
  const cut = readFileSync(path);
  await expect(reread(path)).rejects.toThrow(/is damaged at line \d+ .*Restore the file from a backup/);
  expect(readFileSync(path).equals(cut)).toBe(true);
});

test('a sequence number is not given again, although its row is gone and the journal was compacted', async () => {
  const path = join(temporaryDirectory(), 'a.ndjson');
  const { adapter, database } = await openStore(path);
  await writeAll(
    adapter,
    database,
    Array.from({ length: 30 }, (_, i) => putEvent(i, 'x'.repeat(100))),
  );
  const before = database.sequence;
  await writeAll(adapter, database, [{ changes: [['events', 'pld_29', null]] }]);
  for (let i = 0; i < 5; i++) {
    await writeAll(adapter, database, [putEvent(0, 'y'.repeat(20_000))]);
    await adapter.compaction;
  }
  await adapter.close();
  expect(readFileSync(path, 'utf8').includes('"pld_29"')).toBe(false);
  const again = await openStore(path);
  await again.adapter.close();
  expect(again.database.sequence).toBe(before);
});

test('a journal whose rows are all live is not compacted, however large it is', async () => {
  const path = join(temporaryDirectory(), 'a.ndjson');
  const { adapter, database, journal } = await openStore(path, { ...often, changesPerRow: 2 });
  for (let i = 0; i < 40; i++) {
    await writeAll(adapter, database, [putEvent(i, 'x'.repeat(100))]);
    await adapter.compaction;
  }
  expect(journal.checkpointSize).toBe(0);
  for (let i = 0; i < 41; i++) {
    await writeAll(adapter, database, [putEvent(i, 'y'.repeat(100))]);
    await adapter.compaction;
  }
  await adapter.close();
  expect(journal.checkpointSize).toBeGreaterThan(0);
});
