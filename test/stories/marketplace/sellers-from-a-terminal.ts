import { paymentInput } from 'payments-sandbox/testing';
import { expect } from 'vitest';
import { startEndpoint } from '../support/endpoints';
import { rowsOf, startSandbox } from '../support/sandbox';
import { VendorClient } from '../support/vendor-client';
import type { Story } from '../story';

export const story: Story = {
  title: 'a person in a terminal takes a snapshot of two sellers, closes one, pays out the other, and goes back',
  pairs: {
    seeds: ['accounts', 'cli', 'time', 'webhooks', 'retries'],
    accounts: ['cli', 'undo', 'time'],
    cli: ['undo'],
  },
  run: async () => {
    const { url, keys, sandbox, json } = await startSandbox();
    const market = await startEndpoint('sigk_of_the_market');
    const client = new VendorClient([url], keys);
    const create = async (name: string) => String((await json(`sub-accounts create --name '${name}'`)).id);
    const tea = await create('Tea Shop');
    const bakery = await create('Bakery');
    await sandbox(`publishers create ${market.url} --secret sigk_of_the_market`);
    const pay = (account: string) => client.post('/v1/payments', paymentInput(), { account, key: 'order-17-1' });
    const paid = await pay(tea);
    await json(`payments create --amount 2500 --card visa --sub-account ${bakery}`);
    await sandbox('snapshots create two-sellers');

    await sandbox(`sub-accounts review ${bakery} disable`);
    expect((await pay(bakery)).status).toBeGreaterThanOrEqual(400);
    expect(await sandbox('clock advance 14d')).toMatch(/payouts? paid/);
    const payout = await market.received.next('payout.paid', ({ account_id }) => account_id === tea);
    expect(rowsOf(await json(`payouts list --sub-account ${tea}`))).toMatchObject([{ id: payout.data['id'] }]);
    const changed = await sandbox('snapshots diff two-sellers now');
    expect(changed).toContain(bakery);
    expect(changed).toContain('payout');

    await sandbox('snapshots restore two-sellers --yes');
    expect(rowsOf(await json(`payouts list --sub-account ${tea}`))).toEqual([]);
    expect((await pay(tea)).isReplayed).toBe(true);
    expect((await pay(bakery)).status).toBe(201);
    expect(await sandbox('transactions undo --transactions 2 --yes')).toContain('restoreSnapshot');
    expect(rowsOf(await json(`payouts list --sub-account ${tea}`))).toHaveLength(1);
    expect((await pay(bakery)).status).toBeGreaterThanOrEqual(400);
    expect((await client.get(`/v1/payments/${paid.body.id}`, { account: bakery })).status).toBe(404);
    await sandbox('idle wait-for');
    expect([market.received.refused, client.tokens]).toEqual([0, 1]);
  },
};
