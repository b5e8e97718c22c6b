import { describe, expect, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import { exchange, type Send } from '../support/api';
import { payment } from '../support/bodies';
import type { ControlSchemas } from '../support/document';
import { recordExercised } from '../support/coverage';
import { eachFront } from '../support/fronts';
import { openPlatform, type TestPlatform } from '../support/test-platform';
import { startWebhookEndpoint } from '../support/webhook-endpoint';
import { cardOf } from '../support/payment-method';

const ask = ({ id, testMode }: TestPlatform, method: string, path: string, send: Send = {}) =>
  exchange(testMode.target, method, `/_sandbox/platforms/${id}/${path}`, send);
const create = (platform: TestPlatform, body: object) => ask(platform, 'POST', 'publishers', { body });

const local = 'http://127.0.0.1:2/hooks';

eachFront((front) => {
  test('is made, listed without its secret, and taken away', async () => {
    const platform = await front.newPlatform();
    const first = await create(platform, { url: local });
    const { secret, ...shown } = first.asControl('NewPublisher');
    expect(first.status).toBe(201);
    expect(shown).toEqual({
      id: expect.stringMatching(/^pub_/),
      url: local,
      events: ['*'],
      account_id: null,
      account_type: null,
      header_prefix: 'Webhook',
      status: 'enabled',
      dropped_count: 0,
      created_at: expect.any(String),
    });
    expect(secret).toMatch(/^sigk_[0-9A-Za-z]{22}$/);
    const second = (await create(platform, { url: local, events: ['payment.*', 'checkout.created'] })).asControl(
      'NewPublisher',
    );
    expect([second.events, second.secret === secret]).toEqual([['payment.*', 'checkout.created'], false]);

    const listed = await ask(platform, 'GET', 'publishers');
    expect(listed.asControl('PublisherList').data.map(({ id }) => id)).toEqual([second.id, shown.id]);
    expect(listed.text).not.toContain('sigk_');
    const removed = await ask(platform, 'DELETE', `publishers/${shown.id}`);
    expect([removed.status, removed.body]).toEqual([200, { id: shown.id }]);
    const again = await ask(platform, 'DELETE', `publishers/${shown.id}`);
    expect([again.status, again.error.code]).toEqual([404, 'resource_not_found']);
    expect((await ask(platform, 'GET', 'publishers')).asControl('PublisherList').data).toHaveLength(1);
  });

  test('is subscribed to one account, which has one mode', async () => {
    const platform = await front.newPlatform();
    const { id } = await platform.newSubAccount();
    const made = (await create(platform, { url: local, account_id: id })).asControl('NewPublisher');
    expect([made.account_id, made.account_type]).toEqual([id, 'test']);
    const other = await create(platform, { url: local, account_id: id, account_type: 'live' });
    expect([other.status, other.error.message]).toEqual([
      422,
      'format is invalid for parameter account_type. The account of account_id is of test mode.',
    ]);
    const foreign = await create(platform, { url: local, account_id: 'acc_0000000000000000000000' });
    expect([foreign.status, foreign.error.message]).toEqual([
      422,
      'format is invalid for parameter account_id. It must be the id of an account of this platform.',
    ]);
  });

  test('is sent the events of its subscription; every attempt can be read, and every event redelivered', async () => {
    const platform = await front.newPlatform();
    const receiver = await startWebhookEndpoint();
    const secret = 'sigk_of_my_own';
    const body = { url: receiver.url, events: ['payment.created', 'payment_intent.*'], secret };
    const publisher = (await create(platform, body)).asControl('NewPublisher');
    expect(publisher.secret).toBe(secret);
    await platform.testMode.post('/v1/payments', payment());
    const idle = await ask(platform, 'POST', 'idle');
    expect([idle.status, idle.body]).toEqual([200, { idle: true }]);
    expect(receiver.eventNames()).toEqual(['payment_intent.created', 'payment.created', 'payment_intent.succeeded']);
    for (const request of receiver.received) await receiver.verify(request, secret, front.clock.now());

    const list = async (query: string) =>
      (await ask(platform, 'GET', `deliveries?${query}`)).asControl('DeliveryList').data;
    const all = await list('');
    const told = platform.events().filter(({ id }) => all.some(({ event_id }) => event_id === id));
    expect(all.map(({ event_id }) => event_id).reverse()).toEqual(told.map(({ id }) => id));
    const event = all[0]?.event_id ?? '';
    expect(await list(`event_id=${event}`)).toEqual(all.slice(0, 1));
    expect(await list(`event_id=${event}&status=dead`)).toEqual([]);
    expect(await list(`publisher_id=${publisher.id}`)).toEqual(all);
    expect(await list(`publisher_id=${publisher.id}&status=delivered`)).toEqual(all);
    expect(await list('publisher_id=all')).toEqual([]);
    expect(await list('status=failed')).toEqual([]);
    const wrong = await ask(platform, 'GET', 'deliveries?status=lost');
    expect([wrong.status, wrong.error.code]).toEqual([422, 'parameter_invalid']);

    const one = await ask(platform, 'POST', `events/${event}/redeliver`);
    expect([one.status, one.body]).toEqual([202, { deliveries: 1 }]);
    await ask(platform, 'POST', 'idle', { body: {} });
    expect(receiver.received.at(-1)?.body).toBe(receiver.received.at(-2)?.body);
    const since = platform.events()[0]?.created_at ?? '';
    const many = await ask(platform, 'POST', 'redeliver', { body: { since } });
    expect([many.status, many.body]).toEqual([202, { deliveries: 3 }]);
    await ask(platform, 'POST', 'idle');
    expect(receiver.eventNames().slice(-3)).toEqual(receiver.eventNames().slice(0, 3));
  });

  test('is tried three more times within an hour of its clock, and given up then', async () => {
    const platform = await front.newPlatform();
    const receiver = await startWebhookEndpoint();
    receiver.respondWith(500, 500, 500, 500);
    await create(platform, { url: receiver.url, events: ['payment.*'] });
    await platform.testMode.post('/v1/payments', payment());
    const seen: (readonly [number, ...string[]])[] = [];
    for (const advance of ['0s', '9m', '18m', '32m', '1m', '30d']) {
      await platform.clock({ advance });
      await ask(platform, 'POST', 'idle');
      const { data } = (await ask(platform, 'GET', 'deliveries')).asControl('DeliveryList');
      seen.push([receiver.received.length, ...data.map(({ status }) => status).reverse()]);
    }
    expect(seen).toEqual([
      [1, 'failed', 'pending'],
      [2, 'failed', 'pending'],
      [3, 'failed', 'pending'],
      [3, 'failed', 'pending'],
      [5, 'dead', 'delivered'],
      [5, 'dead', 'delivered'],
    ]);
    recordExercised('limits', 'webhook_retries');
  });

  test('is disabled after an hour of failures: what happens then is dropped and counted until it is enabled', async () => {
    const platform = await front.newPlatform();
    const endpoint = await startWebhookEndpoint();
    endpoint.respondWith(500, 500, 500, 500, 500);
    const { id } = (await create(platform, { url: endpoint.url, events: ['payment.*'] })).asControl('NewPublisher');
    const pay = async () => {
      await platform.testMode.post('/v1/payments', payment());
      await ask(platform, 'POST', 'idle');
    };
    await pay();
    await platform.clock({ advance: '1h' });
    await ask(platform, 'POST', 'idle');
    await pay();
    const shown = (await ask(platform, 'GET', 'publishers')).asControl('PublisherList').data[0];
    expect(shown).toMatchObject({ id, status: 'disabled', dropped_count: 2 });
    const { data } = (await ask(platform, 'GET', 'deliveries')).asControl('DeliveryList');
    expect(data.map(({ status, attempts }) => [status, attempts.length])).toEqual([
      ['dead', 1],
      ['dead', 4],
    ]);
    for (const [path, body] of [
      [`events/${data[0]?.event_id}/redeliver`, {}],
      ['redeliver', { since: '2031-01-01' }],
    ] as const) {
      const refused = await ask(platform, 'POST', path, { body });
      expect([refused.status, refused.error.code]).toEqual([422, 'publisher_disabled']);
    }
    const enabled = await ask(platform, 'POST', `publishers/${id}/enable`);
    expect([enabled.status, enabled.body]).toEqual([200, { ...shown, status: 'enabled' }]);
    expect((await ask(platform, 'POST', 'publishers/pub_0/enable')).error.code).toBe('resource_not_found');
    const again = await ask(platform, 'POST', 'redeliver', { body: { since: '2031-01-01' } });
    expect([again.status, again.body]).toEqual([202, { deliveries: 4 }]);
    await ask(platform, 'POST', 'idle');
    expect(endpoint.eventNames().slice(5)).toEqual([
      'payment.created',
      'payment.succeeded',
      'payment.created',
      'payment.succeeded',
    ]);
  });

  test('events are listed and read without any publisher', async () => {
    const platform = await front.newPlatform();
    const { id, payment_method } = (await platform.testMode.post('/v1/payments', payment())).payment;
    await platform.testMode.post('/v1/payments', payment());
    const all = platform.events().reverse();
    const list = async (query: string) => (await ask(platform, 'GET', `events?${query}`)).asControl('EventList');
    expect((await list('')).data).toEqual(all);
    const created = all.filter(({ event_name }) => event_name === 'payment.created');
    expect((await list('event_name=payment.created')).data).toEqual(created);
    expect((await list(`resource_id=${id}`)).data.map((event) => event.event_name)).toEqual([
      'payment.succeeded',
      'payment.created',
    ]);
    expect((await list(`resource_id=${id}&event_name=payment.created`)).data).toEqual(created.slice(1));
    expect((await list(`resource_id=${cardOf(payment_method)?.id}`)).data).toHaveLength(2);
    expect((await list('resource_id=all')).data).toEqual([]);
    // What is asked for later is in the lists that were asked for before.
    await platform.testMode.post('/v1/payments', payment());
    expect((await list('event_name=payment.created')).data).toHaveLength(3);
    const [first] = all;
    expect((await ask(platform, 'GET', `events/${first?.id}`)).asControl('EventEnvelope').data).toEqual(first);
    for (const path of ['events/evt_0', 'events/evt_0/redeliver']) {
      const answer = await ask(platform, path.endsWith('r') ? 'POST' : 'GET', path);
      expect([answer.status, answer.error.code]).toEqual([404, 'resource_not_found']);
    }
    const unknown = await ask(platform, 'GET', 'events?event_name=payment.exploded');
    expect([unknown.status, unknown.error.code]).toEqual([422, 'parameter_invalid']);
  });

  test('lists have pages', async () => {
    const platform = await front.newPlatform();
    await platform.testMode.post('/v1/payments', payment());
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query: string = `events?limit=2${cursor && `&after_cursor=${cursor}`}`;
      const list: ControlSchemas['EventList'] = (await ask(platform, 'GET', query)).asControl('EventList');
      const { data, page_info } = list;
      seen.push(...data.map(({ id }) => id));
      cursor = page_info.has_next ? page_info.end_cursor : null;
    }
    const ids = platform.events().map(({ id }) => id);
    expect(seen).toEqual(ids.reverse());
    const wrong = await ask(platform, 'GET', 'deliveries?after_cursor=x');
    expect([wrong.status, wrong.error.code]).toEqual([422, 'cursor_invalid']);
  });
});

