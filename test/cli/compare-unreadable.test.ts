import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sharedDirectory } from '../store/support';
import { asJson, brokenJson, type JsonValue, mutations } from '../support/json-mutations';
import { run } from './process-io';

const folder = sharedDirectory();
const temporary = join(folder, 'temporary');
mkdirSync(temporary);
beforeEach(() => void vi.stubEnv('TMPDIR', temporary));
afterEach(() => {
  vi.unstubAllEnvs();
  expect(readdirSync(temporary)).toEqual([]);
});

const file = join(folder, 'traffic.har');
async function compare(content: string | Uint8Array, ...args: string[]) {
  writeFileSync(file, content);
  return run(['compare', file, ...args]);
}

const request = { method: 'GET', url: 'https://api.example/v1/payments', headers: [] };
const response = { status: 401, headers: [], content: { mimeType: 'application/json', text: '{}' } };
const entry = { startedDateTime: '2026-03-02T15:00:00Z', time: 90, request, response };
const harOf = (...entries: readonly unknown[]) => JSON.stringify({ log: { entries } });
const good = harOf(entry);

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const objects = (levels: number) => '{"a":'.repeat(levels) + '1' + '}'.repeat(levels);
const withSent = (text: string) => ({ ...entry, request: { ...request, method: 'POST', postData: { text } } });
const withReceived = (text: string) => ({ ...entry, response: { ...response, content: { text } } });
const event = (data: string) => ({
  ...withSent(`{"id":"evt_1","event_name":"payment.created","data":{"a":${data}}}`),
  request: {
    ...withSent(`{"event_name":"payment.created","data":{"a":${data}}}`).request,
    url: 'https://shop.example/',
  },
});

describe('a recording that cannot be read exits with 2, and says where', () => {
  test.each<[what: string, content: string | Uint8Array, problem: RegExp]>([
    ['nothing', '', /it is empty/],
    ['a method that is none', harOf({ ...entry, request: { ...request, method: '}GET' } }), /^entry 1 .*has no valid/],
    ['lists without an end', '['.repeat(100_000), /^byte 0: Not a HAR file/],
    [
      'a value of many levels',
      `{"x":${nested(100_000)},"log":{"entries":[]}}`,
      /^byte 1004: has lists and objects in more than 1000/,
    ],
    ['objects of many levels', objects(100_000), /^byte 5000: has lists and objects/],
    [
      'an entry of many levels',
      harOf({ ...entry, x: 0 }).replace('"x":0', `"x":${nested(100_000)}`),
      /^byte \d+, in entry 1: has lists/,
    ],
    [
      'a sent body of many levels',
      harOf(entry, withSent(nested(100_000))),
      /^entry 2 \(byte \d+\): .* in "request.postData"/,
    ],
    ['a sent body of objects', harOf(withSent(objects(1_001))), /^entry 1 \(byte 19\): .* in "request.postData"/],
    [
      'a received body of many levels',
      harOf(withReceived(nested(5_000))),
      /^entry 1 \(byte 19\): .* in "response.content"/,
    ],
    [
      'an event of many levels',
      harOf(entry, event(nested(100_000))),
      /^entry 2 \(byte \d+\): .* in "request.postData"/,
    ],
    [
      'a body of many levels in base64',
      harOf(withSent('')).replace('"text":""', `"encoding":"base64","text":"${btoa(nested(2_000))}"`),
      /^entry 1 .* in "request.postData"/,
    ],
    ['an entry that is null', harOf(null), /^byte 19, entry 1: is not an object/],
    ['an entry that is a list', harOf([]), /^byte 19, entry 1: is not an object/],
    [
      'bytes that are not UTF-8 in an entry',
      Buffer.concat([Buffer.from('{"log":{"entries":[{"a":"'), Buffer.from([0xff]), Buffer.from('"}]}}')]),
      /^entry 1 \(byte 19\): is not valid JSON/,
    ],
    ['bytes', Buffer.from([0, 1, 2, 3, 255]), /^byte 0: Not a HAR file/],
    ['UTF-16', Buffer.from(`\ufeff${good}`, 'utf16le'), /^byte 0: .* UTF-16\. Save it as UTF-8/],
    ['a ZIP archive', Buffer.from('PK\x03\x04\x14\x00\x00\x00'), /^byte 0: .* ZIP archive\. Unpack it/],
    [
      'a ZIP archive with a path that leads out of it',
      Buffer.from('PK\x03\x04../../evil.har'),
      /^byte 0: .* ZIP archive/,
    ],
    ['gzip within gzip', gzipSync(gzipSync(good)), /^byte 0: .* compressed twice/],
    ['gzip of nothing', gzipSync(''), /it is empty/],
    ['gzip that was cut off', gzipSync(good).subarray(0, 40), /^byte 40: the compressed file is broken or cut off/],
    ['gzip that is none', Buffer.from([0x1f, 0x8b, 1, 2, 3]), /^byte \d+: the compressed file is broken/],
    [
      'a year before all clocks',
      harOf({ ...entry, startedDateTime: '-271821-04-20T00:00:00Z' }),
      /^entry 1 .*"startedDateTime"/,
    ],
    [
      'a year of five digits',
      harOf({ ...entry, startedDateTime: '+010000-01-01T00:00:00Z' }),
      /^entry 1 .*"startedDateTime"/,
    ],
    ['a duration without an end', good.replace('90', '1e999'), /^entry 1 .*"time"/],
    ['a duration over all years', good.replace('90', '1e15'), /^entry 1 .*"time"/],
    [
      'a status that is a text',
      harOf({ ...entry, response: { ...response, status: '200' } }),
      /^entry 1 .*"response.status"/,
    ],
  ])('%s', async (_, content, problem) => {
    const { code, stdout, stderr } = await compare(content);
    const [, reason = ''] = /^error: The recording \S+ cannot be read\. ([^]*)$/.exec(stderr) ?? [];
    expect([code, stdout, reason.split('\n')]).toEqual([
      2,
      '',
      [expect.stringMatching(problem), expect.stringContaining('payments-sandbox record'), ''],
    ]);
  });

  test.each<[what: string, make: (path: string) => void, problem: string]>([
    ['that does not exist', () => undefined, 'There is no such file or folder.'],
    ['that is a folder', (path) => mkdirSync(path), 'It is a directory.'],
    ['that is a symbolic link to itself', (path) => symlinkSync(path, path), 'symbolic link'],
    ['that is a pipe nobody writes to', (path) => void execFileSync('mkfifo', [path]), 'It is not a regular file.'],
    ['below a file', (path) => writeFileSync(path.replace(/\/[^/]*$/, ''), ''), 'A part of its path is a file.'],
  ])('a path %s', async (what, make, problem) => {
    const path = join(folder, what.startsWith('below') ? 'file/traffic.har' : what.replaceAll(' ', '-'));
    make(path);
    const { code, stderr } = await run(['compare', path]);
    expect([code, stderr]).toEqual([2, expect.stringContaining(problem)]);
  });

  test('a body of as many levels as are read is compared', async () => {
    const { code, stderr } = await compare(
      harOf(withSent(objects(1_000)), withReceived(nested(1_000)), event(nested(990))),
    );
    expect([code, stderr]).toEqual([0, '']);
  });

  test('a text with many brackets that is not JSON is compared', async () => {
    expect(await compare(harOf(withReceived(`${'[('.repeat(2_000)}`)))).toMatchObject({ code: 0, stderr: '' });
  });
});

