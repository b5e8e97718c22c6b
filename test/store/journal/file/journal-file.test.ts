import fc from 'fast-check';
import { existsSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { JournalFile, type JournalFileOptions } from '../../../../mock-server/store/journal/file/journal-file';
import { HEADER_SIZE } from '../../../../mock-server/store/journal/file/header';
import { LineFramer } from '../../../../mock-server/store/journal/file/line';
import { FaultyFileSystem } from './faulty-file-system';
import { temporaryDirectory } from '../../support';

async function readLines(path: string) {
  const lines: string[] = [];
  const journal = new JournalFile(path);
  const { cutBytes } = await journal.read((line) => lines.push(line));
  await journal.close();
  return { lines, cutBytes };
}

async function openJournal(path: string, options?: JournalFileOptions): Promise<JournalFile> {
  const journal = new JournalFile(path, options);
  await journal.read(() => undefined);
  return journal;
}

async function writeJournal(path: string, groups: readonly (readonly string[])[]): Promise<void> {
  const journal = await openJournal(path);
  for (const group of groups) await journal.append(group);
  await journal.close();
}

function frame(...lines: readonly string[]): Buffer {
  return Buffer.from(new LineFramer().frame(lines));
}

const line = fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => JSON.stringify(text));

test('what was appended is read again, in order, by whichever grouping; nobody else may read the file', async () => {
  const path = join(temporaryDirectory(), 'a.ndjson');
  let number = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(line, { minLength: 1 }), { minLength: 1 }), async (groups) => {
      const file = `${path}${number++}`;
      await writeJournal(file, groups);
      expect(await readLines(file)).toEqual({ lines: groups.flat(), cutBytes: 0 });
      expect(statSync(file).mode & 0o777).toBe(0o600);
    }),
    { numRuns: 30 },
  );
});

test('there is no file until something is appended', async () => {
  const path = join(temporaryDirectory(), 'a.ndjson');
  expect(await readLines(path)).toEqual({ lines: [], cutBytes: 0 });
  expect(existsSync(path)).toBe(false);
});

test('a file that is cut anywhere in its last two lines, or in its header, holds the complete lines and can go on', async () => {
  const path = join(temporaryDirectory(), 'a.ndjson');
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 2, maxLength: 4 }), async (lines) => {
      const ends = lines.map((_, i) => HEADER_SIZE + frame(...lines.slice(0, i + 1)).length);
      const whole = Buffer.concat([frame(...(await headerOf(path))), frame(...lines)]);
      const start = HEADER_SIZE + frame(...lines.slice(0, -2)).length;
      const offsets = Array.from({ length: whole.length - start + 1 }, (_, i) => start + i);
      for (const offset of [0, 1, 9, HEADER_SIZE - 1, ...offsets]) {
        writeFileSync(path, whole.subarray(0, offset));
        const complete = ends.filter((end) => end <= offset);
        const end = complete.at(-1) ?? (offset < HEADER_SIZE ? 0 : HEADER_SIZE);
        expect(await readLines(path)).toEqual({ lines: lines.slice(0, complete.length), cutBytes: offset - end });
        expect(statSync(path).size).toBe(end);
        await writeJournal(path, [['"more"']]);
        expect(await readLines(path)).toEqual({ lines: [...lines.slice(0, complete.length), '"more"'], cutBytes: 0 });
      }
    }),
    { numRuns: 3 },
  );
});

/** The line that a new file starts with. */
async function headerOf(path: string): Promise<string[]> {
  writeFileSync(path, '');
  await writeJournal(path, [['0']]);
  return [readFileSync(path, 'latin1').slice(9, HEADER_SIZE - 1)];
}

test('a last line that is complete but does not fit its checksum is cut off, too', async () => {
  const path = join(temporaryDirectory(), 'a.ndjson');
  await writeJournal(path, [['"first"'], ['"second"']]);
  const bytes = readFileSync(path);
  bytes[bytes.length - 4] = 0;
  writeFileSync(path, bytes);
  expect(await readLines(path)).toEqual({ lines: ['"first"'], cutBytes: frame('"second"').length });
});

