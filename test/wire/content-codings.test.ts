import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { createSandbox } from '../../mock-server/index';
import { assertResponse } from '../support/api';
import { payment } from '../support/bodies';
import { allFronts, eachFront } from '../support/fronts';
import { openPlatform, type TestPlatform } from '../support/test-platform';

const MEBIBYTE = 1_048_576;
const description = 'Grüner Tee 茶';
const bytes = Buffer.from(JSON.stringify(payment({ description })));

/** Sends a payment as bytes. */
async function pay({ testMode: api }: TestPlatform, body: Uint8Array<ArrayBuffer>, headers: Record<string, string>) {
  const { fetch, baseUrl } = api.target;
  const own = { Authorization: `Bearer ${await api.token()}`, 'Idempotency-Key': 'k' };
  const init: RequestInit = {
    method: 'POST',
    body,
    headers: { ...own, 'Content-Type': 'application/json', ...headers },
  };
  const response = await fetch(`${baseUrl}/v1/payments`, init);
  const text = await response.text();
  assertResponse('POST', '/v1/payments', response, text);
  const code = /"code":"(\w+)"/.exec(text)?.[1];
  return { outcome: [response.status, code], text, headers: response.headers };
}

const coded = (body: Uint8Array<ArrayBuffer>, coding: string) => [body, { 'Content-Encoding': coding }] as const;
const typed = (body: Uint8Array<ArrayBuffer>, charset: string) =>
  [body, { 'Content-Type': `application/json; charset=${charset}` }] as const;
const utf16 = (mark: readonly number[]) =>
  Buffer.concat([Buffer.from(mark), Buffer.from(JSON.stringify(payment({ description })), 'utf16le')]);

const bomb = gzipSync(Buffer.alloc(64 * MEBIBYTE, ' '));

