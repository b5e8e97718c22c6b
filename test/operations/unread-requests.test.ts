import { describe, expect, onTestFinished, test } from 'vitest';
import { createSandbox, serve } from '../../mock-server/server';
import { limits } from '../../spec/tables/limits';
import { recordExercised } from '../support/coverage';
import { rawHttp, sendBytes } from '../support/raw-http';

const HEADER_BYTES = limits.request_header_bytes.value;

async function started() {
  const sandbox = createSandbox();
  const { url, close } = await serve(sandbox);
  onTestFinished(async () => {
    await close();
    await sandbox.close();
  });
  return { sandbox, url };
}

const withHeader = (line: string) =>
  `GET /v1/payments?limit=1 HTTP/1.1\r\nHost: localhost\r\n${line}\r\nConnection: close\r\n\r\n`;

describe('a request that node:http refuses by itself gets the error of the API, and is in the request log', () => {
  test.each([
    ['bytes that are no HTTP', 'TEA /v1/payments\r\n\r\n', 400, 'malformed_http', ['TEA', '/v1/payments']],
    ['the first bytes of TLS', '\u0016\u0003\u0001\u0002\u0000\u0001', 400, 'malformed_http', ['?', '/']],
    [
      'a control character in a header',
      withHeader('X: a\u0000b'),
      400,
      'malformed_http',
      ['GET', '/v1/payments?limit=1'],
    ],
    ['another expectation', withHeader('Expect: tea'), 417, 'expectation_failed', ['GET', '/v1/payments?limit=1']],
    [
      'headers that are too large',
      withHeader(`Cookie: ${'c'.repeat(HEADER_BYTES)}`),
      431,
      'headers_too_large',
      [expect.any(String), expect.any(String)],
    ],
  ])('%s', async (_, bytes, status, code, [method, path]) => {
    const { sandbox, url } = await started();
    const answer = await sendBytes(url, bytes);
    const { error } = JSON.parse(answer.text);
    expect([answer.status, error.code]).toEqual([status, code]);
    expect(answer.headers.get('sandbox-explain')).toMatch(/\w/);
    expect(answer.headers.get('content-type')).toContain('application/json');
    const id = answer.headers.get('request-id');
    expect(sandbox.requests.list()).toMatchObject([{ id, status, error_code: code, method, path }]);
    expect((await rawHttp(url, { path: '/_sandbox/health' })).status).toBe(200);
  });

  test('headers up to the limit are read, as with the cookies of many programs', async () => {
    const { url } = await started();
    const Cookie = `theirs=${'c'.repeat(HEADER_BYTES - 1_000)}`;
    const page = await rawHttp(url, { path: '/_sandbox/dashboard/default/payments', headers: { Cookie } });
    expect([page.status, page.text.includes('<h1')]).toEqual([200, true]);
    recordExercised('limits', 'request_header_bytes');
  });

  test('the response to the request before it on the connection comes first', async () => {
    const { url } = await started();
    const first = 'GET /_sandbox/health HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const { status, text } = await sendBytes(url, `${first}\u0000\r\n`);
    expect(status).toBe(200);
    expect(text).toContain('HTTP/1.1 400 Bad Request\r\n');
  });

  test('a body that breaks off in a chunk is one of them', async () => {
    const { url } = await started();
    const head = 'POST /v1/payments HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n';
    expect((await sendBytes(url, `${head}not a length\r\n`)).status).toBe(400);
  });
});

describe('what is given twice is warned of', () => {
  const ask = async (path: string, ...headers: readonly string[]) => {
    const { url } = await started();
    const lines = ['Host: localhost', 'Connection: close', ...headers].map((line) => `${line}\r\n`).join('');
    return (await sendBytes(url, `GET ${path} HTTP/1.1\r\n${lines}\r\n`)).headers.get('sandbox-warning');
  };

  test.each([
    ['/v1/payments?limit=1&limit=2', [], 'query parameter "limit" was given more than once, the last value counts'],
    [
      '/v1/payments',
      ['Sub-Account: a', 'sub-account: b'],
      'the header sub-account was given more than once, all its values count as one',
    ],
    [
      '/v1/payments',
      ['Idempotency-Key: a', 'Idempotency-Key: a'],
      'the header Idempotency-Key was given more than once, all its values',
    ],
  ])('%s %j', async (path, headers, warning) => {
    expect(await ask(path, ...headers)).toContain(warning);
  });

  test('once is no reason for a warning', async () => {
    expect(await ask('/v1/payments?limit=1', 'Sub-Account: a')).toBeNull();
  });
});
