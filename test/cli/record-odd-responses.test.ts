import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { recordHere } from './support/record-here';
import { sendRaw, startRawTarget } from './support/raw-target';

const folder = mkdtempSync(join(tmpdir(), 'record-odd-'));
afterAll(() => rmSync(folder, { recursive: true }));
const ends: (() => unknown)[] = [];
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(async () => {
  vi.useRealTimers();
  for (const end of ends.splice(0).reverse()) await end();
});

let files = 0;
/** Starts `record` in front of a server of raw bytes. */
async function start(answer: (socket: Socket, received: string) => void) {
  const target = await startRawTarget(answer);
  ends.push(target.close);
  const recording = await recordHere(target.url, join(folder, `${++files}.har`));
  ends.push(recording.stop);
  return { target, ...recording };
}

const GET = 'GET /v1/payments HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
const bytes = (text: string) => (socket: Socket) => void socket.write(text, 'latin1');
const lastBytes = (text: string) => (socket: Socket) => void socket.end(text, 'latin1');
/** Sends the same bytes until the connection ends. */
const endless = (first: string, next: string) => (socket: Socket) => {
  socket.write(first);
  const goOn = () => {
    if (socket.destroyed) return;
    socket.write(next);
    setImmediate(goOn);
  };
  goOn();
};

const head = 'HTTP/1.1 200 OK\r\n';
const five = 'Content-Length: 5\r\n\r\nhello';

describe('a response that cannot be passed on becomes 502', () => {
  test.each<[what: string, answer: (socket: Socket) => void, code: string, message: RegExp]>([
    ['status 000', bytes(`HTTP/1.1 000 Zero\r\n${five}`), 'target_response_invalid', /status 0/],
    ['status 042', bytes(`HTTP/1.1 042 Low\r\n${five}`), 'target_response_invalid', /status 42/],
    ['status 099', bytes(`HTTP/1.1 099 Low\r\n${five}`), 'target_response_invalid', /status 99/],
    ['status 1000', bytes(`HTTP/1.1 1000 High\r\n${five}`), 'target_response_invalid', /HPE_/],
    ['101 without Upgrade', bytes(`HTTP/1.1 101 Switching\r\n\r\nbytes`), 'target_response_invalid', /101/],
    [
      '101 with an Upgrade',
      bytes('HTTP/1.1 101 Switching\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\nbytes'),
      'target_response_invalid',
      /101/,
    ],
    ['a control character in the reason', bytes(`HTTP/1.1 200 O\x01K\r\n${five}`), 'target_response_invalid', /reason/],
    ['a NUL in the reason', bytes(`HTTP/1.1 200 O\x00K\r\n${five}`), 'target_response_invalid', /reason|HPE_/],
    ['DEL in the reason', bytes(`HTTP/1.1 200 O\x7fK\r\n${five}`), 'target_response_invalid', /reason/],
    ['a control character in a header', bytes(`${head}X: a\x01b\r\n${five}`), 'target_response_invalid', /HPE_/],
    ['a header without a name', bytes(`${head}: a\r\n${five}`), 'target_response_invalid', /HPE_/],
    [
      'two lengths',
      bytes(`${head}Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello!`),
      'target_response_invalid',
      /HPE_/,
    ],
    ['a length that is no number', bytes(`${head}Content-Length: 5x\r\n\r\nhello`), 'target_response_invalid', /HPE_/],
    [
      'a length and chunks',
      bytes(`${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n`),
      'target_response_invalid',
      /HPE_/,
    ],
    [
      'a compressed transfer',
      bytes(`${head}Transfer-Encoding: gzip, chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n`),
      'target_response_invalid',
      /Transfer-Encoding/,
    ],
    ['HTTP/0.9', lastBytes('<html>hello</html>'), 'target_response_invalid', /HPE_/],
    ['HTTP/2', bytes('\x00\x00\x12\x04\x00\x00\x00\x00\x00'), 'target_response_invalid', /HPE_/],
    ['random bytes', bytes('\xff\xfe\x00\x01\x80garbage\r\n\r\n'), 'target_response_invalid', /HPE_/],
    ['an empty line', lastBytes('\r\n\r\n'), 'target_unreachable', /ECONNRESET|hang up/],
    ['nothing, and the end', lastBytes(''), 'target_unreachable', /ECONNRESET|hang up/],
    ['a reset', (socket) => void socket.resetAndDestroy(), 'target_unreachable', /ECONNRESET/],
    [
      'a reset within the headers',
      (socket) => void socket.write(`${head}X-Ha`, () => socket.resetAndDestroy()),
      'target_unreachable',
      /ECONNRESET/,
    ],
    ['an end within the headers', lastBytes(`${head}X-Ha`), 'target_unreachable', /ECONNRESET/],
    [
      'long headers',
      bytes(`${head}X: ${'a'.repeat(100_000)}\r\n${five}`),
      'target_response_invalid',
      /HPE_HEADER_OVERFLOW/,
    ],
    [
      'endless headers',
      endless(head, `X-Next: ${'a'.repeat(1_000)}\r\n`),
      'target_response_invalid',
      /HPE_HEADER_OVERFLOW/,
    ],
  ])('%s', async (_, answer, code, message) => {
    const { url, stop } = await start(answer);
    const received = await sendRaw(url, GET);
    expect(received).toMatch(/^HTTP\/1\.1 502 Bad Gateway\r\n/);
    expect(JSON.parse(received.slice(received.indexOf('\r\n\r\n')))).toEqual({
      error: { code, message: expect.stringMatching(message) },
    });
    expect((await noted(stop)).comment).toMatch(message);
  });

  test.each<[what: string, answer: (socket: Socket) => void]>([
    ['silence', () => undefined],
    ['100 Continue, over and over', endless('', 'HTTP/1.1 100 Continue\r\n\r\n')],
  ])('%s, after five minutes', async (_, answer) => {
    let isAsked: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (isAsked = resolve));
    const { url, stop } = await start((socket) => {
      answer(socket);
      isAsked();
    });
    const received = sendRaw(url, GET);
    await asked;
    vi.advanceTimersByTime(300_000);
    expect(await received).toMatch(/^HTTP\/1\.1 502 Bad Gateway\r\n[^]*"target_unreachable"[^]*within 300 seconds/);
    expect((await noted(stop)).comment).toContain('within 300 seconds');
  });
});

