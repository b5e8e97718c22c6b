import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sharedDirectory } from '../store/support';
import { sendRaw, startRawTarget } from './support/raw-target';
import { recordHere, type RecordingHere } from './support/record-here';

const folder = sharedDirectory();

let target: Awaited<ReturnType<typeof startRawTarget>>;
let recording: RecordingHere;
let files = 0;
beforeEach(async () => {
  target = await startRawTarget((socket) => void socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok'));
  const webhooks = ['--webhooks', '0', '--forward-to', `${target.url}/hooks`];
  const args = ['--allow-host', 'shop.test', ...webhooks];
  recording = await recordHere(target.url, join(folder, `${++files}.har`), args);
});
afterEach(async () => {
  await recording.stop();
  target.close();
});

/** Returns a request of raw bytes that ends its connection. */
const requestOf = (line: string, headers: readonly string[], body = '') =>
  `${[`${line} HTTP/1.1`, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n${body}`;

const outcomeOf = (received: string): string => {
  const code = /"code":"(\w+)"/.exec(received)?.[1];
  return [received.split(' ', 2)[1], code].filter((part) => part !== undefined).join(' ');
};

describe('who may send requests', () => {
  test.each<[what: string, headers: readonly string[], outcome: string]>([
    ['localhost', ['Host: localhost:4020'], '200'],
    ['a name below localhost', ['Host: shop.localhost'], '200'],
    ['127.0.0.1', ['Host: 127.0.0.1'], '200'],
    ['[::1]', ['Host: [::1]:4020'], '200'],
    ['a host of --allow-host', ['Host: SHOP.test:80'], '200'],
    ['a name that leads to this machine (DNS rebinding)', ['Host: evil.example'], '403 host_not_allowed'],
    ['a name that begins like a loopback one', ['Host: localhost.evil.example'], '403 host_not_allowed'],
    ['a name without a dot', ['Host: shop'], '403 host_not_allowed'],
    ['another address', ['Host: 10.0.0.1'], '403 host_not_allowed'],
    ['a host with an account', ['Host: localhost@evil.example'], '403 host_not_allowed'],
    ['no host', ['Host:'], '403 host_not_allowed'],
    ['two hosts', ['Host: localhost', 'Host: evil.example'], '403 host_not_allowed'],
    ['a page of this machine', ['Host: localhost', 'Origin: http://localhost:3000'], '200'],
    ['a page of an allowed host', ['Host: localhost', 'Origin: https://shop.test:8443'], '200'],
    ['a page of any other site', ['Host: localhost', 'Origin: https://evil.example'], '403 origin_not_allowed'],
    [
      'a page whose name begins alike',
      ['Host: localhost', 'Origin: http://localhost.evil.example'],
      '403 origin_not_allowed',
    ],
    ['a page in a sandboxed frame', ['Host: localhost', 'Origin: null'], '403 origin_not_allowed'],
    [
      'two origins',
      ['Host: localhost', 'Origin: http://localhost', 'Origin: https://evil.example'],
      '403 origin_not_allowed',
    ],
    ['an image in a page of another site', ['Host: localhost', 'Sec-Fetch-Site: cross-site'], '403 origin_not_allowed'],
    ['an address that was typed in', ['Host: localhost', 'Sec-Fetch-Site: none'], '200'],
    ['a page of the same origin', ['Host: localhost', 'Sec-Fetch-Site: same-origin'], '200'],
  ])('%s: on the port of the API and on that of webhooks', async (_, headers, outcome) => {
    for (const url of [recording.url, recording.webhook_url])
      expect(outcomeOf(await sendRaw(url, requestOf('POST /v1/payments', [...headers, 'Content-Length: 0'])))).toBe(
        outcome,
      );
    const passed = outcome === '200' ? 2 : 0;
    expect(target.received).toHaveLength(passed);
    expect((await recording.stop()).entries).toHaveLength(passed);
  });

  test('a preflight of another site is not passed on, and gets no permission', async () => {
    const asked = ['Host: localhost', 'Origin: https://evil.example', 'Access-Control-Request-Method: POST'];
    const received = await sendRaw(recording.url, requestOf('OPTIONS /v1/payments', asked));
    expect(outcomeOf(received)).toBe('403 origin_not_allowed');
    expect(received).not.toMatch(/access-control/i);
    expect(received).toContain('--allow-host');
    expect(target.received).toEqual([]);
  });
});

describe('a request that is not usual', () => {
  const local = 'Host: localhost';
  const ownHost = () => `Host: ${new URL(target.url).host}`;
  const malformed = '400 malformed_request';
  const end = '0\r\n\r\n';
  test.each<[what: string, outcome: string, line: string, headers: readonly string[], body?: string]>([
    ['CONNECT', '405 method_not_allowed', 'CONNECT api.example:443', ['Host: api.example:443']],
    ['CONNECT to this machine', '405 method_not_allowed', 'CONNECT localhost:22', ['Host: localhost:22']],
    ['a whole URL of another host', '403 host_not_allowed', 'GET http://evil.example/v1/a', [local]],
    ['a length and chunks', '400', 'POST /v1/a', [local, 'Content-Length: 2', 'Transfer-Encoding: chunked'], end],
    ['two lengths', '400', 'POST /v1/a', [local, 'Content-Length: 2', 'Content-Length: 3'], 'abc'],
    ['a coding before chunks', malformed, 'POST /v1/a', [local, 'Transfer-Encoding: gzip, chunked'], end],
    ['a coding like chunks', malformed, 'POST /v1/a', [local, 'Transfer-Encoding: xchunked'], end],
    ['a line that is folded', '400', 'GET /v1/a', [local, 'X: a', ' b: c']],
    ['a space before a colon', '400', 'GET /v1/a', [local, 'Content-Length : 2'], 'ab'],
    ['headers that are too long', '431', 'GET /v1/a', [local, `X: ${'a'.repeat(20_000)}`]],
    ['a length over the limit', '413 body_too_large', 'POST /v1/a', [local, 'Content-Length: 1048577']],
  ])('%s is not passed on', async (_, outcome, line, headers, body = '') => {
    expect(outcomeOf(await sendRaw(recording.url, requestOf(line, headers, body)))).toBe(outcome);
    expect(target.received).toEqual([]);
    expect((await recording.stop()).entries).toEqual([]);
  });

  test.each<[what: string, bytes: () => string, passed: RegExp, outcome?: string]>([
    ['a whole URL of the target', () => requestOf(`GET ${target.url}/v1/a?b=1`, [ownHost()]), /^GET \/v1\/a\?b=1 HTTP/],
    ['a whole URL without a path', () => requestOf(`GET ${target.url}?b=1`, [local]), /^GET \/\?b=1 HTTP/],
    ['OPTIONS *', () => requestOf('OPTIONS *', [local]), /^OPTIONS \/\* HTTP\/1\.1\r\n/],
    ['two slashes', () => requestOf('GET //evil.example/v1', [local]), /^GET \/\/evil\.example\/v1 .*\r\nHost: 127\.0/],
    [
      'a websocket',
      () => requestOf('GET /v1/a', [local, 'Upgrade: websocket', 'Connection: upgrade', 'Sec-WebSocket-Key: a']),
      /^(?![^]*\r\n(upgrade|connection: upgrade))GET \/v1\/a /i,
    ],
    [
      'Expect: 100-continue',
      () => requestOf('POST /v1/a', [local, 'Content-Length: 2', 'Expect: 100-continue'], 'ab'),
      /\r\n\r\nab$/,
      '100',
    ],
    [
      'bytes above 0x7f',
      () => requestOf('GET /v1/a', [local, 'X: Gr\xfc\xdf']),
      /^GET \/v1\/a [^]*\r\nX: Gr\xfc\xdf\r\n/,
    ],
  ])('%s is passed on', async (_, bytes, passed, outcome = '200') => {
    expect(outcomeOf(await sendRaw(recording.url, bytes()))).toBe(outcome);
    expect(target.received).toEqual([expect.stringMatching(passed)]);
    const { entries } = await recording.stop();
    expect(entries.map(({ request: { url } }) => new URL(url).hostname)).toEqual([expect.not.stringContaining('evil')]);
  });

  test('a body of chunks over the limit ends with 413, and is recorded as a request without a response', async () => {
    const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`;
    const chunks = `${chunk.repeat(17)}0\r\n\r\n`;
    const silent = await startRawTarget(() => undefined);
    const { url, stop } = await recordHere(silent.url, join(folder, `${++files}.har`));
    const received = await sendRaw(url, requestOf('POST /v1/a', [local, 'Transfer-Encoding: chunked'], chunks));
    expect(outcomeOf(received)).toBe('413 body_too_large');
    expect((await stop()).entries.map(({ response, comment }) => [response.status, comment])).toEqual([
      [0, expect.stringContaining('1048576 bytes')],
    ]);
    silent.close();
  });

  test.each(['content-length', 'Content-Length, transfer-encoding'])(
    'a length that its Connection header names (%s) stays, so that no second request is smuggled in',
    async (named) => {
      const smuggled = 'GET /v1/smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n';
      const headers = [local, `Connection: ${named}`, `Content-Length: ${smuggled.length}`];
      await sendRaw(recording.url, requestOf('DELETE /v1/a', headers, smuggled));
      expect(target.received).toEqual([expect.stringContaining(`\r\nContent-Length: ${smuggled.length}\r\n`)]);
    },
  );
});
