import { describe, expect, test } from 'vitest';
import { createSandbox, type SandboxOptions } from '../../mock-server';
import type { Platform } from '../../mock-server/platform/platform';
import type { DeliveryStatus } from '../../spec/tables/outcomes';
import { plainPayment } from '../support/bodies';
import { scaled } from '../support/run-scale';
import { TestClock } from '../support/clock';
import { openPlatform } from '../support/test-platform';
import { type Reaction, startWebhookEndpoint } from '../support/webhook-endpoint';

type Disabled = Parameters<NonNullable<SandboxOptions['onPublisherDisabled']>>[0];

async function opened(options: SandboxOptions = {}) {
  const errors: unknown[] = [];
  const disabled: Disabled[] = [];
  const sandbox = createSandbox({
    clock: new TestClock(),
    onError: (error) => errors.push(error),
    onPublisherDisabled: (notice) => disabled.push(notice),
    ...options,
  });
  const api = await openPlatform({ sandbox, baseUrl: 'http://sandbox.test', fetch: sandbox.fetch });
  return { sandbox, api, platform: sandbox.platform(api.id), errors, disabled };
}

type Mode = 'test' | 'live';

/** Emits events, each in a transaction of its own. */
function emit(platform: Platform, count: number, mode: Mode = 'test'): void {
  const owner = { account_id: platform.keyPair(mode).account_id, mode };
  for (let i = 0; i < count; i++)
    platform.transact({ request_id: null, idempotency_key: null, operation: 'createPayment' }, ({ emit }) =>
      emit('payment.created', owner, { id: `py_${i}` }),
    );
}

/** Nothing listens there. */
const deadUrl = 'http://127.0.0.1:2/hooks';

const spans = { test: ['1h', 3], live: ['1d', 10] } as const;

const countOf = (platform: Platform, status: DeliveryStatus) => platform.deliveries({ status }).length;
const stateOf = (platform: Platform) => platform.publishers.list().map((row) => [row.status, row.dropped_count]);

describe.each(['test', 'live'] as const)('in %s mode', (mode) => {
  const [span, retries] = spans[mode];

  test.each([1, 5, 500])('one span of retries decides %i events for an endpoint that is dead', async (count) => {
    const { api, platform, errors, disabled } = await opened();
    const { id } = platform.publishers.create({ url: deadUrl });
    emit(platform, count, mode);
    await platform.waitForIdle();
    expect([countOf(platform, 'failed'), countOf(platform, 'pending')]).toEqual([1, count - 1]);
    platform.clock.advance(span);
    await platform.waitForIdle();
    expect(countOf(platform, 'dead')).toBe(count);
    const attempts = platform.deliveries().map((delivery) => delivery.attempts.length);
    expect(attempts.reverse()).toEqual([retries + 1, ...Array<number>(count - 1).fill(1)]);
    expect(stateOf(platform)).toEqual([['disabled', 0]]);
    expect(disabled).toEqual([{ platform_id: api.id, publisher_id: id, url: deadUrl }]);
    emit(platform, 3, mode);
    expect([stateOf(platform), platform.deliveries().length]).toEqual([[['disabled', 3]], count]);
    expect(errors).toEqual([]);
  });

  test.each(scaled({ full: [5, 500], short: [5, 50] }))(
    '%i events wait for an endpoint that recovers midway, in order',
    async (count) => {
      const { platform, errors, disabled } = await opened();
      const endpoint = await startWebhookEndpoint();
      platform.publishers.create({ url: endpoint.url });
      endpoint.respondWith(500, 503, (outgoing) => outgoing.destroy());
      emit(platform, count, mode);
      await platform.waitForIdle();
      platform.clock.advance(span);
      await platform.waitForIdle();
      const events = platform.events().map(({ id }) => id);
      const [first = ''] = events;
      expect(endpoint.received.map(({ event }) => event.id)).toEqual([first, first, first, ...events]);
      expect(countOf(platform, 'delivered')).toBe(count);
      expect([stateOf(platform), errors, disabled]).toEqual([[['enabled', 0]], [], []]);
    },
  );

  test('what happens meanwhile shares the retries, one request each, and the last attempt is at the end', async () => {
    const { platform } = await opened();
    const endpoint = await startWebhookEndpoint();
    platform.publishers.create({ url: endpoint.url });
    endpoint.respondWith(...Array<Reaction>(50).fill(500));
    for (let i = 0; i < 8; i++) {
      emit(platform, 1, mode);
      await platform.waitForIdle();
      platform.clock.advance(mode === 'test' ? '7m' : '2h');
    }
    platform.clock.advance(mode === 'test' ? '4m' : '8h');
    await platform.waitForIdle();
    expect(countOf(platform, 'dead')).toBe(8);
    expect(endpoint.received).toHaveLength(retries + 1 + 7);
    expect(stateOf(platform)).toEqual([['disabled', 0]]);
  });

  test('an endpoint that responds now and then has every event decided after one span, and stays enabled', async () => {
    const { platform } = await opened();
    const endpoint = await startWebhookEndpoint();
    platform.publishers.create({ url: endpoint.url });
    endpoint.respondWith(...Array.from({ length: 40 }, (_, i) => (i % 3 === 2 ? 200 : 500)));
    emit(platform, 20, mode);
    await platform.waitForIdle();
    platform.clock.advance(span);
    await platform.waitForIdle();
    expect(countOf(platform, 'delivered')).toBe(20);
    const ids = endpoint.received.map(({ event }) => event.id);
    expect(ids.filter((id, i) => ids.indexOf(id) === i)).toEqual(platform.events().map(({ id }) => id));
    expect(stateOf(platform)).toEqual([['enabled', 0]]);
  });
});

