import { paymentInput } from 'payments-sandbox/testing';
import { expect } from 'vitest';
import { startEndpoint } from '../support/endpoints';
import { rowsOf, startSandbox } from '../support/sandbox';
import { VendorClient } from '../support/vendor-client';
import type { Story } from '../story';

export const story: Story = {
  title: 'a seller is refunded and disputed weeks later: keys, events and sums belong to the seller',
  pairs: {
    accounts: ['retries', 'time', 'webhooks', 'vendor', 'undo', 'cli'],
    time: ['retries', 'webhooks'],
    undo: ['webhooks', 'retries'],
  },
  run: async () => {
    const { url, keys, sandbox, json } = await startSandbox();
    const client = new VendorClient([url], keys);
    const account = String((await client.post('/v1/sub_accounts', { name: 'Tea Shop' })).body.id);
    const seller = await startEndpoint('sigk_of_the_seller');
    await sandbox(`publishers create ${seller.url} --secret sigk_of_the_seller --account-id ${account}`);
    const { body: payment } = await client.post('/v1/payments', paymentInput(), { account });
    const { body: disputed } = await client.post('/v1/payments', paymentInput(), { account });
    await sandbox('clock advance 20d');

    // With the header of the seller and without it, this is one request: the payment in the path says whose it is.
    const path = `/v1/payments/${payment.id}/refunds`;
    const first = await client.post(path, { amount: 300 }, { account, key: 'refund-17-1' });
    const again = await client.post(path, { amount: 300 }, { key: 'refund-17-1' });
    expect([first.status, again.isReplayed, again.body.id]).toEqual([201, true, first.body.id]);
    await seller.received.next('payment.refunded');
    expect((await client.get(`/v1/payments/${payment.id}`, { account })).body.data).toMatchObject({
      amount_refunded: 300,
    });

    await sandbox('transactions undo');
    expect((await client.get(`/v1/payments/${payment.id}`, { account })).body.data).toMatchObject({
      amount_refunded: 0,
    });
    const third = await client.post(path, { amount: 300 }, { key: 'refund-17-1' });
    expect([third.status, third.isReplayed]).toEqual([201, false]);
    await sandbox('idle wait-for');
    expect(seller.received.names.filter((name) => name === 'payment.refunded')).toHaveLength(2);
    await sandbox('clock advance 25h');
    expect((await client.post(path, { amount: 300 }, { key: 'refund-17-1' })).isReplayed).toBe(false);
    expect((await client.get(`/v1/payments/${payment.id}`, { account })).body.data).toMatchObject({
      amount_refunded: 600,
    });

    await sandbox(`disputes open ${disputed.id}`);
    const opened = await seller.received.next('payment.dispute.created');
    expect(opened.account_id).toBe(account);
    expect(await sandbox('clock advance 60d')).toMatch(/1 dispute lost/);
    await seller.received.next('payment.dispute.closed', ({ data }) => data['status'] === 'lost');
    await sandbox('idle wait-for');
    expect(new Set(seller.received.events.map(({ account_id }) => account_id))).toEqual(new Set([account]));
    expect(rowsOf(await json(`disputes list --sub-account ${account}`))).toMatchObject([{ status: 'lost' }]);
    expect([seller.received.refused, client.tokens]).toEqual([0, 1]);
  },
};
