import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { crc32 } from 'node:zlib';
import { journalFilesIn, openDataDirectory } from '../../../../mock-server/store/journal/file/data-directory';
import { encodeHeader, endOfCheckpoint } from '../../../../mock-server/store/journal/file/header';
import { JournalFile } from '../../../../mock-server/store/journal/file/journal-file';
import { RELEASE } from '../../../../mock-server/fields/release';
import { createDatabase } from '../../../../mock-server/store/state';
import { putEvent, temporaryDirectory, transact } from '../../support';
import { encodedAfter, lineOf, openJournal, readLines, writeJournal } from './journals';

interface Members {
  readonly [name: string]: unknown;
  readonly sum: string;
  readonly more?: true;
  readonly checkpoint?: true | { readonly next: string };
}

/** Parses the lines of a file with JSON alone, and verifies their checksums in the way that the format is documented. */
function parse(path: string): readonly Omit<Members, 'sum'>[] {
  let sum = 0;
  const lines = readFileSync(path, 'utf8').split('\n');
  expect(lines.pop()).toBe('');
  return lines.map((line) => {
    const object: Members = JSON.parse(line);
    const { sum: own, ...members } = object;
    sum = crc32(line.slice(0, line.lastIndexOf('"sum"')).replace(/,$/, ''), sum);
    expect(own).toBe(sum.toString(16).padStart(8, '0'));
    if (typeof members.checkpoint === 'object') sum = Number.parseInt(members.checkpoint.next, 16);
    return members;
  });
}

test('every line of a data directory is a JSON object with a checksum of itself and of what comes before it', async () => {
  const path = temporaryDirectory();
  const directory = await openDataDirectory(path, { compactAboveBytes: 500, compactAboveGrowth: 1, changesPerRow: 1 });
  for (const id of ['acc_1', 'acc_2']) {
    const adapter = await directory.open(id);
    const database = (await adapter.read()) ?? createDatabase();
    for (let i = 0; i < (id === 'acc_1' ? 20 : 1); i++) {
      transact(database, putEvent(i % 3, 'é😀"\\\n\u0000'));
      transact(database, putEvent(i % 3));
      await adapter.write(database);
      await adapter.compaction;
    }
  }
  await directory.close();
  const [one = [], two = []] = [...journalFilesIn(path).values()].map(parse);
  const header = { format: 'payments-sandbox journal', version: 11, release: RELEASE };
  expect(one[0]).toEqual({ ...header, checkpoint: true });
  expect(one.filter(({ checkpoint }) => typeof checkpoint === 'object')).toHaveLength(1);
  expect(two[0]).toEqual(header);
  expect(two.map(({ more }) => more)).toEqual([undefined, true, undefined]);
});

test('a group goes on where a line says so, whatever its text', async () => {
  const path = join(temporaryDirectory(), 'a.ndjson');
  const groups = [['{}', '{"a":{"more":true}}', '{}'], ['{}'], ['{"text":",\\"more\\":true"}', '{"sum":"01234567"}']];
  await writeJournal(path, groups);
  expect(parse(path).map(({ more }) => more)).toEqual([undefined, true, true, undefined, undefined, true, undefined]);
  expect(readFileSync(path, 'latin1').split('\n')[1]).toMatch(/^\{"more":true,"sum":"[0-9a-f]{8}"\}$/);
  expect(readFileSync(path, 'latin1').split('\n')[4]).toMatch(/^\{"sum":"[0-9a-f]{8}"\}$/);
  expect(await readLines(path)).toEqual({ lines: groups.flat(), cutBytes: 0 });
});

test.each(['', '{', '}', '[]', '"text"', '1', '{"more":true}', '{"a":1,"more":true}'])(
  'the line %s, which would not be read back, is not appended',
  async (wrong) => {
    const path = join(temporaryDirectory(), 'a.ndjson');
    const journal = await openJournal(path);
    await journal.append(['{}']);
    await expect(journal.append([wrong])).rejects.toThrow('a line is not');
    await journal.append(['{"a":1}']);
    await journal.close();
    expect((await readLines(path)).lines).toEqual(['{}', '{"a":1}']);
  },
);

