import { expect, test } from 'vitest';
import { signatureHeaders } from '../../mock-server/events/sign';
import { type Event, signWebhook, verifyWebhook } from '../../sdk';
import { assertDocumentedEvent } from '../support/document';
import { deliveryCases } from '../webhook-samples/deliveries';
import { blockOf, readSample } from '../webhook-samples/guide';

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

test.each(deliveryCases())('the SDK agrees with the functions of the guide: $name', async ({ delivery, accepted }) => {
  const result = verifyWebhook({ ...delivery, now: new Date(delivery.now) });
  await (accepted ? expect(result).resolves.toEqual(event) : expect(result).rejects.toThrow());
});

/** Language → the function of its standard library that compares in constant time. */
test.each([
  ['php', 'hash_equals('],
  ['python', 'hmac.compare_digest('],
  ['go', 'hmac.Equal('],
  ['ruby', 'OpenSSL.secure_compare('],
] as const)('%s compares with %s', (language, comparison) => {
  expect(blockOf(language)).toContain(comparison);
});
