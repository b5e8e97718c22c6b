import { expect, test } from 'vitest';
import { operations } from '../../spec/resources';
import { createSandbox } from '../../mock-server';
import { Api, exchange } from '../support/api';
import { payment } from '../support/bodies';
import { controlDocument, findPlace, openApiDocument } from '../support/document';
import { allFronts, eachFront } from '../support/fronts';
import { Router } from '../../mock-server/wire/router';
import { notInSandbox } from '../../spec/tables/not-in-sandbox';

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

function routerOf(...paths: string[]): Router<string> {
  const router = new Router<string>();
  for (const path of paths) router.add('GET', path, path);
  return router;
}

function found(router: Router<string>, path: string, ...names: string[]) {
  const route = router.find('GET', path);
  return route && [route.target, ...names.map((name) => route.path(name))];
}

test('a literal segment comes before a parameter in its place, but only if the rest of the path matches, too', () => {
  const router = routerOf('/a/{id}/b', '/a/list/c', '/a/{id}/{part}/d', '/a/list');
  expect(found(router, '/a/list')).toEqual(['/a/list']);
  expect(found(router, '/a/list/c')).toEqual(['/a/list/c']);
  expect(found(router, '/a/list/b', 'id')).toEqual(['/a/{id}/b', 'list']);
  expect(found(router, '/a/list/b/d', 'id', 'part')).toEqual(['/a/{id}/{part}/d', 'list', 'b']);
});

test('a parameter matches one segment that is not empty, decoded where its escapes are valid', () => {
  const router = routerOf('/a/{id}', '/{x}/{y}/z');
  expect(found(router, '/a/1%2F2%20', 'id')).toEqual(['/a/{id}', '1/2 ']);
  expect(found(router, '/a/%E0%A4%A', 'id')).toEqual(['/a/{id}', '%E0%A4%A']);
  expect(found(router, '/p/q/z', 'y', 'x', 'other')).toEqual(['/{x}/{y}/z', 'q', 'p', '']);
  for (const path of ['/a/', '/a', '/a/b/', '/a//z', '//a/z', '/a/b/c', '/', '/__proto__'])
    expect(found(router, path)).toBeUndefined();
});

/** The operations that only the service has, with an id for each parameter of their path. */
const missing = notInSandbox.flatMap(({ feature, operations }) =>
  operations.map((operation) => {
    const [method = '', path = ''] = operation.replace(/\{\w+\}/g, 'x_1').split(' ');
    const pattern = new RegExp(`^${operation.replace(/^\w+ /, '').replace(/\{\w+\}/g, '[^/]+')}$`);
    return { method, path, pattern, feature };
  }),
);

eachFront((front) => {
  test.each(missing)('$method $path is not in the sandbox, and says so', async ({ method, path, feature }) => {
    const platform = await front.newPlatform();
    const { status, error, headers } = await platform.testMode.send(method, path);
    expect([status, error.code, error.message]).toEqual([
      501,
      'not_in_sandbox',
      `the sandbox does not have ${feature}`,
    ]);
    expect([headers.get('Sandbox-Explain'), headers.get('Should-Retry')]).toEqual([
      expect.stringContaining('not mistyped'),
      'false',
    ]);
    const logged = front.opened.sandbox.platform(platform.id).requests.list();
    expect(logged.filter((entry) => entry.path === path).map(({ verdict }) => verdict)).toEqual(['warning']);
  });

  test('another method at such a path is not allowed', async () => {
    const { testMode } = await front.newPlatform();
    for (const path of new Set(missing.map((each) => each.path))) {
      const methods = missing.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        if (methods.includes(method)) continue;
        const { status, error, headers } = await testMode.send(method, path);
        expect([status, error.code], `${method} ${path}`).toEqual([405, 'method_not_allowed']);
        expect(headers.get('Allow')?.split(', ')).toEqual(expect.arrayContaining(methods));
      }
    }
  });

  test('HEAD is missing where GET is', async () => {
    const { testMode } = await front.newPlatform();
    expect((await testMode.send('HEAD', '/v1/terminals')).status).toBe(501);
    expect((await testMode.send('HEAD', '/v1/apple_pay/process_token')).status).toBe(405);
  });

  test.each(['/v1/terminalsx', '/v1/terminals/x_1/y', '/v1/ach_return_fees', '/v1/insurance'])(
    'there is nothing at %s, as the service has nothing there',
    async (path) => {
      const { testMode } = await front.newPlatform();
      for (const method of ['GET', 'POST'])
        expect((await testMode.send(method, path)).error.code).toBe('resource_not_found');
    },
  );

  test('an operation below a missing one that the sandbox has is found', async () => {
    const { testMode } = await front.newPlatform();
    expect((await testMode.get('/v1/reports/payouts/po_1')).error.code).toBe('resource_not_found');
  });
});

test('the documents list none of them', () => {
  expect(missing.filter(({ method, path }) => findPlace(method, path))).toEqual([]);
});

test('the operations that change nothing are those of the method GET', () => {
  const ids = (isRead: boolean) =>
    Object.entries(operations).flatMap(([id, { method }]) => ((method === 'get') === isRead ? [id] : []));
  expect(ids(true).filter((id) => !/^(get|list)[A-Z]/.test(id))).toEqual([]);
  expect(ids(false).filter((id) => /^(get|list)[A-Z]/.test(id))).toEqual([]);
});
