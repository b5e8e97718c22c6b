import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { verifyWebhook, WebhookVerificationError, type WebhookDelivery } from '../../sdk';

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

/** The same delivery in every accepted form. */
const forms: readonly [name: string, delivery: WebhookDelivery][] = [
  ['signature and timestamp', good],
  [
    'fetch headers',
    { body, secret, now, headers: new Headers({ 'Webhook-Signature': signature, 'Webhook-Timestamp': timestamp }) },
  ],
  ['node headers', { body, secret, now, headers: { 'webhook-signature': signature, 'webhook-timestamp': timestamp } }],
  [
    'headers in mixed case',
    { body, secret, now, headers: { 'Webhook-Signature': [signature], 'Webhook-Timestamp': timestamp } },
  ],
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
  ['no headers', { body, secret, now, headers: {} }, 'signature_missing'],
  ['no fetch headers', { body, secret, now, headers: new Headers() }, 'signature_missing'],
  ['an empty signature', { ...good, signature: '' }, 'signature_missing'],
  ['no timestamp', { body, secret, now, headers: { 'webhook-signature': signature } }, 'timestamp_missing'],
  ['an invalid timestamp', { ...good, timestamp: 'yesterday' }, 'timestamp_malformed'],
  ['a signature in upper case', { ...good, signature: signature.toUpperCase() }, 'signature_malformed'],
  ['a short signature', { ...good, signature: signature.slice(2) }, 'signature_malformed'],
  ['a signature with a prefix', { ...good, signature: `v1=${signature}` }, 'signature_malformed'],
  ['another body', { ...good, body: `${body} ` }, 'signature_wrong'],
  ['another timestamp', { ...good, timestamp: '2025-03-01T12:00:01.000Z' }, 'signature_wrong'],
  ['the same instant in another format', { ...good, timestamp: '2025-03-01T12:00:00Z' }, 'signature_wrong'],
  ['another secret', { ...good, secret: 'sigk_other' }, 'signature_wrong'],
  ['one digit off', { ...good, signature: signature.replace(/.$/, (d) => (d === '0' ? '1' : '0')) }, 'signature_wrong'],
  ['too old', { ...good, now: at(301) }, 'timestamp_outside_tolerance'],
  ['too far ahead', { ...good, now: at(-301) }, 'timestamp_outside_tolerance'],
  ['too old for a shorter tolerance', { ...good, now: at(11), toleranceSeconds: 10 }, 'timestamp_outside_tolerance'],
  ['hardly a tolerance', { ...good, now: at(0.002), toleranceSeconds: 0.001 }, 'timestamp_outside_tolerance'],
  ['a body that is not JSON', { ...good, body: 'hello', signature: sign('hello') }, 'body_not_an_event'],
  ['a body that is not an event', { ...good, body: '{}', signature: sign('{}') }, 'body_not_an_event'],
  ['an empty body', { ...good, body: '', signature: sign('') }, 'body_empty'],
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

test('the default of `now` is the system clock', async () => {
  const fresh = new Date().toISOString();
  await expect(verifyWebhook({ body, secret, timestamp: fresh, signature: sign(body, fresh) })).resolves.toBeDefined();
});

test('an empty secret is rejected', async () => {
  await expect(verifyWebhook({ ...good, secret: '' })).rejects.toThrow(TypeError);
  await expect(verifyWebhook({ ...good, secret: '' })).rejects.toThrow('secret is missing');
});
