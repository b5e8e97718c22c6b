import { expect, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import { Client, signWebhook, verifyWebhook, type UnsignedEvent } from '../../sdk';
import { assertDocumentedEvent } from '../support/document';
import { startWebhookEndpoint } from '../support/webhook-endpoint';

const secret = 'sigk_signing';
const now = new Date('2027-06-05T04:03:02.001Z');

function newClient(mode: 'test' | 'live') {
  const sandbox = createSandbox();
  const client = new Client({
    clientId: `${mode}_default`,
    clientSecret: `${mode}_default_secret`,
    baseUrl: 'http://sandbox.test',
    fetch: sandbox.fetch,
  });
  return { sandbox, client, platform: sandbox.platform() };
}

const cardDetails = { name: 'Ada Lovelace', number: '4242424242424242', month: 12, year: 2050 };
const purchase = {
  amount: 1_000,
  currency: 'usd',
  description: 'Café ✓',
  payment_method: { card: { ...cardDetails, address_postal_code: '94107' } },
} as const;

test('an event of a delivery is signed again with the same body and headers', async () => {
  const { client, platform } = newClient('test');
  const endpoint = await startWebhookEndpoint();
  const publisher = platform.publishers.create({ url: endpoint.url });
  const { id } = await client.payments.create(purchase);
  await client.refunds.create(id);
  await platform.waitForIdle();
  expect(endpoint.eventNames()).toEqual(expect.arrayContaining(['payment.succeeded', 'payment.refunded']));
  for (const { body, headers } of endpoint.received) {
    const delivery = { body, headers, secret: publisher.secret, now: new Date(platform.clock.now()) };
    const event = await verifyWebhook(delivery);
    const signed = await signWebhook({
      event,
      secret: publisher.secret,
      now: new Date(String(headers['webhook-timestamp'])),
    });
    expect(signed.body).toBe(body);
    for (const [name, value] of Object.entries(signed.headers)) expect(headers[name.toLowerCase()]).toBe(value);
  }
});

test('a name and its data become an event of the document', async () => {
  const { client } = newClient('test');
  const data = await client.payments.create(purchase);
  const signed = await signWebhook({ event: { event_name: 'payment.succeeded', data }, secret, now });
  expect(signed.headers).toEqual({
    'Content-Type': 'application/json',
    'Webhook-Signature': expect.stringMatching(/^[0-9a-f]{64}$/),
    'Webhook-Timestamp': '2027-06-05T04:03:02.001Z',
  });
  const event = await verifyWebhook({ ...signed, secret, now });
  assertDocumentedEvent(event);
  expect(event).toEqual({
    id: expect.stringMatching(/^evt_\w{22}$/),
    event_name: 'payment.succeeded',
    version: 'v1',
    account_id: data.account_id,
    account_type: 'test',
    platform_account_id: expect.stringMatching(/^acc_\w{22}$/),
    idempotency_key: null,
    request_id: null,
    created_at: '2027-06-05T04:03:02.001Z',
    data,
  });
});

test('the account and the mode are those that the data names', async () => {
  const account = await newClient('live').client.subAccounts.create({ name: 'Shop', currency: 'usd' });
  const paid = await newClient('test').client.payments.create(purchase);
  const sign = async (event: UnsignedEvent): Promise<unknown> =>
    JSON.parse((await signWebhook({ event, secret })).body);
  expect(await sign({ event_name: 'sub_account.updated', data: account })).toMatchObject({
    account_id: account.id,
    account_type: 'live',
    platform_account_id: account.platform_account_id,
  });
  expect(await sign({ event_name: 'payment.created', data: { ...paid, is_test: false } })).toMatchObject({
    account_id: paid.account_id,
    account_type: 'live',
  });
});

/** Every field around the name and the data. */
const envelope = {
  id: 'evt_0123456789abcdefghijkl',
  version: 'v1',
  account_id: 'acc_0123456789abcdefghijkl',
  account_type: 'live',
  platform_account_id: 'acc_zyxwvutsrqponmlkjihgfe',
  idempotency_key: 'order-17',
  request_id: 'req_1',
  created_at: '2027-01-02T03:04:05.006Z',
} as const;

test('given fields are kept, undefined ones are filled', async () => {
  const { client } = newClient('test');
  const data = await client.payments.create(purchase);
  const given = { event_name: 'payment.created', data, ...envelope } as const;
  const signed = await signWebhook({ event: given, secret });
  expect(await verifyWebhook({ ...signed, secret })).toEqual(given);

  const absent = { id: undefined, version: undefined, account_id: undefined, request_id: undefined };
  const filled = await signWebhook({ event: { ...given, ...absent }, secret, now: undefined });
  assertDocumentedEvent(await verifyWebhook({ ...filled, secret }));
});

test('each event without an id has its own', async () => {
  const { client } = newClient('test');
  const data = await client.payments.create(purchase);
  const bodies = [1, 2].map(
    async () => (await signWebhook({ event: { event_name: 'payment.created', data }, secret })).body,
  );
  const [first, second] = (await Promise.all(bodies)).map((body): { id: string } => JSON.parse(body));
  expect(first?.id).not.toBe(second?.id);
});

test('it is a request to a webhook endpoint', async () => {
  const { client } = newClient('test');
  const data = await client.payments.create(purchase);
  const { body, headers } = await signWebhook({ event: { event_name: 'payment.created', data }, secret });
  const request = new Request('http://shop.test/webhooks', { method: 'POST', body, headers });
  const event = await verifyWebhook({ body: await request.text(), headers: request.headers, secret });
  expect(event.data).toEqual(data);
});

test.each([undefined, ''])('the secret %j is a TypeError', async (wrong) => {
  const event = { event_name: 'payment.created', data: {} };
  const signed: Promise<unknown> = Reflect.apply(signWebhook, undefined, [{ event, secret: wrong }]);
  await expect(signed).rejects.toThrow(TypeError);
  await expect(signed).rejects.toThrow('secret is missing');
});
