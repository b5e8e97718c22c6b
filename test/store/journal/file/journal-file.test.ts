import fc from 'fast-check';
import { existsSync, readFileSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { JournalFile, type JournalFileOptions } from '../../../../mock-server/store/journal/file/journal-file';
import { firstSum, Framer, MAX_FRAME_BYTES } from '../../../../mock-server/store/journal/file/frame';
import { freshHeader, HEADER_BYTES, headerFrame } from '../../../../mock-server/store/journal/file/header';
import { JournalLostError } from '../../../../mock-server/store/journal/journal';
import { FaultyFileSystem } from './faulty-file-system';
import { temporaryDirectory } from '../../support';

async function readLines(path: string) {
  let lines: string[] = [];
  const journal = new JournalFile(path);
  const { cutBytes } = await journal.read(
    (line) => lines.push(line),
    () => (lines = []),
  );
  await journal.close();
  return { lines, cutBytes };
}

async function openJournal(path: string, options?: JournalFileOptions): Promise<JournalFile> {
  const journal = new JournalFile(path, options);
  await journal.read(nothing, nothing);
  return journal;
}

async function writeJournal(path: string, groups: readonly (readonly string[])[]): Promise<void> {
  const journal = await openJournal(path);
  for (const group of groups) await journal.append(group);
  await journal.close();
}

function nothing(): void {}

/** The frames of groups, as a new file has them after its header. */
function frames(...groups: readonly (readonly string[])[]): Buffer {
  let sum = firstSum;
  const framer = new Framer();
  const blocks: Buffer[] = [];
  // A block is valid until the next one only.
  for (const lines of groups)
    for (const block of framer.frame(lines, sum, (last) => (sum = last))) blocks.push(Buffer.from(block));
  return Buffer.concat(blocks);
}

/** The frames of lines that were appended one by one. */
const singles = (lines: readonly string[]) => frames(...lines.map((each) => [each]));

const header = headerFrame(freshHeader);

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

test('a file that is cut anywhere in its last two groups, or in its header, contains the complete groups and can be appended to', async () => {
  const path = join(temporaryDirectory(), 'a.ndjson');
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 2, maxLength: 4 }), async (lines) => {
      const ends = lines.map((_, i) => HEADER_BYTES + singles(lines.slice(0, i + 1)).length);
      const whole = Buffer.concat([header, singles(lines)]);
      const start = HEADER_BYTES + singles(lines.slice(0, -2)).length;
      const offsets = Array.from({ length: whole.length - start + 1 }, (_, i) => start + i);
      for (const offset of [0, 1, 9, HEADER_BYTES - 1, ...offsets]) {
        writeFileSync(path, whole.subarray(0, offset));
        const complete = ends.filter((end) => end <= offset);
        const end = complete.at(-1) ?? (offset < HEADER_BYTES ? 0 : HEADER_BYTES);
        expect(await readLines(path)).toEqual({ lines: lines.slice(0, complete.length), cutBytes: offset - end });
        expect(statSync(path).size).toBe(end);
        await writeJournal(path, [['"more"']]);
        expect(await readLines(path)).toEqual({ lines: [...lines.slice(0, complete.length), '"more"'], cutBytes: 0 });
      }
    }),
    { numRuns: 3 },
  );
});

test('a group that is cut anywhere is rolled back as a whole, and none of its lines counts', async () => {
  const path = join(temporaryDirectory(), 'a.ndjson');
  const before = Buffer.concat([header, frames(['"first"'])]);
  const whole = Buffer.concat([header, frames(['"first"'], ['"second"', '"third"', 'x'.repeat(2 * MAX_FRAME_BYTES)])]);
  const offsets = [before.length, before.length + 1, whole.length - 1, whole.length - 20, before.length + 40];
  for (const offset of [...offsets, before.length + MAX_FRAME_BYTES, before.length + 2 * MAX_FRAME_BYTES]) {
    writeFileSync(path, whole.subarray(0, offset));
    expect(await readLines(path)).toEqual({ lines: ['"first"'], cutBytes: offset - before.length });
    expect(statSync(path).size).toBe(before.length);
  }
  writeFileSync(path, whole);
  expect((await readLines(path)).lines).toHaveLength(4);
});

test('a complete last line that does not match its checksum is damage, since a process that dies leaves a prefix', async () => {
  const path = join(temporaryDirectory(), 'a.ndjson');
  await writeJournal(path, [['"first"'], ['"second"']]);
  const bytes = readFileSync(path);
  bytes[bytes.length - 4] = 65;
  writeFileSync(path, bytes);
  await expect(readLines(path)).rejects.toThrow('is damaged at line 3 ');
  expect(readFileSync(path).equals(bytes)).toBe(true);
});

