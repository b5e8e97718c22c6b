import { EventEmitter, once } from 'node:events';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sharedDirectory } from '../store/support';
import { recordHere } from './support/record-here';
import { sendRaw, startRawTarget } from './support/raw-target';

const folder = sharedDirectory();
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
const thenReset = (text: string) => (socket: Socket) => void socket.write(text, () => socket.resetAndDestroy());
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
const chunks = '5\r\nhello\r\n0\r\n\r\n';

describe('a response that cannot be passed on becomes 502', () => {
  async function expectGateway(answer: (socket: Socket) => void, code: string, message: RegExp): Promise<void> {
    const { url, stop } = await start(answer);
    const received = await sendRaw(url, GET);
    expect(received).toMatch(/^HTTP\/1\.1 502 Bad Gateway\r\n/);
    expect(JSON.parse(received.slice(received.indexOf('\r\n\r\n')))).toEqual({
      error: { code, message: expect.stringMatching(message) },
    });
    expect((await noted(stop)).comment).toMatch(message);
  }

  test.each<[what: string, response: string, message: RegExp]>([
    ['status 000', `HTTP/1.1 000 Zero\r\n${five}`, /status 0/],
    ['status 099', `HTTP/1.1 099 Low\r\n${five}`, /status 99/],
    ['status 1000', `HTTP/1.1 1000 High\r\n${five}`, /HPE_/],
    ['101 without Upgrade', 'HTTP/1.1 101 Switching\r\n\r\nbytes', /101/],
    ['101 with an Upgrade', 'HTTP/1.1 101 Switching\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\nbytes', /101/],
    ['a control character in the reason', `HTTP/1.1 200 O\x01K\r\n${five}`, /reason/],
    ['a NUL in the reason', `HTTP/1.1 200 O\x00K\r\n${five}`, /reason|HPE_/],
    ['DEL in the reason', `HTTP/1.1 200 O\x7fK\r\n${five}`, /reason/],
    ['a control character in a header', `${head}X: a\x01b\r\n${five}`, /HPE_/],
    ['a header without a name', `${head}: a\r\n${five}`, /HPE_/],
    ['two lengths', `${head}Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello!`, /HPE_/],
    ['a length that is no number', `${head}Content-Length: 5x\r\n\r\nhello`, /HPE_/],
    ['a length and chunks', `${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}`, /HPE_/],
    ['a compressed transfer', `${head}Transfer-Encoding: gzip, chunked\r\n\r\n${chunks}`, /Transfer-Encoding/],
    ['HTTP/2', '\x00\x00\x12\x04\x00\x00\x00\x00\x00', /HPE_/],
    ['random bytes', '\xff\xfe\x00\x01\x80garbage\r\n\r\n', /HPE_/],
    ['long headers', `${head}X: ${'a'.repeat(100_000)}\r\n${five}`, /HPE_HEADER_OVERFLOW/],
  ])('%s', (_, response, message) => expectGateway(bytes(response), 'target_response_invalid', message));

  test('HTTP/0.9', () => expectGateway(lastBytes('<html>hello</html>'), 'target_response_invalid', /HPE_/));

  test('endless headers', () =>
    expectGateway(endless(head, `X-Next: ${'a'.repeat(1_000)}\r\n`), 'target_response_invalid', /HPE_HEADER_OVERFLOW/));

  test.each<[what: string, answer: (socket: Socket) => void, message: RegExp]>([
    ['an empty line', lastBytes('\r\n\r\n'), /ECONNRESET|hang up/],
    ['nothing, and the end', lastBytes(''), /ECONNRESET|hang up/],
    ['a reset', (socket) => void socket.resetAndDestroy(), /ECONNRESET/],
    ['a reset within the headers', thenReset(`${head}X-Ha`), /ECONNRESET/],
    ['an end within the headers', lastBytes(`${head}X-Ha`), /ECONNRESET/],
  ])('%s', (_, answer, message) => expectGateway(answer, 'target_unreachable', message));

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
    ['by a reset', thenReset(`${head}${five.replace('5', '9')}`), /ECONNRESET/],
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
  const twoCookies = 'Set-Cookie: a=1\r\nset-cookie: b=2\r\n';
  const continued = 'HTTP/1.1 100 Continue\r\n\r\n';
  const earlyHints = 'HTTP/1.1 103 Early\r\nLink: a\r\n\r\n';
  const gzip = 'Content-Encoding: gzip\r\n';
  const found = 'HTTP/1.1 302 Found\r\nLocation: /v1/payments\r\n';
  const old = 'HTTP/1.1 426 Old\r\nConnection: upgrade\r\nUpgrade: h2c\r\n';

  test.each<[what: string, status: number, response: string, expected: RegExp]>([
    ['status 299', 299, `HTTP/1.1 299 Odd\r\n${five}`, /^HTTP\/1\.1 299 Odd\r\n[^]*\r\n\r\nhello$/],
    ['status 999', 999, `HTTP/1.1 999 Odd\r\n${five}`, /^HTTP\/1\.1 999 Odd\r\n[^]*\r\n\r\nhello$/],
    ['no reason', 200, `HTTP/1.1 200\r\n${five}`, /^HTTP\/1\.1 200 ?\r\n[^]*\r\n\r\nhello$/],
    ['a reason in latin1', 200, `HTTP/1.1 200 Gr\xfc\xdf\r\n${five}`, /^HTTP\/1\.1 200 Gr\xfc\xdf\r\n/],
    ['a header in latin1', 200, `${head}X-Name: Gr\xfc\xdf\r\n${five}`, /\r\nX-Name: Gr\xfc\xdf\r\n/],
    ['a header in UTF-8', 200, `${head}X-Name: \xe2\x82\xac\r\n${five}`, /\r\nX-Name: \xe2\x82\xac\r\n/],
    ['a header without a value', 200, `${head}X-Name:\r\n${five}`, /\r\nX-Name: ?\r\n/],
    ['two cookies', 200, `${head}${twoCookies}${five}`, new RegExp(`\r\n${twoCookies}`)],
    ['204 with a body', 204, `HTTP/1.1 204 None\r\n${five}`, /^HTTP\/1\.1 204 None\r\n[^]*\r\n\r\n$/],
    [
      '304 with a length',
      304,
      'HTTP/1.1 304 Same\r\nContent-Length: 5\r\n\r\n',
      /^HTTP\/1\.1 304 Same\r\n[^]*\r\n\r\n$/,
    ],
    ['100 and 103 before it', 200, `${continued}${earlyHints}${head}${five}`, /^HTTP\/1\.1 200 OK\r\n/],
    ['a compression that is none', 200, `${head}${gzip}${five}`, new RegExp(`\r\n${gzip}[^]*\r\n\r\nhello$`)],
    ['a redirect to itself', 302, `${found}${five}`, new RegExp(`^${found}`)],
    ['an upgrade that is offered', 426, `${old}${five}`, /^HTTP\/1\.1 426 Old\r\n[^]*hello$/],
    ['HTTP/1.0', 200, `HTTP/1.0 200 OK\r\n${five}`, /^HTTP\/1\.1 200 OK\r\n[^]*hello$/],
    ['two responses to one request', 200, `${head}${five}${head}${five}`, /^HTTP\/1\.1 200 OK\r\n[^]*\r\n\r\nhello$/],
  ])('%s', async (_, status, response, expected) => {
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
