import { paymentInput } from 'payments-sandbox/testing';
import { expect } from 'vitest';
import { liveCard } from '../support/cards';
import { openDashboard } from '../support/dashboard';
import { openTerminal, rowsOf } from '../support/sandbox';
import { VendorClient } from '../support/vendor-client';
import { startTeamSandbox } from '../support/team';
import type { Story } from '../story';

export const story: Story = {
  title: 'a job has a key pair of live mode and no token: it pays, and its administrator declines it in the dashboard',
  pairs: {
    tenants: ['cli', 'live', 'dashboard', 'faults', 'declines', 'vendor'],
    faults: ['dashboard', 'live', 'declines'],
    live: ['dashboard', 'cli'],
    dashboard: ['declines'],
  },
  run: async () => {
    const { url, create, controlToken, administrator } = await startTeamSandbox();
    const { id: platform, test, live } = await create('checkout-team');
    const job = openTerminal({
      PAYMENTS_SANDBOX_URL: url,
      PAYMENTS_CLIENT_ID: live.client_id,
      PAYMENTS_CLIENT_SECRET: live.client_secret ?? '',
    });
    expect(await job.sandbox('whoami')).toMatch(/checkout-team[^]*of live mode/);
    const dashboard = await openDashboard(url, { platform, token: controlToken });
    const client = new VendorClient([url], live);
    const pay = () => client.post('/v1/payments', paymentInput({ payment_method: { card: liveCard } }));
    expect((await pay()).status).toBe(201);

    const fields = { action: 'add', operation: 'createPayment', times: '1', 'fault.scenario': 'do_not_honor' };
    expect((await dashboard.send('faults', fields)).status).toBe(303);
    const declined = await pay();
    expect([declined.status, declined.body.error?.['decline_code']]).toEqual([402, 'do_not_honor']);
    expect(await dashboard.read('payments?mode=live&payment_status=failed')).toContain('1–1 of 1');
    expect(await dashboard.read('payments')).toContain('There are no payments in test mode yet');
    expect((await pay()).status).toBe(201);

    // A command with the key pair reads in its mode, and what controls the sandbox takes a token.
    expect(rowsOf(await job.json('payments list --live'))).toHaveLength(3);
    expect(await job.sandbox('faults list', 1)).toContain('control token');
    expect(await job.sandbox('payments list --platform default', 2)).toContain('key pair');
    expect(rowsOf(await administrator.json('payments list --platform checkout-team'))).toEqual([]);
    expect(rowsOf((await new VendorClient([url], test).get('/v1/payments')).body)).toEqual([]);
  },
};
