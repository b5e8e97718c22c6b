import { CardDeclinedError, Client, TimeoutError } from 'payments-sandbox';
import { cardInput, paymentInput } from 'payments-sandbox/testing';
import { expect } from 'vitest';
import { startEndpoint } from '../support/endpoints';
import { rowsOf, startSandbox } from '../support/sandbox';
import type { Story } from '../story';

export const story: Story = {
  title: 'an order is declined, paid by another card, clicked twice, and its answer is late',
  pairs: {
    retries: ['declines', 'webhooks', 'faults'],
    faults: ['declines', 'webhooks', 'cli'],
    declines: ['webhooks', 'cli'],
  },
  run: async () => {
    const { url, keys, sandbox, json } = await startSandbox();
    const shop = await startEndpoint('sigk_of_the_shop');
    await sandbox(`publishers create ${shop.url} --events 'payment.*' --secret sigk_of_the_shop`);
    const own = { clientId: keys.client_id, clientSecret: keys.client_secret ?? '' };
    const client = new Client({ ...own, baseUrl: url, timeoutMs: 5_000, maxRetries: 0 });
    const pay = (number: string, attempt: number) =>
      client.payments.create(paymentInput({ payment_method: { card: cardInput({ number }) } }), {
        idempotencyKey: `order-17-${attempt}`,
      });

    await sandbox('faults create --operation createPayment --scenario expired_card --times 1');
    const declined = await pay('4111111111111111', 1).catch((error: unknown) => error);
    expect(declined instanceof CardDeclinedError && declined.declineCode).toBe('expired_card');
    const failed = await shop.received.next('payment.failed');
    expect([failed.idempotency_key, failed.data['error_code']]).toEqual(['order-17-1', 'expired_card']);
    // The log has no number, and still says which card it was.
    const [logged] = rowsOf(await json('requests list --operation createPayment --status 402'));
    expect(JSON.stringify(logged?.['request_body'])).toContain('[visa card]');
    // The same attempt again: the answer is known.
    await expect(pay('4111111111111111', 1)).rejects.toMatchObject({ declineCode: 'expired_card' });

    const [paid, clickedAgain] = await Promise.all([
      pay('4242424242424242', 2),
      pay('4242424242424242', 2).catch(() => pay('4242424242424242', 2)),
    ]);
    expect(clickedAgain.id).toBe(paid.id);
    expect((await shop.received.next('payment.succeeded')).idempotency_key).toBe('order-17-2');

    await sandbox('faults create --operation createPayment --delay 1s --times 1');
    const impatient = client.with({ timeoutMs: 100 });
    const order = [paymentInput({ amount: 2_500 }), { idempotencyKey: 'order-18-1' }] as const;
    expect(await impatient.payments.create(...order).catch((error: unknown) => error)).toBeInstanceOf(TimeoutError);
    const late = await client.payments
      .create(...order)
      .catch(() => client.with({ maxRetries: 9 }).payments.create(...order));
    await shop.received.next('payment.succeeded', ({ data }) => data['id'] === late.id);
    const stored = await client.payments.list().toArray();
    expect(stored.map(({ amount, status }) => [amount, status])).toEqual([
      [2_500, 'succeeded'],
      [1_000, 'succeeded'],
      [1_000, 'failed'],
    ]);
    expect(await sandbox('payments list --status failed')).toContain('expired_card');
  },
};
