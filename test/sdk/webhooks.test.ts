import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  type Event,
  signWebhook,
  type UnsignedEvent,
  verifyWebhook,
  type WebhookDelivery,
  WebhookVerificationError,
} from '../../sdk';
import { signatureHeaders } from '../../mock-server/events/sign';
import { assertDocumentedEvent } from '../support/document';
import { deliveryCases } from '../webhook-samples/deliveries';
import { blockOf, readSample } from '../webhook-samples/guide';
import { createSandbox } from '../../mock-server';
import { startWebhookEndpoint } from '../support/webhook-endpoint';

const secret = 'sigk_test';
const timestamp = '2025-03-01T12:00:00.000Z';
const now = new Date(timestamp);
const body = JSON.stringify({ id: 'evt_1', event_name: 'payment.succeeded', data: { id: 'py_1', note: 'dépôt ✓' } });

const sign = (text: string | Uint8Array, at = timestamp, key = secret): string =>
  createHmac('sha256', key).update(`${at}.`).update(text).digest('hex');
const signature = sign(body);
const good = { body, signature, timestamp, secret, now };

/** An independent vector, computed with `openssl dgst -sha256 -hmac sigk_vector`. */
const vector = {
  body: '{"event_name":"payment.created","data":{}}',
  timestamp: '2025-03-01T12:00:00.000Z',
  secret: 'sigk_vector',
  signature: 'd5a8b9b909126f1d911de63ece483c3dc9435d8cc8c70d7f79e603e7c1a00a0f',
};

test('a signature of another implementation is accepted', async () => {
  await expect(verifyWebhook({ ...vector, now })).resolves.toMatchObject({ event_name: 'payment.created' });
});

/** The same delivery with its signature beside it: webhooks-mistakes.test.ts has the forms of headers. */
const forms: readonly [name: string, delivery: WebhookDelivery][] = [
  ['signature and timestamp', good],
  ['a body of bytes', { ...good, body: new TextEncoder().encode(body) }],
  ['a Buffer', { ...good, body: Buffer.from(body) }],
];

test.each(forms)('%s: returns the event', async (_name, delivery) => {
  const event = await verifyWebhook(delivery);
  expect(event).toEqual(JSON.parse(body));
});

const at = (seconds: number): Date => new Date(now.getTime() + seconds * 1_000);

/** Delivery → the reason of its rejection. */
const rejected: readonly [name: string, delivery: WebhookDelivery, reason: string][] = [
  ['an empty signature', { ...good, signature: '' }, 'signature_missing'],
  ['an invalid timestamp', { ...good, timestamp: 'yesterday' }, 'timestamp_malformed'],
  ['a signature in upper case', { ...good, signature: signature.toUpperCase() }, 'signature_malformed'],
  ['a short signature', { ...good, signature: signature.slice(2) }, 'signature_malformed'],
  ['a signature with a prefix', { ...good, signature: `v1=${signature}` }, 'signature_malformed'],
  ['another body', { ...good, body: `${body} ` }, 'signature_wrong'],
  ['another timestamp', { ...good, timestamp: '2025-03-01T12:00:01.000Z' }, 'signature_wrong'],
  ['the same instant in another format', { ...good, timestamp: '2025-03-01T12:00:00Z' }, 'signature_wrong'],
  ['one digit off', { ...good, signature: signature.replace(/.$/, (d) => (d === '0' ? '1' : '0')) }, 'signature_wrong'],
  ['too old', { ...good, now: at(301) }, 'timestamp_outside_tolerance'],
  ['too far ahead', { ...good, now: at(-301) }, 'timestamp_outside_tolerance'],
  ['too old for a shorter tolerance', { ...good, now: at(11), toleranceSeconds: 10 }, 'timestamp_outside_tolerance'],
  ['hardly a tolerance', { ...good, now: at(0.002), toleranceSeconds: 0.001 }, 'timestamp_outside_tolerance'],
  ['a body that is not JSON', { ...good, body: 'hello', signature: sign('hello') }, 'body_not_an_event'],
  ['a body that is not an event', { ...good, body: '{}', signature: sign('{}') }, 'body_not_an_event'],
];

test.each(rejected)('%s is rejected', async (_name, delivery, reason) => {
  const error: unknown = await verifyWebhook(delivery).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(WebhookVerificationError);
  expect(error).toMatchObject({ name: 'WebhookVerificationError', reason });
  expect(JSON.stringify(error) + String(error)).not.toContain(secret);
});

test.each([
  ['at the end of the tolerance', { now: at(300) }],
  ['ahead by the tolerance', { now: at(-300) }],
  ['of any age', { now: at(1e9), toleranceSeconds: Infinity }],
])('a delivery %s is accepted', async (_name, change) => {
  await expect(verifyWebhook({ ...good, ...change })).resolves.toMatchObject({ id: 'evt_1' });
});

describe('the code of the guide', () => {
  const { secret, timestamp, signature, body } = readSample();
  const event: Event = JSON.parse(body);
  const now = new Date(timestamp);

  test('the sample of the guide is a delivery of the sandbox', () => {
    assertDocumentedEvent(event);
    expect(JSON.stringify(event)).toBe(body);
    expect(signatureHeaders(body, { secret, timestamp, prefix: 'Webhook' })).toEqual({
      'Webhook-Signature': signature,
      'Webhook-Timestamp': timestamp,
    });
  });

  test('the SDK signs and verifies the sample of the guide', async () => {
    const signed = await signWebhook({ event, secret, now });
    expect(signed).toEqual({
      body,
      headers: {
        'Content-Type': 'application/json',
        'Webhook-Signature': signature,
        'Webhook-Timestamp': timestamp,
      },
    });
    expect(await verifyWebhook({ ...signed, secret, now })).toEqual(event);
  });

  test.each(deliveryCases())(
    'the SDK agrees with the functions of the guide: $name',
    async ({ delivery, accepted }) => {
      const result = verifyWebhook({ ...delivery, now: new Date(delivery.now) });
      await (accepted ? expect(result).resolves.toEqual(event) : expect(result).rejects.toThrow());
    },
  );

  /** Language → the function of its standard library that compares in constant time. */
  test.each([
    ['php', 'hash_equals('],
    ['python', 'hmac.compare_digest('],
    ['go', 'hmac.Equal('],
    ['ruby', 'OpenSSL.secure_compare('],
  ] as const)('%s compares with %s', (language, comparison) => {
    expect(blockOf(language)).toContain(comparison);
  });
});

describe('signWebhook', () => {
  const secret = 'sigk_signing';
  const now = new Date('2027-06-05T04:03:02.001Z');

  function newClient(mode: 'test' | 'live') {
    const sandbox = createSandbox();
    return { sandbox, client: sandbox.client({ mode }), platform: sandbox.platform() };
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

  test.each([undefined, ''])('the secret %j is a TypeError', async (wrong) => {
    const event = { event_name: 'payment.created', data: {} };
    const signed: Promise<unknown> = Reflect.apply(signWebhook, undefined, [{ event, secret: wrong }]);
    await expect(signed).rejects.toThrow(TypeError);
    await expect(signed).rejects.toThrow('secret is missing');
  });
});
