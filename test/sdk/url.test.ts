import { createFinalURL, createQuerySerializer, defaultPathSerializer } from 'openapi-fetch';
import { expect, test } from 'vitest';
import { urlOf, type QueryParams } from '../../sdk/transport/url';
import { clientOf, fakeService, json } from './fake-service';

const strange = `a b+c/d?e=f&g#h%20"'(é😀)$&{id}`;

test.each<[query: QueryParams]>([
  [{}],
  [{ limit: 0, after_cursor: '', before_cursor: undefined }],
  [{ a: undefined }],
  [{ created_after: '2026-01-01T00:00:00+02:00', customer_id: strange, is_open: false }],
])('a URL is written as openapi-fetch writes it: %j', (query) => {
  const path = '/v1/payments/{payment_id}/refunds/{refund_id}';
  const pathParams = { refund_id: strange, payment_id: 'py_1' };
  const expected = createFinalURL(path, {
    baseUrl: '',
    params: { path: pathParams, query },
    querySerializer: createQuerySerializer(),
    pathSerializer: defaultPathSerializer,
  });
  expect(urlOf(path, pathParams, query)).toBe(expected);
});

test('headers of a call replace those of the client, and one without a value is not sent', async () => {
  const { fetch, seen } = fakeService(json(200, { data: {} }));
  const client = clientOf(fetch, { headers: { 'X-Shop': 'tea', Accept: 'text/plain' } });
  // @ts-expect-error in JavaScript, a header may be missing
  await client.payments.get('py_1', { headers: { 'x-shop': 'cake', 'X-Trace': undefined, 'X-Span': null } });
  const headers = Object.fromEntries(seen[0]?.headers ?? []);
  expect(headers).toEqual({ accept: 'text/plain', authorization: 'Bearer access_token_1', 'x-shop': 'cake' });
});
