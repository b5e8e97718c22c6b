import { rm } from 'node:fs/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { defaultPlatform } from '../../mock-server/platform/definition';
import { createSandbox } from '../../mock-server/server';
import { Api } from '../support/api';
import { payment, paymentIntent } from '../support/bodies';
import { TestClock } from '../support/clock';
import { openFileFront, temporaryDirectory } from '../support/fronts';
import { openPlatform } from '../support/test-platform';
import { startWebhookEndpoint } from '../support/webhook-endpoint';

const keepEvents = '30d';
const DAY_31 = { advance: '31d' };

async function openInMemory() {
  const eventsDeleted = vi.fn<(count: number) => void>();
  const sandbox = createSandbox({ keepEvents, observer: { eventsDeleted } });
  onTestFinished(() => sandbox.close());
  const target = { sandbox, baseUrl: 'http://sandbox.test', fetch: sandbox.fetch };
  const platform = await openPlatform(target);
  // An access token does not last as long as the clock is moved.
  const api = () => new Api(target, platform.keys.test);
  /** Creates an intent: one event, of which nothing follows. */
  const create = async (key = 'key') =>
    (await api().post('/v1/payment_intents', paymentIntent(), { 'Idempotency-Key': key })).paymentIntent.id;
  const listed = async () => {
    const { data, page_info } = (await platform.control('events', undefined, 'GET')).asControl('EventList');
    return { events: data, page_info };
  };
  return { api, platform, create, listed, eventsDeleted, opened: sandbox.platform(platform.id) };
}

describe('events that are older than they are kept', () => {
  test('are deleted with their deliveries, counted, and no longer found', async () => {
    const { api, platform, create, listed, eventsDeleted, opened } = await openInMemory();
    const endpoint = await startWebhookEndpoint();
    await platform.control('publishers', { url: endpoint.url });
    const first = await create();
    await opened.waitForIdle();
    const [old] = opened.events();
    const count = platform.countEvents();
    await platform.clock({ advance: '29d' });
    expect((await listed()).events).toHaveLength(count);
    await create('other');
    await opened.waitForIdle();
    await platform.clock({ advance: '2d' });
    const { events } = await listed();
    expect(events).toHaveLength(count);
    expect(events.map(({ id }) => id)).not.toContain(old?.id);
    expect(opened.deliveries()).toHaveLength(count);
    expect(eventsDeleted.mock.calls.flat()).toEqual([count]);
    expect((await platform.control(`events/${old?.id}`, undefined, 'GET')).error.code).toBe('resource_not_found');
    expect((await platform.control(`events/${old?.id}/redeliver`)).error.code).toBe('resource_not_found');
    expect((await api().get(`/v1/payment_intents/${first}`)).status).toBe(200);
  });

  test('are deleted 100 rows at a time, and lists go on behind a cursor that is gone', async () => {
    const { platform, create, listed, eventsDeleted } = await openInMemory();
    for (let i = 0; i < 250; i++) await create(`key ${i}`);
    const cursor = (await listed()).page_info.end_cursor;
    const count = platform.countEvents() / 250;
    await platform.clock(DAY_31);
    const page = await platform.control(`events?after_cursor=${cursor}`, undefined, 'GET');
    expect(page.status).toBe(200);
    await listed();
    expect(platform.countEvents()).toBe(50 * count);
    await listed();
    await listed();
    expect(platform.countEvents()).toBe(count);
    expect(eventsDeleted.mock.calls.flat()).toEqual([100 * count, 100 * count, 49 * count]);
  });

  test('wait for an open delivery, and are delivered', async () => {
    const { platform, create, listed, opened, eventsDeleted } = await openInMemory();
    const endpoint = await startWebhookEndpoint();
    endpoint.respondWith('silence');
    await platform.control('publishers', { url: endpoint.url });
    await create();
    const count = platform.countEvents();
    await endpoint.waitFor(1);
    await platform.clock(DAY_31);
    await create('other');
    await listed();
    expect(eventsDeleted).not.toHaveBeenCalled();
    endpoint.release();
    await opened.waitForIdle();
    await listed();
    expect(endpoint.received).toHaveLength(2 * count);
    expect(eventsDeleted.mock.calls.flat().reduce((sum, each) => sum + each, 0)).toBe(count);
  });

  test('stay in a snapshot, and come back with an undo until the next request', async () => {
    const { platform, create, opened } = await openInMemory();
    await create('first');
    await create('second');
    const before = opened.events();
    await platform.control('snapshots', { name: 'before' });
    await platform.clock(DAY_31);
    await create('other');
    expect(opened.events()).not.toContainEqual(before[0]);
    opened.undo(2);
    expect(opened.events()).toEqual(before);
    await platform.clock(DAY_31);
    await create('other');
    opened.snapshots.restore('before');
    expect(opened.events()).toEqual(before);
  });

  test('are not needed for a response to repeat, even after the clock was reset', async () => {
    const { platform, create } = await openInMemory();
    const first = await create();
    await platform.clock(DAY_31);
    await create('other');
    await platform.clock({ reset: true });
    const second = await create();
    expect(second).not.toBe(first);
    expect(await create()).toBe(second);
  });

  test('are deleted from files after a restart, also from a full one, which then grows again', async () => {
    const directory = await temporaryDirectory();
    onTestFinished(() => rm(directory, { recursive: true }));
    const clock = new TestClock();
    const options = { keepEvents, clock, maxPlatformBytes: 60_000 };
    const first = await openFileFront(directory, options);
    const pay = async (front: typeof first) =>
      (await new Api(front, defaultPlatform.test).post('/v1/payments', payment())).status;
    while ((await pay(first)) === 201);
    const count = first.sandbox.platform().events().length;
    await first.close();
    clock.advance({ days: 31 });
    const second = await openFileFront(directory, options);
    onTestFinished(() => second.close());
    await expect.poll(() => pay(second)).toBe(201);
    expect(second.sandbox.platform().events().length).toBeLessThan(count / 2);
  });
});

test('events are kept for a day at least', () => {
  for (const keep of ['23h', '', 'soon', { hours: 23 }])
    expect(() => createSandbox({ keepEvents: keep })).toThrow(/^keepEvents must be a duration from 1d, such as 30d: /);
  for (const keep of ['1d', 'P30D', { days: 1 }]) expect(createSandbox({ keepEvents: keep })).toBeDefined();
});
