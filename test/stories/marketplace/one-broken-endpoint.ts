import { paymentInput } from 'payments-sandbox/testing';
import { expect } from 'vitest';
import { liveCard } from '../support/cards';
import { startEndpoint, startPythonEndpoint } from '../support/endpoints';
import { rowsOf, startSandbox } from '../support/sandbox';
import { VendorClient } from '../support/vendor-client';
import type { Story } from '../story';

export const story: Story = {
  title: 'one of three endpoints is broken: neither the other mode nor another seller waits for it',
  pairs: {
    webhooks: ['live', 'accounts', 'time', 'vendor', 'faults'],
    live: ['vendor', 'time'],
    faults: ['accounts', 'time'],
  },
  run: async () => {
    const { url, keys, live, sandbox, json } = await startSandbox();
    const client = new VendorClient([url], keys);
    const inLiveMode = new VendorClient([url], live);
    const account = String((await client.post('/v1/sub_accounts', { name: 'Tea Shop' })).body.id);
    const broken = await startEndpoint('sigk_of_test_mode');
    const working = await startPythonEndpoint('sigk_of_live_mode');
    const seller = await startEndpoint('sigk_of_the_seller');
    const events = '--events payment.succeeded';
    await sandbox(`publishers create ${broken.url} ${events} --account-type test --secret sigk_of_test_mode`);
    await sandbox(`publishers create ${working.url} ${events} --account-type live --secret sigk_of_live_mode`);
    await sandbox(`publishers create ${seller.url} ${events} --account-id ${account} --secret sigk_of_the_seller`);
    broken.received.statuses.push(500);
    await sandbox('faults create --event-name payment.succeeded --webhook reorder --times 1');

    const ids: unknown[] = [];
    for (let i = 0; i < 2; i++) {
      ids.push((await client.post('/v1/payments', paymentInput(), { account })).body.id);
      const order = paymentInput({ payment_method: { card: liveCard } });
      const { body } = await inLiveMode.post('/v1/payments', order);
      await working.received.next('payment.succeeded', ({ data }) => data['id'] === body.id);
    }
    await sandbox('idle wait-for');
    expect(broken.received.events).toEqual([]);
    expect(new Set(seller.received.events.map(({ data }) => data['id']))).toEqual(new Set(ids));
    await sandbox('clock advance 1h');
    await sandbox('idle wait-for');
    expect(new Set(broken.received.events.map(({ data }) => data['id']))).toEqual(new Set(ids));

    const modes = working.received.events.map(({ account_type }) => account_type);
    expect(modes).toEqual(['live', 'live']);
    expect(rowsOf(await json('publishers list')).map(({ status }) => status)).toEqual([
      'enabled',
      'enabled',
      'enabled',
    ]);
    for (const { received } of [broken, working, seller]) expect(received.refused).toBe(0);
  },
};