describe('what a loss of power leaves of the last group', () => {
  const text = 'x'.repeat(10_000);
  const path = () => join(temporaryDirectory(), 'a.ndjson');
  const whole = Buffer.concat([header, frames(['"first"'], ['"second"', text, '"last"'])]);
  const groupStart = HEADER_BYTES + frames(['"first"']).length;
  const lose = (from: number, to: number) =>
    Buffer.concat([whole.subarray(0, from), Buffer.alloc(to - from), whole.subarray(to)]);

  test.each<[string, number, number]>([
    ['its first page', groupStart, 4096],
    ['a page in the middle', 4096, 8192],
    ['its last page', 8192, whole.length],
    ['everything', groupStart, whole.length],
  ])('%s was lost: the group is rolled back', async (_what, from, to) => {
    const file = path();
    writeFileSync(file, lose(from, to));
    expect(await readLines(file)).toEqual({ lines: ['"first"'], cutBytes: whole.length - groupStart });
  });

  test.each<[string, number, number]>([
    ['bytes that are not a page', 5000, 6000],
    ['a page of an earlier group', HEADER_BYTES, groupStart],
  ])('%s: damage', async (_what, from, to) => {
    const file = path();
    writeFileSync(file, lose(from, to));
    await expect(readLines(file)).rejects.toThrow('is damaged');
  });
});

test('a line that is removed, moved, repeated or added is found, with its place', async () => {
  const path = join(temporaryDirectory(), 'a.ndjson');
  await writeJournal(path, [['"first"'], ['"second"'], ['"third"'], ['"fourth"']]);
  const [head = '', one = '', two = '', three = '', four = ''] = readFileSync(path, 'latin1').split(/(?<=\n)/);
  const cases: readonly (readonly [lines: readonly string[], line: number])[] = [
    [[head, two, three, four], 2],
    [[head, one, three, four], 3],
    [[head, one, three, two, four], 3],
    [[head, one, two, three, two], 5],
    [[head, one, two, two, three, four], 4],
    [[head, one, two, three, four, four], 6],
  ];
  for (const [lines, line] of cases) {
    writeFileSync(path, lines.join(''), 'latin1');
    await expect(readLines(path)).rejects.toThrow(
      `is damaged at line ${line} (byte ${lines.slice(0, line - 1).join('').length})`,
    );
  }
  writeFileSync(path, [one, two, three, four].join(''), 'latin1');
  await expect(readLines(path)).rejects.toThrow('is not a journal');
});

test.each(['extended', 'truncated', 'emptied', 'deleted', 'renamed', 'replaced', 'replaced by a copy'])(
  'a file that was %s by somebody else is not written to any more, and nothing is acknowledged',
  async (how) => {
    const path = join(temporaryDirectory(), 'a.ndjson');
    const journal = await openJournal(path);
    await journal.append(['"first"']);
    const content = readFileSync(path);
    if (how === 'extended') writeFileSync(path, Buffer.concat([content, frames(['"foreign"'])]));
    if (how === 'truncated') truncateSync(path, content.length - 1);
    if (how === 'emptied') truncateSync(path, 0);
    if (how === 'deleted') rmSync(path);
    if (how === 'renamed') renameSync(path, `${path}.taken`);
    if (how.startsWith('replaced')) {
      writeFileSync(`${path}.new`, how === 'replaced' ? 'something else' : content);
      renameSync(`${path}.new`, path);
    }
    const after = existsSync(path) ? readFileSync(path) : undefined;
    await expect(journal.append(['"second"'])).rejects.toThrow(JournalLostError);
    await expect(journal.append(['"second"'])).rejects.toThrow('Nothing is written to it any more');
    expect(existsSync(path) ? readFileSync(path) : undefined).toEqual(after);
    await journal.close();
  },
);

test('a file that is renamed away during an append is found before the append is acknowledged', async () => {
  const path = join(temporaryDirectory(), 'a.ndjson');
  const journal = await openJournal(path);
  await journal.append(['"first"']);
  function* lines() {
    yield '"second"';
    renameSync(path, `${path}.taken`);
  }
  await expect(journal.append(lines())).rejects.toThrow('was deleted or renamed');
  await journal.close();
});