test('a tail of zeros, as file systems leave it at a loss of power, is cut off', async () => {
  const path = join(temporaryDirectory(), 'a.ndjson');
  await writeJournal(path, [['"first"']]);
  writeFileSync(path, Buffer.concat([readFileSync(path), Buffer.alloc(5_000)]));
  expect(await readLines(path)).toEqual({ lines: ['"first"'], cutBytes: 5_000 });
  writeFileSync(path, Buffer.alloc(5_000));
  expect(await readLines(path)).toEqual({ lines: [], cutBytes: 5_000 });
});

test('a bit that flips anywhere before the last line is refused, named, and left as it is', async () => {
  const path = join(temporaryDirectory(), 'a.ndjson');
  await writeJournal(path, [['"first"', '"second"'], ['"third"']]);
  const good = readFileSync(path);
  const firstEnd = HEADER_SIZE + frame('"first"').length;
  const secondEnd = firstEnd + frame('"second"').length;
  for (let bit = 0; bit < (secondEnd - 1) * 8; bit += 3) {
    const bytes = Buffer.from(good);
    bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    writeFileSync(path, bytes);
    const offset = bit >> 3 < HEADER_SIZE ? 0 : bit >> 3 < firstEnd ? HEADER_SIZE : firstEnd;
    const error = await readLines(path).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(Error);
    expect(String(error)).toContain(path);
    expect(String(error)).toContain(`(byte ${offset})`);
    if (offset > 0) expect(String(error)).toContain(`line ${offset === HEADER_SIZE ? 2 : 3} `);
    if (offset > 0) expect(String(error)).toContain(`truncate -s ${offset} `);
    expect(readFileSync(path).equals(bytes)).toBe(true);
  }
});

test('the cut that the refusal advises keeps what stands before the damage', async () => {
  const path = join(temporaryDirectory(), 'a.ndjson');
  await writeJournal(path, [['"first"', '"second"', '"third"']]);
  const bytes = readFileSync(path);
  const offset = HEADER_SIZE + frame('"first"').length;
  bytes[offset + 12] = 0;
  writeFileSync(path, bytes);
  await expect(readLines(path)).rejects.toThrow(`truncate -s ${offset} '${path}'`);
  truncateSync(path, offset);
  expect(await readLines(path)).toEqual({ lines: ['"first"'], cutBytes: 0 });
});

test.each([
  [
    'a later version',
    frame('{"format":"payments-sandbox journal","version":4}', '1'),
    /version 4, and .* reads version 3.*a newer one/,
  ],
  [
    'an earlier version',
    frame('{"format":"payments-sandbox journal","version":2}', '1'),
    /version 2, and .* reads version 3.*an older one/,
  ],
  ['another format', frame('{"format":"diary","version":1}', '1'), /is not a journal of payments-sandbox/],
  ['no header', frame('1', '2'), /is not a journal of payments-sandbox/],
  ['no JSON', frame('x', '2'), /is not a journal of payments-sandbox/],
  ['text', Buffer.from('Dear diary,\ntoday'), /is not a journal of payments-sandbox/],
  ['text without a line break', Buffer.from('Dear diary'), /is not a journal of payments-sandbox/],
])('a file with %s is refused and left as it is', async (_kind, bytes, message) => {
  const path = join(temporaryDirectory(), 'a.ndjson');
  writeFileSync(path, bytes);
  await expect(readLines(path)).rejects.toThrow(message);
  expect(readFileSync(path).equals(bytes)).toBe(true);
});

test('two bad lines at the end are not one torn line', async () => {
  const path = join(temporaryDirectory(), 'a.ndjson');
  await writeJournal(path, [['"first"']]);
  for (const rest of ['a bad line\nand a part of another', 'a bad line\nand a bad line\n']) {
    const bytes = Buffer.concat([frame(...(await headerOf(path))), frame('"first"'), Buffer.from(rest)]);
    writeFileSync(path, bytes);
    await expect(readLines(path)).rejects.toThrow('line 3 ');
    expect(readFileSync(path).equals(bytes)).toBe(true);
  }
});

test('lines longer than the chunks in which a file is read', async () => {
  const path = join(temporaryDirectory(), 'a.ndjson');
  const lines = [1, 256 * 1024, 3, 600_000, 256 * 1024 - 10, 256 * 1024 - 11].map((size) => 'é'.repeat(size / 2));
  await writeJournal(path, [lines.slice(0, 2), lines.slice(2)]);
  expect(await readLines(path)).toEqual({ lines, cutBytes: 0 });
});

