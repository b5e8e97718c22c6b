import { expect, test } from 'vitest';
import { clientOf, failure, fakeService, json } from './fake-service';

const reply = json(201, { data: { id: 'py_1' } }, { 'Request-Id': 'req_1', 'Sandbox-Warning': 'old' });

test('withResponse has the result, the status, the headers and the request id', async () => {
  const { fetch, seen } = fakeService(reply);
  const call = clientOf(fetch).payments.void('py_1');
  const { data, status, headers, requestId } = await call.withResponse();
  expect({ data, status, requestId }).toEqual({ data: { id: 'py_1' }, status: 201, requestId: 'req_1' });
  expect(headers.get('Sandbox-Warning')).toBe('old');
  await expect(call).resolves.toEqual({ id: 'py_1' });
  expect(seen).toHaveLength(1);
});

test('a bare resource has withResponse as well', async () => {
  const { fetch } = fakeService(json(201, { id: 'pi_1' }));
  const call = clientOf(fetch).paymentIntents.create({ amount: 1, currency: 'usd' });
  await expect(call.withResponse()).resolves.toMatchObject({ data: { id: 'pi_1' }, status: 201, requestId: undefined });
});

test('a failure rejects it once, without an unhandled rejection', async () => {
  const { fetch } = fakeService(failure(404, 'resource_not_found'));
  const unhandled: unknown[] = [];
  const listener = (reason: unknown): void => void unhandled.push(reason);
  process.on('unhandledRejection', listener);
  try {
    const call = clientOf(fetch).payments.get('py_1');
    await expect(call.withResponse()).rejects.toMatchObject({ code: 'resource_not_found' });
    await new Promise((resolve) => setImmediate(resolve));
  } finally {
    process.off('unhandledRejection', listener);
  }
  expect(unhandled).toEqual([]);
});
