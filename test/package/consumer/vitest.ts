import { testScenario } from 'payments-sandbox';
import { cardInput, createTest, declineScenarios, expect, paymentInput, test } from 'payments-sandbox/vitest';
import VitestReporter from 'payments-sandbox/vitest/reporter';

/** A suite on the test kit. Vitest runs it, with the reporter. */
test('a payment', async ({ client, inbox }) => {
  const payment = await client.payments.create(paymentInput());
  expect(payment).toMatchResource('Payment', { amount: 1_000 });
  expect((await inbox.next('payment.succeeded')).data.id).toBe(payment.id);
});

test.for(declineScenarios)('$name', async ({ name, declineCode }, { client, platform }) => {
  const call = client.payments.create(paymentInput({ metadata: testScenario(name) }));
  await expect(call).toBeDeclinedWith(declineCode);
  expect(platform).not.toHaveEmitted('payment.succeeded');
});

createTest({ mode: 'live' })('a test card in live mode', async ({ client }) => {
  const payment_method = { card: cardInput({ number: '4242424242424242' }) };
  await expect(client.payments.create(paymentInput({ payment_method }))).rejects.toThrow('card declined');
  expect((await client.payments.create(paymentInput())).is_test).toBe(false);
});

test('a reporter takes thresholds', () => {
  expect(() => new VitestReporter({ thresholds: { total: 60 } })).not.toThrow();
});
