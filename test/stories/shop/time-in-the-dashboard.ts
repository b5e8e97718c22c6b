import { paymentInput } from 'payments-sandbox/testing';
import { expect } from 'vitest';
import { openDashboard } from '../support/dashboard';
import { startEndpoint } from '../support/endpoints';
import { rowsOf, startSandbox } from '../support/sandbox';
import { VendorClient } from '../support/vendor-client';
import type { Story } from '../story';

export const story: Story = {
  title:
    'a person without a terminal moves a week, mends a dead endpoint and takes a payment back, all in the dashboard',
  pairs: {
    dashboard: ['time', 'webhooks', 'vendor', 'undo', 'faults', 'seeds'],
    webhooks: ['faults', 'time'],
    undo: ['vendor'],
  },
  run: async () => {
    const { url, keys, json } = await startSandbox();
    const dashboard = await openDashboard(url);
    const shop = await startEndpoint();
    const added = await dashboard.send('publishers', {
      action: 'add',
      url: shop.url,
      events: 'payment.*',
      account_type: '',
    });
    expect(added.status).toBe(303);
    const [publisher] = rowsOf(await json('publishers list'));
    const page = await dashboard.open(`publishers/${publisher?.id}`);
    shop.enterSecret(/sigk_\w+/.exec(page.html)?.[0] ?? '');
    const client = new VendorClient([url], keys);
    const authorize = () => client.post('/v1/payments', paymentInput({ capture_strategy: 'manual' }));
    const { body: payment } = await authorize();
    await shop.received.next('payment.authorized');

    expect((await dashboard.send('time', { action: 'advance', advance: '8d' })).status).toBe(303);
    expect(await dashboard.read('time')).toContain('1 payment canceled (authorization lapsed)');
    await shop.received.next('payment.canceled');
    expect(await dashboard.read(`payments/${payment.id}`)).toContain('canceled');

    await dashboard.send('faults', { action: 'add', event_name: 'payment.*', times: '1', 'fault.webhook': 'lose' });
    shop.received.events.length = 0;
    const { body: waiting } = await authorize();
    await json('idle wait-for');
    expect(await dashboard.read(`publishers/${publisher?.id}`)).toContain('Retry now');
    await dashboard.send(`publishers/${publisher?.id}`, { action: 'retry', publisher_id: String(publisher?.id) });
    const { data } = await shop.received.next('payment.authorized');
    expect(data).toMatchObject({ id: waiting.id });

    await dashboard.send('snapshots', { action: 'create', name: 'two-orders' });
    const { body: third } = await authorize();
    await dashboard.send('snapshots', { action: 'undo', transactions: '1' });
    expect((await client.get(`/v1/payments/${third.id}`)).status).toBe(404);
    await client.post(`/v1/payments/${waiting.id}/capture`, {});
    await dashboard.send('snapshots', { action: 'restore', snapshot_name: 'two-orders' });
    expect((await client.get(`/v1/payments/${waiting.id}`)).body.data).toMatchObject({ status: 'authorized' });
    expect([shop.received.refused, client.tokens]).toEqual([0, 1]);
  },
};
