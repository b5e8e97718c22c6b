import { paymentInput } from 'payments-sandbox/testing';
import { expect } from 'vitest';
import { startEndpoint } from '../support/endpoints';
import { rowsOf, startSandbox } from '../support/sandbox';
import { VendorClient } from '../support/vendor-client';
import type { Story } from '../story';

export const story: Story = {
  title: 'a marketplace takes payments for two sellers, each of whom gets a payout and webhooks of its own',
  pairs: {
    accounts: ['time', 'webhooks', 'retries', 'vendor', 'cli', 'declines', 'faults'],
    time: ['webhooks', 'vendor'],
    declines: ['faults'],
  },
  run: async () => {
    const { url, keys, sandbox, json } = await startSandbox();
    const client = new VendorClient([url], keys);
    const tea = String((await json("sub-accounts create --name 'Tea Shop'")).id);
    const { body: created } = await client.post('/v1/sub_accounts', { name: 'Bakery' });
    const bakery = String(created.id);
    const all = await startEndpoint('sigk_of_the_market');
    const one = await startEndpoint('sigk_of_the_tea_shop');
    await sandbox(`publishers create ${all.url} --secret sigk_of_the_market`);
    await sandbox(`publishers create ${one.url} --secret sigk_of_the_tea_shop --account-id ${tea}`);

    // The same order number at two sellers is two payments; again at one of them it is the first one.
    const order = paymentInput({ fees: [{ type: 'platform_fee', amount: 100 }] });
    const pay = (account: string) => client.post('/v1/payments', order, { key: 'order-17-1', account });
    const atTea = await pay(tea);
    const atBakery = await pay(bakery);
    expect([atTea.isReplayed, atBakery.isReplayed, atTea.body.id === atBakery.body.id]).toEqual([false, false, false]);
    expect([(await pay(tea)).isReplayed, (await pay(tea)).body.id]).toEqual([true, atTea.body.id]);
    const received = await one.received.next('payment.succeeded');
    expect([received.account_id, received.data['fee_amount']]).toEqual([tea, 100]);

    await sandbox('faults create --scenario do_not_honor --times 1');
    const declined = await client.post('/v1/payments', order, { account: bakery });
    expect(declined.body.error?.['decline_code']).toBe('do_not_honor');
    await all.received.next('payment.failed', ({ account_id }) => account_id === bakery);
    expect((await client.get(`/v1/payments/${atTea.body.id}`, { account: bakery })).status).toBe(404);

    expect(await sandbox('clock advance 14d')).toMatch(/2 payouts paid/);
    const paid = await one.received.next('payout.paid');
    expect([paid.account_id, paid.data['amount']]).toEqual([tea, Number(order.amount) - 100]);
    await all.received.next('payout.paid', ({ account_id }) => account_id === bakery);
    await sandbox('idle wait-for');
    expect(new Set(one.received.events.map(({ account_id }) => account_id))).toEqual(new Set([tea]));
    const payouts = rowsOf((await client.get('/v1/payouts', { account: tea })).body);
    expect(payouts).toMatchObject([{ status: 'paid' }]);
    expect([all.received.refused, one.received.refused, client.tokens]).toEqual([0, 0, 1]);
    expect(rowsOf(await json(`payments list --sub-account ${bakery}`)).map(({ status }) => status)).toEqual([
      'failed',
      'succeeded',
    ]);
  },
};
