import { rm } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { defaultPlatform } from '../../mock-server/platform/definition';
import { createSandbox, openSandboxIn } from '../../mock-server/server';
import { Api, exchange } from '../support/api';
import { payment } from '../support/bodies';
import { temporaryDirectory } from '../support/fronts';

const MAX_BYTES = 60_000;

/** Opens a sandbox on files whose default platform has reached its bound. */
async function openFull() {
  const directory = await temporaryDirectory();
  const sandbox = await openSandboxIn(directory, { maxPlatformBytes: MAX_BYTES });
  onTestFinished(async () => {
    await sandbox.close();
    await rm(directory, { recursive: true });
  });
  const target = { baseUrl: 'http://sandbox.test', fetch: sandbox.fetch };
  const api = new Api(target, defaultPlatform.test);
  const control = (method: string, path: string, body?: object) =>
    exchange(target, method, `/_sandbox/platforms/default/${path}`, body && { body });
  await control('POST', 'snapshots', { name: 'first' });
  const fault = await control('POST', 'faults', { operation: 'createRefund', fault: { status: 500 } });
  await control('POST', 'faults', { operation: 'getPayment', times: 1, fault: { delay_ms: 1 } });
  const paid = (await api.post('/v1/payments', payment(), { 'Idempotency-Key': 'first' })).payment;
  while (sandbox.platform().storedBytes < MAX_BYTES) await api.post('/v1/payments', payment());
  return { sandbox, api, control, paid, fault: fault.asControl('Fault').id };
}

test('a platform that stores all that it may refuses to grow, and says so', async () => {
  const { sandbox, api, control } = await openFull();
  const count = sandbox.platform().objects;
  const refused = [
    await api.post('/v1/payments', payment()),
    await api.post('/v1/payments', { amount: 'wrong' }),
    await control('POST', 'snapshots', { name: 'second' }),
    await control('POST', 'publishers', { url: 'http://127.0.0.1:2/' }),
  ];
  for (const { status, error, headers } of refused) {
    expect([status, error.code, headers.get('should-retry')]).toEqual([503, 'service_unavailable', 'false']);
    expect(error.message).toMatch(/the platform stores \d+ kB, and may store 60 kB/);
  }
  const seedFile = await (await sandbox.fetch('http://sandbox.test/_sandbox/platforms/default/export')).text();
  const body = { method: 'POST', body: seedFile, headers: { 'Content-Type': 'application/x-ndjson' } };
  expect((await sandbox.fetch('http://sandbox.test/_sandbox/platforms/default/import', body)).status).toBe(503);
  expect(sandbox.platform().objects).toBe(count);
});

test('it still reads, repeats responses, deletes and runs its jobs', async () => {
  const { sandbox, api, control, paid, fault } = await openFull();
  expect((await api.get(`/v1/payments/${paid.id}`)).status).toBe(200);
  expect((await api.post('/v1/payments', payment(), { 'Idempotency-Key': 'first' })).payment.id).toBe(paid.id);
  expect((await control('DELETE', `faults/${fault}`)).status).toBe(200);
  expect((await control('DELETE', 'snapshots/first')).status).toBe(200);
  expect(sandbox.platform().failure).toBeUndefined();
});

test('a reset frees its bytes, and it grows again', async () => {
  const { sandbox, api, control } = await openFull();
  expect((await control('POST', 'reset')).status).toBe(200);
  expect((await api.post('/v1/payments', payment())).status).toBe(201);
  await expect.poll(() => sandbox.platform().storedBytes).toBeLessThan(MAX_BYTES / 2);
  expect((await control('POST', 'undo', { transactions: 2 })).error.code).toBe('undo_limit_exceeded');
});

test('in memory nothing is stored, and a bound must be a positive number', async () => {
  const sandbox = createSandbox({ maxPlatformBytes: 1 });
  const api = new Api({ baseUrl: 'http://sandbox.test', fetch: sandbox.fetch }, defaultPlatform.test);
  expect((await api.post('/v1/payments', payment())).status).toBe(201);
  expect(() => createSandbox({ maxPlatformBytes: 0 })).toThrow(RangeError);
});
