import { onboardingInput } from '../support/onboarding';
import { paymentInput } from 'payments-sandbox/testing';
import { expect } from 'vitest';
import { liveCard } from '../support/cards';
import { startEndpoint } from '../support/endpoints';
import { startSandbox } from '../support/sandbox';
import { VendorClient } from '../support/vendor-client';
import type { Story } from '../story';

export const story: Story = {
  title: 'a marketplace signs up a seller in live mode, gets the review as a webhook, and its first payment lapses',
  pairs: {
    live: ['accounts', 'webhooks', 'time', 'vendor', 'cli', 'faults', 'declines', 'retries'],
    accounts: ['webhooks', 'vendor'],
    retries: ['time'],
  },
  run: async () => {
    const { url, live, sandbox } = await startSandbox();
    const market = await startEndpoint('sigk_of_the_market');
    await sandbox(`publishers create ${market.url} --account-type live --secret sigk_of_the_market`);
    const client = new VendorClient([url], live);
    const { body: seller } = await client.post('/v1/sub_accounts', { name: 'Piano Lessons' });
    const account = String(seller.id);
    const order = paymentInput({ payment_method: { card: liveCard }, capture_strategy: 'manual' });
    const pay = (key: string) => client.post('/v1/payments', order, { account, key });
    expect((await pay('order-1')).body.error?.['code']).toBe('sub_account_not_enabled');

    expect((await client.post(`/v1/onboarding/${account}`, onboardingInput)).status).toBeLessThan(300);
    await market.received.next('sub_account.updated', ({ data }) => data['status'] === 'submitted');
    await sandbox(`review ${account} approve`);
    const enabled = await market.received.next('sub_account.updated', ({ data }) => data['status'] === 'enabled');
    expect([enabled.account_type, enabled.data['id']]).toEqual(['live', account]);

    // In live mode metadata asks for nothing. A fault does.
    await sandbox('faults create --operation createPayment --scenario restricted_card --times 1');
    const declined = await pay('order-2');
    expect([declined.status, declined.body.error?.['decline_code']]).toEqual([402, 'restricted_card']);
    expect((await pay('order-2')).isReplayed).toBe(true);
    await market.received.next('payment.failed');

    const { body: payment } = await pay('order-3');
    await market.received.next('payment.authorized');
    market.received.statuses.push(500, 500, 500, 500);
    await sandbox('clock advance 8d');
    await sandbox('idle wait-for');
    // Live deliveries are tried ten times within a day, where those of test mode are dead after an hour.
    await sandbox('clock advance 12h');
    expect((await market.received.next('payment.canceled')).data).toMatchObject({ id: payment.id, is_test: false });
    expect((await pay('order-3')).isReplayed).toBe(false);
    expect([market.received.refused, client.tokens]).toEqual([0, 1]);
  },
};
