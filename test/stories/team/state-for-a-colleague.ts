import { join } from 'node:path';
import { expect } from 'vitest';
import { openTerminal, rowsOf } from '../support/sandbox';
import { VendorClient } from '../support/vendor-client';
import { startTeamSandbox } from '../support/team';
import type { Story } from '../story';

export const story: Story = {
  title: 'a colleague gets the state of a team as a file, breaks it, and goes back to it by a snapshot',
  pairs: {
    seeds: ['tenants', 'retries', 'vendor', 'time', 'cli', 'declines'],
    tenants: ['cli', 'vendor', 'retries'],
    declines: ['cli'],
  },
  run: async () => {
    const team = await startTeamSandbox();
    const ada = openTerminal(await team.member('checkout-team'));
    const { test: keys } = await team.create('payouts-team');
    const bob = openTerminal({
      PAYMENTS_SANDBOX_URL: team.url,
      PAYMENTS_SANDBOX_CONTROL_TOKEN: await team.tokenOf('payouts-team'),
    });
    const { id } = await ada.json('payments create --amount 1000 --card visa --capture-strategy manual');
    await ada.sandbox('payments create --amount 2500 --card insufficient_funds', 1);
    await ada.sandbox('clock advance 3d');
    const file = join(ada.cwd, 'checkout.ndjson');
    await ada.sandbox(`export -o ${file}`);

    await bob.sandbox(`import ${file} --yes`);
    expect(await bob.sandbox('whoami')).toContain('payouts-team');
    const client = new VendorClient([team.url], keys);
    const statuses = async () => rowsOf((await client.get('/v1/payments')).body).map(({ status }) => status);
    expect(await statuses()).toEqual(['failed', 'authorized']);
    expect(rowsOf(await bob.json('payments list --status failed'))).toMatchObject([
      { error_code: 'insufficient_funds' },
    ]);

    await bob.sandbox('snapshots create received');
    const capture = () => client.post(`/v1/payments/${id}/capture`, {}, { key: 'capture-17' });
    expect((await capture()).status).toBe(201);
    expect((await capture()).isReplayed).toBe(true);
    expect(await statuses()).toEqual(['failed', 'succeeded']);
    await bob.sandbox('snapshots restore received');
    expect(await statuses()).toEqual(['failed', 'authorized']);
    // The key is as unused as it was in the snapshot.
    expect((await capture()).isReplayed).toBe(false);
    await bob.sandbox('snapshots restore received');
    await bob.sandbox('clock advance 5d');
    expect(await statuses()).toEqual(['failed', 'canceled']);
    expect((await ada.json(`payments get ${id}`))['status']).toBe('authorized');
    expect(client.tokens).toBe(1);
  },
};
