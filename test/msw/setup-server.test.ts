import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createSandbox } from '../../mock-server';
import { override } from '../../mock-server/msw';
import { setupSandboxServer } from '../../mock-server/testing/entries/msw-node';
import { strict } from '../../mock-server/fronts/msw-strictness';
import { Client } from '../../sdk';

const baseUrl = 'https://payments.test';
const sandbox = createSandbox();
const list = async () =>
  (await new Client({ clientId: 'test_default', clientSecret: 'test_default_secret', baseUrl }).payments.list()).data;

afterEach(() => sandbox.platform().reset());

const setup = (options: Partial<Parameters<typeof setupSandboxServer>[1]> = {}) => {
  const server = setupSandboxServer(sandbox, { baseUrl, ...options });
  onTestFinished(() => server.close());
  return server;
};

describe('setupSandboxServer', () => {
  test('answers requests below its base URL from the sandbox', async () => {
    setup().listen();
    expect(await list()).toEqual([]);
  });

  test('makes unhandled requests errors, unless its options say otherwise', async () => {
    const complaints = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const server = setup();
    server.listen();
    await expect(fetch('http://other.test/')).rejects.toThrow();
    expect(complaints).toHaveBeenCalledWith(expect.stringContaining('http://other.test/'));
    server.close();

    const seen: string[] = [];
    server.listen({ onUnhandledRequest: ({ url }, print) => (seen.push(url), print.error()) });
    await expect(fetch('http://other.test/again')).rejects.toThrow();
    expect(seen).toEqual(['http://other.test/again']);
  });

  test('is the server of MSW: use, resetHandlers, restoreHandlers, listHandlers, boundary', async () => {
    const server = setup({ handlers: [http.get('http://other.test/', () => HttpResponse.text('tea'))] });
    server.listen();
    expect(server.listHandlers()).toHaveLength(2);
    const refusal = override('listPayments', ({ error }) => error('not_authenticated'));
    server.use(refusal);
    expect(server.listHandlers()).toHaveLength(3);
    await expect(list()).rejects.toMatchObject({ status: 401 });
    server.resetHandlers();
    expect(await list()).toEqual([]);
    await server.boundary(async () => {
      server.use(refusal);
      await expect(list()).rejects.toMatchObject({ status: 401 });
    })();
    expect(await list()).toEqual([]);
    expect(await (await fetch('http://other.test/')).text()).toBe('tea');
  });

  test('may be closed twice and before it listens, and can listen again', async () => {
    const before = fetch;
    const server = setup();
    server.close();
    server.listen();
    server.close();
    server.close();
    expect(fetch).toBe(before);
    server.listen();
    expect(await list()).toEqual([]);
  });

  test('throws for an invalid base URL', () => {
    expect(() => setup({ baseUrl: 'payments.test' })).toThrow(TypeError);
  });
});

test.each([
  [{}, { onUnhandledRequest: 'error', onUnhandledFrame: 'error' }],
  [{ onUnhandledRequest: 'warn' }, { onUnhandledRequest: 'warn', onUnhandledFrame: 'warn' }],
  [{ onUnhandledFrame: 'bypass' }, { onUnhandledRequest: 'bypass', onUnhandledFrame: 'bypass' }],
  [
    { onUnhandledRequest: expect.any, quiet: true },
    { onUnhandledRequest: expect.any, onUnhandledFrame: 'error', quiet: true },
  ],
  [{ onUnhandledFrame: undefined }, { onUnhandledRequest: 'error', onUnhandledFrame: 'error' }],
])('the options %o are passed to both versions of MSW', (options, expected) => {
  expect(strict(options)).toEqual(expected);
});
