import { paymentInput } from 'payments-sandbox/testing';
import { expect } from 'vitest';
import { startEndpoint } from '../support/endpoints';
import { asAnswer, openTerminal, startSandbox } from '../support/sandbox';
import { VendorClient } from '../support/vendor-client';
import type { Story } from '../story';

export const story: Story = {
  title: 'a laptop is closed over lunch: the sandbox starts again, and token, key, clock and deliveries are as before',
  pairs: { time: ['vendor', 'retries', 'webhooks', 'faults'], retries: ['vendor', 'webhooks'], vendor: ['webhooks'] },
  run: async () => {
    const { cwd } = openTerminal();
    const first = await startSandbox(`--data ${cwd}/data`);
    const shop = await startEndpoint('sigk_of_the_shop');
    await first.sandbox(`publishers create ${shop.url} --events payment.* --secret sigk_of_the_shop`);
    const client = new VendorClient([first.url], first.keys);
    const pay = (key: string) => client.post('/v1/payments', paymentInput({ capture_strategy: 'manual' }), { key });
    const now = async (at: { readonly json: typeof first.json }) =>
      Date.parse(String(asAnswer(await at.json('clock'))['now']));
    const paid = await pay('order-17-1');
    await first.sandbox('clock advance 3h');
    await first.sandbox('faults create --operation createPayment --scenario expired_card --times 1');
    await shop.received.next('payment.authorized');
    shop.received.statuses.push(500);
    const waiting = await client.post(`/v1/payments/${paid.body.id}/capture`, {});
    expect(waiting.status).toBe(201);
    await first.sandbox('idle wait-for');
    const before = await now(first);
    expect((await first.stop()).code).toBe(0);

    const second = await startSandbox(`--data ${cwd}/data`);
    client.addresses.splice(0, 1, second.url);
    expect(second.keys).toEqual(first.keys);
    expect((await now(second)) - before).toBeLessThan(60_000);
    const again = await pay('order-17-1');
    expect([again.body, again.isReplayed]).toEqual([paid.body, true]);
    const declined = await pay('order-18-1');
    expect(declined.body.error?.['decline_code']).toBe('expired_card');

    await second.sandbox('clock advance 1h');
    const captured = await shop.received.next('payment.captured');
    expect(captured.data).toMatchObject({ id: paid.body.id });
    await shop.received.next('payment.failed');
    await second.sandbox('clock advance 21h');
    expect([shop.received.refused, client.tokens]).toEqual([0, 1]);
    expect((await pay('order-17-1')).isReplayed).toBe(false);
  },
};
