import { describe, expect, test } from 'vitest';
import { openDashboard, tea } from './support/traffic';

const CAPTION = 'Publishers, newest first';
const DELIVERIES = 'Deliveries, newest first';
const url = 'http://127.0.0.1:2/hooks?a=<b>';

/** Opens a dashboard with a publisher that is disabled. */
async function openWithDisabled() {
  const dashboard = openDashboard();
  const { platform, client } = dashboard;
  const { id } = platform.publishers.create({
    fetch: () => new Response('down', { status: 503 }),
    account_type: 'test',
  });
  await client.payments.create(tea);
  await platform.waitForIdle();
  platform.clock.advance('2h');
  await platform.waitForIdle();
  expect(platform.publishers.list()[0]?.status).toBe('disabled');
  return { ...dashboard, id };
}

describe('the list', () => {
  test('has the state, the events, and the deliveries by status', async () => {
    const { platform, client, open } = openDashboard();
    const { id: first } = platform.publishers.create({ fetch: () => new Response('ok'), events: ['payment.*'] });
    await client.payments.create(tea);
    await platform.waitForIdle();
    const { id: second } = platform.publishers.create({
      url,
      events: ['payment.created', 'payment_intent.*'],
      account_type: 'live',
    });
    const page = await open('publishers');
    expect([page.status, page.heading]).toEqual([200, 'Publishers']);
    expect(page.rows(CAPTION).map((row) => row.slice(0, -1))).toEqual([
      [url, 'enabled', 'payment.created, payment_intent.*', 'live', 'None'],
      ['http://webhook-endpoint.test/', 'enabled', 'payment.*', 'both', '2 delivered'],
    ]);
    expect(page.html).not.toMatch(/sigk_|<b>/);
    expect(page.link('http://webhook-endpoint.test/')).toBe(`publishers/${first}`);
    expect(page.link(url)).toBe(`publishers/${second}`);
  });

  test('is empty at first, and says so', async () => {
    expect((await openDashboard().open('publishers')).html).toContain('There are no publishers yet.');
  });
});

describe('Add', () => {
  test('creates a publisher, and leads to its page, which shows the secret to who asks for it', async () => {
    const { platform, open, send, follow } = openDashboard();
    const fields = { action: 'add', url, events: 'payment.*, payment_intent.created', account_type: 'live' };
    const page = await follow(await send('publishers', fields));
    const [created] = platform.publishers.list();
    expect([page.status, page.heading]).toEqual([200, '127.0.0.1:2/hooks · enabled']);
    expect(created).toMatchObject({ url, events: ['payment.*', 'payment_intent.created'], account_type: 'live' });
    const { secret } = platform.rows.require('publishers', created?.id ?? '');
    expect(page.facts['Secret']).toContain(secret);
    expect(page.copied('Copy secret')).toBe(secret);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect((await open('publishers')).html).not.toContain(secret);
  });

  test('subscribes to all events of both modes unless told otherwise', async () => {
    const { platform, send } = openDashboard();
    await send('publishers', { action: 'add', url, events: ' ', account_type: '' });
    expect(platform.publishers.list()).toMatchObject([{ events: ['*'], account_type: null }]);
  });

  test.each<[what: string, fields: Record<string, string>, field: string, message: string]>([
    ['no URL', { url: '' }, 'url', 'url'],
    ['a URL that is not one', { url: 'tea' }, 'url', 'It must be an http or https URL'],
    ['an unknown event', { url, events: 'payment.create' }, 'events', 'Did you mean "payment.created"?'],
    ['an unknown mode', { url, account_type: 'both' }, 'account_type', 'It must be one of: test, live.'],
  ])('is refused with %s, with the message of the API', async (_what, fields, field, message) => {
    const { platform, send } = openDashboard();
    const page = await send('publishers', { action: 'add', events: '', account_type: '', ...fields });
    expect([page.status, page.errors[field]]).toEqual([422, expect.stringContaining(message)]);
    expect(page.fields).toMatchObject({ url: fields['url'] });
    expect(platform.publishers.list()).toEqual([]);
  });

  test('is refused for a host that is not allowed', async () => {
    const { send } = openDashboard();
    const page = await send('publishers', { action: 'add', url: 'https://shop.example/' });
    expect([page.status, page.alert ?? page.errors['url']]).toEqual([
      expect.any(Number),
      expect.stringContaining('shop.example'),
    ]);
    expect(page.status).toBeGreaterThanOrEqual(400);
  });
});

