import { cardInput, paymentInput } from 'payments-sandbox/testing';
import { expect } from 'vitest';
import { startPythonEndpoint } from '../support/endpoints';
import { startSandbox } from '../support/sandbox';
import { VendorClient } from '../support/vendor-client';
import type { Story } from '../story';

const declining = paymentInput({ payment_method: { card: cardInput({ number: '4000000000009995' }) } });

/** A demo of a month that begins on the first of January: what it shows, and what an endpoint in Python received. */
async function demo() {
  const { url, keys, sandbox } = await startSandbox("--memory --random-seed 'a demo'");
  const shop = await startPythonEndpoint('sigk_of_the_shop');
  await sandbox(`publishers create ${shop.url} --events payment.* --secret sigk_of_the_shop`);
  const client = new VendorClient([url], keys);
  const authorized = await client.post('/v1/payments', paymentInput({ capture_strategy: 'manual' }), {
    key: 'order-1-1',
  });
  const declined = await client.post('/v1/payments', declining, { key: 'order-2-1' });
  await sandbox('snapshots create first-day');
  await sandbox('clock advance 31d');
  const paid = await client.post('/v1/payments', paymentInput(), { key: 'order-2-2' });
  await shop.received.next('payment.succeeded');
  expect((await client.get(`/v1/payments/${authorized.body.id}`)).body.data).toMatchObject({ status: 'canceled' });
  expect([shop.received.refused, client.tokens]).toEqual([0, 1]);

  await sandbox('snapshots restore first-day');
  expect((await client.get(`/v1/payments/${authorized.body.id}`)).body.data).toMatchObject({ status: 'authorized' });
  expect((await client.get(`/v1/payments/${paid.body.id}`)).status).toBe(404);
  expect((await client.post('/v1/payments', declining, { key: 'order-2-1' })).isReplayed).toBe(true);
  return { bodies: [authorized.body, declined.body, paid.body], events: shop.received.events };
}

export const story: Story = {
  title: 'a demo with a random seed runs on two machines of another year, with the same ids and accepted webhooks',
  pairs: {
    time: ['webhooks', 'vendor', 'seeds', 'declines'],
    seeds: ['vendor', 'retries', 'webhooks'],
    declines: ['webhooks', 'vendor'],
  },
  run: async () => {
    const first = await demo();
    expect(await demo()).toEqual(first);
    expect(first.bodies.map(({ id }) => typeof id)).toEqual(['string', 'undefined', 'string']);
    expect(first.bodies[0]?.data).toMatchObject({ created_at: '2026-01-01T00:00:00.000Z' });
    expect(first.bodies[2]?.data).toMatchObject({ created_at: '2026-02-01T00:00:00.000Z' });
    const names = first.events.map(({ event_name }) => event_name);
    expect(names).toEqual(expect.arrayContaining(['payment.authorized', 'payment.failed', 'payment.canceled']));
  },
};
