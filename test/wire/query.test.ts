import { expect, onTestFinished, test, vi } from 'vitest';
import { Api } from '../support/api';

const keys = { client_id: 'test_default', client_secret: 'test_default_secret' };

test.each([
  ['/v1/payments', 0],
  ['/v1/payments?limit=1', 1],
  ['/v1/payments?limit=1&lim=2', 1],
  ['/v1/payments/py_1?lim=2', 1],
  ['/_sandbox/platforms/default/events?limit=1&lim=2', 1],
])('GET %s: number of times that the query is parsed: %i', async (path, count) => {
  const parsed: unknown[] = [];
  const { createSandbox } = await loadCounting(parsed);
  const sandbox = createSandbox();
  const api = new Api({ baseUrl: 'http://sandbox.test', fetch: sandbox.fetch }, keys);
  await api.get('/v1/payments');
  parsed.length = 0;
  await api.send('GET', path);
  expect(parsed).toHaveLength(count);
});

/** Loads the sandbox with a class that counts, as it takes no class that replaces the global one later. */
async function loadCounting(parsed: unknown[]): Promise<typeof import('../../mock-server')> {
  class CountedSearchParams extends URLSearchParams {
    constructor(init?: ConstructorParameters<typeof URLSearchParams>[0]) {
      super(init);
      parsed.push(init);
    }
  }
  const globals = '../../spec/vocabulary/globals';
  vi.resetModules();
  vi.doMock(globals, async (load) => ({ ...Object(await load()), URLSearchParams: CountedSearchParams }));
  onTestFinished(() => {
    vi.doUnmock(globals);
    vi.resetModules();
  });
  return import('../../mock-server');
}
