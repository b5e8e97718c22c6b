import { describe, expect, test, vi } from 'vitest';
import { ApiError, type ClientOptions, ConnectionError, RateLimitError, TimeoutError } from '../../sdk';
import { backOffMs, reasonToRetry, type Situation } from '../../sdk/transport/retry';
import { clientOf, failure, fakeService, fakeSystem, one, type Reply } from './fake-service';

const response = (status: number, shouldRetry?: string): Situation['response'] => ({
  status,
  headers: new Headers(shouldRetry === undefined ? {} : { 'Should-Retry': shouldRetry }),
});
const firstAttempt = { retries: 0, maxRetries: 2, repeatable: true };

/** Situation → why to retry; undefined for not at all. */
const decisions: readonly [Partial<Situation> & Pick<Situation, 'response'>, RegExp | undefined][] = [
  [{ response: response(200) }, undefined],
  [{ response: response(307) }, undefined],
  [{ response: undefined }, /unknown/],
  [{ response: undefined, repeatable: false }, undefined],
  [{ response: undefined, retries: 1 }, /unknown/],
  [{ response: undefined, retries: 2 }, undefined],
  [{ response: undefined, maxRetries: 0 }, undefined],
  [{ response: response(500) }, /failure of the service/],
  [{ response: response(503) }, /failure of the service/],
  [{ response: response(500), repeatable: false }, undefined],
  [{ response: response(500, 'true'), repeatable: false }, undefined],
  [{ response: response(500, 'true'), retries: 2 }, undefined],
  [{ response: response(500, 'false') }, undefined],
  [{ response: response(409) }, /in progress/],
  [{ response: response(409, 'false') }, undefined],
  [{ response: response(429) }, /after a while/],
  [{ response: response(429, 'FALSE') }, undefined],
  [{ response: response(402) }, undefined],
  [{ response: response(402, 'true') }, undefined],
  [{ response: response(400) }, undefined],
  [{ response: response(400, 'true') }, /advises it/],
  [{ response: response(401) }, undefined],
  [{ response: response(403) }, undefined],
  [{ response: response(404) }, undefined],
  [{ response: response(422, 'perhaps') }, undefined],
  [{ response: response(201), isDamaged: true }, /its body cannot be read/],
  [{ response: response(402), isDamaged: true }, /its body cannot be read/],
  [{ response: response(422, 'false'), isDamaged: true }, undefined],
  [{ response: response(201), isDamaged: true, repeatable: false }, undefined],
  [{ response: response(201), isDamaged: true, retries: 2 }, undefined],
];

test.each(decisions)('%o', (situation, because) => {
  const reason = reasonToRetry({ ...firstAttempt, ...situation });
  expect(reason).toEqual(because && expect.stringMatching(because));
});

test('the limit of the back-off doubles up to a ceiling, and the jitter is full', () => {
  expect([0, 1, 2, 3, 4, 5, 50].map((retries) => backOffMs(retries, () => 1))).toEqual([
    500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000,
  ]);
  expect(backOffMs(3, () => 0)).toBe(0);
  expect(backOffMs(3, () => 0.25)).toBe(1_000);
});

const payment = { amount: 1_000, currency: 'usd', payment_method: { token: 'pm_1' } } as const;
const down: Reply = new TypeError('fetch failed');

test('a write is retried with the same key and body until a response arrives', async () => {
  const { fetch, seen } = fakeService(down, failure(500, 'gateway_timeout_error'), one({ id: 'py_1' }, 201));
  const { system, slept } = fakeSystem();
  await expect(clientOf(fetch, { system }).payments.create(payment)).resolves.toEqual({ id: 'py_1' });
  expect(seen.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['key_1', 'key_1', 'key_1']);
  expect(new Set(seen.map(({ body }) => body))).toEqual(new Set([JSON.stringify(payment)]));
  expect(slept).toEqual([500, 1_000]);
});

test.each([
  ['the last error', failure(500, 'internal_server_error'), ApiError],
  ['the absence of a response', down, ConnectionError],
])('after the last retry %s is thrown', async (_name, reply, expected) => {
  const { fetch, seen } = fakeService(reply);
  await expect(clientOf(fetch).payments.get('py_1')).rejects.toBeInstanceOf(expected);
  expect(seen).toHaveLength(3);
});

