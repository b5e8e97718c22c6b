import { expect, test } from 'vitest';
import { operations } from '../../spec/resources';
import { createSandbox } from '../../mock-server';
import { readHandlers, writeHandlers } from '../../mock-server/handlers';
import { Api, exchange } from '../support/api';
import { payment } from '../support/bodies';
import { controlDocument, findPlace, openApiDocument } from '../support/document';
import { allFronts, eachFront } from '../support/fronts';

/** A path with a literal segment may also match a path with a parameter in its place. */
const allowed = [openApiDocument, controlDocument]
  .flatMap(({ paths }) => Object.keys(paths).map((path) => path.replace(/\{\w+\}/g, 'x')))
  .map((path) => ({
    path,
    allow: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => findPlace(method, path)),
  }));

eachFront((front) => {
  test.each(allowed)('$path takes $allow and no other method', async ({ path, allow }) => {
    const also = allow.includes('GET') ? ['HEAD'] : [];
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      if (allow.includes(method)) continue;
      const answer = await exchange(front.opened, method, path);
      expect([answer.status, answer.error.code], method).toEqual([405, 'method_not_allowed']);
      const named = (answer.headers.get('allow') ?? '').split(', ');
      expect(named.filter((one) => !also.includes(one)).sort(), method).toEqual([...allow].sort());
      for (const one of allow) expect(answer.error.message).toContain(one);
    }
  });

  test.each([
    '/v1',
    '/v1/',
    '/v1/payments/',
    '/v1//payments',
    '/V1/payments',
    '/v1/payments/py_1/refund',
    '/v1/payments/py_1/refunds/re_1',
    '/v2/payments',
    '/oauth',
    '/_sandbox',
    '/v1/constructor',
    '/__proto__',
    '/v1/payments%2fx/..',
  ])('there is nothing at %s', async (path) => {
    const { testMode: api } = await front.newPlatform();
    for (const method of ['GET', 'POST', 'DELETE']) {
      const answer = await api.send(method, path);
      expect([answer.status, answer.error.code], method).toEqual([404, 'resource_not_found']);
    }
  });

  test('HEAD is GET without the body', async () => {
    const { testMode: api } = await front.newPlatform();
    const { id } = (await api.post('/v1/payments', payment())).payment;
    expect((await api.send('HEAD', '/v1/payments')).status).toBe(200);
    expect((await api.send('HEAD', `/v1/payments/${id}`)).status).toBe(200);
    expect((await api.send('HEAD', '/v1/payments/py_1')).status).toBe(404);
    expect((await api.send('HEAD', '/v1/payments', { headers: { Authorization: null } })).status).toBe(401);
    expect((await api.send('HEAD', '/oauth/token')).status).toBe(405);
  });

  test('a query, a fragment or an escape in a path does not change the route', async () => {
    const { testMode: api } = await front.newPlatform();
    const { id } = (await api.post('/v1/payments?dry=1', payment())).payment;
    expect((await api.get(`/v1/payments/${id}?x=%E0%A4%A`)).payment.id).toBe(id);
    expect((await api.get(`/v1/payments/${id.replace('p', '%70')}`)).payment.id).toBe(id);
    expect((await api.get(`/v1/payments/${id}%00`)).status).toBe(404);
    expect((await api.get(`/v1/payments/${'x'.repeat(5_000)}`)).status).toBe(404);
  });

  test('every request has its own id', async () => {
    const { testMode: api } = await front.newPlatform();
    const names = new Set<string | null>();
    for (let i = 0; i < 20; i++) names.add((await api.get('/v1/payments')).headers.get('request-id'));
    expect(names.size).toBe(20);
  });
}, allFronts);

test('sandbox.fetch takes a URL or a Request', async () => {
  const sandbox = createSandbox();
  const health = 'http://any.test/_sandbox/health';
  for (const input of [health, new URL(health), new Request(health)])
    expect((await sandbox.fetch(input)).status).toBe(200);
  const keys = { client_id: 'test_default', client_secret: 'test_default_secret' };
  const api = new Api({ baseUrl: 'https://somewhere.else:8443', fetch: sandbox.fetch }, keys);
  expect((await api.get('/v1/payments')).status).toBe(200);
});

test('the operations that change nothing are those of the method GET', () => {
  const of = (isRead: boolean) =>
    Object.entries(operations).flatMap(([id, { method }]) => ((method === 'get') === isRead ? [id] : []));
  expect(Object.keys(readHandlers).sort()).toEqual(of(true).sort());
  expect([...Object.keys(writeHandlers), 'createAccessToken'].sort()).toEqual(of(false).sort());
});
