import { expect, test } from 'vitest';
import { createSandbox, type SandboxOptions } from '../../mock-server';
import { payment, plainPayment } from '../support/bodies';
import { TestClock } from '../support/clock';
import { openPlatform } from '../support/test-platform';
import { type Reaction, startWebhookEndpoint } from '../support/webhook-endpoint';

/** A sandbox in memory with one platform, whose API needs no network. */
async function opened(options: SandboxOptions = {}) {
  const clock = new TestClock();
  const errors: unknown[] = [];
  const sandbox = createSandbox({ clock, onError: (error) => errors.push(error), ...options });
  const api = await openPlatform({ sandbox, baseUrl: 'http://sandbox.test', fetch: sandbox.fetch });
  return { sandbox, clock, errors, api, platform: sandbox.platform(api.id) };
}

const five = [
  'payment_method.created',
  'payment_intent.created',
  'payment.created',
  'payment.succeeded',
  'payment_intent.succeeded',
];

test('a publisher receives every event in order, signed, as the control API returns it', async () => {
  const { api, platform, errors } = await opened();
  const endpoint = await startWebhookEndpoint();
  const { id, secret } = platform.publishers.create({ url: endpoint.url });
  await api.testMode.post('/v1/payments', plainPayment());
  await platform.waitForIdle();
  expect(endpoint.eventNames()).toEqual(five);
  expect(endpoint.received.map(({ body }) => body)).toEqual(platform.events().map((event) => JSON.stringify(event)));
  for (const request of endpoint.received) {
    await endpoint.verify(request, secret, platform.now());
    expect(request.headers['content-type']).toBe('application/json');
  }
  expect(platform.deliveries({ publisher_id: id, status: 'delivered' })).toHaveLength(5);
  expect(platform.deliveries({ publisher_id: id })[0]?.attempts).toEqual([
    {
      attempted_at: '2031-05-04T10:20:30.400Z',
      signed_at: '2031-05-04T10:20:30.400Z',
      status: 200,
      failure: null,
      cause: null,
      duration_ms: 0,
      answer: 'answer 200',
      fault: null,
    },
  ]);
  expect(errors).toEqual([]);
});

/** How long a publisher may take, in milliseconds: longer than a response needs on a busy machine. */
const ENOUGH = 500;

test('an attempt fails with 500, the next times out, and the third succeeds, each when the clock reaches it', async () => {
  const { api, platform, clock } = await opened({ limits: { webhookTimeoutMs: ENOUGH } });
  const endpoint = await startWebhookEndpoint();
  const { secret } = platform.publishers.create({ url: endpoint.url, events: ['payment.created'] });
  endpoint.respondWith(500, 'silence', 200);
  await api.testMode.post('/v1/payments', plainPayment());
  await platform.waitForIdle();
  expect(endpoint.received).toHaveLength(1);

  platform.clock.advance('10m');
  await platform.waitForIdle();
  platform.clock.advance('10m');
  await platform.waitForIdle();
  expect(endpoint.received).toHaveLength(2);
  const [failed] = platform.deliveries();
  expect([failed?.status, failed?.next_attempt_at]).toEqual(['failed', '2031-05-04T10:46:12.400Z']);

  platform.clock.advance('10m');
  await platform.waitForIdle();
  const [delivery] = platform.deliveries();
  expect(delivery).toMatchObject({ status: 'delivered', next_attempt_at: null });
  expect(delivery?.attempts).toEqual([
    {
      attempted_at: '2031-05-04T10:20:30.400Z',
      signed_at: '2031-05-04T10:20:30.400Z',
      status: 500,
      failure: null,
      cause: null,
      duration_ms: 0,
      answer: 'answer 500',
      fault: null,
    },
    {
      attempted_at: '2031-05-04T10:30:30.400Z',
      signed_at: '2031-05-04T10:20:30.400Z',
      status: null,
      failure: 'timed_out',
      cause: null,
      duration_ms: 0,
      answer: null,
      fault: null,
    },
    {
      attempted_at: '2031-05-04T10:50:30.400Z',
      signed_at: '2031-05-04T10:20:30.400Z',
      status: 200,
      failure: null,
      cause: null,
      duration_ms: 0,
      answer: 'answer 200',
      fault: null,
    },
  ]);
  expect(new Set(endpoint.received.map(({ body }) => body)).size).toBe(1);
  for (const [i, { signed_at }] of (delivery?.attempts ?? []).entries()) {
    const request = endpoint.received[i];
    expect(request?.headers['webhook-timestamp']).toBe(signed_at);
    if (request) await endpoint.verify(request, secret, clock.now());
  }
});

test.each([
  ['test', 4, '1h'],
  ['live', 11, '1d'],
] as const)(
  'in %s mode a delivery is dead after %i attempts, and the next one follows',
  async (mode, attempts, span) => {
    const { api, platform } = await opened();
    const endpoint = await startWebhookEndpoint();
    platform.publishers.create({ url: endpoint.url, events: ['payment_method.created', 'payment.created'] });
    endpoint.respondWith(...Array<number>(attempts).fill(503));
    await (mode === 'live' ? api.liveMode : api.testMode).post('/v1/payments', plainPayment());
    await platform.waitForIdle();
    expect(platform.deliveries().map(({ status }) => status)).toEqual(['pending', 'failed']);
    expect(endpoint.eventNames()).toEqual(['payment_method.created']);

    platform.clock.advance(span);
    await platform.waitForIdle();
    expect(platform.deliveries().map(({ status }) => status)).toEqual(['delivered', 'dead']);
    expect(platform.deliveries({ status: 'dead' })[0]?.attempts).toHaveLength(attempts);
    expect(endpoint.eventNames()).toEqual([
      ...Array<string>(attempts).fill('payment_method.created'),
      'payment.created',
    ]);
    platform.clock.advance('30d');
    await platform.waitForIdle();
    expect(endpoint.received).toHaveLength(attempts + 1);
  },
);