/** Ends a recording. Returns what it has of the only exchange, which has no response. */
async function noted(stop: Awaited<ReturnType<typeof start>>['stop']) {
  const { code, entries, summary } = await stop();
  expect(entries.map(({ request: { url }, response: { status } }) => [new URL(url).pathname, status])).toEqual([
    ['/v1/payments', 0],
  ]);
  expect([code, summary]).toEqual([0, expect.stringContaining('1 request got no complete response')]);
  return { comment: entries[0]?.comment };
}

describe('a response that breaks off is cut for the caller', () => {
  test.each<[what: string, answer: (socket: Socket) => void, comment: RegExp]>([
    ['short of its length', lastBytes(`${head}Content-Length: 10\r\n\r\nhello`), /aborted|ECONNRESET/],
    [
      'by a reset',
      (socket) => void socket.write(`${head}${five.replace('5', '9')}`, () => socket.resetAndDestroy()),
      /ECONNRESET/,
    ],
    [
      'at a size of a chunk that is none',
      bytes(`${head}Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\nxyz\r\n`),
      /HPE_|aborted|ECONNRESET/,
    ],
    ['between chunks', lastBytes(`${head}Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n`), /HPE_|aborted|ECONNRESET/],
  ])('%s', async (_, answer, comment) => {
    const { url, stop } = await start(answer);
    const received = await sendRaw(url, GET);
    expect(received).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(received).not.toMatch(/(\r\n0\r\n\r\n|hellohello)$/);
    expect((await noted(stop)).comment).toMatch(comment);
  });

  test('after five minutes, if it goes on for longer', async () => {
    const { url, stop } = await start(endless(`${head}Transfer-Encoding: chunked\r\n\r\n`, '1\r\nx\r\n'));
    const { body } = await fetch(url + '/v1/payments');
    const reader = body?.getReader();
    await reader?.read();
    vi.advanceTimersByTime(300_000);
    const readAll = async () => {
      while (!(await reader?.read())?.done);
    };
    await expect(readAll()).rejects.toThrow('terminated');
    expect((await noted(stop)).comment).toContain('within 300 seconds');
  });
});

