import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import { manualPayment, payment } from '../support/bodies';
import { TestClock } from '../support/clock';
import { openPlatform } from '../support/test-platform';
import { type Reaction, startWebhookEndpoint } from '../support/webhook-endpoint';
import { scaled } from '../support/run-scale';

const isFirst = (id: string, i: number, all: readonly string[]) => all.indexOf(id) === i;

test('however publishers respond, each receives every event it is subscribed to at least once, in causal order', async () => {
  const reaction = fc.constantFrom<Reaction[]>(200, 200, 200, 500, 302, (outgoing) => outgoing.destroy());
  const step = fc.constantFrom('pay', 'authorize', 'advance', 'wait', 'redeliver');
  await fc.assert(
    fc.asyncProperty(
      fc.array(reaction, { maxLength: 12 }),
      fc.array(reaction, { maxLength: 12 }),
      fc.array(step, { minLength: 1, maxLength: 10 }),
      async (ofAll, ofSome, steps) => {
        const errors: unknown[] = [];
        const sandbox = createSandbox({ clock: new TestClock(), onError: (error) => errors.push(error) });
        const api = await openPlatform({ sandbox, baseUrl: 'http://sandbox.test', fetch: sandbox.fetch });
        const platform = sandbox.platform(api.id);
        const all = await startWebhookEndpoint();
        const some = await startWebhookEndpoint();
        all.respondWith(...ofAll);
        some.respondWith(...ofSome);
        const toAll = platform.publishers.create({ url: all.url });
        const toSome = platform.publishers.create({ url: some.url, events: ['payment.*'] });
        for (const what of steps) {
          if (what === 'pay') await api.testMode.post('/v1/payments', payment());
          if (what === 'authorize') await api.testMode.post('/v1/payments', manualPayment());
          if (what === 'advance') platform.clock.advance('9m');
          if (what === 'wait') await platform.waitForIdle();
          const latest = platform.events().at(-1);
          const isDisabled = platform.publishers.list().some(({ status }) => status === 'disabled');
          if (what === 'redeliver' && latest && !isDisabled) platform.redeliver(latest.id);
        }
        // Every retry is at most 30 minutes away, and there are at most 24 failures.
        for (let i = 0; i < 30; i++) {
          await platform.waitForIdle();
          platform.clock.advance('30m');
        }
        await platform.waitForIdle();
        const dead = platform
          .deliveries({ status: 'dead' })
          .map(({ event_id, publisher_id }) => event_id + publisher_id);
        const events = platform.events();
        const subscriptions = [
          [all, toAll, events] as const,
          [some, toSome, events.filter(({ event_name }) => event_name.startsWith('payment.'))] as const,
        ];
        for (const [endpoint, { id, secret }, expected] of subscriptions) {
          // Only an endpoint that failed for a full span misses events: those that were dropped, and counted.
          const queued = new Set(platform.deliveries({ publisher_id: id }).map(({ event_id }) => event_id));
          const dropped = platform.publishers.list().find((publisher) => publisher.id === id)?.dropped_count;
          expect(expected.length - queued.size).toBe(dropped);
          const ids = endpoint.received.map(({ event }) => event.id);
          expect(ids.filter(isFirst)).toEqual(expected.map((event) => event.id).filter((each) => queued.has(each)));
          for (const request of endpoint.received) {
            const signedAt = Date.parse(String(request.headers['webhook-timestamp']));
            await endpoint.verify(request, secret, signedAt);
          }
          for (const delivery of platform.deliveries({ publisher_id: id })) {
            const isDead = dead.includes(delivery.event_id + id);
            if (!isDead) expect(delivery.status).toBe('delivered');
          }
        }
        expect(errors).toEqual([]);
        await Promise.all([all.close(), some.close(), sandbox.close()]);
      },
    ),
    { numRuns: scaled({ full: 25, short: 5 }) },
  );
});

test('redelivery attempts an open delivery at once, and repeats one that succeeded', async () => {
  const sandbox = createSandbox({ clock: new TestClock() });
  const api = await openPlatform({ sandbox, baseUrl: 'http://sandbox.test', fetch: sandbox.fetch });
  const platform = sandbox.platform(api.id);
  const endpoint = await startWebhookEndpoint();
  platform.publishers.create({ url: endpoint.url, events: ['payment_intent.*'] });
  endpoint.respondWith(500);
  await api.testMode.post('/v1/payments', payment());
  await platform.waitForIdle();
  const [created] = endpoint.received.map(({ event }) => event.id);
  expect(platform.redeliver(created ?? '')).toBe(1);
  await platform.waitForIdle();
  expect(endpoint.eventNames()).toEqual([
    'payment_intent.created',
    'payment_intent.created',
    'payment_intent.succeeded',
  ]);
  expect(platform.deliveries({ event_id: created })).toMatchObject([
    { status: 'delivered', attempts: [{ status: 500 }, { status: 200 }] },
  ]);
  // The retry job of the failure has nothing left to do.
  platform.clock.advance('1h');
  await platform.waitForIdle();
  expect(endpoint.received).toHaveLength(3);
  expect(platform.redeliverSince(new Date(0))).toBe(2);
  await platform.waitForIdle();
  expect(endpoint.eventNames().slice(3)).toEqual(['payment_intent.created', 'payment_intent.succeeded']);
  expect(platform.deliveries({ event_id: created })).toHaveLength(2);
  expect(() => platform.redeliver('evt_0')).toThrow('resource not found');
});

test('open deliveries are dead after their publisher is deleted', async () => {
  const sandbox = createSandbox({ clock: new TestClock() });
  const api = await openPlatform({ sandbox, baseUrl: 'http://sandbox.test', fetch: sandbox.fetch });
  const platform = sandbox.platform(api.id);
  const endpoint = await startWebhookEndpoint();
  const { id } = platform.publishers.create({ url: endpoint.url, events: ['payment.*'] });
  endpoint.respondWith('silence');
  await api.testMode.post('/v1/payments', payment());
  await endpoint.waitFor(1);
  platform.publishers.delete(id);
  endpoint.release();
  await platform.waitForIdle();
  expect(endpoint.eventNames()).toEqual(['payment.created']);
  // The delivery in flight was received.
  expect(platform.deliveries().map(({ status }) => status)).toEqual(['dead', 'delivered']);
});
