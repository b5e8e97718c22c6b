import { createTestKit, paymentInput } from 'payments-sandbox/testing';
import { expect, onTestFinished, vi } from 'vitest';
import { VendorClient } from '../support/vendor-client';
import type { Story } from '../story';

export const story: Story = {
  title: 'a suite with fake timers moves its date: platforms, keys, tokens and webhooks follow it',
  pairs: {
    timers: ['time', 'webhooks', 'retries', 'vendor', 'tenants', 'faults', 'declines'],
    retries: ['vendor'],
    tenants: ['time'],
  },
  run: async () => {
    vi.useFakeTimers({ now: new Date('2031-05-05T12:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    const kit = await createTestKit();
    const { sandbox, platform, inbox } = kit;
    const other = await createTestKit({ sandbox });
    onTestFinished(async () => {
      await other.close();
      await kit.close();
    });
    const client = new VendorClient(['http://sandbox.test'], platform.keys.test, sandbox.fetch);
    const authorize = paymentInput({ capture_strategy: 'manual' });
    const pay = () => client.post('/v1/payments', authorize, { key: 'order-17-1' });
    const first = await pay();
    expect(first.body.data).toMatchObject({ created_at: '2031-05-05T12:00:00.000Z' });
    await other.client.payments.create(authorize);

    platform.faults.create({ operation: 'createPayment', times: 1, fault: { scenario: 'expired_card' } });
    const declined = await client.post('/v1/payments', paymentInput(), { key: 'order-18-1' });
    expect(declined.body.error?.['decline_code']).toBe('expired_card');
    await inbox.next('payment.failed');

    // Moving the clock of one platform leaves the date of the test, and the other platform.
    platform.clock.advance('3d');
    expect(platform.now() - Date.now()).toBe(3 * 86_400_000);
    expect(other.platform.now()).toBe(Date.now());
    expect((await pay()).isReplayed).toBe(false);

    // Moving the date moves both, and ends the token of the client, which gets another one.
    vi.setSystemTime('2031-05-13T12:00:00Z');
    for (const { platform, inbox } of [kit, other]) {
      await platform.waitForIdle();
      const { data } = await inbox.next('payment.canceled');
      expect(data).toMatchObject({ status: 'canceled' });
    }
    expect((await client.get(`/v1/payments/${first.body.id}`)).body.data).toMatchObject({ status: 'canceled' });
    expect(client.tokens).toBe(2);
    expect(other.platform.now()).toBe(Date.parse('2031-05-13T12:00:00Z'));
    expect((await pay()).isReplayed).toBe(false);
  },
};
