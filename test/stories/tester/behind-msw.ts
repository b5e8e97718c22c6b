import { createSandbox } from 'payments-sandbox/mock-server';
import { setupSandboxServer } from 'payments-sandbox/msw/node';
import { paymentInput } from 'payments-sandbox/testing';
import { expect, onTestFinished, vi } from 'vitest';
import { startEndpoint } from '../support/endpoints';
import { VendorClient } from '../support/vendor-client';
import type { Story } from '../story';

export const story: Story = {
  title:
    'code that calls the real address of the service is tested behind MSW, with faults, a faked date and an endpoint',
  pairs: {
    vendor: ['timers', 'faults', 'webhooks', 'retries', 'time'],
    timers: ['faults', 'retries', 'webhooks', 'time'],
  },
  run: async () => {
    const baseUrl = 'https://payments.example';
    const sandbox = createSandbox();
    const platform = sandbox.platform();
    const server = setupSandboxServer(sandbox, { baseUrl });
    const shop = await startEndpoint('sigk_of_the_shop');
    server.listen();
    onTestFinished(async () => {
      vi.useRealTimers();
      server.close();
      await sandbox.close();
    });
    platform.publishers.create({ url: shop.url, events: ['payment.*'], secret: 'sigk_of_the_shop' });
    const client = new VendorClient([baseUrl], { client_id: 'test_default', client_secret: 'test_default_secret' });
    const pay = (key: string) => client.post('/v1/payments', paymentInput({ capture_strategy: 'manual' }), { key });

    for (const [key, fault] of [
      ['order-1', { status: 503 }],
      ['order-2', { drop: 'after_commit' }],
      ['order-3', { drop: 'before_commit' }],
    ] as const) {
      platform.faults.create({ operation: 'createPayment', times: 1, fault });
      const paid = await pay(key);
      expect([paid.status, paid.isReplayed], key).toEqual([201, key === 'order-2']);
      await shop.received.next('payment.authorized', ({ idempotency_key }) => idempotency_key === key);
    }
    platform.clock.advance('3d');
    expect((await client.get('/v1/payments')).status).toBe(200);

    vi.useFakeTimers({ now: Date.now() + 30 * 86_400_000, toFake: ['Date'] });
    await platform.waitForIdle();
    await shop.received.next('payment.canceled');
    expect((await client.get('/v1/payments')).status).toBe(200);
    expect([client.tokens, shop.received.refused]).toEqual([2, 0]);
    expect(shop.received.names.filter((name) => name === 'payment.canceled')).toHaveLength(3);
  },
};
