import fc from 'fast-check';
import { readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MAX_FRAME_BYTES } from '../../../../mock-server/store/journal/file/frame';
import { HEADER_BYTES } from '../../../../mock-server/store/journal/file/header';
import { temporaryDirectory } from '../../support';
import { frames, header, line, readLines, singles, writeJournal } from './journals';

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

  test('the page with the header was lost, and the only group with it: the file is empty', async () => {
    const only = Buffer.concat([header, frames(['"first"', text, '"last"'])]);
    const file = path();
    writeFileSync(file, Buffer.concat([Buffer.alloc(4096), only.subarray(4096)]));
    expect(await readLines(file)).toEqual({ lines: [], cutBytes: only.length });
    const several = Buffer.concat([
      Buffer.alloc(4096),
      frames(['"first"', text], ['"second"'], ['"third"']).subarray(4096),
    ]);
    writeFileSync(file, several);
    await expect(readLines(file)).rejects.toThrow('its first line (byte 0) is damaged');
    expect(readFileSync(file).equals(several)).toBe(true);
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
    frames(['{"format":"payments-sandbox journal","version":11}', '1']),
    /version 11; .* reads version 10.*a newer one/,
  ],
  [
    'an earlier version',
    Buffer.from('3f03fd5a {"format":"payments-sandbox journal","version":3,"snapshotEnd":0}\n'),
    /version 3; .* reads version 10.*an older one/,
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