test('an error while the lines are made rejects the append, and the file stays as it was', async () => {
  const path = join(temporaryDirectory(), 'a.ndjson');
  const journal = await openJournal(path);
  await journal.append(['"first"']);
  function* failing() {
    yield 'x'.repeat(3_000_000);
    throw new RangeError('Invalid string length');
  }
  await expect(journal.append(failing())).rejects.toThrow('Invalid string length');
  await journal.append(['"second"']);
  await journal.close();
  expect(await readLines(path)).toEqual({ lines: ['"first"', '"second"'], cutBytes: 0 });
});

test('a tail of zeros, as file systems leave it at a loss of power, is cut off', async () => {
  const path = join(temporaryDirectory(), 'a.ndjson');
  await writeJournal(path, [['"first"']]);
  writeFileSync(path, Buffer.concat([readFileSync(path), Buffer.alloc(5_000)]));
  expect(await readLines(path)).toEqual({ lines: ['"first"'], cutBytes: 5_000 });
  writeFileSync(path, Buffer.alloc(5_000));
  expect(await readLines(path)).toEqual({ lines: [], cutBytes: 5_000 });
});

test('a bit that flips anywhere is refused, named, and left as it is', async () => {
  const path = join(temporaryDirectory(), 'a.ndjson');
  await writeJournal(path, [['"first"', '"second"'], ['"third"']]);
  const good = readFileSync(path);
  const firstEnd = HEADER_BYTES + frames(['"first"']).length;
  const secondEnd = HEADER_BYTES + frames(['"first"', '"second"']).length;
  for (let bit = 0; bit < (good.length - 1) * 8; bit += 3) {
    const bytes = Buffer.from(good);
    bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    writeFileSync(path, bytes);
    const starts = [0, HEADER_BYTES, firstEnd, secondEnd];
    const line = starts.findLastIndex((start) => start <= bit >> 3);
    const offset = starts[line] ?? 0;
    const intact = line === 3 ? secondEnd : HEADER_BYTES;
    const error = await readLines(path).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(Error);
    expect(String(error)).toContain(path);
    expect(String(error)).toContain(`(byte ${offset})`);
    if (offset > 0) expect(String(error)).toContain(`line ${line + 1} `);
    if (offset > 0) expect(String(error)).toContain(`truncate -s ${intact} `);
    expect(readFileSync(path).equals(bytes)).toBe(true);
  }
});

test('the cut that the refusal advises keeps what stands before the damage', async () => {
  const path = join(temporaryDirectory(), 'a.ndjson');
  await writeJournal(path, [['"first"'], ['"second"', '"third"']]);
  const bytes = readFileSync(path);
  const offset = HEADER_BYTES + frames(['"first"']).length;
  bytes[offset + 12] = 0;
  writeFileSync(path, bytes);
  await expect(readLines(path)).rejects.toThrow(`truncate -s ${offset} '${path}'`);
  truncateSync(path, offset);
  expect(await readLines(path)).toEqual({ lines: ['"first"'], cutBytes: 0 });
});

test.each([
  [
    'a later version',
    frames(['{"format":"payments-sandbox journal","version":5}', '1']),
    /version 5; .* reads version 4.*a newer one/,
  ],
  [
    'an earlier version',
    Buffer.from('4caefe51 {"format":"payments-sandbox journal","version":3,"snapshotEnd":0}\n'),
    /version 3; .* reads version 4.*an older one/,
  ],
  ['another format', frames(['{"format":"diary","version":1}', '1']), /is not a journal of payments-sandbox/],
  ['no header', frames(['1', '2']), /is not a journal of payments-sandbox/],
  ['no JSON', frames(['x', '2']), /is not a journal of payments-sandbox/],
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
    const bytes = Buffer.concat([header, frames(['"first"']), Buffer.from(rest)]);
    writeFileSync(path, bytes);
    await expect(readLines(path)).rejects.toThrow('line 3 ');
    expect(readFileSync(path).equals(bytes)).toBe(true);
  }
});

test('lines longer than the chunks in which a file is read', async () => {
  const path = join(temporaryDirectory(), 'a.ndjson');
  const lines = [1, 256 * 1024, 3, 600_000, 256 * 1024 - 10, 256 * 1024 - 11, 3_500_000].map((size) =>
    'é'.repeat(size / 2),
  );
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

test('a compaction replaces the lines before it, and keeps those appended meanwhile', async () => {
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
  await expect(journal.append(['1'])).rejects.toThrow('must be read first');
  await journal.read(nothing, nothing);
  await expect(journal.read(nothing, nothing)).rejects.toThrow('is open');
  await journal.close();
  await journal.close();
  await expect(journal.append(['1'])).rejects.toThrow('is closed');
  await expect(journal.compact([])).rejects.toThrow('is closed');
});