describe('what makes no publisher', () => {
  const target = { sandbox: createSandbox({ allowPublisherHosts: ['Hooks.example'] }), baseUrl: 'http://sandbox.test' };
  const open = () => openPlatform({ ...target, fetch: target.sandbox.fetch });

  test.each<[body: object, code: string, names: string]>([
    [{}, 'parameter_missing', 'url'],
    [{ url: 'hooks' }, 'parameter_invalid', 'url'],
    [{ url: 'ftp://127.0.0.1/' }, 'parameter_invalid', 'url'],
    [{ url: 'http://me:secret@127.0.0.1/' }, 'parameter_invalid', 'url'],
    [{ url: 'http://127.0.0.1:6000/' }, 'parameter_invalid', 'Port 6000 is one of those that fetch never calls.'],
    [{ url: 'https://localhost:10080/hooks' }, 'parameter_invalid', 'Port 10080 is one of those'],
    [{ url: local, events: [] }, 'parameter_invalid', 'events'],
    [{ url: local, events: ['payment.exploded'] }, 'parameter_invalid', 'events.0'],
    [{ url: local, events: ['*', 'pay*'] }, 'parameter_invalid', 'events.1'],
    [{ url: local, secret: 'mine' }, 'parameter_invalid', 'secret'],
    [{ url: local, secret: 'sigk_ä' }, 'parameter_invalid', 'secret'],
    [{ url: local, account_type: 'both' }, 'parameter_invalid', 'account_type'],
    [{ url: local, colour: 'red' }, 'unexpected_parameter', 'colour'],
  ])('%j', async (body, code, name) => {
    const platform = await open();
    const answer = await create(platform, body);
    expect([answer.status, answer.error.code]).toEqual([422, code]);
    expect(answer.error.message).toContain(name);
    expect((await ask(platform, 'GET', 'publishers')).asControl('PublisherList').data).toEqual([]);
  });

  test.each([
    ['http://localhost:3000/', 201],
    ['http://app.localhost/', 201],
    ['http://127.1.2.3/', 201],
    ['http://0x7f.1/', 201],
    ['http://[::1]:3000/', 201],
    ['http://10.0.0.1/', 201],
    ['http://192.168.1.20:8080/', 201],
    ['http://172.31.0.1/', 201],
    ['http://[fd00::1]/', 201],
    ['https://hooks.example/payments', 201],
    ['https://hooks.example.com/', 422],
    ['https://example.com/', 422],
    ['http://172.32.0.1/', 422],
    ['http://11.0.0.1/', 422],
    ['http://169.254.169.254/latest', 422],
    ['http://[fe80::1]/', 422],
    ['http://[::ffff:8.8.8.8]/', 422],
    ['http://10.0.0.1.example.com/', 422],
    ['http://localhost.example.com/', 422],
    ['http://fd00.example.com/', 422],
  ])('%s is answered with %i', async (url, status) => {
    const answer = await create(await open(), { url });
    expect(answer.status).toBe(status);
    if (status === 422) expect(answer.error.message).toContain(`not sent to ${new URL(url).hostname}:`);
  });
});

test.each(['', 'yesterday', '2031-02-30'])('nothing is delivered again since %j', async (since) => {
  const sandbox = createSandbox();
  const platform = await openPlatform({ sandbox, baseUrl: 'http://sandbox.test', fetch: sandbox.fetch });
  const answer = await ask(platform, 'POST', 'redeliver', { body: { since } });
  expect([answer.status, answer.error.code]).toEqual([422, 'parameter_invalid']);
});

test('a receiver may take 5 seconds', async () => {
  const sandbox = createSandbox();
  expect(sandbox.platformOptions.limits.webhookTimeoutMs).toBe(5_000);
  recordExercised('limits', 'webhook_timeout_seconds');
});
