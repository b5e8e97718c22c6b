import { existsSync, readFileSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { JournalFile } from '../../../../mock-server/store/journal/file/journal-file';
import { JournalLostError } from '../../../../mock-server/store/journal/journal';
import { isWindows } from '../../../support/this-system';
import { temporaryDirectory } from '../../support';
import { FaultyFileSystem } from './faulty-file-system';
import { encoded, lineOf, nothing, openJournal, readLines, writeJournal } from './journals';

test('there is no file until something is appended, and then its owner alone may read it', async () => {
  const path = join(temporaryDirectory(), 'a.ndjson');
  expect(await readLines(path)).toEqual({ lines: [], cutBytes: 0 });
  expect(existsSync(path)).toBe(false);
  await writeJournal(path, [['{}']]);
  if (!isWindows) expect(statSync(path).mode & 0o777).toBe(0o600);
});

const changes = ['extended', 'truncated', 'emptied', 'deleted', 'renamed', 'replaced', 'replaced by a copy'];

test.each(isWindows ? changes.slice(0, 3) : changes)(
  'a file that was %s by somebody else is not written to any more, and nothing is acknowledged',
  async (how) => {
    const path = join(temporaryDirectory(), 'a.ndjson');
    const journal = await openJournal(path);
    await journal.append([lineOf('first')]);
    const content = readFileSync(path);
    if (how === 'extended') writeFileSync(path, Buffer.concat([content, encoded([lineOf('foreign')])]));
    if (how === 'truncated') truncateSync(path, content.length - 1);
    if (how === 'emptied') truncateSync(path, 0);
    if (how === 'deleted') rmSync(path);
    if (how === 'renamed') renameSync(path, `${path}.taken`);
    if (how.startsWith('replaced')) {
      writeFileSync(`${path}.new`, how === 'replaced' ? 'something else' : content);
      renameSync(`${path}.new`, path);
    }
    const after = existsSync(path) ? readFileSync(path) : undefined;
    await expect(journal.append([lineOf('second')])).rejects.toThrow(JournalLostError);
    await expect(journal.append([lineOf('second')])).rejects.toThrow('Nothing is written to it any more');
    expect(existsSync(path) ? readFileSync(path) : undefined).toEqual(after);
    await journal.close();
  },
);

test('a file that is renamed away during an append is found before the append is acknowledged', async () => {
  const path = join(temporaryDirectory(), 'a.ndjson');
  const journal = await openJournal(path);
  await journal.append([lineOf('first')]);
  function* lines() {
    yield lineOf('second');
    renameSync(path, `${path}.taken`);
  }
  await expect(journal.append(lines())).rejects.toThrow('was deleted or renamed');
  await journal.close();
});

test('lines longer than the chunks in which a file is read', async () => {
  const path = join(temporaryDirectory(), 'a.ndjson');
  const sizes = [1, 256 * 1024, 3, 600_000, 256 * 1024 - 10, 256 * 1024 - 41, 256 * 1024 - 42, 3_500_000];
  const lines = sizes.map((size) => lineOf('é'.repeat(size / 2)));
  await writeJournal(path, [lines.slice(0, 2), lines.slice(2)]);
  expect(await readLines(path)).toEqual({ lines, cutBytes: 0 });
});

test.each(['write', 'sync', 'syncDirectory', 'create', 'link'])(
  'a %s that fails rejects the append, and the next one leaves a whole file',
  async (failing) => {
    for (const fault of ['fail', 'half'] as const) {
      const path = join(temporaryDirectory(), 'a.ndjson');
      const files = new FaultyFileSystem();
      const journal = await openJournal(path, { files, fsync: true });
      files.faultAt = (step) => (step === failing ? fault : 'none');
      await expect(journal.append([lineOf('a rather long first line'), lineOf('another one')])).rejects.toThrow(
        'ENOSPC',
      );
      files.faultAt = () => 'none';
      await journal.append([lineOf('first')]);
      files.faultAt = (step) => (step === failing ? fault : 'none');
      if (failing === 'write' || failing === 'sync') {
        await expect(journal.append([lineOf('a rather long second line')])).rejects.toThrow('ENOSPC');
        await expect(journal.append([lineOf('second')])).rejects.toThrow('ENOSPC');
      }
      files.faultAt = () => 'none';
      await journal.append([lineOf('second')]);
      expect(journal.size).toBe(statSync(path).size);
      await journal.close();
      expect(await readLines(path)).toEqual({ lines: [lineOf('first'), lineOf('second')], cutBytes: 0 });
    }
  },
);

test('a torn tail that cannot be cut keeps appends from going on', async () => {
  const path = join(temporaryDirectory(), 'a.ndjson');
  const files = new FaultyFileSystem();
  const journal = await openJournal(path, { files });
  await journal.append([lineOf('first')]);
  files.faultAt = (step) => (step === 'write' ? 'half' : 'none');
  await expect(journal.append([lineOf('lost')])).rejects.toThrow('write');
  files.faultAt = (step) => (step === 'truncate' ? 'fail' : 'none');
  await expect(journal.append([lineOf('lost')])).rejects.toThrow('truncate');
  await journal.close();
  expect(await readLines(path)).toMatchObject({ lines: [lineOf('first')] });
});

test('with fsync the file is synced after each append, and its directory once; without it only a new file is', async () => {
  for (const fsync of [true, false]) {
    const files = new FaultyFileSystem();
    const journal = await openJournal(join(temporaryDirectory(), 'a.ndjson'), { files, fsync });
    await journal.append([lineOf(1), lineOf(2)]);
    await journal.append([lineOf(3)]);
    const syncs = files.steps.filter((step) => step !== 'remove');
    const created = ['create', 'write', 'write', 'sync', 'link'];
    const expected = fsync ? [...created, 'syncDirectory', 'write', 'sync'] : [...created, 'write'];
    expect(syncs).toEqual(expected);
    await journal.close();
  }
});

test('with fsync, what is found at the opening is synced before anybody sees it', async () => {
  const path = join(temporaryDirectory(), 'a.ndjson');
  await writeJournal(path, [[lineOf(1)]]);
  const files = new FaultyFileSystem();
  const journal = await openJournal(path, { files, fsync: true });
  expect(files.steps).toContain('sync');
  await journal.close();
});

test('a compaction replaces the lines before it, and keeps those appended meanwhile', async () => {
  const path = join(temporaryDirectory(), 'a.ndjson');
  const journal = await openJournal(path);
  await journal.append([lineOf('before'), lineOf('also before')]);
  const appends: Promise<void>[] = [];
  function* snapshot() {
    for (let i = 0; i < 3; i++) {
      appends.push(journal.append([lineOf(`during ${i}`)]));
      yield lineOf(`snapshot ${i}`);
    }
  }
  const compaction = journal.compact(snapshot());
  await expect(journal.compact([])).rejects.toThrow('is being compacted');
  await compaction;
  await Promise.all(appends);
  await journal.append([lineOf('after')]);
  expect(journal.size).toBe(statSync(path).size);
  await journal.close();
  const lines = [0, 1, 2]
    .map((i) => lineOf(`snapshot ${i}`))
    .concat(
      [0, 1, 2].map((i) => lineOf(`during ${i}`)),
      lineOf('after'),
    );
  expect(await readLines(path)).toEqual({ lines, cutBytes: 0 });
});

test('wants to be read first, once, and not to be used when closed', async () => {
  const journal = new JournalFile(join(temporaryDirectory(), 'a.ndjson'));
  await expect(journal.append([lineOf(1)])).rejects.toThrow('must be read first');
  await journal.read(nothing, nothing);
  await expect(journal.read(nothing, nothing)).rejects.toThrow('is open');
  await journal.close();
  await journal.close();
  await expect(journal.append([lineOf(1)])).rejects.toThrow('is closed');
  await expect(journal.compact([])).rejects.toThrow('is closed');
});
