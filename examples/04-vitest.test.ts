// Tests of a checkout with the test kit for Vitest. Run them: npm run build && npx vitest run --root examples 04-vitest
import { declineScenarios, expect, paymentInput, test } from 'payments-sandbox/vitest';
import { type Client, PaymentError, testScenario } from 'payments-sandbox';

async function checkOut(client: Client, metadata: Record<string, unknown> = {}): Promise<string> {
  try {
    const payment = await client.payments.create(paymentInput({ metadata }));
    return `paid: ${payment.amount}`;
  } catch (error) {
    if (error instanceof PaymentError && error.declineCode === 'insufficient_funds') return 'use another card';
    throw error;
  }
}

test('a payment is confirmed by a webhook', async ({ client, inbox }) => {
  expect(await checkOut(client)).toBe('paid: 1000');
  const { data } = await inbox.next('payment.succeeded');
  expect(data).toMatchResource('Payment', { amount: 1_000, captured: true });
});

test('a decline of the card is explained', async ({ client, platform }) => {
  expect(await checkOut(client, testScenario('insufficient_funds'))).toBe('use another card');
  expect(platform).toHaveEmitted('payment.failed', { error_code: 'insufficient_funds' });
});

test('a lost response is no second payment', async ({ client, platform }) => {
  platform.faults.create({ operation: 'createPayment', times: 1, fault: { drop: 'after_commit' } });
  expect(await checkOut(client)).toBe('paid: 1000');
  expect(platform).toHaveBeenIdempotent('createPayment');
});

test.for(declineScenarios)('$name: $declineCode', async ({ name, declineCode }, { client }) => {
  await expect(client.payments.create(paymentInput({ metadata: testScenario(name) }))).toBeDeclinedWith(declineCode);
});
