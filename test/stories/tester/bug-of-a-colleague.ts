import { join } from 'node:path';
import { paymentInput } from 'payments-sandbox/testing';
import { expect } from 'vitest';
import { spawnCli } from '../../support/cli-process';
import { openDashboard } from '../support/dashboard';
import { openTerminal, startSandbox } from '../support/sandbox';
import { VendorClient } from '../support/vendor-client';
import type { Story } from '../story';

export const story: Story = {
  title:
    "a bug after a week and an undo goes from one machine's directory to another's as one file, and looks the same",
  pairs: {
    undo: ['time', 'cli', 'vendor', 'accounts', 'faults'],
    time: ['cli', 'vendor', 'dashboard'],
    seeds: ['cli', 'undo'],
    dashboard: ['undo', 'accounts'],
  },
  run: async () => {
    const { cwd, url, keys, sandbox, json } = await startSandbox('--data here');
    const client = new VendorClient([url], keys);
    const account = String((await json("sub-accounts create --name 'Tea Shop'")).id);
    const authorize = () => client.post('/v1/payments', paymentInput({ capture_strategy: 'manual' }), { account });
    const early = (await authorize()).body.id;
    await sandbox('clock advance 8d');
    const late = (await authorize()).body.id;
    await sandbox('faults create --operation capturePayment --drop --times 1');
    await client.post(`/v1/payments/${late}/capture`, {}, { account, key: 'capture-17' });
    await sandbox('clock advance 1d');
    expect(await sandbox('transactions undo')).toContain('moveClock');

    // The bug: one can be captured, and the other one cannot.
    const lapsed = await client.post(`/v1/payments/${early}/capture`, {}, { account });
    expect(lapsed.status).toBe(422);
    expect((await client.get(`/v1/payments/${late}`, { account })).body.data).toMatchObject({ status: 'succeeded' });
    const file = join(cwd, 'shop-bug.zip');
    await sandbox(`bug-report create ${file} --last 2 --expected 'Both are captured.'`);

    const elsewhere = openTerminal();
    const opened = spawnCli(['bug-report', 'open', file], { cwd: elsewhere.cwd });
    const text = await opened.printed(/To stop it/);
    expect(text).toContain('Both are captured.');
    expect(text).toMatch(/0 differences in 2 exchanges/);
    const [there = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(text) ?? [];
    const bob = openTerminal({ PAYMENTS_SANDBOX_URL: there }, elsewhere.cwd);
    expect((await bob.json(`payments get ${early} --sub-account ${account}`))['status']).toBe('canceled');
    expect((await bob.json(`payments get ${late} --sub-account ${account}`))['status']).toBe('succeeded');
    const [day] = String((await json('clock'))['now']).split('T');
    expect(String((await bob.json('clock'))['now'])).toContain(day);
    const dashboard = await openDashboard(there);
    expect(await dashboard.read('payments?account=Tea+Shop')).toMatch(/succeeded.*canceled/);
    opened.signal('SIGINT');
    expect((await opened.exited).code).toBe(0);
  },
};
