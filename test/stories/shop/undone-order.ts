import { paymentInput } from 'payments-sandbox/testing';
import { expect } from 'vitest';
import { startEndpoint } from '../support/endpoints';
import { asAnswer, rowsOf, startSandbox } from '../support/sandbox';
import { VendorClient } from '../support/vendor-client';
import type { Story } from '../story';

export const story: Story = {
  title: 'a tester undoes an order and a week, and tries both again with the same client, key and endpoint',
  pairs: { undo: ['time', 'webhooks', 'retries', 'vendor', 'cli'] },
  run: async () => {
    const { url, keys, sandbox, json } = await startSandbox();
    const shop = await startEndpoint('sigk_of_the_shop');
    await sandbox(`publishers create ${shop.url} --events 'payment.*' --secret sigk_of_the_shop`);
    const client = new VendorClient([url], keys);
    const authorize = () =>
      client.post('/v1/payments', paymentInput({ capture_strategy: 'manual' }), { key: 'order-17-1' });
    const now = async () => Date.parse(String(asAnswer(await json('clock'))['now']));

    const first = await authorize();
    await shop.received.next('payment.authorized');
    expect(await sandbox('transactions undo')).toContain('/v1/payments');
    expect((await client.get(`/v1/payments/${first.body.id}`)).status).toBe(404);

    // The key is free again: the request is carried out, and is told.
    const second = await authorize();
    expect([second.status, second.isReplayed]).toEqual([201, false]);
    const { id } = second.body;
    await shop.received.next('payment.authorized', ({ data }) => data['id'] === id);

    const before = await now();
    await sandbox('clock advance 8d');
    await shop.received.next('payment.canceled');
    await sandbox('transactions undo');
    expect((await now()) - before).toBeLessThan(86_400_000);
    expect((await client.get(`/v1/payments/${id}`)).body.data).toMatchObject({ status: 'authorized' });
    expect((await authorize()).isReplayed).toBe(true);
    expect((await client.post(`/v1/payments/${id}/capture`, {})).status).toBe(201);
    expect((await shop.received.next('payment.captured')).data).toMatchObject({ id });
    expect(rowsOf(await json('payments list'))).toHaveLength(1);
    expect([shop.received.refused, client.tokens]).toEqual([0, 1]);
  },
};