test.each(['TRACE', 'CONNECT'])('a request that no program sends with fetch is not replayed: %s', async (method) => {
  const { code, stdout, stderr } = await compare(harOf(entry, { ...entry, request: { ...request, method } }));
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toContain(`exchange 2  ${method} /v1/payments  the API has no such operation`);
});

describe('a compressed recording', () => {
  const long = gzipSync(`${good}${' '.repeat(3_000_000)}`);

  test('is unpacked as far as --max-unpacked allows', async () => {
    expect(await compare(long, '--max-unpacked', '2MB')).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(
        /byte \d+: it unpacks to more than 2 MB\. If you trust the file, allow more with --max-unpacked/,
      ),
    });
    expect((await compare(long, '--max-unpacked', '4MB')).code).toBe(0);
  });

  test('cannot be unpacked where the temporary folder is missing', async () => {
    vi.stubEnv('TMPDIR', join(folder, 'none'));
    expect(await compare(long)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('the temporary folder cannot be written'),
    });
  });
});

test.runIf(process.platform !== 'win32')('what --minimize writes is readable by its owner only', async () => {
  const out = join(folder, 'small.har');
  expect((await compare(good, '--minimize', out)).code).toBe(0);
  expect(statSync(out).mode & 0o777).toBe(0o600);
});

test('whatever is changed in a recording, it is compared, or refused with a place', { timeout: 60_000 }, async () => {
  const har: { readonly log: { readonly entries: readonly JsonValue[] } } = JSON.parse(
    harOf(withSent('{"amount":1}'), withReceived('{"data":[]}'), event('1')),
  );
  const paths = [['log'], ['log', 'entries']];
  const inEntry = mutations([
    ['request'],
    ['request', 'url'],
    ['request', 'postData'],
    ['request', 'headers'],
    ['response'],
    ['response', 'status'],
    ['response', 'content'],
    ['startedDateTime'],
    ['time'],
  ]);
  const changed = fc.oneof(
    mutations(paths).map((mutate) => JSON.stringify(mutate(asJson(har)))),
    inEntry.map((mutate) => harOf(...har.log.entries.map((each) => mutate(each)))),
    brokenJson(JSON.stringify(har)),
  );
  await fc.assert(
    fc.asyncProperty(changed, fc.boolean(), async (text, isCompressed) => {
      const { code, stderr } = await compare(isCompressed ? gzipSync(text) : text);
      expect([0, 2]).toContain(code);
      expect(stderr).toMatch(code === 0 ? /^$/ : /^error: The recording /);
      expect(stderr).not.toContain('call stack');
    }),
    { numRuns: 60 },
  );
});
