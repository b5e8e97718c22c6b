import { expect, test } from 'vitest';
import { openSandboxAt } from '../../mock-server/fronts/postgres';
import { apiOf, control } from '../durability/default-platform';
import { defaultKeys } from '../durability/caller';
import { Api, exchange } from '../support/api';
import { bankPayment, payment } from '../support/bodies';
import { type RunningCli, startCli } from '../support/cli-process';
import { createDatabase } from '../support/postgres/shared';
import { startWebhookEndpoint, type WebhookEndpoint } from '../support/webhook-endpoint';

/** Instants after which something is due, and within which it is sent. */
const DUE_AFTER_MS = 2000;
const WITHIN_MS = 2000;

/** Two processes. The first one owns the default platform. */
async function startTwo(): Promise<{ readonly owner: RunningCli; readonly other: RunningCli }> {
  const { url } = await createDatabase();
  const start = () => startCli([], { env: { PAYMENTS_SANDBOX_STORE: url } });
  const owner = await start();
  return { owner, other: await start() };
}

const subscribe = (cli: RunningCli, { url }: WebhookEndpoint, event: string) =>
  control(cli, 'POST', 'publishers', { body: { url, events: [event] } });

/** Creates a payment that the bank settles soon. Returns the instant. */
async function createDuePayment(cli: RunningCli): Promise<number> {
  await control(cli, 'POST', 'job_settings', { body: { settle_payment: `${DUE_AFTER_MS}ms` } });
  expect((await apiOf(cli).post('/v1/payments', bankPayment())).status).toBe(201);
  const { data } = (await control(cli, 'GET', 'jobs?kind=settle_payment')).asControl('JobList');
  return Date.parse(data[0]?.due_at ?? '');
}

/** Waits for a number of requests. Returns the milliseconds from an instant to the last one. */
async function lateness(endpoint: WebhookEndpoint, requests: number, due: number): Promise<number> {
  await endpoint.waitFor(requests);
  return Date.now() - due;
}

function expectInTime(lateMs: number): void {
  expect(lateMs).toBeGreaterThanOrEqual(0);
  expect(lateMs).toBeLessThan(WITHIN_MS);
}

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'an event of a platform whose owner got %s is sent when it is due',
  async (signal) => {
    const endpoint = await startWebhookEndpoint();
    const { owner, other } = await startTwo();
    await subscribe(owner, endpoint, 'payment.succeeded');
    const due = await createDuePayment(owner);
    await owner.stop(signal);
    expect(Date.now()).toBeLessThan(due);
    expectInTime(await lateness(endpoint, 1, due));
    await control(other, 'POST', 'idle');
    expect(endpoint.eventNames()).toEqual(['payment.succeeded']);
  },
);

test('a retry on a platform whose owner was killed is sent when it is due', async () => {
  const endpoint = await startWebhookEndpoint();
  const { owner, other } = await startTwo();
  await subscribe(owner, endpoint, 'payment.created');
  endpoint.respondWith(500);
  await apiOf(owner).post('/v1/payments', payment());
  await control(owner, 'POST', 'idle');
  const { data } = (await control(owner, 'GET', 'deliveries')).asControl('DeliveryList');
  const set = new Date(Date.parse(data[0]?.next_attempt_at ?? '') - DUE_AFTER_MS).toISOString();
  const before = Date.now();
  expect((await control(owner, 'POST', 'clock', { body: { set } })).status).toBe(200);
  const after = Date.now();
  await owner.kill();
  expect(endpoint.received).toHaveLength(1);
  await endpoint.waitFor(2);
  expect(Date.now()).toBeGreaterThanOrEqual(before + DUE_AFTER_MS);
  expect(Date.now() - after - DUE_AFTER_MS).toBeLessThan(WITHIN_MS);
  await control(other, 'POST', 'idle');
  expect(endpoint.received).toHaveLength(2);
});

test('an event whose delivery was in flight when the owner was killed is sent again', async () => {
  const endpoint = await startWebhookEndpoint();
  const { owner } = await startTwo();
  await subscribe(owner, endpoint, 'payment.created');
  endpoint.respondWith('silence');
  await apiOf(owner).post('/v1/payments', payment());
  await endpoint.waitFor(1);
  const killed = Date.now();
  await owner.kill();
  expectInTime(await lateness(endpoint, 2, killed));
  expect(endpoint.received[1]?.event.id).toBe(endpoint.received[0]?.event.id);
});

test('an event of a platform that its owner has closed is sent when it is due', async () => {
  const { url } = await createDatabase();
  const endpoint = await startWebhookEndpoint();
  const sandbox = await openSandboxAt(url, { maxOpenPlatforms: 1 });
  try {
    const target = { baseUrl: 'http://sandbox.test', fetch: sandbox.fetch };
    const on = (path: string, body: object) =>
      exchange(target, 'POST', `/_sandbox/platforms/default/${path}`, { body });
    await on('publishers', { url: endpoint.url, events: ['payment.succeeded'] });
    await on('job_settings', { settle_payment: `${DUE_AFTER_MS}ms` });
    const before = Date.now();
    expect((await new Api(target, defaultKeys).post('/v1/payments', bankPayment())).status).toBe(201);
    const after = Date.now();
    await exchange(target, 'POST', '/_sandbox/platforms');
    expect([...sandbox.platforms.values()].map(({ id }) => id)).not.toContain('default');
    await endpoint.waitFor(1);
    expect(Date.now()).toBeGreaterThanOrEqual(before + DUE_AFTER_MS);
    expect(Date.now() - after - DUE_AFTER_MS).toBeLessThan(WITHIN_MS);
  } finally {
    await sandbox.close();
  }
});

test('while a replica that ends waits for a request that a fault delays, others take its other platforms over', async () => {
  const { owner, other } = await startTwo();
  const to = ({ url }: RunningCli) => ({ baseUrl: url, fetch });
  const { test: keys } = (await exchange(to(owner), 'POST', '/_sandbox/platforms')).asControl('NewPlatform');
  await control(owner, 'POST', 'faults', { body: { operation: 'createPayment', fault: { delay_ms: 3000 } } });
  const delayed = apiOf(owner).post('/v1/payments', payment());
  const matched = async () => (await control(owner, 'GET', 'faults')).asControl('FaultList').data[0]?.matched;
  await expect.poll(matched).toBe(1);
  const stopped = owner.stop('SIGTERM');
  const start = performance.now();
  expect((await new Api(to(other), keys).post('/v1/payments', payment())).status).toBe(201);
  expect(performance.now() - start).toBeLessThan(2000);
  expect((await delayed).status).toBe(201);
  await stopped;
});
