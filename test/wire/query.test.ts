import { expect, onTestFinished, test, vi } from 'vitest';
import { createSandbox } from '../../mock-server';
import { Api } from '../support/api';

const keys = { client_id: 'test_default', client_secret: 'test_default_secret' };

test.each([
  ['/v1/payments', 0],
  ['/v1/payments?limit=1', 1],
  ['/v1/payments?limit=1&lim=2', 1],
  ['/v1/payments/py_1?lim=2', 1],
  ['/_sandbox/platforms/default/events?limit=1&lim=2', 1],
])('GET %s: number of times that the query is parsed: %i', async (path, count) => {
  const sandbox = createSandbox();
  const api = new Api({ baseUrl: 'http://sandbox.test', fetch: sandbox.fetch }, keys);
  await api.get('/v1/payments');
  const parsed: unknown[] = [];
  class CountedSearchParams extends URLSearchParams {
    constructor(init?: ConstructorParameters<typeof URLSearchParams>[0]) {
      super(init);
      parsed.push(init);
    }
  }
  vi.stubGlobal('URLSearchParams', CountedSearchParams);
  onTestFinished(() => void vi.unstubAllGlobals());
  await api.send('GET', path);
  expect(parsed).toHaveLength(count);
});