describe('a publisher', () => {
  test('shows what it is subscribed to, and its deliveries', async () => {
    const { platform, client, open } = openDashboard();
    const { id, created_at } = platform.publishers.create({ fetch: () => new Response('thanks') });
    platform.publishers.create({ fetch: () => new Response('other') });
    await client.payments.create(tea);
    await platform.waitForIdle();
    const page = await open(`publishers/${id}`);
    expect([page.status, page.heading]).toEqual([200, 'webhook-endpoint.test · enabled']);
    expect(page.facts).toMatchObject({
      Status: 'enabled',
      Events: '*',
      'Account type': 'both',
      Account: 'all',
      'Dropped count': '0',
    });
    expect(page.facts['Created']).toBe(created_at.replace('T', ' ').slice(0, 19));
    const events = platform.events().reverse();
    const [newest] = platform.deliveries({ publisher_id: id });
    expect(page.rows(DELIVERIES).map((row) => row[1])).toEqual(events.map(({ event_name }) => event_name));
    for (const row of page.rows(DELIVERIES)) expect(row[3]?.trim()).toBe('200');
    expect(page.link(events[0]?.event_name ?? '')).toBe(`../events/${events[0]?.id}`);
    const time = newest?.created_at.replace('T', ' ').slice(0, 19);
    expect(page.link(`${time} delivery ${newest?.id}`)).toBe(`../deliveries/${newest?.id}`);
    expect((await open(`publishers/${id}?status=dead`)).rows(DELIVERIES)).toEqual([]);
    expect((await open(`publishers/${id}?status=delivered`)).rows(DELIVERIES)).toHaveLength(events.length);
    const first = await open(`publishers/${id}?limit=2`);
    const rest = events.length - 2;
    expect((await open(`publishers/${first.link('Next')}`)).rows(DELIVERIES)).toHaveLength(Math.min(2, rest));
  });

  test('shows attempts that failed', async () => {
    const { open, id } = await openWithDisabled();
    const page = await open(`publishers/${id}`);
    expect(page.facts).toMatchObject({ Status: 'disabled', 'Account type': 'test' });
    expect(page.rows(DELIVERIES).map(([, , status, attempts]) => [status?.split(' ')[0], attempts])).toEqual(
      expect.arrayContaining([['dead', '503 after 4 attempts']]),
    );
  });
});

describe('actions', () => {
  test.each([
    ['the list', 'publishers'],
    ['its page', 'publishers/'],
  ])('Delete on %s', async (_what, path) => {
    const { platform, open, send, follow } = openDashboard();
    const { id } = platform.publishers.create({ url });
    const { id: other } = platform.publishers.create({ url });
    const at = path.endsWith('/') ? `${path}${id}` : path;
    expect((await open(at)).buttons).toContain(`Delete publisher ${id}`);
    const page = await follow(await send(at, { action: 'delete', publisher_id: id }));
    expect([page.heading, page.rows(CAPTION).length]).toEqual(['Publishers', 1]);
    expect(page.buttons.filter((text) => text.startsWith('Delete'))).toEqual([`Delete publisher ${other}`]);
    expect((await send('publishers', { action: 'delete', publisher_id: id })).status).toBe(404);
  });

  test('Enable is shown for a disabled publisher only', async () => {
    const { platform, open, send, follow, id } = await openWithDisabled();
    platform.publishers.create({ url });
    const isEnable = (text: string) => text.startsWith('Enable');
    expect((await open('publishers')).buttons.filter(isEnable)).toEqual([`Enable publisher ${id}`]);
    const path = `publishers/${id}`;
    const page = await follow(await send(path, { action: 'enable', publisher_id: id }));
    expect([page.heading, page.facts['Status'], page.buttons.filter(isEnable)]).toEqual([
      'webhook-endpoint.test · enabled',
      'enabled',
      [],
    ]);
  });
});