eachFront((front) => {
  test.each([
    ['gzip', coded(gzipSync(bytes), 'gzip')],
    ['x-gzip, in any letter case', coded(gzipSync(bytes), 'X-GZip')],
    ['deflate', coded(deflateSync(bytes), 'deflate')],
    ['br', coded(brotliCompressSync(bytes), 'br')],
    ['identity', coded(bytes, 'identity')],
    ['gzip beside identity', coded(gzipSync(bytes), 'identity, gzip')],
  ])('a body in %s is decoded', async (_, [body, headers]) => {
    const platform = await front.newPlatform();
    const { outcome, text } = await pay(platform, body, headers);
    expect(outcome).toEqual([201, undefined]);
    expect(JSON.parse(text)).toMatchObject({ data: { description } });
  });

  test.each([
    ['another coding', coded(bytes, 'foo')],
    ['a coding that is not for bodies', coded(bytes, 'zstd')],
    ['two codings', coded(gzipSync(gzipSync(bytes)), 'gzip, gzip')],
  ])('a body in %s is refused with the codings that are accepted', async (_, [body, headers]) => {
    const { outcome, headers: sent } = await pay(await front.newPlatform(), body, headers);
    expect(outcome).toEqual([415, 'content_encoding_not_supported']);
    expect(sent.get('Accept-Encoding')).toBe('gzip, deflate, br');
    expect(sent.get('Sandbox-Explain')).toContain('Content-Encoding');
  });

  test.each([
    ['plain JSON as gzip', coded(bytes, 'gzip')],
    ['plain JSON as deflate', coded(bytes, 'deflate')],
    ['plain JSON as br', coded(bytes, 'br')],
    ['deflate without its header', coded(deflateRawSync(bytes), 'deflate')],
    ['gzip that is cut off', coded(gzipSync(bytes).subarray(0, -9), 'gzip')],
  ])('a body that is not what its coding says is refused: %s', async (_, [body, headers]) => {
    const platform = await front.newPlatform();
    const { outcome, headers: sent } = await pay(platform, body, headers);
    expect(outcome).toEqual([400, 'content_encoding_mismatch']);
    expect(sent.get('Sandbox-Explain')).toContain('Content-Encoding');
    expect((await platform.testMode.get('/v1/payments')).as('PaymentList').data).toEqual([]);
  });

  test('the limit of size applies to what is decoded, and others are served meanwhile', async () => {
    const platform = await front.newPlatform();
    const padded = (length: number) => gzipSync(Buffer.from(bytes.toString().padEnd(length - 8, ' ')));
    expect((await pay(platform, ...coded(padded(MEBIBYTE), 'gzip'))).outcome).toEqual([201, undefined]);
    const refused = pay(platform, ...coded(bomb, 'gzip'));
    expect((await platform.testMode.get('/v1/payments')).as('PaymentList').data).toHaveLength(1);
    expect((await refused).outcome).toEqual([413, 'body_too_large']);
  });

  test('an empty body has no coding', async () => {
    const { testMode: api } = await front.newPlatform();
    const { id } = (await api.post('/v1/payments', payment())).payment;
    const response = await api.send('POST', `/v1/payments/${id}/refunds`, { headers: { 'Content-Encoding': 'gzip' } });
    expect(response.status).toBe(201);
  });

  test.each(['iso-8859-1', 'UTF-16', '"windows-1252"'])(
    'bytes that are UTF-8 are accepted as %s, with a warning',
    async (charset) => {
      const { outcome, text, headers } = await pay(await front.newPlatform(), ...typed(bytes, charset));
      expect(outcome).toEqual([201, undefined]);
      expect(JSON.parse(text)).toMatchObject({ data: { description } });
      expect(headers.get('Sandbox-Warning')).toContain('Content-Type');
    },
  );

  test.each(['utf-8', 'UTF8', '"utf-8"', 'us-ascii', 'ascii', 'utf-8; v=1'])(
    'the charset %s is not warned of',
    async (charset) => {
      const { outcome, headers } = await pay(await front.newPlatform(), ...typed(bytes, charset));
      expect([outcome, headers.get('Sandbox-Warning')]).toEqual([[201, undefined], null]);
    },
  );

  test.each([
    ['Latin-1', typed(Buffer.from(bytes.toString(), 'latin1'), 'iso-8859-1')],
    ['Latin-1 that says UTF-8', typed(Buffer.from(bytes.toString(), 'latin1'), 'utf-8')],
    ['UTF-16 with a byte order mark', typed(utf16([0xff, 0xfe]), 'utf-16')],
    ['UTF-16 without a byte order mark', typed(Buffer.from('{"amount":1}', 'utf16le'), 'utf-16le')],
    [
      'Latin-1 in gzip',
      [gzipSync(Buffer.from('{"description":"é"}', 'latin1')), { 'Content-Encoding': 'gzip' }] as const,
    ],
  ])('other bytes are refused: %s', async (_, [body, headers]) => {
    const platform = await front.newPlatform();
    const { outcome, headers: sent } = await pay(platform, body, headers);
    expect(outcome).toEqual([415, 'charset_not_supported']);
    expect(sent.get('Sandbox-Explain')).toContain('Content-Type');
  });

  test('the request log names the header', async () => {
    const platform = await front.newPlatform();
    await pay(platform, ...coded(bytes, 'foo'));
    await pay(platform, ...coded(bytes, 'gzip'));
    await pay(platform, ...typed(Buffer.from([0xff]), 'latin1'));
    const logged = front.opened.sandbox.platform(platform.id).requests.list({ operation: 'createPayment' });
    expect(logged.map(({ violations }) => violations.map(({ where }) => where))).toEqual([
      ['header.Content-Type'],
      ['header.Content-Encoding'],
      ['header.Content-Encoding'],
    ]);
  });

  test('a seed file in a coding is imported, beyond the limit of size of other bodies', async () => {
    const source = await front.newPlatform();
    for (let i = 0; i < 3; i++) await source.testMode.post('/v1/payments', payment());
    const exported = await source.control('export', undefined, 'GET');
    const { fetch, baseUrl } = front.opened;
    const target = await front.newPlatform();
    const send = (body: Uint8Array<ArrayBuffer>, coding: string) =>
      fetch(`${baseUrl}/_sandbox/platforms/${target.id}/import`, {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/x-ndjson', 'Content-Encoding': coding },
      });
    const text = exported.text.replaceAll('\n', `${' '.repeat(MEBIBYTE / 4)}\n`);
    expect((await send(gzipSync(Buffer.from(text)), 'gzip')).status).toBe(200);
    expect((await target.testMode.renewed().get('/v1/payments')).as('PaymentList').data).toHaveLength(3);
    expect((await send(Buffer.from(text), 'gzip')).status).toBe(400);
    expect((await send(Buffer.from(text), 'foo')).status).toBe(415);
  });
}, allFronts);

describe('without zlib, as in a browser', () => {
  test('gzip and deflate are decoded by the platform, and br is refused', async () => {
    const sandbox = createSandbox();
    const platform = await openPlatform({ sandbox, baseUrl: 'http://sandbox.test', fetch: sandbox.fetch });
    await platform.testMode.token();
    const hidden = vi.spyOn(process, 'getBuiltinModule').mockReturnValue(undefined);
    try {
      const results = [];
      for (const [body, coding] of [
        [gzipSync(bytes), 'gzip'],
        [deflateSync(bytes), 'deflate'],
        [bytes, 'gzip'],
        [gzipSync(Buffer.alloc(4 * MEBIBYTE, ' ')), 'gzip'],
        [brotliCompressSync(bytes), 'br'],
      ] as const) {
        const { outcome, headers } = await pay(platform, ...coded(body, coding));
        results.push([...outcome, headers.get('Accept-Encoding')]);
      }
      expect(results).toEqual([
        [201, undefined, null],
        [201, undefined, null],
        [400, 'content_encoding_mismatch', null],
        [413, 'body_too_large', null],
        [415, 'content_encoding_not_supported', 'gzip, deflate'],
      ]);
    } finally {
      hidden.mockRestore();
    }
  });
});
