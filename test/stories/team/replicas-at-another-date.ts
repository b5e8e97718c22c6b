import { openSandboxAt } from 'payments-sandbox/postgres';
import { createTestKit, paymentInput } from 'payments-sandbox/testing';
import { expect, onTestFinished, vi } from 'vitest';
import { newDatabase } from '../support/replicas';
import { VendorClient } from '../support/vendor-client';
import type { Story } from '../story';

export const story: Story = {
  title:
    'a suite with fake timers runs on a replica: keys, webhooks and a lapse follow its date, and the next run finds them',
  pairs: { timers: ['replicas', 'time', 'webhooks', 'retries', 'vendor'], replicas: ['time', 'vendor'] },
  run: async () => {
    const url = await newDatabase();
    vi.useFakeTimers({ now: new Date('2031-05-05T12:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    const sandbox = await openSandboxAt(url);
    const kit = await createTestKit({ sandbox });
    const { platform, inbox } = kit;
    const { id } = platform;
    const { test: keys } = platform.keys;
    const client = new VendorClient(['http://sandbox.test'], keys, sandbox.fetch);
    const pay = () => client.post('/v1/payments', paymentInput({ capture_strategy: 'manual' }), { key: 'order-17-1' });
    const first = await pay();
    expect(first.body.data).toMatchObject({ created_at: '2031-05-05T12:00:00.000Z' });
    expect((await pay()).isReplayed).toBe(true);
    expect((await inbox.next('payment.authorized')).data).toMatchObject({ id: first.body.id });

    // The leases of replicas are of the database: no date of a test ends them.
    vi.setSystemTime('2031-05-13T12:00:00Z');
    await platform.waitForIdle();
    expect((await inbox.next('payment.canceled')).data).toMatchObject({ id: first.body.id });
    expect((await client.get(`/v1/payments/${first.body.id}`)).body.data).toMatchObject({ status: 'canceled' });
    expect(client.tokens).toBe(2);
    expect((await pay()).isReplayed).toBe(false);
    await platform.waitForIdle();
    await sandbox.close();

    const next = await openSandboxAt(url);
    onTestFinished(() => next.close());
    const again = new VendorClient(['http://sandbox.test'], keys, next.fetch);
    expect((await again.get(`/v1/payments/${first.body.id}`)).body.data).toMatchObject({ status: 'canceled' });
    expect((await next.openPlatform(id)).now()).toBe(Date.parse('2031-05-13T12:00:00Z'));
  },
};
