import { CardDeclinedError, Client } from 'payments-sandbox';
import { cardInput, paymentInput } from 'payments-sandbox/testing';
import { expect } from 'vitest';
import { openDashboard } from '../support/dashboard';
import { startEndpoint } from '../support/endpoints';
import { rowsOf, startSandbox } from '../support/sandbox';
import type { Story } from '../story';

export const story: Story = {
  title:
    'a person declines the next order of a shop in the dashboard, and finds the card, the reason and the way out there',
  pairs: {
    dashboard: ['faults', 'declines', 'webhooks', 'retries', 'undo'],
    faults: ['declines', 'undo'],
  },
  run: async () => {
    const { url, keys, sandbox, json } = await startSandbox();
    const shop = await startEndpoint('sigk_of_the_shop');
    await sandbox(`publishers create ${shop.url} --events payment.* --secret sigk_of_the_shop`);
    const own = { clientId: keys.client_id, clientSecret: keys.client_secret ?? '' };
    const client = new Client({ ...own, baseUrl: url });
    const pay = (number: string, attempt: number) =>
      client.payments.create(paymentInput({ payment_method: { card: cardInput({ number }) } }), {
        idempotencyKey: `order-17-${attempt}`,
      });
    const dashboard = await openDashboard(url);
    const add = (fault: Readonly<Record<string, string>>) =>
      dashboard.send('faults', { action: 'add', operation: 'createPayment', times: '1', ...fault });
    // An error alone would leave no payment behind: the form says what to choose instead.
    const refused = await add({ 'fault.error': 'card_declined' });
    expect([refused.status, refused.html]).toEqual([422, expect.stringContaining('scenario')]);
    expect((await add({ 'fault.scenario': 'restricted_card' })).status).toBe(303);

    const declined = await pay('5555555555554444', 1).catch((error: unknown) => error);
    expect(declined instanceof CardDeclinedError && declined.declineCode).toBe('restricted_card');
    const failed = await shop.received.next('payment.failed');
    expect(failed.data).toMatchObject({ error_code: 'restricted_card' });
    expect((await pay('4242424242424242', 2)).status).toBe('succeeded');
    const [fault] = rowsOf(await json('faults list'));
    expect(await dashboard.read(`faults/${fault?.id}`)).toContain('exhausted');
    expect(await dashboard.read('faults?state=active')).toContain('There are no faults that match');
    const page = await dashboard.read(`payments/${String(failed.data['id'])}`);
    expect(page).toMatch(/restricted_card/);

    // The log has no card number: the request says so, and the form below it has the card by name.
    const [sent] = rowsOf(await json('requests list --operation createPayment --status 402'));
    const request = await dashboard.open(`requests/${sent?.id}`);
    expect(request.html).not.toContain('5555555555554444');
    expect(request.html).toContain('Edit and send, below, sends it with values of your own.');
    expect(request.html).toContain('[test card ');
    await dashboard.send('snapshots', { action: 'undo', transactions: '2' });
    await expect(pay('4242424242424242', 3)).rejects.toMatchObject({ declineCode: 'restricted_card' });
    expect(shop.received.refused).toBe(0);
  },
};
