import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConnectionError, TimeoutError } from '../../sdk';
import { system } from '../../sdk/system';
import { clientOf, fakeService, one } from './fake-service';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Never answers; takes no notice of the signal either. */
const silent = (): Promise<Response> => new Promise(() => {});
/** Answers at once, but its body never ends. */
const endless = async (): Promise<Response> => new Response(new ReadableStream({}));

/** The failure of a call after so many milliseconds; undefined while it is under way. */
async function failureAfter(milliseconds: number, call: Promise<unknown>): Promise<unknown> {
  let failure: unknown;
  call.catch((error: unknown) => {
    failure = error;
  });
  await vi.advanceTimersByTimeAsync(milliseconds);
  return failure;
}

test.each([
  ['no answer', silent],
  ['no end of the body', endless],
])('%s in time: a TimeoutError', async (_name, reply) => {
  const client = clientOf(fakeService(reply).fetch, { timeoutMs: 200, maxRetries: 0 });
  const call = client.payments.get('py_1');
  expect(await failureAfter(199, call)).toBeUndefined();
  const error = await failureAfter(1, call);
  expect(error).toBeInstanceOf(TimeoutError);
  expect(error).toBeInstanceOf(ConnectionError);
  expect(error).toMatchObject({ code: 'timed_out', status: undefined, message: 'no answer within 200 ms' });
});

test('the time is for each attempt', async () => {
  const { fetch, seen } = fakeService(silent, silent, one({ id: 'py_1' }));
  const call = clientOf(fetch, { timeoutMs: 200 }).payments.get('py_1');
  await vi.advanceTimersByTimeAsync(400);
  await expect(call).resolves.toEqual({ id: 'py_1' });
  expect(seen).toHaveLength(3);
});

test('a call can have a time of its own', async () => {
  const call = clientOf(fakeService(silent).fetch, { maxRetries: 0 }).payments.get('py_1', { timeoutMs: 10 });
  expect(await failureAfter(10, call)).toBeInstanceOf(TimeoutError);
});

test('Infinity is no limit', async () => {
  const client = clientOf(fakeService(silent).fetch, { timeoutMs: Infinity });
  expect(await failureAfter(1e12, client.payments.get('py_1'))).toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
});

test('no timer outlives its attempt', async () => {
  await clientOf(fakeService(one({})).fetch).payments.get('py_1');
  expect(vi.getTimerCount()).toBe(0);
});

test('a caller who gives up gets the reason of the signal, and nothing is tried again', async () => {
  const { fetch, seen } = fakeService(silent);
  const controller = new AbortController();
  const call = clientOf(fetch).payments.get('py_1', { signal: controller.signal });
  await vi.advanceTimersByTimeAsync(1);
  controller.abort(new Error('the user left'));
  await expect(call).rejects.toThrow('the user left');
  expect(seen).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('a caller who has given up already sends nothing', async () => {
  const { fetch, seen, tokenRequests } = fakeService(one({}));
  const signal = AbortSignal.abort(new Error('too late'));
  await expect(clientOf(fetch).payments.get('py_1', { signal })).rejects.toThrow('too late');
  expect([...seen, ...tokenRequests]).toEqual([]);
});

test('the real sleep ends with its time', async () => {
  const slept = vi.fn();
  void system.sleep(1_000).then(slept);
  await vi.advanceTimersByTimeAsync(999);
  expect(slept).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(slept).toHaveBeenCalled();
});

test('the real sleep ends with its signal', async () => {
  const controller = new AbortController();
  const sleep = system.sleep(1_000, controller.signal);
  controller.abort(new Error('enough'));
  await expect(sleep).rejects.toThrow('enough');
  await expect(system.sleep(1_000, controller.signal)).rejects.toThrow('enough');
  expect(vi.getTimerCount()).toBe(0);
});
