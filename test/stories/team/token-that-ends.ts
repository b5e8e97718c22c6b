import { Client } from 'payments-sandbox';
import { paymentInput } from 'payments-sandbox/testing';
import { expect } from 'vitest';
import { openDashboard } from '../support/dashboard';
import { openTerminal, rowsOf } from '../support/sandbox';
import { VendorClient } from '../support/vendor-client';
import { startTeamSandbox } from '../support/team';
import type { Story } from '../story';

export const story: Story = {
  title: 'a member leaves: access tokens end, the platform is renamed, the token is deleted, then the platform',
  pairs: {
    tenants: ['vendor', 'cli', 'dashboard', 'retries', 'time'],
    vendor: ['cli', 'retries', 'time'],
  },
  run: async () => {
    const { url, create, tokenOf, administrator } = await startTeamSandbox();
    const { id: platform, test } = await create('checkout-team');
    const { test: others } = await create('payouts-team');
    const token = await tokenOf('checkout-team');
    const ada = openTerminal({ PAYMENTS_SANDBOX_URL: url, PAYMENTS_SANDBOX_CONTROL_TOKEN: token });
    const client = new VendorClient([url], test);
    const other = new VendorClient([url], others);
    const own = { clientId: test.client_id, clientSecret: test.client_secret ?? '' };
    const sdk = new Client({ ...own, baseUrl: url });
    const pay = () => client.post('/v1/payments', paymentInput(), { key: 'order-17-1' });
    const first = await pay();
    expect([first.status, (await other.get('/v1/payments')).status]).toEqual([201, 200]);
    expect((await sdk.payments.list()).data).toHaveLength(1);

    // The clock of the platform ends no token. A command does, and of this platform only.
    await ada.sandbox('clock advance 12h');
    await ada.sandbox('access-tokens end');
    const refused = await pay();
    expect([refused.status, refused.body.error?.['code']]).toEqual([401, 'not_authenticated']);
    expect((await other.get('/v1/payments')).status).toBe(200);
    expect((await sdk.payments.list()).data).toHaveLength(1);
    client.restart();
    expect((await pay()).isReplayed).toBe(true);

    const dashboard = await openDashboard(url, { platform, token });
    await administrator.sandbox('platforms update checkout-team --name former-team');
    expect(await ada.sandbox('whoami')).toContain('former-team');
    expect(await dashboard.read('payments')).toContain('former-team');
    const [listed] = rowsOf(await administrator.json('platform-tokens list --platform former-team'));
    await administrator.sandbox(`platform-tokens delete ${listed?.id} --platform former-team --yes`);
    expect(await ada.sandbox('events list', 1)).toContain('token');
    expect((await dashboard.open('payments')).status).toBe(401);
    // Its programs have key pairs, which are no tokens of persons.
    expect((await client.get('/v1/payments')).status).toBe(200);

    await administrator.sandbox('platforms delete former-team --yes');
    expect((await client.get('/v1/payments')).status).toBe(401);
    expect((await other.get('/v1/payments')).status).toBe(200);
    expect(await administrator.sandbox('platforms list')).not.toContain('former-team');
  },
};
