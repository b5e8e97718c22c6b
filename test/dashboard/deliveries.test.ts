import { describe, expect, test } from 'vitest';
import { verifyWebhook } from '../../sdk';
import { openDashboard, type ShownPage, tea } from './support/traffic';

/** Opens a dashboard with a publisher whose endpoint responds with statuses, the last one again and again. */
async function openWithDelivery(...statuses: readonly number[]) {
  const dashboard = openDashboard();
  const { platform, client } = dashboard;
  platform.clock.freeze();
  const received: Request[] = [];
  const publisher = platform.publishers.create({
    fetch: (request) => {
      received.push(request.clone());
      const status = statuses[received.length - 1] ?? statuses.at(-1) ?? 200;
      return new Response(status === 200 ? 'thanks' : `<b>down\u202e</b>${'.'.repeat(200)}`, { status });
    },
    events: ['payment.created', 'payment.succeeded'],
  });
  await client.payments.create(tea);
  await platform.waitForIdle();
  const first = platform.deliveries().at(-1);
  if (first === undefined) throw new Error('no delivery was queued');
  return { ...dashboard, publisher, received, first };
}

/** The requests and the responses that a page shows, newest first. */
const wires = (page: ShownPage) =>
  [...page.html.matchAll(/<pre class="wire[^>]*>(.*?)<\/pre>/gs)].map(([, text = '']) =>
    text
      .replace(/<[^>]*>/g, '')
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>'),
  );

/** The state beside the title of a page. */
const stateOf = ({ html }: ShownPage) => /<\/h1><span class="status \w+">(\w+)</.exec(html)?.[1];

/** The button of a page that sends something again. */
const buttonOf = ({ html }: ShownPage) => /<button[^>]*>(Retry now|Redeliver)</.exec(html)?.[1];

describe('a delivery', () => {
  test('shows each attempt as the request that was sent, its signature included, and as the response', async () => {
    const { platform, open, publisher, received, first } = await openWithDelivery(500, 200);
    platform.clock.advance('1h');
    await platform.waitForIdle();
    const page = await open(`deliveries/${first.id}`);
    expect([page.status, page.heading]).toEqual([200, 'payment.created']);
    expect([stateOf(page), page.facts['Publisher']]).toEqual(['delivered', 'webhook-endpoint.test']);
    const [second, accepted, sent, failed] = wires(page);
    expect([accepted, failed]).toEqual(['200\nthanks', expect.stringMatching(/^500\n<b>down\\u202e<\/b>\.+$/)]);
    for (const [text = '', request] of [[sent, received[0]] as const, [second, received[1]] as const]) {
      const [head = '', body = ''] = text.split('\n\n');
      const [line, ...lines] = head.split('\n');
      expect([line, body]).toEqual(['POST http://webhook-endpoint.test/', await request?.clone().text()]);
      const headers = new Headers(
        lines.map((each): [string, string] => [each.split(': ')[0] ?? '', each.split(': ')[1] ?? '']),
      );
      for (const [name, value] of headers) expect(request?.headers.get(name)).toBe(value);
      const { secret } = publisher;
      const event = await verifyWebhook({ body, headers, secret, toleranceSeconds: Number.MAX_SAFE_INTEGER });
      expect(event.id).toBe(first.event_id);
    }
    expect(page.html).not.toContain(publisher.secret);
    expect(page.html).not.toMatch(/<b>|\u202e/);
  });

  test.each<[what: string, status: number, sentence: string]>([
    ['an error', 500, 'The endpoint responded with 500. Only 200 within 5 seconds counts as received.'],
    ['another success', 202, 'The endpoint responded with 202. Only 200 within 5 seconds counts as received.'],
    ['a redirect', 302, 'Redirects are not followed.'],
    ['a rejected signature', 401, 'If it rejects the signature, compare its secret with that of the publisher.'],
  ])('says why it failed: %s', async (_what, status, sentence) => {
    const { open, first } = await openWithDelivery(status);
    expect((await open(`deliveries/${first.id}`)).html).toContain(sentence);
  });

  test.each<[fault: 'lose' | 'wrong_signature', shown: string]>([
    ['lose', 'An injected fault lost the request: it was not sent.'],
    ['wrong_signature', 'An injected fault matched it: <code>wrong_signature</code>.'],
  ])('says which fault matched it: %s', async (webhook, shown) => {
    const { platform, open, client, received, publisher } = await openWithDelivery(200);
    platform.faults.create({ event_name: 'payment.created', fault: { webhook } });
    await client.payments.create(tea);
    await platform.waitForIdle();
    const matched = platform.deliveries().find(({ attempts }) => attempts[0]?.fault === webhook);
    const page = await open(`deliveries/${matched?.id}`);
    expect(page.html).toContain(shown);
    if (webhook === 'lose') return expect(page.html).toContain('It was not sent.');
    const header = `${publisher.header_prefix}-Signature`;
    const signed = received.map(({ headers }) => headers.get(header));
    expect(signed).toContain(new RegExp(`${header}: (\\w+)`).exec(page.html)?.[1]);
  });

  test('of a publisher that was deleted has no request any more', async () => {
    const { platform, open, publisher, first } = await openWithDelivery(200);
    platform.publishers.delete(publisher.id);
    expect((await open(`deliveries/${first.id}`)).html).toContain('The publisher was deleted, and its secret with it.');
  });

  test('is sent again: at once while it waits for its next attempt, and as a new delivery later', async () => {
    const { platform, open, send, follow, received, first } = await openWithDelivery(500, 200);
    const path = `deliveries/${first.id}`;
    const { event_id, publisher_id } = first;
    const again = async (action: string) => {
      const answer = await send(path, { action, event_id, publisher_id });
      await platform.waitForIdle();
      const page = await follow(answer);
      return [stateOf(page), buttonOf(page), received.length];
    };
    expect(buttonOf(await open(path))).toBe('Retry now');
    expect(await again('retry')).toEqual(['delivered', 'Redeliver', 3]);
    expect(await again('redeliver')).toEqual(['delivered', 'Redeliver', 4]);
  });
});

describe('the queue of a publisher', () => {
  test('says what it waits for and until when; Retry now attempts it without a move of the clock', async () => {
    const { platform, open, send, follow, publisher, first } = await openWithDelivery(500, 200);
    const path = `publishers/${publisher.id}`;
    const page = await open(path);
    const next = first.next_attempt_at?.slice(11, 19);
    expect(page.html.replace(/<[^>]*>/g, '')).toContain(
      `1 delivery is queued behind payment.created ${first.event_id} (500 at attempt 1, next try ${next}).` +
        ' The clock is frozen: the next try is due when it is moved.',
    );
    expect(wires(page)).toEqual([expect.stringContaining('POST http'), expect.stringMatching(/^500\n/)]);
    expect(page.link('All attempts of this delivery')).toBe(`../deliveries/${first.id}`);
    const now = platform.clock.now();
    const answer = await send(path, { action: 'retry', publisher_id: publisher.id });
    await platform.waitForIdle();
    const after = await follow(answer);
    expect([buttonOf(page), buttonOf(after), after.html.includes('id="queue"')]).toEqual([
      'Retry now',
      'Redeliver',
      false,
    ]);
    expect(platform.deliveries().map(({ status }) => status)).toEqual(['delivered', 'delivered']);
    expect(platform.clock.now()).toBe(now);
  });

  test('Send a test event sends one to this publisher, which the lists show', async () => {
    const { platform, open, send, follow, publisher, received } = await openWithDelivery(200);
    const path = `publishers/${publisher.id}`;
    expect((await open(path)).buttons).toContain(`Send a test event publisher ${publisher.id}`);
    const before = received.length;
    const answer = await send(path, { action: 'test', publisher_id: publisher.id });
    await platform.waitForIdle();
    expect(received).toHaveLength(before + 1);
    const [row] = (await follow(answer)).rows('Deliveries, newest first');
    expect(row?.[1]).toBe('payment_intent.created');
    const event = platform.events().at(-1);
    expect((await open(`events/${event?.id}`)).html).toContain('A test event: it was sent to one publisher only.');
  });

  test('Redeliver is beside what is dead and what was delivered, not beside what is under way', async () => {
    const { platform, open, send, publisher, first, received } = await openWithDelivery(500, 500, 500, 500, 200);
    const underWay = await open(`publishers/${publisher.id}`);
    expect(underWay.buttons.filter((text) => text.startsWith('Redeliver'))).toEqual([]);
    platform.clock.advance('2h');
    await platform.waitForIdle();
    const path = `publishers/${publisher.id}`;
    const delivered = platform.deliveries({ status: 'delivered' }).map(({ event_id }) => event_id);
    expect((await open(path)).buttons.filter((text) => text.startsWith('Redeliver'))).toEqual(
      [...delivered, first.event_id].map((id) => `Redeliver event ${id}`),
    );
    await send(path, { action: 'redeliver', event_id: first.event_id, delivery_id: first.id });
    await platform.waitForIdle();
    expect((await received.at(-1)?.json())?.id).toBe(first.event_id);
  });
});

test('all deliveries are a list, which a status filters', async () => {
  const { open, first } = await openWithDelivery(500);
  const CAPTION = 'Deliveries to all publishers, newest first';
  const names = async (query: string) => (await open(`deliveries${query}`)).rows(CAPTION).map((row) => row[1]);
  expect(await names('')).toEqual(['payment.succeeded', 'payment.created']);
  expect(await names('?status=failed')).toEqual(['payment.created']);
  const time = first.created_at.replace('T', ' ').slice(0, 19);
  expect((await open('deliveries')).link(`${time} delivery ${first.id}`)).toBe(`deliveries/${first.id}`);
});

test.each<[what: string, statuses: number[], shown: RegExp, path: RegExp | undefined]>([
  ['delivered', [200], /^delivered$/, undefined],
  ['failed, with the next try', [500], /^failed next try \d\d:\d\d:\d\d$/, /^deliveries\/dlv_/],
])('the list of events shows their deliveries: %s', async (_what, statuses, shown, path) => {
  const { platform, open } = await openWithDelivery(...statuses);
  const page = await open('events');
  const statesOf = (name: string) =>
    page.rows('Events of both modes, newest first').find((row) => row[1] === name)?.[3];
  expect(statesOf('payment.created')).toMatch(shown);
  expect(statesOf('payment_intent.created')).toBe('None subscribed');
  expect(statesOf('payment.succeeded')).toMatch(/^(delivered|waiting)$/);
  if (path) expect(page.link(statesOf('payment.created') ?? '')).toMatch(path);
  platform.publishers.create({ fetch: () => new Response('ok'), events: ['payment.created'] });
  const created = platform.events().find(({ event_name }) => event_name === 'payment.created');
  platform.redeliver(created?.id ?? '');
  await platform.waitForIdle();
  const [, , , both] =
    (await open('events?event_name=payment.created')).rows('Events of both modes, newest first')[0] ?? [];
  expect(both).toMatch(statuses[0] === 200 ? /^2 delivered$/ : /^failed next try .* delivered$/);
});
