import { paymentInput } from 'payments-sandbox/testing';
import { expect } from 'vitest';
import { startEndpoint } from '../support/endpoints';
import { startReplicas } from '../support/replicas';
import { rowsOf } from '../support/sandbox';
import { VendorClient } from '../support/vendor-client';
import type { Story } from '../story';

export const story: Story = {
  title: 'a double click reaches two replicas at once, while the first payment is still on its way',
  pairs: { replicas: ['retries', 'faults', 'webhooks', 'vendor'], retries: ['faults', 'vendor', 'webhooks'] },
  run: async () => {
    const { first, second } = await startReplicas();
    const shop = await startEndpoint('sigk_of_the_shop');
    await second.sandbox(`publishers create ${shop.url} --events payment.succeeded --secret sigk_of_the_shop`);
    const order = 'order-17-1';
    const next = 'order-18-1';
    const held = await first.json('faults create --operation createPayment --hold --times 1');
    const pay = ({ url }: typeof first, key: string) =>
      new VendorClient([url], first.keys).post('/v1/payments', paymentInput(), { key });

    const slow = pay(first, order);
    await expect
      .poll(async () => rowsOf(await second.json('faults list'))[0]?.['held'], { timeout: 10_000, interval: 50 })
      .toBe(1);
    const clicked = await pay(second, order);
    expect([clicked.status, clicked.body.error?.['code']]).toEqual([409, 'idempotency_request_in_progress']);
    // Another order is not held up.
    expect((await pay(second, next)).status).toBe(201);
    await second.sandbox(`faults release ${held.id}`);
    const paid = await slow;
    expect([paid.status, paid.isReplayed]).toEqual([201, false]);
    const again = await pay(second, order);
    expect([again.body, again.isReplayed]).toEqual([paid.body, true]);

    await shop.received.next('payment.succeeded', ({ data }) => data['id'] === paid.body.id);
    await first.sandbox('idle wait-for');
    expect(shop.received.names).toEqual(['payment.succeeded', 'payment.succeeded']);
    expect(new Set(shop.received.events.map(({ idempotency_key }) => idempotency_key))).toEqual(new Set([order, next]));
    expect(rowsOf(await first.json('payments list'))).toHaveLength(2);
  },
};
