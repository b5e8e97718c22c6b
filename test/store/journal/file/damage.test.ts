import fc from 'fast-check';
import { readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { firstSum } from '../../../../mock-server/store/journal/file/line-format';
import { temporaryDirectory } from '../../support';
import { encoded, encodedAfter, header, line, lineOf, readLines, singles, writeJournal } from './journals';

test('a file that is cut anywhere in its last two groups contains the complete groups and can be appended to', async () => {
  const path = join(temporaryDirectory(), 'a.ndjson');
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 2, maxLength: 4 }), async (lines) => {
      const ends = lines.map((_, i) => header.length + singles(lines.slice(0, i + 1)).length);
      const whole = Buffer.concat([header, singles(lines)]);
      const start = header.length + singles(lines.slice(0, -2)).length;
      for (let offset = start; offset <= whole.length; offset++) {
        writeFileSync(path, whole.subarray(0, offset));
        const complete = ends.filter((end) => end <= offset);
        const end = complete.at(-1) ?? header.length;
        expect(await readLines(path)).toEqual({ lines: lines.slice(0, complete.length), cutBytes: offset - end });
        expect(statSync(path).size).toBe(end);
        await writeJournal(path, [[lineOf('more')]]);
        expect(await readLines(path)).toEqual({
          lines: [...lines.slice(0, complete.length), lineOf('more')],
          cutBytes: 0,
        });
      }
    }),
    { numRuns: 3 },
  );
});

const withFirstGroup = Buffer.concat([header, encoded([lineOf('first')])]);

test.each<[string, readonly Buffer[]]>([
  ['is empty', [Buffer.alloc(0)]],
  ['is zeroed', [1, header.length, 4096, withFirstGroup.length, 300_000].map((size) => Buffer.alloc(size))],
  ['has a header that is cut', Array.from(header, (_, size) => header.subarray(0, size))],
  [
    'has a header that is zeroed',
    [1, 4096].map((size) => Buffer.concat([Buffer.alloc(size), withFirstGroup.subarray(size)])),
  ],
])('a file that %s is damaged, since a new one has its name only when its first group is complete', async (_, all) => {
  const path = join(temporaryDirectory(), 'a.ndjson');
  for (const bytes of all) {
    writeFileSync(path, bytes);
    await expect(readLines(path)).rejects.toThrow(
      /first line \(byte 0\) is damaged.*Move the file away.*from a backup/,
    );
    expect(readFileSync(path).equals(bytes)).toBe(true);
  }
});

test('a group that is cut anywhere is rolled back as a whole, and none of its lines counts', async () => {
  const path = join(temporaryDirectory(), 'a.ndjson');
  const before = Buffer.concat([header, encoded([lineOf('first')])]);
  const whole = Buffer.concat([
    header,
    encoded([lineOf('first')], [lineOf('second'), lineOf('third'), lineOf('x'.repeat(2_000_000))]),
  ]);
  const offsets = [before.length, before.length + 1, whole.length - 1, whole.length - 20, before.length + 40];
  for (const offset of [...offsets, before.length + 1_000_000, before.length + 2 * 1_000_000]) {
    writeFileSync(path, whole.subarray(0, offset));
    expect(await readLines(path)).toEqual({ lines: [lineOf('first')], cutBytes: offset - before.length });
    expect(statSync(path).size).toBe(before.length);
  }
  writeFileSync(path, whole);
  expect((await readLines(path)).lines).toHaveLength(4);
});

describe('what a loss of power leaves of the last group', () => {
  const text = lineOf('x'.repeat(10_000));
  const path = () => join(temporaryDirectory(), 'a.ndjson');
  const whole = Buffer.concat([header, encoded([lineOf('first')], [lineOf('second'), text, lineOf('last')])]);
  const groupStart = header.length + encoded([lineOf('first')]).length;
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
    expect(await readLines(file)).toEqual({ lines: [lineOf('first')], cutBytes: whole.length - groupStart });
  });

  test.each<[string, number, number]>([
    ['bytes that are not a page', 5000, 6000],
    ['a page of an earlier group', header.length, groupStart],
  ])('%s: damage', async (_what, from, to) => {
    const file = path();
    writeFileSync(file, lose(from, to));
    await expect(readLines(file)).rejects.toThrow('is damaged');
  });
});

test('a line that is removed, moved, repeated or added is found, with its place', async () => {
  const path = join(temporaryDirectory(), 'a.ndjson');
  await writeJournal(path, [[lineOf('first')], [lineOf('second')], [lineOf('third')], [lineOf('fourth')]]);
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

test('a bit that flips anywhere is refused, named, and left as it is', async () => {
  const path = join(temporaryDirectory(), 'a.ndjson');
  await writeJournal(path, [[lineOf('first'), lineOf('second')], [lineOf('third')]]);
  const good = readFileSync(path);
  const firstEnd = good.indexOf(10, header.length) + 1;
  const secondEnd = good.indexOf(10, firstEnd) + 1;
  for (let bit = 0; bit < (good.length - 1) * 8; bit += 3) {
    const bytes = Buffer.from(good);
    bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    writeFileSync(path, bytes);
    const starts = [0, header.length, firstEnd, secondEnd];
    const line = starts.findLastIndex((start) => start <= bit >> 3);
    const offset = starts[line] ?? 0;
    const intact = line === 3 ? secondEnd : header.length;
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
  await writeJournal(path, [[lineOf('first')], [lineOf('second'), lineOf('third')]]);
  const bytes = readFileSync(path);
  const offset = header.length + encoded([lineOf('first')]).length;
  bytes[offset + 12] = 0;
  writeFileSync(path, bytes);
  await expect(readLines(path)).rejects.toThrow(`truncate -s ${offset} '${path}'`);
  truncateSync(path, offset);
  expect(await readLines(path)).toEqual({ lines: [lineOf('first')], cutBytes: 0 });
});

const sealed = (...lines: readonly string[]) => encodedAfter(firstSum, [lines]);

test.each([
  [
    'a later version',
    sealed('{"format":"payments-sandbox journal","version":12,"release":"9.0.0"}'),
    /cannot be read by .*it has format version 12.*Release 9\.0\.0 wrote it.*Use that release, or a newer one/,
  ],
  [
    'version 10',
    Buffer.from(
      '3f03fd5a {"format":"payments-sandbox journal","version":10,"checkpointEnd":0               ,"tailSum":"00000000"}\n',
    ),
    /version 10; .* reads version 11.*Export its platforms as seed files with the release .* that wrote it.*import/,
  ],
  [
    'version 3',
    Buffer.from('3f03fd5a {"format":"payments-sandbox journal","version":3,"snapshotEnd":0}\n'),
    /version 3; .* reads version 11.*an older one/,
  ],
  ['no release', sealed('{"format":"payments-sandbox journal","version":11}'), /first line \(byte 0\) is damaged/],
  ['another format', sealed('{"format":"diary","version":1}'), /is not a journal of payments-sandbox/],
  ['no header', sealed(lineOf(1), lineOf(2)), /is not a journal of payments-sandbox/],
  ['JSON without checksums', Buffer.from('{"format":"diary"}\n{}\n'), /is not a journal of payments-sandbox/],
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
  await writeJournal(path, [[lineOf('first')]]);
  for (const rest of ['a bad line\nand a part of another', 'a bad line\nand a bad line\n']) {
    const bytes = Buffer.concat([header, encoded([lineOf('first')]), Buffer.from(rest)]);
    writeFileSync(path, bytes);
    await expect(readLines(path)).rejects.toThrow('line 3 ');
    expect(readFileSync(path).equals(bytes)).toBe(true);
  }
});
