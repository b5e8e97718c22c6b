import { expect, test } from 'vitest';
import { createSandbox, type SandboxOptions } from '../../mock-server';
import { createInbox } from '../../mock-server/testing/inbox';
import { signWebhook, verifyWebhook, type WebhookHeaders } from '../../sdk';
import { card } from '../support/bodies';

/** Returns what a publisher (webhook endpoint) gets, and its secret. */
async function delivered(options: SandboxOptions, publisher: { readonly header_prefix?: string } = {}) {
  const sandbox = createSandbox(options);
  const requests: { readonly body: string; readonly headers: Headers }[] = [];
  const { secret, header_prefix } = sandbox.platform().publishers.create({
    ...publisher,
    events: ['payment.created'],
    fetch: async (request) => {
      requests.push({ body: await request.text(), headers: request.headers });
      return new Response();
    },
  });
  await sandbox.client().payments.create({ amount: 1_000, currency: 'usd', payment_method: { card: card() } });
  await sandbox.platform().waitForIdle();
  const [{ body, headers } = { body: '', headers: new Headers() }] = requests;
  return { body, headers, secret, header_prefix };
}

const namesOf = (headers: Headers) => [...headers.keys()].filter((name) => /-(signature|timestamp)$/.test(name));

test.each<[options: SandboxOptions, own: string | undefined, prefix: string]>([
  [{}, undefined, 'Webhook'],
  [{ headerPrefix: 'JUSTIFI' }, undefined, 'JUSTIFI'],
  [{}, 'JUSTIFI', 'JUSTIFI'],
  [{ headerPrefix: 'JUSTIFI' }, 'X-Shop', 'X-Shop'],
])('with %j and %j of the publisher, the prefix is %s', async (options, own, prefix) => {
  const { header_prefix, ...delivery } = await delivered(options, own === undefined ? {} : { header_prefix: own });
  expect(header_prefix).toBe(prefix);
  expect(namesOf(delivery.headers)).toEqual([`${prefix}-signature`.toLowerCase(), `${prefix}-timestamp`.toLowerCase()]);
  expect(await verifyWebhook({ ...delivery, headerPrefix: prefix })).toMatchObject({ event_name: 'payment.created' });
});

test('headers with another prefix are missing, and the message says what to pass', async () => {
  const delivery = await delivered({ headerPrefix: 'JUSTIFI' });
  await expect(verifyWebhook(delivery)).rejects.toMatchObject({
    reason: 'signature_missing',
    message: expect.stringMatching(/no Webhook-Signature header .*justifi-signature.* Then pass it as headerPrefix\.$/),
  });
});

test('a signed event has the prefix, in the names of its type as well', async () => {
  const { payments } = createSandbox().client();
  const data = await payments.create({ amount: 1_000, currency: 'usd', payment_method: { card: card() } });
  const secret = 'sigk_of_this_test';
  const headerPrefix = 'JUSTIFI';
  const { body, headers } = await signWebhook({ event: { event_name: 'payment.created', data }, secret, headerPrefix });
  expect(headers['JUSTIFI-Signature']).toMatch(/^[0-9a-f]{64}$/);
  const upper: WebhookHeaders = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]),
  );
  expect(await verifyWebhook({ body, headers: upper, secret, headerPrefix })).toMatchObject({ data: { id: data.id } });
});

test('an inbox of a sandbox with another prefix receives its events', async () => {
  const sandbox = createSandbox({ headerPrefix: 'JUSTIFI' });
  const inbox = createInbox(sandbox.platform());
  await sandbox.client().payments.create({ amount: 1_000, currency: 'usd', payment_method: { card: card() } });
  expect(await inbox.next('payment.succeeded')).toMatchObject({ event_name: 'payment.succeeded' });
});

test('what is no prefix of header names is refused', () => {
  const rule = 'It must be letters and digits, with hyphens between them only, such as JUSTIFI.';
  expect(() => createSandbox({ headerPrefix: 'a: b' })).toThrow(
    new RangeError(`headerPrefix is not a prefix of header names. ${rule}`),
  );
  const { publishers } = createSandbox().platform();
  expect(() => publishers.create({ header_prefix: '', fetch: () => new Response() })).toThrow(
    `format is invalid for parameter header_prefix. ${rule}`,
  );
});