test('an endpoint that rejects one event for a full span receives the others', async () => {
  const { platform } = await opened();
  const endpoint = await startWebhookEndpoint();
  platform.publishers.create({ url: endpoint.url });
  endpoint.respondWith(400, 400, 400, 400);
  emit(platform, 3);
  await platform.waitForIdle();
  platform.clock.advance('1h');
  await platform.waitForIdle();
  expect(platform.deliveries().map(({ status }) => status)).toEqual(['delivered', 'delivered', 'dead']);
  expect(stateOf(platform)).toEqual([['enabled', 0]]);
});

test('an endpoint that lets requests time out after its span is not asked about each event', async () => {
  const { platform } = await opened({ limits: { webhookTimeoutMs: 20 } });
  const endpoint = await startWebhookEndpoint();
  platform.publishers.create({ url: endpoint.url });
  endpoint.respondWith(...Array<Reaction>(50).fill('silence'));
  emit(platform, 10);
  await platform.waitForIdle();
  platform.clock.advance('1h');
  await platform.waitForIdle();
  expect([countOf(platform, 'dead'), endpoint.received.length]).toEqual([10, 5]);
  expect(stateOf(platform)).toEqual([['disabled', 0]]);
});

test('failures by a fault count like others', async () => {
  const { platform } = await opened();
  const endpoint = await startWebhookEndpoint();
  platform.publishers.create({ url: endpoint.url });
  platform.faults.create({ fault: { webhook: 'lose' } });
  emit(platform, 4);
  await platform.waitForIdle();
  platform.clock.advance('1h');
  await platform.waitForIdle();
  expect([endpoint.received.length, countOf(platform, 'dead'), stateOf(platform)]).toEqual([0, 4, [['disabled', 0]]]);
});

test('attempts that were requested do not disable an endpoint before a span is over', async () => {
  const { platform } = await opened();
  platform.publishers.create({ url: deadUrl });
  emit(platform, 1);
  await platform.waitForIdle();
  const [event] = platform.events();
  for (let i = 0; i < 3; i++) {
    platform.redeliver(event?.id ?? '');
    await platform.waitForIdle();
  }
  expect([countOf(platform, 'dead'), stateOf(platform)]).toEqual([1, [['enabled', 0]]]);
});

