import { paymentInput } from 'payments-sandbox/testing';
import { expect } from 'vitest';
import { startEndpoint } from '../support/endpoints';
import { rowsOf, startSandbox } from '../support/sandbox';
import { VendorClient } from '../support/vendor-client';
import type { Story } from '../story';

export const story: Story = {
  title: 'an endpoint meets each kind of broken delivery, and an hour later it has every event in order',
  pairs: { faults: ['webhooks', 'time', 'cli'], webhooks: ['time', 'cli', 'vendor'] },
  run: async () => {
    const { url, keys, sandbox, json } = await startSandbox();
    const shop = await startEndpoint('sigk_of_the_shop');
    await sandbox(`publishers create ${shop.url} --events payment.succeeded --secret sigk_of_the_shop`);
    const client = new VendorClient([url], keys);
    const pay = async () => (await client.post('/v1/payments', paymentInput())).body.id;
    const ids: unknown[] = [];
    const idsHeard = () => shop.received.events.map(({ data }) => data['id']);

    for (const kind of ['stale', 'wrong_signature', 'lose']) {
      await sandbox(`faults create --event-name payment.succeeded --webhook ${kind} --times 1`);
      ids.push(await pay());
      await sandbox('idle wait-for');
      // It waits for its retry, and what is paid now waits behind it.
      ids.push(await pay());
      await sandbox('idle wait-for');
      expect(
        rowsOf(await json('deliveries list'))
          .map(({ status }) => status)
          .slice(0, 2),
        kind,
      ).toEqual(['pending', 'failed']);
      await sandbox('clock advance 1h');
      await sandbox('idle wait-for');
      expect(idsHeard(), kind).toEqual(ids);
    }
    expect(shop.received.refused).toBe(2);

    await sandbox('faults create --event-name payment.succeeded --webhook duplicate --times 1');
    const twice = await pay();
    await sandbox('idle wait-for');
    expect(idsHeard()).toEqual([...ids, twice, twice]);
    expect(new Set(shop.received.events.map(({ id }) => id)).size).toBe(7);
    expect(rowsOf(await json('publishers list'))).toMatchObject([{ status: 'enabled' }]);
  },
};
