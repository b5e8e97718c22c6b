import { existsSync, readFileSync, readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Commit, type Database, createDatabase } from '../../mock-server/store/database';
import { JournalFile } from '../../mock-server/store/journal-file';
import { JournalingAdapter, type JournalingAdapterOptions } from '../../mock-server/store/journaling-adapter';
import { FaultyFileSystem } from './faulty-file-system';
import { putPayload, stateAfter, stateOf, temporaryDirectory, transact } from './support';

const often: JournalingAdapterOptions = { compactAboveBytes: 1_000, compactAboveGrowth: 2, rowsPerLine: 3 };

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
  const { changes } = putPayload(i % 12, `version ${i} `.repeat(5));
  if (i % 41 === 40) return { reset: true, changes };
  return { changes: i % 5 === 4 ? [...changes, ['payloads', `pld_${(i + 6) % 12}`, null]] : changes };
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
  expect(journal.snapshotSize).toBeGreaterThan(0);
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

test.each([false, true])(
  'a crash at any step leaves all that was acknowledged and a file that opens (fsync: %s)',
  async (fsync) => {
    const commits = Array.from({ length: 36 }, (_, i) => commitAt(i));
    const directory = temporaryDirectory();
    let finished = 0;
    let compactions = 0;
    for (let step = 1; finished < 2; step++) {
      let isWrite = true;
      for (const fault of ['fail', 'half'] as const) {
        if (!isWrite) continue;
        const path = join(directory, `${step}-${fault}.ndjson`);
        const files = new FaultyFileSystem();
        files.crashAt(step, fault);
        const { adapter, database } = await openStore(path, often, files, fsync).catch(() => ({
          adapter: undefined,
          database: undefined,
        }));
        let acknowledged = 0;
        for (let at = 0; at < commits.length && adapter !== undefined; at += 12) {
          const more = await writeAll(adapter, database, commits.slice(at, at + 12));
          if (more > 0) acknowledged = at + more;
          await adapter.compaction;
        }
        await adapter?.close().catch(() => undefined);
        if (!files.hasCrashed) finished++;
        isWrite = files.steps[step - 1] === 'write' || !files.hasCrashed;
        compactions = files.steps.filter((name) => name === 'rename').length;

        const state = await reread(path);
        const candidates = commits.map((_, i) => i + 1).filter((count) => count >= acknowledged);
        const matching = [...(acknowledged === 0 ? [0] : []), ...candidates].find(
          (count) => JSON.stringify(stateAfter(commits.slice(0, count))) === JSON.stringify(state),
        );
        expect(
          matching,
          `crash at step ${step} (${files.steps[step - 1]}), ${acknowledged} acknowledged`,
        ).toBeDefined();
        expect(existsSync(`${path}.compacting`)).toBe(false);
      }
    }
    expect(compactions).toBeGreaterThan(1);
  },
);

test('a compaction that fails harms nothing, is told, and is tried again later', async () => {
  const path = join(temporaryDirectory(), 'a.ndjson');
  const files = new FaultyFileSystem();
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
  expect(journal.snapshotSize).toBe(0);
  expect(readdirSync(join(path, '..'))).toEqual(['a.ndjson']);
  files.faultAt = () => 'none';
  expect(await writeAll(adapter, database, commits.slice(200))).toBe(200);
  await adapter.compaction;
  await adapter.close();
  expect(journal.snapshotSize).toBeGreaterThan(0);
  expect(await reread(path)).toEqual(stateAfter(commits));
});

test('closing gives up a compaction under way without a trace', async () => {
  const path = join(temporaryDirectory(), 'a.ndjson');
  const failures: unknown[] = [];
  const options = { ...often, rowsPerLine: 1, onCompactionFailure: (error: unknown) => void failures.push(error) };
  const { adapter, database } = await openStore(path, options);
  const commits: Commit[] = [];
  while (adapter.compaction === undefined) {
    const commit = putPayload(commits.length, 'x'.repeat(100));
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
  const { snapshotSize } = journal;
  expect(snapshotSize).toBeGreaterThan(0);
  expect(readFileSync(path, 'utf8').split('\n')[1]).toContain('"reset":true');
  const again = await openStore(path);
  expect(again.journal.snapshotSize).toBe(snapshotSize);
  await again.adapter.close();

  truncateSync(path, snapshotSize - 1);
  const cut = readFileSync(path);
  await expect(reread(path)).rejects.toThrow(/is damaged at line \d+ .*Restore the file from a copy/);
  expect(readFileSync(path).equals(cut)).toBe(true);
});

test('what an earlier compaction left lying about is removed at the opening', async () => {
  const path = join(temporaryDirectory(), 'a.ndjson');
  const { adapter, database } = await openStore(path);
  await writeAll(adapter, database, [commitAt(0)]);
  await adapter.close();
  writeFileSync(`${path}.compacting`, 'half a snapsh');
  expect(await reread(path)).toEqual(stateAfter([commitAt(0)]));
  expect(readdirSync(join(path, '..'))).toEqual(['a.ndjson']);
});
