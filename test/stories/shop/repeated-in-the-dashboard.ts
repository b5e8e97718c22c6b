import { cardInput } from 'payments-sandbox/testing';
import { expect } from 'vitest';
import { openDashboard } from '../support/dashboard';
import { startEndpoint } from '../support/endpoints';
import { rowsOf, startSandbox } from '../support/sandbox';
import { VendorClient } from '../support/vendor-client';
import type { Story } from '../story';

export const story: Story = {
  title: 'a developer repeats a request of the shop in the dashboard: with its key, with another, a day later, undone',
  pairs: {
    dashboard: ['retries', 'time', 'undo', 'webhooks', 'vendor', 'cli', 'declines'],
    declines: ['undo', 'vendor'],
    retries: ['undo'],
  },
  run: async () => {
    const { url, keys, sandbox, json } = await startSandbox();
    const shop = await startEndpoint('sigk_of_the_shop');
    await sandbox(`publishers create ${shop.url} --events payment.failed --secret sigk_of_the_shop`);
    const client = new VendorClient([url], keys);
    const metadata = { payment_test: { scenario: 'insufficient_funds' } };
    // The log keeps no card number, so only a payment with a token can be repeated.
    const method = await client.post('/v1/payment_methods', { payment_method: { card: cardInput() } });
    const order = { amount: 1_000, currency: 'usd', payment_method: { token: method.body.id }, metadata };
    expect((await client.post('/v1/payments', order, { key: 'order-17-1' })).status).toBe(402);
    const [request] = rowsOf(await json('requests list --operation createPayment'));
    const dashboard = await openDashboard(url);
    const page = `requests/${request?.id}`;
    const repeat = async (fields: Readonly<Record<string, string>>) => {
      const sent = await dashboard.send(page, { action: 'repeat', ...fields });
      expect([sent.status, sent.alert]).toEqual([303, undefined]);
    };
    const count = async () => rowsOf((await client.get('/v1/payments')).body).length;

    await repeat({ same_key: 'true' });
    expect(await count()).toBe(1);
    await repeat({});
    expect(await count()).toBe(2);
    await dashboard.send('time', { action: 'advance', advance: '25h' });
    await repeat({ same_key: 'true' });
    expect(await count()).toBe(3);
    await dashboard.send('snapshots', { action: 'undo', transactions: '1' });
    expect(await count()).toBe(2);
    await repeat({ same_key: 'true' });
    expect(await count()).toBe(3);

    await sandbox('idle wait-for');
    expect(shop.received.events).toHaveLength(4);
    expect([shop.received.refused, client.tokens]).toEqual([0, 1]);
    expect(await dashboard.read(page)).toContain('insufficient_funds');
    // What the developer sent by hand does not count against the program of the shop.
    const own = rowsOf(await json('requests list --operation createPayment')).filter((each) => each['own'] === true);
    expect(own).toHaveLength(4);
    expect(await sandbox('report')).toContain('--include-own');
  },
};