/** A compacted file with one line after its checkpoint. */
async function compacted(): Promise<{ readonly path: string; readonly lines: readonly string[] }> {
  const path = join(temporaryDirectory(), 'a.ndjson');
  const journal = await openJournal(path);
  await journal.append([lineOf('before')]);
  await journal.compact([lineOf('kept 1'), lineOf('kept 2')]);
  await journal.append([lineOf('after')]);
  expect(journal.size - journal.checkpointSize).toBe(readFileSync(path, 'latin1').split(/(?<=\n)/)[4]?.length);
  await journal.close();
  return { path, lines: readFileSync(path, 'latin1').split(/(?<=\n)/) };
}

test('a checkpoint ends with a line that names the checksum before the next one', async () => {
  const { path } = await compacted();
  expect(parse(path).map((members) => Object.keys(members).at(-1))).toEqual([
    'checkpoint',
    'value',
    'value',
    'checkpoint',
    'value',
  ]);
  expect((await readLines(path)).lines).toEqual([lineOf('kept 1'), lineOf('kept 2'), lineOf('after')]);
});

test('a checkpoint that is cut anywhere, or lost with its pages, is damaged: nothing of it counts', async () => {
  const { path, lines } = await compacted();
  const [head = '', ...rest] = lines.slice(0, 4);
  const whole = Buffer.from([head, ...rest].join(''));
  const cuts = Array.from({ length: whole.length - head.length }, (_, i) => whole.subarray(0, head.length + i));
  const zeroed = [head.length, whole.length - 1].map((from) =>
    Buffer.concat([whole.subarray(0, from), Buffer.alloc(5_000)]),
  );
  for (const bytes of [...cuts, ...zeroed]) {
    writeFileSync(path, bytes);
    const error = await readLines(path).catch((caught: unknown) => String(caught));
    expect(error).toMatch(/is damaged at line [234] .*Restore the file from a backup, or remove it to start/);
    expect(error).not.toContain('truncate');
  }
  for (const missing of [1, 2, 3]) {
    writeFileSync(path, lines.filter((_, i) => i !== missing).join(''));
    await expect(readLines(path)).rejects.toThrow(`is damaged at line ${Math.min(missing + 1, 4)} `);
  }
  writeFileSync(path, whole);
  expect((await readLines(path)).lines).toEqual([lineOf('kept 1'), lineOf('kept 2')]);
});

test('the end of a checkpoint is an ordinary line where the header announces none, and after the first', async () => {
  const path = join(temporaryDirectory(), 'a.ndjson');
  const end = endOfCheckpoint(1);
  await writeJournal(path, [[end], ['{}']]);
  expect((await readLines(path)).lines).toEqual([end, '{}']);
  const { bytes, sum } = encodeHeader(true);
  writeFileSync(path, Buffer.concat([bytes, encodedAfter(sum, [[end]]), encodedAfter(1, [[end], ['{}']])]));
  expect((await readLines(path)).lines).toEqual([end, '{}']);
});

test('the release that the header names is passed before the first line, each time the lines start over', async () => {
  const path = join(temporaryDirectory(), 'a.ndjson');
  await writeJournal(path, [['{"release":"0.9.0"}'], ['{}', lineOf('x'.repeat(50))]]);
  writeFileSync(path, readFileSync(path).subarray(0, -20));
  const calls: string[] = [];
  const journal = new JournalFile(path);
  await journal.read(
    (line) => calls.push(line),
    (release) => calls.push(`release ${release}`),
  );
  await journal.close();
  const release = `release ${RELEASE}`;
  expect(calls).toEqual([release, '{"release":"0.9.0"}', '{}', release, '{"release":"0.9.0"}']);
});
