import { paymentInput } from 'payments-sandbox/testing';
import { expect } from 'vitest';
import { openDashboard } from '../support/dashboard';
import { openTerminal } from '../support/sandbox';
import { VendorClient } from '../support/vendor-client';
import { startTeamSandbox } from '../support/team';
import type { Story } from '../story';

export const story: Story = {
  title: 'two teams have a seller each, whom the other team can neither see nor pay',
  pairs: { accounts: ['tenants', 'vendor', 'dashboard', 'cli'], dashboard: ['tenants', 'cli'] },
  run: async () => {
    const { url, create, tokenOf } = await startTeamSandbox();
    const ours = await create('checkout-team');
    const theirs = await create('payouts-team');
    const token = await tokenOf('checkout-team');
    const ada = openTerminal({ PAYMENTS_SANDBOX_URL: url, PAYMENTS_SANDBOX_CONTROL_TOKEN: token });
    const seller = String((await ada.json("sub-accounts create --name 'Tea Shop'")).id);
    const client = new VendorClient([url], ours.test);
    const other = new VendorClient([url], theirs.test);
    const elsewhere = String((await other.post('/v1/sub_accounts', { name: 'Bakery' })).body.id);

    const paid = await client.post('/v1/payments', paymentInput(), { account: seller });
    expect(paid.body.data).toMatchObject({ account_id: seller, status: 'succeeded' });
    for (const [outsider, account] of [
      [other, seller],
      [client, elsewhere],
    ] as const) {
      const refused = await outsider.post('/v1/payments', paymentInput(), { account });
      expect([refused.status, refused.body.error?.['code']]).toEqual([404, 'resource_not_found']);
      expect((await outsider.get(`/v1/sub_accounts/${account}`)).status).toBe(404);
    }

    const dashboard = await openDashboard(url, { platform: ours.id, token });
    expect(await dashboard.read('sub_accounts')).toContain('Tea Shop');
    expect(await dashboard.read('sub_accounts')).not.toContain('Bakery');
    expect(await dashboard.read('payments?account=Tea+Shop')).toContain('$10.00');
    expect(await dashboard.read(`sub_accounts/${seller}`)).toContain('Tea Shop');
    expect((await dashboard.open(`sub_accounts/${elsewhere}`)).status).toBe(404);
    // What a member does in the dashboard, the member's terminal shows.
    const made = await dashboard.send('sub_accounts/new', { action: 'create', name: 'Florist', currency: 'usd' });
    expect(made.status).toBe(303);
    expect(await ada.sandbox('sub-accounts list')).toContain('Florist');
    await ada.sandbox(`sub-accounts review ${seller} disable`);
    const closed = await client.post('/v1/payments', paymentInput(), { account: seller });
    expect(closed.status).toBeGreaterThanOrEqual(400);
    expect(await dashboard.read(`sub_accounts/${seller}`)).toContain('disabled');
  },
};
