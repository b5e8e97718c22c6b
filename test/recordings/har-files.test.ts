import { readdirSync, statSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openRecording } from '../../mock-server/recordings/files/open-recording';
import { EntryScanner } from '../../mock-server/recordings/files/scan-entries';
import { allOf, entry, harOf } from './support/entries';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'har-files-'));
});
beforeEach(() => {
  vi.stubEnv('TMPDIR', directory);
});
afterAll(() => rm(directory, { recursive: true }));

async function opened(content: string | Uint8Array) {
  const path = join(directory, 'traffic.har');
  await writeFile(path, content);
  const recording = await openRecording(path);
  const exchanges = await allOf(recording.exchanges());
  await recording.close();
  return { recording, exchanges };
}

/** The name may be deleted between two calls. */
const fileSize = (path: string) => {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.isFile() ? stats.size : 0;
};

const two = [
  entry({ path: '/v1/payments', at: 20 }),
  entry({ path: '/v1/refunds', at: 10, text: '{"data":"{[\\"}"}' }),
];
const text = JSON.stringify(harOf(two));
const spaced = JSON.stringify(harOf(two), null, 2);

describe('a HAR file', () => {
  it.each([
    ['plain', text],
    ['indented', spaced],
    ['with a byte order mark', `\uFEFF${text}`],
    ['compressed', gzipSync(text)],
    ['with pages, comments and fields of tools', JSON.stringify({ _a: { entries: [1] }, ...harOf(two), b: [[{}]] })],
  ])('%s is a recording, ordered by the start of its requests', async (_, content) => {
    const { recording, exchanges } = await opened(content);
    expect(exchanges.map(({ index, path, operation }) => [index, path, operation])).toEqual([
      [1, '/v1/refunds', 'listRefunds'],
      [2, '/v1/payments', 'listPayments'],
    ]);
    expect(exchanges[0]?.response.body).toBe('{"data":"{[\\"}"}');
    expect([recording.from, recording.to, recording.exchangeCount]).toEqual([10, 25, 2]);
  });

  it('leaves nothing in the temporary folder for a process that is killed while it is open', async () => {
    const path = join(directory, 'traffic.har');
    await writeFile(path, gzipSync(text));
    const recording = await openRecording(path);
    expect(await readdir(directory)).toEqual(['traffic.har']);
    expect(await allOf(recording.exchanges())).toHaveLength(2);
    await recording.close();
  });

  it('has nothing in a file with a name while it is unpacked, when a signal may end the process', async () => {
    const path = join(directory, 'traffic.har');
    await writeFile(path, gzipSync(text + ' '.repeat(30_000_000)));
    let isOpen = false;
    const opening = openRecording(path).finally(() => (isOpen = true));
    let named = 0;
    while (!isOpen) {
      for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' }))
        if (name.includes('recording')) named += fileSize(join(directory, name));
      await new Promise((resolve) => setImmediate(resolve));
    }
    await (await opening).close();
    expect(named).toBe(0);
  });

  it('has the same entries wherever its chunks break', () => {
    const bytes = new TextEncoder().encode(spaced);
    const ranges = (size: number) => {
      const scanner = new EntryScanner();
      const found = [];
      for (let at = 0; at < bytes.length; at += size) found.push(...scanner.scan(bytes.subarray(at, at + size)));
      scanner.end();
      return found;
    };
    for (const size of [1, 2, 3, 7, 64]) expect(ranges(size)).toEqual(ranges(bytes.length));
    expect(ranges(1)).toHaveLength(2);
  });

  it.each([
    ['is empty', '', 'Not a HAR file: it is empty.'],
    ['is a page', '<!doctype html>', 'byte 0: Not a HAR file: it does not begin with "{".'],
    ['is other JSON', '{"openapi":"3.1.0"}', 'Not a HAR file: it has no list "log.entries".'],
    ['has an object for its entries', '{"log":{"entries":{}}}', 'Not a HAR file: it has no list "log.entries".'],
    ['has an entry that is a number', '{"log":{"entries":[7]}}', 'byte 19, entry 1: is not an object'],
    ['was cut off in an entry', text.slice(0, -100), /^byte \d+: the file was cut off: it ends in entry 2$/],
    ['was cut off after its entries', text.slice(0, -2), /^byte \d+: the file was cut off: it ends after 2 entries$/],
    ['closes a list with a brace', '{"log":{"entries":[{"a":[}]}]}}', /^byte 25, in entry 1: is not valid JSON/],
    ['has an entry that is not JSON', '{"log":{"entries":[{"a":b}]}}', /^entry 1 \(byte 19\): is not valid JSON/],
    ['goes on after its end', `${text}{}`, /^byte \d+: the file has something after its end$/],
    [
      'was cut off when it was compressed',
      gzipSync(text).subarray(0, 60),
      /^byte 60: the compressed file is broken or cut off/,
    ],
    ['has no start', JSON.stringify(harOf([{ ...two[0], startedDateTime: 'x' }])), /^entry 1 .*"startedDateTime"$/],
    ['has no URL', JSON.stringify(harOf([{ ...two[0], request: { method: 'GET' } }])), /^entry 1 .*"request.url"$/],
    [
      'has its bodies elsewhere',
      JSON.stringify(harOf([entry({ path: '/v1/payments', content: { _file: 'a1b2.json' } })])),
      /^entry 1 \(byte \d+\): has its body in another file \("_file"\)\. .*content: 'embed'/,
    ],
  ])('that %s is refused with the place', async (_, content, message) => {
    await expect(opened(content)).rejects.toThrow(message);
    expect(await readdir(directory)).toEqual(['traffic.har']);
  });
});
