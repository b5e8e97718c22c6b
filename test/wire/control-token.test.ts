import { describe, expect, test } from 'vitest';
import { createSandbox, serve } from '../../mock-server/server';
import type { Sandbox } from '../../mock-server';
import { controlOperations } from '../../spec';
import type { Operation } from '../../spec/vocabulary/operation';
import { Api, exchange, type Target } from '../support/api';
import { payment } from '../support/bodies';
import { rawHttp } from '../support/raw-http';

const controlToken = 'a-token-of-the-tests';
const bearer = { Authorization: `Bearer ${controlToken}` };

async function over(sandbox: Sandbox, use: (target: Target) => Promise<void>, host?: string): Promise<void> {
  const server = await serve(sandbox, host === undefined ? {} : { host });
  try {
    await use({ baseUrl: server.url, fetch });
    await use({ baseUrl: 'http://sandbox.test', fetch: sandbox.fetch });
  } finally {
    await server.close();
    await sandbox.close();
  }
}

const operations = Object.entries<Operation>(controlOperations);
const pathOf = ({ path }: Operation) => path.replace('{platform_id}', 'default').replace(/\{\w+\}/g, 'x');

describe('with a control token', () => {
  test.each(operations.filter(([id]) => !['getHealth', 'getReady'].includes(id)))(
    '%s refuses a request without it',
    async (_id, operation) => {
      await over(createSandbox({ controlToken }), async (target) => {
        const wrong = [`Bearer ${controlToken}x`, `Bearer ${controlToken.slice(1)}`, controlToken, ''];
        for (const Authorization of [null, ...wrong]) {
          const response = await exchange(target, operation.method.toUpperCase(), pathOf(operation), {
            headers: { Authorization },
          });
          expect([response.status, response.error.code]).toEqual([401, 'control_not_authenticated']);
          expect(response.headers.get('www-authenticate')).toBe('Bearer');
          expect(response.text).not.toContain(controlToken);
        }
      });
    },
  );

  test('a request with it is accepted; the scheme is case-insensitive', async () => {
    await over(createSandbox({ controlToken }), async (target) => {
      for (const Authorization of [bearer.Authorization, `bearer  ${controlToken}`]) {
        const path = '/_sandbox/platforms/default/clock';
        expect((await exchange(target, 'GET', path, { headers: { Authorization } })).status).toBe(200);
      }
    });
  });

  test('the health check needs no token, and the API takes access tokens only', async () => {
    await over(createSandbox({ controlToken }), async (target) => {
      expect((await exchange(target, 'GET', '/_sandbox/health')).status).toBe(200);
      const api = new Api(target, { client_id: 'test_default', client_secret: 'test_default_secret' });
      expect((await api.post('/v1/payments', payment())).status).toBe(201);
      const control = await exchange(target, 'GET', '/v1/payments', { headers: bearer });
      expect(control.error.code).toBe('not_authenticated');
      const clock = '/_sandbox/platforms/default/clock';
      const access = { Authorization: `Bearer ${await api.token()}` };
      expect((await exchange(target, 'GET', clock, { headers: access })).error.code).toBe('control_not_authenticated');
    });
  });

  test.each([
    ['/_sandbox/nothing', 404],
    ['/_sandbox/platforms/default', 405],
    ['/_sandbox/', 404],
  ])('%s is not revealed without the token', async (path, status) => {
    const { fetch } = createSandbox({ controlToken });
    const statusOf = async (init: RequestInit) => (await fetch(`http://sandbox.test${path}`, init)).status;
    expect(await statusOf({})).toBe(401);
    expect(await statusOf({ method: 'PUT' })).toBe(401);
    expect(await statusOf({ headers: bearer })).toBe(status);
  });

  test.each(['', 'short', 'fifteen-letters', 'with blanks in between', 'x'.repeat(257), 'sixteen-lettérs!'])(
    '"%s" is not a valid control token',
    (token) => expect(() => createSandbox({ controlToken: token })).toThrow(RangeError),
  );
});

test('without a control token every request is accepted', async () => {
  await over(createSandbox(), async (target) => {
    expect((await exchange(target, 'GET', '/_sandbox/platforms/default/clock')).status).toBe(200);
  });
});

describe('on an address that other machines can reach', () => {
  test.each(['0.0.0.0', '::', '10.0.0.1', 'example.com'])('%s requires a control token', async (host) => {
    await expect(serve(createSandbox(), { host })).rejects.toThrow(/createSandbox\(\{ controlToken \}\)/);
  });

  test('a server with a control token listens', async () => {
    const sandbox = createSandbox({ controlToken });
    const server = await serve(sandbox, { host: '0.0.0.0' });
    expect((await rawHttp(server.url, { path: '/_sandbox/platforms/default/clock' })).status).toBe(401);
    expect((await rawHttp(server.url, { path: '/_sandbox/platforms/default/clock', headers: bearer })).status).toBe(
      200,
    );
    await server.close();
  });
});
