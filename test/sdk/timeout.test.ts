import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConnectionError, TimeoutError } from '../../sdk';
import { system } from '../../sdk/system';
import { clientOf, fakeService, fakeSystem, json, one } from './fake-service';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Never responds, and ignores the signal. */
const silent = (): Promise<Response> => new Promise(() => {});
/** Responds at once with a body that never ends. */
const endless = async (): Promise<Response> => new Response(new ReadableStream({}));

/** Returns the error of a call after a time; undefined while the call is pending. */
async function failureAfter(milliseconds: number, call: Promise<unknown>): Promise<unknown> {
  let failure: unknown;
  call.catch((error: unknown) => {
    failure = error;
  });
  await vi.advanceTimersByTimeAsync(milliseconds);
  return failure;
}

test.each([
  ['no response', silent],
  ['no end of the body', endless],
])('%s within the limit: a TimeoutError', async (_name, reply) => {
  const client = clientOf(fakeService(reply).fetch, { timeoutMs: 200, maxRetries: 0 });
  const call = client.payments.get('py_1');
  expect(await failureAfter(199, call)).toBeUndefined();
  const error = await failureAfter(1, call);
  expect(error).toBeInstanceOf(TimeoutError);
  expect(error).toBeInstanceOf(ConnectionError);
  const message = 'no response within 200 ms (GET /v1/payments/{payment_id}, payment_id py_1)';
  expect(error).toMatchObject({ code: 'timed_out', status: undefined, message });
});

test('the limit is per attempt', async () => {
  const { fetch, seen } = fakeService(silent, silent, one({ id: 'py_1' }));
  const call = clientOf(fetch, { timeoutMs: 200 }).payments.get('py_1');
  await vi.advanceTimersByTimeAsync(400);
  await expect(call).resolves.toEqual({ id: 'py_1' });
  expect(seen).toHaveLength(3);
});

test('Infinity means no limit', async () => {
  const client = clientOf(fakeService(silent).fetch, { timeoutMs: Infinity, deadlineMs: Infinity });
  expect(await failureAfter(1e12, client.payments.get('py_1'))).toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
});

test('a deadline ends an attempt, which is not repeated', async () => {
  const { fetch, seen } = fakeService(silent);
  const client = clientOf(fetch, {
    timeoutMs: 200,
    deadlineMs: 300,
    system: { ...fakeSystem().system, random: () => 0 },
  });
  const call = client.payments.get('py_1');
  expect(await failureAfter(299, call)).toBeUndefined();
  const error = await failureAfter(1, call);
  expect(error).toBeInstanceOf(TimeoutError);
  expect(error).toHaveProperty('message', expect.stringMatching(/^no response within the deadline of 300 ms \(GET/));
  expect(seen).toHaveLength(2);
  expect(vi.getTimerCount()).toBe(0);
});

test('a deadline ends the wait for an access token, and later calls use the token', async () => {
  let respond = (_: Response): void => {};
  const { fetch: responding } = fakeService(one({ id: 'py_1' }));
  const client = clientOf((url, init) =>
    url.endsWith('/oauth/token') ? new Promise((resolve) => (respond = resolve)) : responding(url, init),
  );
  const impatient = client.payments.get('py_1', { deadlineMs: 100 });
  const patient = client.payments.get('py_1');
  expect(await failureAfter(100, impatient)).toBeInstanceOf(TimeoutError);
  respond(json(200, { access_token: 'a', token_type: 'Bearer', expires_in: 60 }));
  await expect(patient).resolves.toEqual({ id: 'py_1' });
});

test('no timer outlives its attempt', async () => {
  await clientOf(fakeService(one({})).fetch).payments.get('py_1');
  expect(vi.getTimerCount()).toBe(0);
});

test('a canceled call rejects with the reason of the signal and is not retried', async () => {
  const { fetch, seen } = fakeService(silent);
  const controller = new AbortController();
  const call = clientOf(fetch).payments.get('py_1', { signal: controller.signal });
  await vi.advanceTimersByTimeAsync(1);
  controller.abort(new Error('the user left'));
  await expect(call).rejects.toThrow('the user left');
  expect(seen).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('a call with an aborted signal sends nothing', async () => {
  const { fetch, seen, tokenRequests } = fakeService(one({}));
  const signal = AbortSignal.abort(new Error('too late'));
  await expect(clientOf(fetch).payments.get('py_1', { signal })).rejects.toThrow('too late');
  expect([...seen, ...tokenRequests]).toEqual([]);
});

test('the real sleep resolves after its time', async () => {
  const slept = vi.fn();
  void system.sleep(1_000).then(slept);
  await vi.advanceTimersByTimeAsync(999);
  expect(slept).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(slept).toHaveBeenCalled();
});

test('the real sleep rejects when its signal aborts', async () => {
  const controller = new AbortController();
  const sleep = system.sleep(1_000, controller.signal);
  controller.abort(new Error('enough'));
  await expect(sleep).rejects.toThrow('enough');
  await expect(system.sleep(1_000, controller.signal)).rejects.toThrow('enough');
  expect(vi.getTimerCount()).toBe(0);
});
