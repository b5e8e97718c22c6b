import { describe, expect, test, vi } from 'vitest';
import { createSandbox, type FaultInput, type SandboxOptions } from '../../mock-server';
import { plainPayment } from '../support/bodies';
import { TestClock } from '../support/clock';
import { faultsOf } from '../support/faults';
import { eachFront } from '../support/fronts';
import { openPlatform } from '../support/test-platform';
import { startWebhookEndpoint } from '../support/webhook-endpoint';

/** A platform in memory with one publisher. */
async function opened(options: SandboxOptions = {}) {
  const clock = new TestClock();
  const errors: unknown[] = [];
  const sandbox = createSandbox({ clock, onError: (error) => errors.push(error), ...options });
  const { id, testMode: api } = await openPlatform({ sandbox, baseUrl: 'http://sandbox.test', fetch: sandbox.fetch });
  const platform = sandbox.platform(id);
  const endpoint = await startWebhookEndpoint();
  const { secret } = platform.publishers.create({ url: endpoint.url });
  const pay = async () => {
    await api.post('/v1/payments', plainPayment());
    await platform.waitForIdle();
  };
  const attempts = () =>
    platform
      .deliveries()
      .reverse()
      .map(({ attempts }) => attempts.map(({ status, fault }) => [status, fault]));
  return { sandbox, clock, api, platform, endpoint, secret, pay, attempts, errors };
}

const method = 'payment_method.created';
const intent = 'payment_intent.created';
const created = 'payment.created';
const succeeded = 'payment.succeeded';
const paid = 'payment_intent.succeeded';
const five = [method, intent, created, succeeded, paid];
const sound = [[200, null]];

test('lose: the publisher receives the event only at the next attempt', async () => {
  const { platform, endpoint, pay, attempts } = await opened();
  const { id } = platform.faults.create({ event_name: 'payment.created', times: 2, fault: { webhook: 'lose' } });
  await pay();
  expect(endpoint.eventNames()).toEqual([method, intent]);
  expect(platform.deliveries({ status: 'failed' })[0]?.attempts).toMatchObject([
    { status: null, failure: 'connection_failed', answer: null, fault: 'lose' },
  ]);
  platform.clock.advance('1h');
  await platform.waitForIdle();
  expect(endpoint.eventNames()).toEqual(five);
  expect(attempts()[2]).toEqual([
    [null, 'lose'],
    [null, 'lose'],
    [200, null],
  ]);
  expect(platform.faults.list()).toMatchObject([{ id, matched: 2, left: 0 }]);
});

test('duplicate: the event is sent twice, identically, and the first response counts', async () => {
  const { platform, endpoint, secret, pay, attempts } = await opened();
  platform.faults.create({ event_name: 'payment.*', times: 1, fault: { webhook: 'duplicate' } });
  endpoint.respondWith(200, 200, 200, 500);
  await pay();
  expect(endpoint.eventNames()).toEqual([method, intent, created, created, succeeded, paid]);
  const [, , one, two] = endpoint.received;
  expect([two?.body, two?.headers['webhook-signature']]).toEqual([one?.body, one?.headers['webhook-signature']]);
  for (const request of endpoint.received) await endpoint.verify(request, secret, platform.now());
  expect(attempts()).toEqual([sound, sound, [[200, 'duplicate']], sound, sound]);
});

test('reorder: the next event is sent first', async () => {
  const { platform, endpoint, pay, attempts } = await opened();
  const { id } = platform.faults.create({ event_name: 'payment.created', fault: { webhook: 'reorder' } });
  await pay();
  expect(endpoint.eventNames()).toEqual([method, intent, succeeded, created, paid]);
  expect(attempts()[2]).toEqual([[200, 'reorder']]);
  expect(platform.faults.list()).toMatchObject([{ id, matched: 1 }]);
});

test('reorder without a limit: events are swapped in pairs, and the last one is sent normally', async () => {
  const { platform, endpoint, pay } = await opened();
  const { id } = platform.faults.create({ fault: { webhook: 'reorder' } });
  await pay();
  expect(endpoint.eventNames()).toEqual([intent, method, succeeded, created, paid]);
  expect(platform.faults.list()).toMatchObject([{ id, matched: 2 }]);
});

test('an event that was sent first and refused is retried', async () => {
  const { platform, endpoint, pay } = await opened();
  platform.faults.create({ event_name: 'payment.created', fault: { webhook: 'reorder' } });
  endpoint.respondWith(200, 200, 500);
  await pay();
  expect(endpoint.eventNames()).toEqual([method, intent, succeeded, created]);
  platform.clock.advance('1h');
  await platform.waitForIdle();
  expect(endpoint.eventNames()).toEqual([method, intent, succeeded, created, succeeded, paid]);
});

test('delay: the event and all later ones are sent later', async () => {
  const { platform, endpoint, api, errors } = await opened();
  platform.faults.create({ event_name: 'payment.created', times: 1, fault: { webhook: 'delay', delay_ms: 40 } });
  const start = performance.now();
  await api.post('/v1/payments', plainPayment());
  await platform.waitForIdle();
  // A timer may be a millisecond early.
  expect(performance.now() - start).toBeGreaterThanOrEqual(39);
  expect(endpoint.eventNames()).toEqual(five);
  expect(errors).toEqual([]);
});