test.each<[answer: string, reaction: Reaction, attempt: object]>([
  ['201 is not 200', 201, { status: 201, answer: 'answer 201' }],
  ['204 has no body', (outgoing) => outgoing.writeHead(204).end(), { status: 204, answer: '' }],
  [
    'a redirect is not followed',
    (outgoing) => outgoing.writeHead(307, { Location: '/elsewhere' }).end(),
    { status: 307, answer: '' },
  ],
  ['the connection ends', (outgoing) => outgoing.destroy(), { status: null, failure: 'connection_failed' }],
  [
    'a long response is cut after a kilobyte',
    (outgoing) => outgoing.writeHead(400).end('é'.repeat(100_000)),
    { status: 400, answer: 'é'.repeat(512) },
  ],
])('%s', async (_what, reaction, attempt) => {
  const { api, platform, errors } = await opened();
  const endpoint = await startWebhookEndpoint();
  platform.publishers.create({ url: endpoint.url, events: ['payment.created'] });
  endpoint.respondWith(reaction);
  await api.testMode.post('/v1/payments', plainPayment());
  await platform.waitForIdle();
  expect(endpoint.received).toHaveLength(1);
  expect(platform.deliveries()[0]).toMatchObject({ status: 'failed', attempts: [attempt] });
  expect(errors).toEqual([]);
});

test('a response of 200 counts even when its body never ends', async () => {
  const { api, platform } = await opened({ limits: { webhookTimeoutMs: ENOUGH } });
  const endpoint = await startWebhookEndpoint();
  platform.publishers.create({ url: endpoint.url, events: ['payment.created'] });
  endpoint.respondWith((outgoing) => outgoing.writeHead(200).write('so far'));
  await api.testMode.post('/v1/payments', plainPayment());
  await platform.waitForIdle();
  expect(platform.deliveries()[0]).toMatchObject({
    status: 'delivered',
    attempts: [{ status: 200, answer: 'so far' }],
  });
});

test('a refused connection does not affect the response of the API', async () => {
  const { api, platform, errors } = await opened();
  const { url, close } = await startWebhookEndpoint();
  await close();
  platform.publishers.create({ url });
  expect((await api.testMode.post('/v1/payments', plainPayment())).status).toBe(201);
  await platform.waitForIdle();
  const statuses = platform.deliveries().map(({ status, attempts }) => [status, attempts[0]?.failure]);
  expect(statuses.at(-1)).toEqual(['failed', 'connection_failed']);
  expect(errors).toEqual([]);
});

test('a slow publisher delays neither the API nor other publishers', async () => {
  const { api, platform } = await opened();
  const slow = await startWebhookEndpoint();
  const quick = await startWebhookEndpoint();
  const { id } = platform.publishers.create({ url: slow.url });
  platform.publishers.create({ url: quick.url });
  slow.respondWith('silence');
  for (let i = 0; i < 3; i++) expect((await api.testMode.post('/v1/payments', plainPayment())).status).toBe(201);
  await quick.waitFor(15);
  await slow.waitFor(1);
  expect([slow.received.length, quick.eventNames()]).toEqual([1, [...five, ...five, ...five]]);
  const [first] = platform.events();
  await expect(platform.waitForIdle({ timeoutMs: 0 })).rejects.toThrow(
    `not idle after 0 milliseconds: ${first?.id} to ${id}`,
  );
  slow.release();
  await platform.waitForIdle();
  expect(slow.eventNames()).toEqual(quick.eventNames());
});

test('events that were rolled back, or happened before the publisher was created, are not delivered', async () => {
  const { api, platform } = await opened();
  const endpoint = await startWebhookEndpoint();
  await api.testMode.post('/v1/payments', plainPayment());
  platform.publishers.create({ url: endpoint.url });
  expect((await api.testMode.post('/v1/payments', payment({ amount: 1 }))).status).toBe(422);
  expect(() =>
    platform.transact({ request_id: null, idempotency_key: null, operation: null }, ({ emit }) => {
      emit('payment.created', { account_id: 'acc_1', mode: 'test' }, { id: 'py_1' });
      throw new Error('not this one');
    }),
  ).toThrow('not this one');
  await platform.waitForIdle();
  expect([endpoint.received, platform.deliveries()]).toEqual([[], []]);
});

test('a reset deletes publishers and aborts their deliveries in flight', async () => {
  const { api, platform, errors } = await opened();
  const endpoint = await startWebhookEndpoint();
  platform.publishers.create({ url: endpoint.url });
  endpoint.respondWith('silence');
  await api.testMode.post('/v1/payments', plainPayment());
  await endpoint.waitFor(1);
  platform.reset();
  await platform.waitForIdle();
  expect([platform.publishers.list(), platform.deliveries(), endpoint.received.length, errors]).toEqual([
    [],
    [],
    1,
    [],
  ]);
});

test('closing aborts deliveries in flight and keeps them pending', async () => {
  const { sandbox, api, platform, errors } = await opened();
  const endpoint = await startWebhookEndpoint();
  platform.publishers.create({ url: endpoint.url, events: ['payment.created'] });
  endpoint.respondWith('silence');
  await api.testMode.post('/v1/payments', plainPayment());
  await endpoint.waitFor(1);
  await sandbox.close();
  expect(platform.deliveries()).toMatchObject([{ status: 'pending', attempts: [] }]);
  expect(errors).toEqual([]);
});
