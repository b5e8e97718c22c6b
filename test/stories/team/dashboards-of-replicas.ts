import { paymentInput } from 'payments-sandbox/testing';
import { expect } from 'vitest';
import { liveCard } from '../support/cards';
import { openDashboard } from '../support/dashboard';
import { startReplicas } from '../support/replicas';
import { VendorClient } from '../support/vendor-client';
import type { Story } from '../story';

export const story: Story = {
  title: 'an administrator signs in at one replica, and sees a seller and a live order at each of the two',
  pairs: {
    replicas: ['dashboard', 'live', 'accounts', 'time', 'tenants'],
    dashboard: ['live', 'time'],
    live: ['accounts', 'time'],
  },
  run: async () => {
    const { first, addresses, controlToken: token } = await startReplicas();
    const client = new VendorClient(addresses, first.keys);
    const live = new VendorClient(addresses, first.live);
    const account = String((await client.post('/v1/sub_accounts', { name: 'Tea Shop' })).body.id);
    for (let i = 0; i < 2; i++)
      expect((await client.post('/v1/payments', paymentInput(), { account })).status).toBe(201);
    const order = paymentInput({ payment_method: { card: liveCard }, capture_strategy: 'manual' });
    const { body: payment } = await live.post('/v1/payments', order);

    const dashboards = await Promise.all(addresses.map((url) => openDashboard(url, { token })));
    for (const { read, open } of dashboards) {
      expect(await read('payments?account=Tea+Shop')).toContain('1–2 of 2');
      expect(await read(`sub_accounts/${account}`)).toContain('Tea Shop');
      expect(await read('payments?mode=live')).toContain('authorized');
      expect((await open(`payments/${payment.id}?mode=live`)).status).toBe(200);
    }
    // One page moves the clock, and each page and the client see what that changed.
    expect((await dashboards[1]?.send('time', { action: 'advance', advance: '8d' }))?.status).toBe(303);
    for (const { read } of dashboards) {
      expect(await read('time')).toContain('authorization lapsed');
      expect(await read(`payments/${payment.id}?mode=live`)).toContain('canceled');
    }
    for (let i = 0; i < 2; i++)
      expect((await live.get(`/v1/payments/${payment.id}`)).body.data).toMatchObject({ status: 'canceled' });

    // A cookie of one replica opens the other one, as a balancer needs it.
    const [one, other] = dashboards;
    const elsewhere = await openDashboard(addresses[1] ?? '', { cookie: one?.cookie() });
    expect((await elsewhere.open('payments')).status).toBe(200);
    expect(
      (await openDashboard(addresses[0] ?? '', { cookie: other?.cookie() }).then(({ open }) => open(''))).status,
    ).toBe(200);
    expect((await (await openDashboard(addresses[0] ?? '')).open('payments')).status).toBe(401);
  },
};