test('delay: the event is not sent if the publisher is deleted meanwhile', async () => {
  const { platform, endpoint, api } = await opened();
  platform.faults.create({ event_name: 'payment.created', fault: { webhook: 'delay', delay_ms: 40 } });
  await api.post('/v1/payments', plainPayment());
  await vi.waitFor(() => expect(platform.faults.list()).toMatchObject([{ matched: 1 }]), {
    interval: 1,
    timeout: 10_000,
  });
  for (const { id } of platform.publishers.list()) platform.publishers.delete(id);
  await platform.waitForIdle();
  expect(endpoint.eventNames()).toEqual([method, intent]);
});

test.each([
  ['closing', 'close'],
  ['a reset', 'reset'],
] as const)('%s does not wait for what is delayed', async (_, end) => {
  const { platform, endpoint, api, errors } = await opened();
  platform.faults.create({ event_name: 'payment.created', fault: { webhook: 'delay', delay_ms: 300_000 } });
  await api.post('/v1/payments', plainPayment());
  await vi.waitFor(() => expect(platform.faults.list()).toMatchObject([{ matched: 1 }]), {
    interval: 1,
    timeout: 10_000,
  });
  await platform[end]();
  if (end === 'reset') await platform.waitForIdle();
  expect(endpoint.eventNames()).toEqual([method, intent]);
  expect(errors).toEqual([]);
});

test('wrong_signature: a publisher that verifies rejects the event, and receives it with a valid signature later', async () => {
  const { clock, platform, endpoint, secret, pay, attempts } = await opened();
  platform.faults.create({ event_name: 'payment.created', times: 1, fault: { webhook: 'wrong_signature' } });
  endpoint.respondWith(200, 200, 401);
  await pay();
  const [, , forged] = endpoint.received;
  expect(forged?.event.event_name).toBe(created);
  if (forged) await expect(endpoint.verify(forged, secret, clock.now())).rejects.toThrow(/signature/i);
  platform.clock.advance('1h');
  await platform.waitForIdle();
  for (const request of endpoint.received.slice(3)) await endpoint.verify(request, secret, clock.now());
  expect(attempts()[2]).toEqual([
    [401, 'wrong_signature'],
    [200, null],
  ]);
});

test('stale: the signature is right and ten minutes old, so a publisher that compares the time rejects it', async () => {
  const { clock, platform, endpoint, secret, pay, attempts } = await opened();
  platform.faults.create({ event_name: 'payment.created', times: 1, fault: { webhook: 'stale' } });
  endpoint.respondWith(200, 200, 400);
  await pay();
  const [, , old] = endpoint.received;
  expect(old?.event.event_name).toBe(created);
  if (old) {
    const verified = (now: number) => endpoint.verify(old, secret, now);
    await expect(verified(clock.now())).rejects.toMatchObject({ reason: 'timestamp_outside_tolerance' });
    await verified(clock.now() - 600_000);
  }
  platform.clock.advance('1h');
  await platform.waitForIdle();
  for (const request of endpoint.received.slice(3)) await endpoint.verify(request, secret, clock.now());
  expect(attempts()[2]).toEqual([
    [400, 'stale'],
    [200, null],
  ]);
});

test('a webhook fault matches no request, and a request fault matches no delivery', async () => {
  const { platform, endpoint, pay } = await opened();
  platform.faults.create({ fault: { webhook: 'duplicate' } });
  expect(platform.faultInjector.active).toBe(false);
  platform.faults.create({ operation: 'getPayment', fault: { error: 'not_authorized' } });
  await pay();
  expect(endpoint.received).toHaveLength(10);
  expect(platform.faults.list().map(({ matched }) => matched)).toEqual([0, 5]);
});

describe('with a probability', () => {
  const hitsOf = async (input: Pick<FaultInput, 'probability' | 'seed'>) => {
    const { platform, endpoint, pay, attempts } = await opened();
    platform.faults.create({ ...input, fault: { webhook: 'duplicate' } });
    for (let i = 0; i < 8; i++) await pay();
    const hits = attempts().map(([attempt]) => attempt?.[1] === 'duplicate');
    expect(endpoint.received).toHaveLength(40 + hits.filter(Boolean).length);
    return hits;
  };

  test('the same seed matches the same deliveries, in a share close to the probability', async () => {
    const hits = await hitsOf({ probability: 0.4, seed: 5 });
    expect(await hitsOf({ probability: 0.4, seed: 5 })).toEqual(hits);
    expect(await hitsOf({ probability: 0.4, seed: 6 })).not.toEqual(hits);
    expect(Math.abs(hits.filter(Boolean).length - 16)).toBeLessThan(13);
  });
});

eachFront((front) => {
  test('every event is received at least once, whatever faults match its first attempts', async () => {
    const platform = await front.newPlatform();
    const own = front.opened.sandbox.platform(platform.id);
    const endpoint = await startWebhookEndpoint();
    const { secret } = own.publishers.create({ url: endpoint.url });
    const faults = faultsOf(platform);
    for (const webhook of ['lose', 'wrong_signature', 'reorder', 'duplicate'] as const)
      await faults.add({ probability: 0.3, seed: 7, times: 3, fault: { webhook } });
    for (let i = 0; i < 3; i++) await platform.testMode.post('/v1/payments', plainPayment());
    await own.waitForIdle();
    for (let i = 0; i < 4; i++) {
      own.clock.advance('1h');
      await own.waitForIdle();
    }
    const events = platform.events().map(({ id }) => id);
    expect(new Set(endpoint.received.map(({ event }) => event.id))).toEqual(new Set(events));
    expect(own.deliveries({ status: 'delivered' })).toHaveLength(events.length);
    expect((await faults.list()).reduce((sum, { matched }) => sum + matched, 0)).toBeGreaterThan(3);
    expect(secret).toMatch(/^sigk_/);
  });
});
