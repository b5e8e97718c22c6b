import { ServerError, testScenario } from 'payments-sandbox';
import {
  assertDeclinedWith,
  assertEmitted,
  AssertionError,
  assertIdempotent,
  assertMatchesResource,
  buildEvent,
  buildPayment,
  createTestKit,
  declineScenarios,
  matchers,
  paymentInput,
  type TestKit,
} from 'payments-sandbox/testing';

function expectEqual(actual: unknown, expected: unknown): void {
  if (actual !== expected) throw new Error(`${String(actual)} instead of ${String(expected)}`);
}

async function use({ client, platform, inbox }: TestKit): Promise<string> {
  const payment = await client.payments.create(paymentInput());
  assertMatchesResource(payment, 'Payment', { amount: 1_000 });
  expectEqual((await inbox.next('payment.succeeded')).data.id, payment.id);
  const [first] = declineScenarios;
  if (!first) throw new Error('no scenario');
  const declined = client.payments.create(paymentInput({ metadata: testScenario(first.name) }));
  expectEqual((await assertDeclinedWith(declined, first.declineCode)).declineCode, first.declineCode);
  assertEmitted(platform, 'payment.failed');
  expectEqual(matchers.toHaveEmitted(platform, 'payment.refunded').pass, false);
  platform.faults.create({ operation: 'createPayment', times: 1, fault: { drop: 'after_commit' } });
  await client.payments.create(paymentInput({ description: undefined }));
  const isOnce: unknown = await Promise.resolve()
    .then(() => assertIdempotent(platform, 'getPayment'))
    .catch((error: unknown) => error);
  if (!(isOnce instanceof AssertionError) || isOnce instanceof ServerError) throw new Error(String(isOnce));
  return buildEvent('payment.succeeded', { data: buildPayment({ status: payment.status }) }).data.status;
}

async function main(): Promise<string> {
  const kit = await createTestKit();
  const status = await use(kit);
  await kit.close();
  return status;
}

export const result = main();
void result.then(console.log);