describe('a response that is legal passes unchanged', () => {
  test.each<[what: string, response: string, expected: RegExp, status?: number]>([
    ['status 299', `HTTP/1.1 299 Odd\r\n${five}`, /^HTTP\/1\.1 299 Odd\r\n[^]*\r\n\r\nhello$/, 299],
    ['status 999', `HTTP/1.1 999 Odd\r\n${five}`, /^HTTP\/1\.1 999 Odd\r\n[^]*\r\n\r\nhello$/, 999],
    ['no reason', `HTTP/1.1 200\r\n${five}`, /^HTTP\/1\.1 200 ?\r\n[^]*\r\n\r\nhello$/, 200],
    ['a reason in latin1', `HTTP/1.1 200 Gr\xfc\xdf\r\n${five}`, /^HTTP\/1\.1 200 Gr\xfc\xdf\r\n/, 200],
    ['a header in latin1', `${head}X-Name: Gr\xfc\xdf\r\n${five}`, /\r\nX-Name: Gr\xfc\xdf\r\n/, 200],
    ['a header in UTF-8', `${head}X-Name: \xe2\x82\xac\r\n${five}`, /\r\nX-Name: \xe2\x82\xac\r\n/, 200],
    ['a header without a value', `${head}X-Name:\r\n${five}`, /\r\nX-Name: ?\r\n/, 200],
    [
      'two cookies',
      `${head}Set-Cookie: a=1\r\nset-cookie: b=2\r\n${five}`,
      /\r\nSet-Cookie: a=1\r\nset-cookie: b=2\r\n/,
      200,
    ],
    ['204 with a body', `HTTP/1.1 204 None\r\n${five}`, /^HTTP\/1\.1 204 None\r\n[^]*\r\n\r\n$/, 204],
    [
      '304 with a length',
      `HTTP/1.1 304 Same\r\nContent-Length: 5\r\n\r\n`,
      /^HTTP\/1\.1 304 Same\r\n[^]*\r\n\r\n$/,
      304,
    ],
    [
      '100 and 103 before it',
      `HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early\r\nLink: a\r\n\r\n${head}${five}`,
      /^HTTP\/1\.1 200 OK\r\n/,
      200,
    ],
    [
      'a compression that is none',
      `${head}Content-Encoding: gzip\r\n${five}`,
      /\r\nContent-Encoding: gzip\r\n[^]*\r\n\r\nhello$/,
      200,
    ],
    [
      'a redirect to itself',
      `HTTP/1.1 302 Found\r\nLocation: /v1/payments\r\n${five}`,
      /^HTTP\/1\.1 302 Found\r\nLocation: \/v1\/payments\r\n/,
      302,
    ],
    [
      'an upgrade that is offered',
      `HTTP/1.1 426 Old\r\nConnection: upgrade\r\nUpgrade: h2c\r\n${five}`,
      /^HTTP\/1\.1 426 Old\r\n[^]*hello$/,
      426,
    ],
    ['HTTP/1.0', `HTTP/1.0 200 OK\r\n${five}`, /^HTTP\/1\.1 200 OK\r\n[^]*hello$/, 200],
    ['two responses to one request', `${head}${five}${head}${five}`, /^HTTP\/1\.1 200 OK\r\n[^]*\r\n\r\nhello$/, 200],
  ])('%s', async (_, response, expected, status) => {
    const { url, stop } = await start(bytes(response));
    expect(await sendRaw(url, GET)).toMatch(expected);
    expect((await stop()).entries.map((entry) => entry.response.status)).toEqual([status]);
  });

  test('a body that ends with its connection', async () => {
    const { url, stop } = await start(lastBytes(`${head}\r\nhello`));
    expect(await sendRaw(url, GET)).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*hello/);
    expect((await stop()).entries).toHaveLength(1);
  });

  test('one that comes before the body of its request was read', async () => {
    const { url, stop } = await start((socket) => {
      socket.pause();
      socket.write(`HTTP/1.1 413 Large\r\n${five}`);
    });
    const post = `POST /v1/payments HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 900000\r\n\r\n`;
    expect(await sendRaw(url, post + 'x'.repeat(900_000))).toMatch(/^HTTP\/1\.1 413 Large\r\n[^]*hello$/);
    expect((await stop()).entries.map(({ response: { status } }) => status)).toEqual([413]);
  });
});

test('a caller who leaves before the response is noted as one without a response', async () => {
  const target = new EventEmitter();
  const { url, stop } = await start((socket) => {
    socket.once('close', () => target.emit('left'));
    target.emit('asked');
  });
  const asked = once(target, 'asked');
  const left = once(target, 'left');
  const leaving = new AbortController();
  const sent = fetch(`${url}/v1/payments`, { signal: leaving.signal });
  await asked;
  leaving.abort();
  await expect(sent).rejects.toThrow('aborted');
  await left;
  expect((await noted(stop)).comment).toContain('caller');
});
