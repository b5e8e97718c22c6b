import { Client, verifyWebhook } from 'payments-sandbox';
import { createTestKit, paymentInput, type TestKit } from 'payments-sandbox/testing';
import { expect, onTestFinished, vi } from 'vitest';
import type { Story } from '../story';

const secret = 'sigk_of_the_shop';

/** The shop under test: it verifies by `Date`, and its own client waits by the global timers. */
function openShop({ sandbox, platform }: TestKit) {
  const { client_id: clientId, client_secret } = platform.keys.test;
  const own = { clientId, clientSecret: client_secret ?? '' };
  const client = new Client({ ...own, baseUrl: 'http://sandbox.test', fetch: sandbox.fetch });
  const orders = new Map<string, string>();
  const receive = async (request: Request) => {
    const event = await verifyWebhook({ body: await request.text(), headers: request.headers, secret });
    orders.set(String(Reflect.get(event.data, 'id')), event.event_name);
    return new Response('received');
  };
  platform.publishers.create({ events: ['payment.*'], fetch: receive, secret });
  return { client, orders };
}

export const story: Story = {
  title: "a shop's own retries wait for fake timers, and its endpoint accepts what each faked date signs",
  pairs: { timers: ['retries', 'webhooks', 'faults', 'undo', 'seeds'], undo: ['seeds'] },
  run: async () => {
    vi.useFakeTimers({ now: new Date('2029-02-28T23:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    const kit = await createTestKit();
    onTestFinished(() => kit.close());
    const { platform } = kit;
    const { client, orders } = openShop(kit);
    platform.snapshots.create('empty');

    platform.faults.create({ operation: 'createPayment', times: 1, fault: { status: 503 } });
    const order = [paymentInput({ capture_strategy: 'manual' }), { idempotencyKey: 'order-17-1' }] as const;
    const call = client.payments.create(...order);
    // Nothing is retried until the test lets the back-off pass.
    const [payment] = await Promise.all([call, vi.advanceTimersByTimeAsync(60_000)]);
    await platform.waitForIdle();
    expect(orders.get(payment.id)).toBe('payment.authorized');
    expect(platform.requests.list({ operation: 'createPayment' }).map(({ status }) => status)).toEqual([201, 503]);

    vi.setSystemTime('2029-03-10T00:00:00Z');
    await platform.waitForIdle();
    expect(orders.get(payment.id)).toBe('payment.canceled');

    // Undone, the order is as new: the fault has no use left, and the key is free.
    platform.snapshots.restore('empty');
    expect(await client.payments.list().toArray()).toEqual([]);
    const again = await client.payments.create(...order);
    expect(again.id).not.toBe(payment.id);
    platform.undo();
    expect(await client.payments.list().toArray()).toEqual([]);
    expect(platform.faults.list()).toEqual([]);
    expect(platform.deliveries({ status: 'failed' })).toEqual([]);
  },
};
