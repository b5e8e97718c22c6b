import { expect, test } from 'vitest';
import { payment } from '../support/bodies';
import { assertResponse, type ApiResponse } from '../support/api';
import { allFronts, eachFront } from '../support/fronts';
import { rawHttp } from '../support/raw-http';

const MEBIBYTE = 1_048_576;
const outcome = ({ status, error }: ApiResponse) => [status, error.code];
/** A payment as JSON, padded with spaces to a length. */
const padded = (length: number) => JSON.stringify(payment()).padEnd(length, ' ');
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

eachFront((front) => {
  test.each([
    ['nothing', ''],
    ['white space', ' \n\t'],
    ['true', 'true'],
    ['a list', '[{"amount":1000}]'],
    ['an object and more', '{} {}'],
    ['single quotes', "{'amount': 1000}"],
    ['a form', 'amount=1000&currency=usd'],
    ['NaN', '{"amount":NaN}'],
    ['a zero byte', '{"amount":1000}\u0000'],
    ['two byte order marks', '\ufeff\ufeff{}'],
  ])('a body of %s is malformed', async (_, body) => {
    const { testMode: api } = await front.newPlatform();
    expect(outcome(await api.post('/v1/payments', body))).toEqual([400, 'malformed_request']);
    expect((await api.get('/v1/payments')).as('PaymentList').data).toEqual([]);
  });

  test('no body at all', async () => {
    const { testMode: api } = await front.newPlatform();
    expect(outcome(await api.post('/v1/payments'))).toEqual([400, 'malformed_request']);
    expect(outcome(await api.patch('/v1/payments/py_1', ''))).toEqual([400, 'malformed_request']);
  });

  test.each([
    ['a byte order mark', `\ufeff${JSON.stringify(payment())}`, 'application/json'],
    ['white space around it', ` \r\n${JSON.stringify(payment(), null, 4)}\n`, 'application/json'],
    ['a name twice', `{"amount":1,${JSON.stringify(payment()).slice(1)}`, 'application/json'],
    ['another content type', JSON.stringify(payment()), 'text/plain'],
    [
      'a form content type on an operation that takes no forms',
      JSON.stringify(payment()),
      'application/x-www-form-urlencoded',
    ],
  ])('a body with %s is accepted', async (_, body, type) => {
    const { testMode: api } = await front.newPlatform();
    expect((await api.post('/v1/payments', body, { 'Content-Type': type })).payment.amount).toBe(1_000);
  });

  test('a body of up to 1 MiB is accepted, and not one byte more', async () => {
    const { testMode: api } = await front.newPlatform();
    expect((await api.post('/v1/payments', padded(MEBIBYTE))).status).toBe(201);
    expect(outcome(await api.post('/v1/payments', padded(MEBIBYTE + 1)))).toEqual([413, 'body_too_large']);
    expect(outcome(await api.post('/v1/payments', padded(20 * MEBIBYTE)))).toEqual([413, 'body_too_large']);
    const wide = JSON.stringify(payment({ description: 'é'.repeat(600_000) }));
    expect(outcome(await api.post('/v1/payments', wide))).toEqual([413, 'body_too_large']);
    expect((await api.get('/v1/payments')).as('PaymentList').data).toHaveLength(1);
  });

  test.each([
    [90, 201],
    [101, 400],
    [100_000, 400],
  ])('nested lists, %i deep', async (depth, status) => {
    const { testMode: api } = await front.newPlatform();
    const text = JSON.stringify(payment()).replace(/}$/, `,"metadata":{"a":${nested(depth)}}}`);
    const response = await api.post('/v1/payments', text, { 'Idempotency-Key': 'deep' });
    expect(response.status).toBe(status);
    if (status === 201)
      expect((await api.post('/v1/payments', text, { 'Idempotency-Key': 'deep' })).text).toBe(response.text);
  });

  test.each([
    ['a byte that never occurs', [0xff]],
    ['half a character', [0xe2, 0x82]],
    ['a surrogate', [0xed, 0xa0, 0x80]],
    ['an overlong slash', [0xc0, 0xaf]],
  ])('a body with %s is refused and not stored', async (_, bytes) => {
    const { testMode: api } = await front.newPlatform();
    const { baseUrl, fetch } = front.opened;
    const [start = '', end = ''] = JSON.stringify(payment({ description: '|' })).split('|');
    const body = Buffer.concat([Buffer.from(start), Buffer.from(bytes), Buffer.from(end)]);
    const headers = { Authorization: `Bearer ${await api.token()}`, 'Idempotency-Key': 'k' };
    const response = await fetch(`${baseUrl}/v1/payments`, { method: 'POST', body, headers });
    expect([response.status, await response.json()]).toEqual([
      415,
      { error: expect.objectContaining({ code: 'charset_not_supported' }) },
    ]);
    expect((await api.get('/v1/payments')).as('PaymentList').data).toEqual([]);
  });

  test('the body of a request to an operation without a body is ignored', async () => {
    const { testMode: api } = await front.newPlatform();
    const { id } = (await api.post('/v1/payments', payment())).payment;
    const response = await api.send('POST', `/v1/payments/${id}/refunds`, { body: '  ' });
    expect(response.status).toBe(201);
  });
}, allFronts);

eachFront(
  (front) => {
    const send = async (path: string, chunks: readonly (string | Buffer)[], headers = {}) => {
      const { testMode: api } = await front.newPlatform();
      const all = { Authorization: `Bearer ${await api.token()}`, 'Idempotency-Key': 'k', ...headers };
      const response = await rawHttp(front.opened.baseUrl, { method: 'POST', path, headers: all, chunks });
      assertResponse('POST', path, new Response(null, response), response.text);
      return response;
    };

    test('a chunked body without a length, cut at any byte', async () => {
      const bytes = Buffer.from(JSON.stringify(payment({ description: '茶🍵' })));
      const chunks = Array.from(bytes, (_, i) => bytes.subarray(i, i + 1));
      const response = await send('/v1/payments', chunks, { 'Transfer-Encoding': 'chunked' });
      expect(response.status).toBe(201);
      expect(response.text).toContain('茶🍵');
    });

    test('a chunked body over the size limit, without a length', async () => {
      const chunks = Array.from({ length: 40 }, () => Buffer.alloc(MEBIBYTE / 8, ' '));
      const response = await send('/v1/payments', chunks, { 'Transfer-Encoding': 'chunked' });
      expect(response.status).toBe(413);
    });

    test('an empty chunked body is no body', async () => {
      const response = await send('/v1/payments/py_1/capture', [], { 'Transfer-Encoding': 'chunked' });
      expect(response.status).toBe(404);
    });
  },
  ['node:http', 'node:http over files'],
);
