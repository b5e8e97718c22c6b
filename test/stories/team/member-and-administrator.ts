import { expect } from 'vitest';
import { startEndpoint } from '../support/endpoints';
import { openTerminal, rowsOf } from '../support/sandbox';
import { startTeamSandbox } from '../support/team';
import type { Story } from '../story';

export const story: Story = {
  title: 'two teams share a sandbox: each moves its own clock, breaks its own service and gets its own events',
  pairs: { tenants: ['time', 'webhooks', 'faults', 'undo', 'cli'], time: ['webhooks', 'cli'], faults: ['cli'] },
  run: async () => {
    const team = await startTeamSandbox();
    const ada = openTerminal(await team.member('checkout-team'));
    const bob = openTerminal(await team.member('payouts-team'));
    expect(await ada.sandbox('whoami')).toMatch(/by the token[^]*checkout-team/);
    const shops = { ada: await startEndpoint('sigk_of_ada'), bob: await startEndpoint('sigk_of_bob') };
    await ada.sandbox(`publishers create ${shops.ada.url} --secret sigk_of_ada`);
    await bob.sandbox(`publishers create ${shops.bob.url} --secret sigk_of_bob`);
    const authorize = 'payments create --amount 1000 --card visa --capture-strategy manual';
    const { id } = await ada.json(authorize);
    const { id: other } = await bob.json(authorize);

    await ada.sandbox('clock advance 8d');
    expect((await shops.ada.received.next('payment.canceled')).data).toMatchObject({ id });
    expect((await bob.json(`payments get ${other}`))['status']).toBe('authorized');
    expect(shops.bob.received.events.every(({ data }) => data['id'] !== id)).toBe(true);
    expect(shops.bob.received.names).not.toContain('payment.canceled');

    // Undo is of the last request of this team.
    await bob.sandbox('payments create --amount 2500 --card visa');
    await ada.sandbox('transactions undo');
    expect((await ada.json(`payments get ${id}`))['status']).toBe('authorized');
    expect(rowsOf(await bob.json('payments list'))).toHaveLength(2);

    await ada.sandbox('faults create --status 503');
    await ada.sandbox('payments list', 1);
    expect(await bob.sandbox('payments list')).toContain(other);
    expect(await bob.sandbox('faults list')).toContain('empty');
    await ada.sandbox('faults delete-all');

    // What the token opens ends at its platform.
    expect(await ada.sandbox(`payments get ${other}`, 1)).toContain('resource_not_found');
    expect(await ada.sandbox('events list --platform payouts-team', 2)).toContain('opens no other one');
    expect(await ada.sandbox('platforms list', 1)).toContain('opens no other one');
  },
};
