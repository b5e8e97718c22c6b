import { paymentInput } from 'payments-sandbox/testing';
import { expect } from 'vitest';
import { openDashboard } from '../support/dashboard';
import { VendorClient } from '../support/vendor-client';
import { startTeamSandbox } from '../support/team';
import type { Story } from '../story';

export const story: Story = {
  title: 'a member signs in to the dashboard with the token of the platform, and finds what the program did',
  pairs: { dashboard: ['tenants', 'vendor', 'retries', 'declines'], vendor: ['tenants', 'declines'] },
  run: async () => {
    const { url, create, tokenOf } = await startTeamSandbox();
    const { id: platform, test } = await create('checkout-team');
    const { id: other, test: others } = await create('payouts-team');
    const token = await tokenOf('checkout-team');
    const client = new VendorClient([url], test);
    const metadata = { payment_test: { scenario: 'expired_card' } };
    const first = await client.post('/v1/payments', paymentInput(), { key: 'order-17-1' });
    await client.post('/v1/payments', paymentInput(), { key: 'order-17-1' });
    const declined = await client.post('/v1/payments', paymentInput({ metadata }), { key: 'order-18-1' });
    expect([declined.status, declined.body.error?.['decline_code']]).toEqual([402, 'expired_card']);
    await new VendorClient([url], others).post('/v1/payments', paymentInput({ description: 'not of this team' }));

    const outsider = await openDashboard(url, { platform, token: 'some-other-token' });
    expect((await outsider.open('')).status).toBe(401);
    const page = await openDashboard(url, { platform, token });
    expect(await page.read('payments')).toMatch(/\$10\.00.*\$10\.00/);
    expect(await page.read('payments')).not.toContain('not of this team');
    const failed = await page.read('payments?payment_status=failed');
    const [id = ''] = /py_\w+/.exec(failed) ?? [];
    expect(await page.read(`payments/${id}`)).toContain('expired_card');
    // The key of an order leads to what was made with it, and each request says what its key did.
    const [request = ''] = /req_\w+/.exec(await page.read('search?q=order-17-1')) ?? [];
    expect(await page.read(`requests/${request}`)).toContain(String(first.body.id));
    const requests = await page.read('requests');
    expect(requests.match(/POST \/v1\/payments/g)?.length ?? 0).toBeGreaterThanOrEqual(3);
    expect(requests).toContain('Replay');

    const elsewhere = await openDashboard(url, { platform: other, token });
    expect((await elsewhere.open('payments')).status).toBe(401);
    expect((await page.send('snapshots', { action: 'create', name: 'mine' })).status).toBe(303);
    expect(await page.read('snapshots')).toContain('mine');
  },
};
