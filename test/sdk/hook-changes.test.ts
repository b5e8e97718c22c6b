import { expect, test } from 'vitest';
import type { Client, HookResponse, HookRetry, Hooks } from '../../sdk';
import { clientOf, failure, fakeService, one, type Reply } from './fake-service';

/** Returns a client with hooks, and what other hooks and the service received. */
function hooked(replies: readonly Reply[], hooks: Hooks) {
  const { fetch, seen, tokenRequests } = fakeService(...replies);
  const responses: HookResponse[] = [];
  const retries: HookRetry[] = [];
  const client = clientOf(fetch, {
    onResponse: (response) => responses.push(response),
    onRetry: (retry) => retries.push(retry),
    ...hooks,
  });
  return { client, seen, tokenRequests, responses, retries };
}

/** Calls the same operation typed and raw. */
const calls: [name: string, call: (client: Client) => PromiseLike<unknown>][] = [
  ['typed', (client) => client.subAccounts.create({ name: 'Tea' })],
  ['raw', (client) => client.raw.POST('/v1/sub_accounts', { body: { name: 'Tea' } })],
];
const failing = () => [failure(500, 'internal_server_error'), one({ id: 'acc_1' }, 201)];

test.each(calls)(
  '%s: the Request that it returns is sent, in each attempt from the call again',
  async (_name, call) => {
    const { client, seen, responses, retries } = hooked(failing(), {
      onRequest: async ({ request, path, attempt }) => {
        if (path === '/oauth/token') return undefined;
        expect(await request.clone().text()).toBe('{"name":"Tea"}');
        const changed = new Request(request, { body: '{"name":"Cake"}' });
        changed.headers.append('X-Attempt', `${attempt}`);
        return changed;
      },
    });
    await call(client);
    expect(seen.map(({ body, headers }) => [body, headers.get('X-Attempt')])).toEqual([
      ['{"name":"Cake"}', '1'],
      ['{"name":"Cake"}', '2'],
    ]);
    expect(seen.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['key_1', 'key_1']);
    expect([responses[1], retries[0]].map((each) => each?.headers.get('X-Attempt'))).toEqual(['1', '1']);
    expect(await responses[2]?.request.text()).toBe('{"name":"Cake"}');
  },
);

test.each(calls)('%s: so are headers that it sets in place, and a body that it read', async (_name, call) => {
  const { client, seen, tokenRequests } = hooked(failing(), {
    onRequest: async ({ request }) => {
      request.headers.append('X-Trace', String((await request.text()).length));
    },
  });
  await call(client);
  expect(seen.map(({ body, headers }) => [body, headers.get('X-Trace')])).toEqual(
    Array(2).fill(['{"name":"Tea"}', '14']),
  );
  expect(tokenRequests[0]?.headers.has('X-Trace')).toBe(true);
});

test('to another URL with another method', async () => {
  const { client, seen } = hooked([one({})], {
    onRequest: ({ request }) =>
      new Request(request.url.replace('/v1/', '/proxy/v1/'), { method: 'PUT', headers: request.headers }),
  });
  await client.with({ accessToken: 'at' }).payments.capture('py_1');
  expect(seen).toMatchObject([{ method: 'PUT', path: '/proxy/v1/payments/py_1/capture' }]);
});

test('a Response that onRequest returns is taken, and nothing is sent', async () => {
  const { client, seen, responses } = hooked([one({})], {
    onRequest: ({ path }) => (path === '/oauth/token' ? undefined : one({ id: 'py_cached' })),
  });
  expect(await client.payments.get('py_1')).toEqual({ id: 'py_cached' });
  expect(seen).toEqual([]);
  expect(responses.map(({ path }) => path)).toEqual(['/oauth/token']);
});

test('a Response that onResponse returns replaces that of the service, also for retries', async () => {
  const { client, seen, retries } = hooked([one({ id: 'py_1' })], {
    onResponse: async ({ response, attempt, path }) => {
      if (path === '/oauth/token') return undefined;
      expect(await response.json()).toMatchObject({ data: { id: 'py_1' } });
      return attempt === 1 ? failure(503, 'internal_server_error') : one({ id: 'py_2' });
    },
  });
  expect(await client.payments.get('py_1')).toEqual({ id: 'py_2' });
  expect([seen.length, retries.map(({ error }) => error.status)]).toEqual([2, [503]]);
});

test('onError sees each attempt without a response, and may give one', async () => {
  const errors: string[] = [];
  const { client } = hooked([new TypeError('fetch failed')], {
    onError: ({ error, attempt }) => {
      errors.push(`${error.code} ${attempt}`);
      return attempt < 3 ? error : one({ id: 'py_1' });
    },
  });
  expect(await client.payments.get('py_1')).toEqual({ id: 'py_1' });
  expect(errors).toEqual(['connection_failed 1', 'connection_failed 2', 'connection_failed 3']);
});

test('another error of onError rejects the call, which is not sent again', async () => {
  const { client, seen } = hooked([new TypeError('fetch failed')], { onError: () => new Error('mine') });
  await expect(client.payments.get('py_1')).rejects.toThrow(/^mine$/);
  expect(seen).toHaveLength(1);
});

test('anything else that a hook returns changes nothing', async () => {
  const list: unknown[] = [];
  const push = (each: unknown) => list.push(each);
  const options = { onRequest: push, onResponse: (each: unknown) => each, onError: push };
  const { client } = hooked([new TypeError('fetch failed'), one({ id: 'py_1' })], options);
  expect(await client.payments.get('py_1')).toEqual({ id: 'py_1' });
  expect(list).toHaveLength(4);
});