test.each(['write', 'sync', 'syncDirectory', 'create'])(
  'a %s that fails rejects the append, and the next one leaves a whole file',
  async (failing) => {
    for (const fault of ['fail', 'half'] as const) {
      const path = join(temporaryDirectory(), 'a.ndjson');
      const files = new FaultyFileSystem();
      const journal = await openJournal(path, { files, fsync: true });
      files.faultAt = (step) => (step === failing ? fault : 'none');
      await expect(journal.append(['"a rather long first line"', '"another one"'])).rejects.toThrow('ENOSPC');
      files.faultAt = () => 'none';
      await journal.append(['"first"']);
      files.faultAt = (step) => (step === failing ? fault : 'none');
      if (failing === 'write' || failing === 'sync') {
        await expect(journal.append(['"a rather long second line"'])).rejects.toThrow('ENOSPC');
        await expect(journal.append(['"second"'])).rejects.toThrow('ENOSPC');
      }
      files.faultAt = () => 'none';
      await journal.append(['"second"']);
      expect(journal.size).toBe(statSync(path).size);
      await journal.close();
      expect(await readLines(path)).toEqual({ lines: ['"first"', '"second"'], cutBytes: 0 });
    }
  },
);

test('a torn tail that cannot be cut keeps appends from going on', async () => {
  const path = join(temporaryDirectory(), 'a.ndjson');
  const files = new FaultyFileSystem();
  const journal = await openJournal(path, { files });
  await journal.append(['"first"']);
  files.faultAt = (step) => (step === 'write' ? 'half' : 'none');
  await expect(journal.append(['"lost"'])).rejects.toThrow('write');
  files.faultAt = (step) => (step === 'truncate' ? 'fail' : 'none');
  await expect(journal.append(['"lost"'])).rejects.toThrow('truncate');
  await journal.close();
  expect(await readLines(path)).toMatchObject({ lines: ['"first"'] });
});

test('with fsync the file is synced after each append, and its directory once; without it neither ever', async () => {
  for (const fsync of [true, false]) {
    const files = new FaultyFileSystem();
    const journal = await openJournal(join(temporaryDirectory(), 'a.ndjson'), { files, fsync });
    await journal.append(['1', '2']);
    await journal.append(['3']);
    const syncs = files.steps.filter((step) => step !== 'remove');
    const expected = fsync
      ? ['create', 'write', 'sync', 'syncDirectory', 'write', 'sync']
      : ['create', 'write', 'write'];
    expect(syncs).toEqual(expected);
    await journal.close();
  }
});

test('with fsync, what is found at the opening is synced before anybody sees it', async () => {
  const path = join(temporaryDirectory(), 'a.ndjson');
  await writeJournal(path, [['1']]);
  const files = new FaultyFileSystem();
  const journal = await openJournal(path, { files, fsync: true });
  expect(files.steps).toContain('sync');
  await journal.close();
});

test('a compaction puts its lines in the place of those before it, and keeps those appended meanwhile', async () => {
  const path = join(temporaryDirectory(), 'a.ndjson');
  const journal = await openJournal(path);
  await journal.append(['"before"', '"also before"']);
  const appends: Promise<void>[] = [];
  function* snapshot() {
    for (let i = 0; i < 3; i++) {
      appends.push(journal.append([`"during ${i}"`]));
      yield `"snapshot ${i}"`;
    }
  }
  const compaction = journal.compact(snapshot());
  await expect(journal.compact([])).rejects.toThrow('is being compacted');
  await compaction;
  await Promise.all(appends);
  await journal.append(['"after"']);
  expect(journal.size).toBe(statSync(path).size);
  await journal.close();
  const lines = [0, 1, 2]
    .map((i) => `"snapshot ${i}"`)
    .concat(
      [0, 1, 2].map((i) => `"during ${i}"`),
      '"after"',
    );
  expect(await readLines(path)).toEqual({ lines, cutBytes: 0 });
});

test('wants to be read first, once, and not to be used when closed', async () => {
  const journal = new JournalFile(join(temporaryDirectory(), 'a.ndjson'));
  await expect(journal.append(['1'])).rejects.toThrow('has not been read');
  await journal.read(() => undefined);
  await expect(journal.read(() => undefined)).rejects.toThrow('is open');
  await journal.close();
  await journal.close();
  await expect(journal.append(['1'])).rejects.toThrow('is closed');
  await expect(journal.compact([])).rejects.toThrow('is closed');
});
