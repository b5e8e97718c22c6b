import { describe, expect, test } from 'vitest';
import { openDashboard, tea } from './support/traffic';

const CAPTION = 'Events of both modes, newest first';
const DELIVERIES = 'Deliveries, newest first';

/** Opens a dashboard with a payment of the platform account. */
async function openWithPayment(options: Parameters<typeof openDashboard>[0] = {}) {
  const dashboard = openDashboard(options);
  const paid = await dashboard.client.payments.create(tea, { idempotencyKey: 'tea' });
  const [created] = dashboard.platform.events().filter(({ event_name }) => event_name === 'payment.created');
  if (created === undefined) throw new Error('no event was emitted');
  return { ...dashboard, paid, created };
}

describe('the list', () => {
  test('has the events of both modes, newest first, with their objects', async () => {
    const { sandbox, platform, open } = await openWithPayment();
    const live = sandbox.client({ mode: 'live' });
    await live.paymentIntents.create({ amount: 1_000, currency: 'usd' });
    const page = await open('events');
    expect([page.status, page.heading]).toEqual([200, 'Events']);
    const shown = page.rows(CAPTION).map(([, name, , , mode]) => [name, mode]);
    const events = platform.events().map((event) => [event.event_name, event.account_type]);
    expect(shown).toEqual(events.reverse());
    expect(new Set(shown.map(([, mode]) => mode))).toEqual(new Set(['test', 'live']));
    const { data } = await live.paymentIntents.list();
    const intentId = data[0]?.id ?? '';
    expect(page.link(intentId)).toBe(`payment_intents/${intentId}?mode=live`);
    const newest = platform.events().at(-1);
    expect(page.link(newest?.event_name ?? '')).toBe(`events/${newest?.id}?mode=live`);
  });

  test('filters by name and object', async () => {
    const { paid, open } = await openWithPayment();
    const names = async (query: string) => (await open(`events?${query}`)).rows(CAPTION).map((row) => row[1]);
    expect(await names('event_name=payment.created')).toEqual(['payment.created']);
    expect(await names(`resource_id=${paid.id}`)).toEqual(['payment.succeeded', 'payment.created']);
    expect(await names('resource_id=py_1')).toEqual([]);
    expect((await open('events?event_name=payment.create')).status).toBe(422);
  });
});

describe('an event', () => {
  test('shows its data, its object and its cause', async () => {
    const { created, paid, open, platform } = await openWithPayment();
    const page = await open(`events/${created.id}`);
    expect([page.status, page.heading]).toEqual([200, 'payment.created']);
    expect(page.facts).toMatchObject({
      'Event name': 'payment.created',
      Object: '$10.00 · Ada Lovelace',
      Account: 'Platform account',
      'Account type': 'test',
      Request: created.request_id,
      'Idempotency key': 'tea',
    });
    expect(JSON.parse(page.text('data'))).toEqual(created.data);
    expect(page.link(paid.id)).toBe(`../payments/${paid.id}`);
    expect(page.link(String(created.request_id))).toBe(`../requests/${created.request_id}`);
    platform.requests.deleteAll();
    const later = await open(`events/${created.id}`);
    expect([later.facts['Request'], later.link(String(created.request_id))]).toEqual([created.request_id, undefined]);
  });

  test('shows what came back from each endpoint, and when it is tried again', async () => {
    const dashboard = openDashboard();
    const { platform, client, open } = dashboard;
    platform.clock.freeze();
    const answers = [500, 200];
    const endpoint = () => new Response('', { status: answers.shift() ?? 200 });
    const { id } = platform.publishers.create({ fetch: endpoint, events: ['payment.created'] });
    await client.payments.create(tea);
    await platform.waitForIdle();
    const [created] = platform.events().filter(({ event_name }) => event_name === 'payment.created');
    const path = `events/${created?.id}`;
    const failed = await open(path);
    const [row] = failed.rows(DELIVERIES);
    const [delivery] = platform.deliveries();
    const next = delivery?.next_attempt_at?.replace('T', ' ').slice(0, 19);
    expect(row).toEqual([
      expect.stringContaining(` delivery ${delivery?.id}`),
      'webhook-endpoint.test',
      'failed',
      '500 ',
      next,
    ]);
    expect(failed.link(id)).toBe(`../publishers/${id}`);
    platform.clock.advance('1h');
    await platform.waitForIdle();
    const [, , status, attempts, none] = (await open(path)).rows(DELIVERIES)[0] ?? [];
    expect([status, attempts, none]).toEqual(['delivered', '200 after 2 attempts', 'None']);
  });
});

describe('Redeliver', () => {
  test('delivers the event again to each publisher', async () => {
    const { platform, created, open, send, follow } = await openWithPayment();
    const received: string[] = [];
    platform.publishers.create({
      fetch: async (request) => {
        received.push((await request.json()).id);
        return new Response('ok');
      },
    });
    const path = `events/${created.id}`;
    expect((await open(path)).rows(DELIVERIES)).toEqual([]);
    const answer = await send(path, { action: 'redeliver' });
    expect([answer.status, answer.location]).toEqual([303, expect.stringMatching(`/${path}$`)]);
    await platform.waitForIdle();
    expect(received).toEqual([created.id]);
    expect((await follow(answer)).rows(DELIVERIES)).toEqual([
      [expect.any(String), 'webhook-endpoint.test', expect.stringMatching(/^delivered/), '200 ', 'None'],
    ]);
  });

  test('is disabled without a publisher', async () => {
    const { created, open } = await openWithPayment();
    const page = await open(`events/${created.id}`);
    expect([page.isDisabled('Redeliver'), page.html]).toEqual([
      true,
      expect.stringContaining('There is no publisher to'),
    ]);
  });

  test('is refused by a disabled publisher, with the message of the API', async () => {
    const { platform, created, send } = await openWithPayment();
    platform.publishers.create({ fetch: () => new Response('', { status: 500 }), account_type: 'test' });
    expect((await send(`events/${created.id}`, { action: 'redeliver' })).status).toBe(303);
    await platform.waitForIdle();
    platform.clock.advance('2h');
    await platform.waitForIdle();
    const page = await send(`events/${created.id}`, { action: 'redeliver' });
    expect([page.status, page.alert]).toEqual([422, expect.stringContaining('disabled')]);
    expect((await send('events/evt_1', { action: 'redeliver' })).status).toBe(404);
  });
});
