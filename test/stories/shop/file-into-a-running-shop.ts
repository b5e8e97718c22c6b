import { join } from 'node:path';
import { paymentInput } from 'payments-sandbox/testing';
import { expect } from 'vitest';
import { startEndpoint } from '../support/endpoints';
import { rowsOf, startSandbox } from '../support/sandbox';
import { VendorClient } from '../support/vendor-client';
import type { Story } from '../story';

export const story: Story = {
  title: 'a shop that runs gets the demo of another sandbox as a file: its client goes on, and an undo brings it back',
  pairs: {
    seeds: ['vendor', 'webhooks', 'undo', 'cli', 'live', 'time'],
    undo: ['webhooks', 'vendor'],
  },
  run: async () => {
    const demo = await startSandbox('--memory --seed demo');
    const file = join(demo.cwd, 'demo.ndjson');
    await demo.sandbox(`export -o ${file}`);
    const { url, keys, live, sandbox, json } = await startSandbox();
    const shop = await startEndpoint('sigk_of_the_shop');
    const subscribe = () => sandbox(`publishers create ${shop.url} --events payment.* --secret sigk_of_the_shop`);
    await subscribe();
    const client = new VendorClient([url], keys);
    const own = await client.post('/v1/payments', paymentInput(), { key: 'order-17-1' });
    await shop.received.next('payment.succeeded');
    const received = shop.received.events.length;

    await sandbox(`import ${file} --yes`);
    await sandbox('idle wait-for');
    // What has happened in the file is not told again, and the order of before is gone with its key.
    expect(shop.received.events).toHaveLength(received);
    expect((await client.get(`/v1/payments/${own.body.id}`)).status).toBe(404);
    const theirs = rowsOf(await demo.json('payments list --limit 100')).map(({ id }) => id);
    expect(theirs.length).toBeGreaterThan(10);
    expect(rowsOf((await client.get('/v1/payments?limit=100')).body).map(({ id }) => id)).toEqual(theirs);
    expect((await new VendorClient([url], live).get('/v1/payments')).status).toBe(200);

    // A file has no endpoints: the shop subscribes again.
    expect(rowsOf(await json('publishers list'))).toEqual([]);
    await subscribe();
    const again = await client.post('/v1/payments', paymentInput(), { key: 'order-17-1' });
    expect([again.status, again.isReplayed]).toEqual([201, false]);
    await shop.received.next('payment.succeeded', ({ data }) => data['id'] === again.body.id);
    await sandbox('clock advance 1d');

    await sandbox('transactions undo --transactions 4');
    expect((await client.get(`/v1/payments/${own.body.id}`)).status).toBe(200);
    expect((await client.post('/v1/payments', paymentInput(), { key: 'order-17-1' })).isReplayed).toBe(true);
    expect(rowsOf(await json('publishers list'))).toMatchObject([{ url: shop.url }]);
    expect([shop.received.refused, client.tokens]).toEqual([0, 1]);
  },
};
