import { bankAccountInput } from 'payments-sandbox/testing';
import { expect } from 'vitest';
import { startPythonEndpoint } from '../support/endpoints';
import { rowsOf, startSandbox } from '../support/sandbox';
import { VendorClient } from '../support/vendor-client';
import type { Story } from '../story';

export const story: Story = {
  title: 'a bank refuses a payment four days later, and the shop in Python sends no parcel',
  pairs: { declines: ['time', 'webhooks', 'vendor', 'retries', 'cli'], time: ['retries', 'webhooks'] },
  run: async () => {
    const { url, keys, sandbox, json } = await startSandbox();
    const shop = await startPythonEndpoint('sigk_of_the_shop');
    await sandbox(`publishers create ${shop.url} --events 'payment.*' --secret sigk_of_the_shop`);
    await sandbox('job-settings set --settle-payment 4d');
    const client = new VendorClient([url], keys);
    const body = {
      amount: 4_200,
      currency: 'usd',
      payment_method: { bank_account: bankAccountInput() },
      metadata: { payment_test: { scenario: 'no_account' } },
    };
    const pay = () => client.post('/v1/payments', body, { key: 'order-17-1' });
    const accepted = await pay();
    expect([accepted.status, accepted.body.data]).toMatchObject([201, { status: 'pending' }]);
    await shop.received.next('payment.pending');
    expect(await sandbox('jobs list')).toContain('settle_payment');

    const repeated = await pay();
    expect([repeated.isReplayed, repeated.body.data]).toMatchObject([true, { status: 'pending' }]);
    await sandbox('clock advance 8d');
    const failed = await shop.received.next('payment.failed');
    expect(failed.data).toMatchObject({ id: accepted.body.id, error_code: 'no_account' });
    expect(failed.idempotency_key).toBeNull();
    expect((await client.get(`/v1/payments/${accepted.body.id}`)).body.data).toMatchObject({ status: 'failed' });
    expect(shop.received.names).not.toContain('payment.succeeded');
    expect(rowsOf(await json('payments list --status failed'))).toHaveLength(1);
    expect([shop.received.refused, client.tokens]).toEqual([0, 1]);
  },
};
