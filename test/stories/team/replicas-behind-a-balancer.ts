import { paymentInput } from 'payments-sandbox/testing';
import { expect } from 'vitest';
import { startEndpoint } from '../support/endpoints';
import { startReplicas } from '../support/replicas';
import { rowsOf } from '../support/sandbox';
import { VendorClient } from '../support/vendor-client';
import type { Story } from '../story';

export const story: Story = {
  title: 'a shop pays through two replicas in turn, and cannot tell them from one sandbox',
  pairs: {
    replicas: ['time', 'webhooks', 'retries', 'vendor', 'faults', 'cli', 'undo', 'declines'],
    vendor: ['time', 'webhooks'],
  },
  run: async () => {
    const { first, second, addresses } = await startReplicas();
    const shop = await startEndpoint('sigk_of_the_shop');
    await first.sandbox(`publishers create ${shop.url} --events 'payment.*' --secret sigk_of_the_shop`);
    const client = new VendorClient(addresses, first.keys);
    const pay = (key: string) => client.post('/v1/payments', paymentInput({ capture_strategy: 'manual' }), { key });

    const paid = await pay('order-17-1');
    const repeated = await pay('order-17-1');
    expect([repeated.body.id, repeated.isReplayed]).toEqual([paid.body.id, true]);
    await second.sandbox('faults create --operation createPayment --drop --times 1');
    const found = await pay('order-18-1');
    expect([found.status, found.isReplayed]).toEqual([201, true]);
    await first.sandbox('faults create --operation createPayment --scenario expired_card --times 1');
    expect((await pay('order-19-1')).body.error?.['decline_code']).toBe('expired_card');

    expect(await second.sandbox('clock advance 8d')).toContain('2 payments canceled (authorization lapsed)');
    for (const { body } of [paid, found])
      await shop.received.next('payment.canceled', ({ data }) => data['id'] === body.id);
    for (let i = 0; i < 4; i++)
      expect((await client.get(`/v1/payments/${paid.body.id}`)).body.data).toMatchObject({ status: 'canceled' });
    await first.sandbox('idle wait-for');
    expect(new Set(shop.received.events.map(({ id }) => id)).size).toBe(shop.received.events.length);

    await first.sandbox('transactions undo');
    for (let i = 0; i < 4; i++)
      expect((await client.get(`/v1/payments/${paid.body.id}`)).body.data).toMatchObject({ status: 'authorized' });
    expect([shop.received.refused, client.tokens]).toEqual([0, 1]);
    const one = await first.json('payments list');
    const other = await second.json('payments list');
    expect(rowsOf(other)).toEqual(rowsOf(one));
    expect(rowsOf(one).map(({ status }) => status)).toEqual(['failed', 'authorized', 'authorized']);
  },
};
