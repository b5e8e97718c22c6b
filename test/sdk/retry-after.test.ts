import { expect, test } from 'vitest';
import { ConnectionError, RateLimitError, TimeoutError, type ClientOptions } from '../../sdk';
import { clientOf, failure, fakeService, one, type Reply } from './fake-service';

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

test('the signal ends a wait for Retry-After', async () => {
  const controller = new AbortController();
  const sleep = (_ms: number, signal?: AbortSignal): Promise<void> =>
    new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      controller.abort(new Error('the user left'));
    });
  const { client, seen } = timed([limited('30')], { system: { sleep } });
  await expect(client.payments.get('py_1', { signal: controller.signal })).rejects.toThrow('the user left');
  expect(seen).toHaveLength(1);
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
