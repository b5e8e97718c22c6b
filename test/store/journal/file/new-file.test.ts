import { existsSync, linkSync, readFileSync, readdirSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { nodeFileSystem, type FileSystem } from '../../../../mock-server/store/journal/file/file-system';
import { JournalFile } from '../../../../mock-server/store/journal/file/journal-file';
import { JournalLostError } from '../../../../mock-server/store/journal/journal';
import { SimulatedDisk } from '../../../support/simulated-disk';
import { temporaryDirectory } from '../../support';
import { FaultyFileSystem } from './faulty-file-system';
import { lineOf, nothing, openJournal, readLines } from './journals';

const newFile = () => join(temporaryDirectory(), 'a.ndjson');
const group = [lineOf('first'), lineOf('second')];

function failing(call: 'link' | 'rename', code: string, files: FileSystem = nodeFileSystem): FileSystem {
  const fail = () => {
    throw Object.assign(new Error(`${code}: ${call}`), { code });
  };
  return { ...files, [call]: fail };
}

test.each(['EEXIST', 'EPERM'])('a file that another process creates meanwhile is kept (link: %s)', async (code) => {
  const path = newFile();
  const journal = await openJournal(path, code === 'EPERM' ? { files: failing('link', code) } : {});
  function* lines() {
    yield* group;
    writeFileSync(path, 'another one');
  }
  await expect(journal.append(lines())).rejects.toThrow('was created by another process');
  await expect(journal.append(group)).rejects.toThrow(JournalLostError);
  await journal.close();
  expect(readFileSync(path, 'utf8')).toBe('another one');
  expect(readdirSync(dirname(path))).toEqual(['a.ndjson']);
});

describe.each(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EXDEV'])('without hard links (%s)', (code) => {
  test('a file is created all the same', async () => {
    const path = newFile();
    const journal = await openJournal(path, { files: failing('link', code), fsync: true });
    await journal.append(group);
    await journal.append([lineOf('third')]);
    expect(journal.size).toBe(statSync(path).size);
    await journal.close();
    expect(await readLines(path)).toEqual({ lines: [...group, lineOf('third')], cutBytes: 0 });
    expect(readdirSync(dirname(path))).toEqual(['a.ndjson']);
  });
});

test('without hard links, a name that was taken in vain is free again', async () => {
  const path = newFile();
  let files = failing('rename', 'EIO', failing('link', 'EPERM'));
  const journal = await openJournal(path, {
    files: {
      ...nodeFileSystem,
      link: (...paths) => files.link(...paths),
      rename: (...paths) => files.rename(...paths),
    },
  });
  await expect(journal.append(group)).rejects.toThrow('EIO: rename');
  expect(readdirSync(dirname(path))).toEqual([]);
  files = failing('link', 'EPERM');
  await journal.append(group);
  await journal.close();
  expect((await readLines(path)).lines).toEqual(group);
});

test.each(['EIO', 'ENOSPC', 'ENOENT'])(
  'a link that fails with %s is not a file system without hard links',
  async (code) => {
    const path = newFile();
    const journal = await openJournal(path, { files: failing('link', code) });
    await expect(journal.append(group)).rejects.toThrow(`${code}: link`);
    expect(readdirSync(dirname(path))).toEqual([]);
    await journal.close();
  },
);

test('a process that dies at any step of the first append leaves no file, or a whole one', async () => {
  for (let step = 1; ; step++) {
    const path = newFile();
    const files = new FaultyFileSystem();
    const journal = await openJournal(path, { files, fsync: true });
    files.crashAt(files.steps.length + step, 'half');
    const isDone = await journal.append(group).then(
      () => true,
      () => false,
    );
    await journal.close();
    if (existsSync(path)) expect((await readLines(path)).lines).toEqual(group);
    const next = await openJournal(path);
    await next.append([lineOf('third')]);
    await next.close();
    expect((await readLines(path)).lines.at(-1)).toBe(lineOf('third'));
    expect(readdirSync(dirname(path))).toEqual(['a.ndjson']);
    if (isDone && !files.hasCrashed) return;
  }
});

test('a draft that was not removed is a second name of the file, and is removed at the next start', async () => {
  const path = newFile();
  const draft = `${path}.new`;
  const journal = await openJournal(path);
  await journal.append(group);
  linkSync(path, draft);
  await journal.append([lineOf('third')]);
  await journal.close();
  const next = await openJournal(path);
  expect(existsSync(draft)).toBe(false);
  await next.close();
  expect((await readLines(path)).lines).toEqual([...group, lineOf('third')]);

  writeFileSync(draft, 'a part of');
  unlinkSync(path);
  const another = await openJournal(path);
  expect(existsSync(draft)).toBe(false);
  await another.append(group);
  await another.close();
  expect((await readLines(path)).lines).toEqual(group);
});

test('a first append that fails after the file has its name leaves a header, and the next one the whole file', async () => {
  const path = newFile();
  const files = new FaultyFileSystem();
  const journal = await openJournal(path, { files, fsync: true });
  files.faultAt = (call) => (call === 'syncDirectory' ? 'fail' : 'none');
  await expect(journal.append(group)).rejects.toThrow('syncDirectory');
  files.faultAt = (call) => (call === 'write' ? 'half' : 'none');
  await expect(journal.append([lineOf('third')])).rejects.toThrow('write');
  files.faultAt = () => 'none';
  await journal.append([lineOf('third')]);
  await journal.close();
  expect((await readLines(path)).lines).toEqual([lineOf('third')]);
});

test('a loss of power keeps a new file as a whole, or its directory has never had it', async () => {
  const outcomes = new Set<number | undefined>();
  for (let seed = 0; seed < 20; seed++) {
    const disk = new SimulatedDisk();
    disk.random = (bound) => (seed * 7) % bound;
    const journal = await openJournal('/a.ndjson', { files: disk.mount() });
    await journal.append(group);
    disk.crash('power');
    const files = disk.mount();
    outcomes.add(files.stat('/a.ndjson')?.size);
    const lines: string[] = [];
    const { cutBytes } = await new JournalFile('/a.ndjson', { files }).read((line) => lines.push(line), nothing);
    expect([[], group]).toContainEqual(lines);
    expect(cutBytes).toBe(0);
    expect(files.stat('/a.ndjson.new')).toBeUndefined();
  }
  expect(outcomes.size).toBe(2);
});
