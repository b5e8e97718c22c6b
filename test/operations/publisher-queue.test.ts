import { expect, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import { exchange } from '../support/api';
import { payment } from '../support/bodies';
import { eachFront } from '../support/fronts';
import { openPlatform, type TestPlatform } from '../support/test-platform';
import { startWebhookEndpoint } from '../support/webhook-endpoint';

const ask = ({ id, testMode }: TestPlatform, method: string, path: string, body?: object) =>
  exchange(testMode.target, method, `/_sandbox/platforms/${id}/${path}`, body ? { body } : {});

/** Creates a publisher at an endpoint of this machine. */
async function withPublisher(platform: TestPlatform, fields: object = {}) {
  const endpoint = await startWebhookEndpoint();
  const created = await ask(platform, 'POST', 'publishers', { url: endpoint.url, ...fields });
  return { endpoint, publisher: created.asControl('NewPublisher') };
}

const deliveriesOf = async (platform: TestPlatform) =>
  (await ask(platform, 'GET', 'deliveries')).asControl('DeliveryList').data.reverse();

eachFront((front) => {
  test('the first delivery of a queue is retried without a move of the clock, and the others follow', async () => {
    const platform = await front.newPlatform();
    const { endpoint, publisher } = await withPublisher(platform, { events: ['payment.*'] });
    endpoint.respondWith(500, 503, 200);
    await platform.testMode.post('/v1/payments', payment());
    const retry = async () => {
      const retried = await ask(platform, 'POST', `publishers/${publisher.id}/retry`);
      await ask(platform, 'POST', 'idle');
      const shown = (await deliveriesOf(platform)).map(({ status, attempts }) => [status, attempts.length]);
      return [retried.status, retried.body, shown];
    };
    await ask(platform, 'POST', 'idle');
    const before = (await platform.clock()).body;
    expect(await retry()).toEqual([
      202,
      { deliveries: 1 },
      [
        ['failed', 2],
        ['pending', 0],
      ],
    ]);
    const delivered = [
      ['delivered', 3],
      ['delivered', 1],
    ];
    expect(await retry()).toEqual([202, { deliveries: 1 }, delivered]);
    expect(await retry()).toEqual([202, { deliveries: 0 }, delivered]);
    expect((await platform.clock()).body).toEqual(before);
    await platform.clock({ advance: '1h' });
    await ask(platform, 'POST', 'idle');
    expect(endpoint.received).toHaveLength(4);
  });

  test('a test event is signed, goes to one publisher only, and is an event with a delivery', async () => {
    const platform = await front.newPlatform();
    const other = await withPublisher(platform);
    const { id: account_id } = await platform.newSubAccount();
    await ask(platform, 'POST', 'idle');
    const before = platform.countEvents();
    const had = other.endpoint.received.length;
    const { endpoint, publisher } = await withPublisher(platform, { events: ['checkout.*'], account_id });
    const sent = await ask(platform, 'POST', `publishers/${publisher.id}/test`);
    const delivery = sent.asControl('Delivery');
    expect([sent.status, delivery]).toMatchObject([202, { publisher_id: publisher.id, status: 'pending' }]);
    await ask(platform, 'POST', 'idle');
    const [received] = endpoint.received;
    const event = platform.events().at(-1);
    expect(event).toMatchObject({
      id: delivery.event_id,
      event_name: 'payment_intent.created',
      account_id,
      account_type: 'test',
      idempotency_key: 'test_event',
      request_id: null,
      data: { amount: 1_000, description: 'Test event', status: 'requires_payment_method' },
    });
    expect(JSON.parse(received?.body ?? '')).toEqual(event);
    if (received) await endpoint.verify(received, publisher.secret, front.clock.now());
    expect([platform.countEvents(), other.endpoint.received.length]).toEqual([before + 1, had]);
    const again = await ask(platform, 'POST', `events/${delivery.event_id}/redeliver`);
    expect([again.status, again.body]).toEqual([202, { deliveries: 1 }]);
    await ask(platform, 'POST', 'idle');
    expect([endpoint.received.length, other.endpoint.received.length]).toEqual([2, had]);
  });

  test.each(['retry', 'test'])('%s is refused for an unknown publisher, and for a disabled one', async (action) => {
    const platform = await front.newPlatform();
    const unknown = await ask(platform, 'POST', `publishers/pub_0/${action}`);
    expect([unknown.status, unknown.error.code]).toEqual([404, 'resource_not_found']);
    const { endpoint, publisher } = await withPublisher(platform, { events: ['payment.created'] });
    endpoint.respondWith(500, 500, 500, 500);
    await platform.testMode.post('/v1/payments', payment());
    await ask(platform, 'POST', 'idle');
    await platform.clock({ advance: '1h' });
    await ask(platform, 'POST', 'idle');
    const disabled = await ask(platform, 'POST', `publishers/${publisher.id}/${action}`);
    expect([disabled.status, disabled.error.code]).toEqual([422, 'publisher_disabled']);
  });
});

test('a test event is in live mode for a publisher of live mode, and leaves nothing behind where its queue is full', async () => {
  const sandbox = createSandbox({ limits: { publisherQueue: 1 } });
  const platform = await openPlatform({ sandbox, baseUrl: 'http://sandbox.test', fetch: sandbox.fetch });
  const { endpoint, publisher } = await withPublisher(platform, { account_type: 'live' });
  endpoint.respondWith(500);
  const send = () => ask(platform, 'POST', `publishers/${publisher.id}/test`);
  expect((await send()).status).toBe(202);
  expect(platform.events().map((event) => event.account_type)).toEqual(['live']);
  const full = await send();
  expect([full.status, full.error.message]).toEqual([422, expect.stringContaining('Its queue is full.')]);
  expect([platform.countEvents(), (await deliveriesOf(platform)).length]).toEqual([1, 1]);
  const { data } = (await ask(platform, 'GET', 'publishers')).asControl('PublisherList');
  expect(data).toMatchObject([{ dropped_count: 0 }]);
});