test.each([0, 1, 5])('%i retries are %i retries', async (maxRetries) => {
  const { fetch, seen } = fakeService(down);
  await expect(clientOf(fetch, { maxRetries }).payments.get('py_1')).rejects.toBeInstanceOf(ConnectionError);
  expect(seen).toHaveLength(maxRetries + 1);
});

test('the token request is retried, although it has no key', async () => {
  const { fetch: working, tokenRequests } = fakeService(one({ id: 'py_1' }));
  const fetch = vi.fn(working).mockRejectedValueOnce(new TypeError('fetch failed'));
  await expect(clientOf(fetch).payments.get('py_1')).resolves.toEqual({ id: 'py_1' });
  expect(tokenRequests).toHaveLength(1);
  expect(fetch).toHaveBeenCalledTimes(3);
});

test('a call that is canceled while it waits rejects with the reason and sends nothing more', async () => {
  const { fetch, seen } = fakeService(down);
  const controller = new AbortController();
  const sleep = (_ms: number, signal?: AbortSignal): Promise<void> =>
    new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      controller.abort(new Error('the user left'));
    });
  const call = clientOf(fetch, { system: { sleep } }).payments.get('py_1', { signal: controller.signal });
  await expect(call).rejects.toThrow('the user left');
  expect(seen).toHaveLength(1);
});

describe('Retry-After and the deadline', () => {
  const NOW = Date.UTC(2031, 4, 4, 12);

  /** Returns a client whose clock moves only while it sleeps, and its delays. */
  function timed(replies: readonly Reply[], options: Partial<ClientOptions> = {}, random = 0) {
    const slept: number[] = [];
    let now = NOW;
    const system = {
      now: () => now,
      random: () => random,
      newKey: () => 'key',
      sleep: async (milliseconds: number, signal?: AbortSignal) => {
        signal?.throwIfAborted();
        slept.push(milliseconds);
        now += milliseconds;
      },
    };
    const { fetch, seen } = fakeService(...replies);
    const passing = async (milliseconds: number): Promise<void> => void (now += milliseconds);
    return { client: clientOf(fetch, { system, ...options }), seen, slept, passing };
  }

  const limited = (after: string): Reply => failure(429, 'gateway_rate_limit_error', { 'Retry-After': after });

  /** Header → delay without and with the longest jitter. */
  test.each([
    ['7', 7_000, 7_700],
    ['0', 0, 0],
    ['1.5', 1_500, 1_650],
    ['Sun, 04 May 2031 12:00:30 GMT', 30_000, 33_000],
    ['Sun, 04 May 2031 11:00:00 GMT', 0, 0],
    ['59', 59_000, 60_000],
    ['86400', 60_000, 60_000],
  ])('Retry-After %s: a delay of %i to %i ms', async (after, shortest, longest) => {
    const without = timed([limited(after), one({})]);
    await without.client.payments.get('py_1');
    expect(without.slept).toEqual([shortest]);
    const jittered = timed([limited(after), one({})], {}, 1);
    await jittered.client.payments.get('py_1');
    expect(jittered.slept.map(Math.round)).toEqual([longest]);
  });

  test.each(['soon', '-5', '', '1e9', 'May 4'])('Retry-After "%s" is ignored', async (after) => {
    const { client, slept } = timed([limited(after), one({})], {}, 1);
    await client.payments.get('py_1');
    expect(slept).toEqual([500]);
  });

  test('the limit of Retry-After can be set', async () => {
    const { client, slept } = timed([limited('3600'), one({})], { maxRetryAfterMs: 5_000 });
    await client.payments.get('py_1');
    expect(slept).toEqual([5_000]);
  });

  test.each([
    [{ deadlineMs: 7_000 }, 1],
    [{ deadlineMs: 7_001 }, 2],
  ])('with %o, a wait of 7 seconds that would pass the deadline is not begun', async (options, attempts) => {
    const { client, seen, slept } = timed([limited('7')], { maxRetries: 1 });
    await expect(client.payments.get('py_1', options)).rejects.toBeInstanceOf(RateLimitError);
    expect(seen).toHaveLength(attempts);
    expect(slept).toHaveLength(attempts - 1);
  });

  test('attempts count towards the deadline', async () => {
    const slow = async (): Promise<Response> => {
      await passing(400);
      throw new TypeError('fetch failed');
    };
    const { client, seen, passing } = timed([slow], { deadlineMs: 1_000, maxRetries: 9 });
    const error: unknown = await client.payments.get('py_1').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).not.toBeInstanceOf(TimeoutError);
    expect(seen).toHaveLength(3);
  });
});
