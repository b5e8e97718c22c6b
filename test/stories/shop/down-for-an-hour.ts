import { paymentInput } from 'payments-sandbox/testing';
import { expect } from 'vitest';
import { startEndpoint } from '../support/endpoints';
import { rowsOf, startSandbox } from '../support/sandbox';
import { VendorClient } from '../support/vendor-client';
import type { Story } from '../story';

export const story: Story = {
  title: 'an endpoint is down for an hour of the platform, is enabled again and gets all that it missed, in order',
  pairs: { time: ['webhooks', 'seeds'], webhooks: ['cli', 'seeds', 'vendor'] },
  run: async () => {
    const { url, keys, sandbox, json } = await startSandbox();
    const shop = await startEndpoint('sigk_of_the_shop');
    const { id } = await json(`publishers create ${shop.url} --events payment.succeeded --secret sigk_of_the_shop`);
    const client = new VendorClient([url], keys);
    const ids: unknown[] = [];
    const pay = async () => void ids.push((await client.post('/v1/payments', paymentInput())).body.id);
    const idle = () => sandbox('idle wait-for');
    const idsReceived = () => shop.received.events.map(({ data }) => data['id']);

    // It breaks a week ahead. A snapshot from before brings the clock back, and what waits is due at once.
    await sandbox('snapshots create before');
    await sandbox('clock advance 7d');
    shop.received.statuses.push(500);
    await pay();
    await pay();
    await idle();
    expect(rowsOf(await json('deliveries list')).map(({ status }) => status)).toEqual(['pending', 'failed']);
    await sandbox('clock reset');
    await idle();
    expect(idsReceived()).toEqual(ids);

    // Down for longer than all retries.
    shop.received.statuses.push(...Array.from({ length: 12 }, () => 503));
    await pay();
    await idle();
    for (let i = 0; i < 3; i++) {
      await sandbox('clock advance 1h');
      await idle();
    }
    expect(rowsOf(await json('publishers list'))).toMatchObject([{ status: 'disabled' }]);
    await pay();
    shop.received.statuses.length = 0;
    await sandbox(`publishers enable ${id}`);
    await sandbox('events redeliver-all --since 2020-01-01T00:00:00Z');
    await idle();
    expect(idsReceived().slice(2)).toEqual(ids);
    expect(new Set(shop.received.events.map((event) => event.id)).size).toBe(4);
    expect([shop.received.refused, client.tokens]).toEqual([0, 1]);
    await sandbox('snapshots restore before');
    expect(rowsOf((await client.get('/v1/payments')).body)).toEqual([]);
  },
};
