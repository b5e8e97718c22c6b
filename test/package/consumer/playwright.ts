import { testScenario } from 'payments-sandbox';
import { createTest, declineScenarios, expect, paymentInput, routeToSandbox, test } from 'payments-sandbox/playwright';

/** A suite on the fixtures for Playwright. Playwright runs it, without a browser. */
test('a payment', async ({ client, inbox, platform, server }) => {
  const payment = await client.payments.create(paymentInput());
  expect(payment).toMatchResource('Payment', { amount: 1_000 });
  expect((await inbox.next('payment.succeeded')).data.id).toBe(payment.id);
  expect(platform).toHaveEmitted('payment.created', { amount: 1_000 });
  await expect(client.payments.create(paymentInput())).resolves.toMatchResource('Payment', { currency: 'usd' });
  // @ts-expect-error -- an unknown event
  expect(inbox).not.toHaveEmitted('payment.suceeded');
  expect(server.url).toMatch(/^http:/);
});

for (const { name, declineCode } of declineScenarios.slice(0, 3))
  test(name, async ({ client }) => {
    const call = client.payments.create(paymentInput({ metadata: testScenario(name) }));
    await expect(call).toBeDeclinedWith(declineCode);
  });

createTest({ mode: 'live' })('live mode', async ({ client }) => {
  expect((await client.payments.create(paymentInput())).is_test).toBe(false);
});

test.extend<{ routed: undefined }>({
  routed: async ({ page, sandbox }, use) => {
    await routeToSandbox(page, sandbox, { baseUrl: 'https://payments.example' });
    await use(undefined);
  },
});