describe('a disabled publisher', () => {
  async function withDisabled() {
    const world = await opened();
    const endpoint = await startWebhookEndpoint();
    const { id } = world.platform.publishers.create({ url: endpoint.url });
    endpoint.respondWith(500, 500, 500, 500);
    world.platform.snapshots.create('enabled');
    emit(world.platform, 1);
    await world.platform.waitForIdle();
    world.platform.clock.advance('1h');
    await world.platform.waitForIdle();
    expect(stateOf(world.platform)).toEqual([['disabled', 0]]);
    return { ...world, endpoint, id };
  }

  test('gets nothing again, and later events once it is enabled', async () => {
    const { api, platform, endpoint, id } = await withDisabled();
    await api.testMode.post('/v1/payments', plainPayment());
    const before = platform.events().map((event) => event.id);
    expect(() => platform.redeliver(before[0] ?? '')).toThrow(`publisher ${id} is disabled: enable it first`);
    expect(() => platform.redeliverSince(0)).toThrow(`publisher ${id} is disabled: enable it first`);
    expect(platform.publishers.enable(id)).toMatchObject({ id, status: 'enabled', dropped_count: 5 });
    expect(platform.publishers.enable(id)).toEqual(platform.publishers.list()[0]);
    expect(() => platform.publishers.enable('pub_0')).toThrow('resource not found');
    await platform.waitForIdle();
    expect(endpoint.received).toHaveLength(4);
    emit(platform, 1);
    expect(platform.redeliverSince(0)).toBe(7);
    await platform.waitForIdle();
    const events = platform.events().map((event) => event.id);
    expect(endpoint.received.slice(4).map(({ event }) => event.id)).toEqual([events.at(-1), ...events.slice(0, -1)]);
  });

  test('is disabled again only after another full span', async () => {
    const { platform, endpoint, id, disabled } = await withDisabled();
    platform.publishers.enable(id);
    endpoint.respondWith(500, 500, 500, 500);
    emit(platform, 2);
    await platform.waitForIdle();
    platform.clock.advance('59m');
    await platform.waitForIdle();
    expect(stateOf(platform)).toEqual([['enabled', 0]]);
    endpoint.respondWith(500);
    platform.clock.advance('1m');
    await platform.waitForIdle();
    expect([stateOf(platform), disabled.length]).toEqual([[['disabled', 0]], 2]);
  });

  test('is enabled by a restore and an undo as its rows say', async () => {
    const { platform } = await withDisabled();
    emit(platform, 2);
    expect(stateOf(platform)).toEqual([['disabled', 2]]);
    platform.undo(1);
    expect(stateOf(platform)).toEqual([['disabled', 1]]);
    platform.snapshots.restore('enabled');
    expect(stateOf(platform)).toEqual([['enabled', 0]]);
  });
});

test('a queue is bounded: further events are dropped and counted', async () => {
  const { platform } = await opened({ limits: { publisherQueue: 3 } });
  const endpoint = await startWebhookEndpoint();
  platform.publishers.create({ url: endpoint.url });
  endpoint.respondWith(500);
  emit(platform, 5);
  expect([stateOf(platform), platform.deliveries().length]).toEqual([[['enabled', 2]], 3]);
  await platform.waitForIdle();
  platform.clock.advance('1h');
  await platform.waitForIdle();
  emit(platform, 1);
  await platform.waitForIdle();
  const events = platform.events().map(({ id }) => id);
  expect(endpoint.received.map(({ event }) => event.id)).toEqual([
    ...events.slice(0, 1),
    ...events.slice(0, 3),
    ...events.slice(5),
  ]);
  expect(stateOf(platform)).toEqual([['enabled', 2]]);
});
