// The same with Jest and matchers. Copy it to a project with Jest and payments-sandbox, and run it: npx jest
const { testScenario } = require('payments-sandbox');
const { createTestKit, declineScenarios, matchers, paymentInput } = require('payments-sandbox/testing');

expect.extend(matchers);

let kit;
beforeEach(async () => {
  kit = await createTestKit();
});
afterEach(() => kit.close());

test('a payment is confirmed by a webhook', async () => {
  const { id } = await kit.client.payments.create(paymentInput());
  const { data } = await kit.inbox.next('payment.succeeded');
  expect(data).toMatchResource('Payment', { id, amount: 1_000, captured: true });
});

test('a decline of the card is explained', async () => {
  const call = kit.client.payments.create(paymentInput({ metadata: testScenario('insufficient_funds') }));
  await expect(call).toBeDeclinedWith('insufficient_funds');
  expect(kit.platform).toHaveEmitted('payment.failed', { error_code: 'insufficient_funds' });
});

test('a lost response is no second payment', async () => {
  kit.platform.faults.create({ operation: 'createPayment', times: 1, fault: { drop: 'after_commit' } });
  await kit.client.payments.create(paymentInput());
  expect(kit.platform).toHaveBeenIdempotent('createPayment');
});

test.each(declineScenarios)('$name: $declineCode', async ({ name, declineCode }) => {
  const call = kit.client.payments.create(paymentInput({ metadata: testScenario(name) }));
  await expect(call).toBeDeclinedWith(declineCode);
});
