// The same with node:test and assertion functions. Run it: npx tsx --test examples/05-node-test.ts
import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import { testScenario } from 'payments-sandbox';
import {
  assertDeclinedWith,
  assertEmitted,
  assertIdempotent,
  createTestKit,
  paymentInput,
} from 'payments-sandbox/testing';

void test('a payment is confirmed by a webhook', async (context) => {
  const kit = await createTestKit();
  context.after(() => kit.close());
  const { id } = await kit.client.payments.create(paymentInput());
  assert.equal((await kit.inbox.next('payment.succeeded')).data.id, id);
});

void test('a decline of the card is explained', async (context) => {
  const kit = await createTestKit();
  context.after(() => kit.close());
  const call = kit.client.payments.create(paymentInput({ metadata: testScenario('insufficient_funds') }));
  const error = await assertDeclinedWith(call, 'insufficient_funds');
  assert.equal(error.networkErrorCode, '116');
  assertEmitted(kit.platform, 'payment.failed', { error_code: 'insufficient_funds' });
});

void test('a lost response is no second payment', async (context) => {
  const kit = await createTestKit();
  context.after(() => kit.close());
  kit.platform.faults.create({ operation: 'createPayment', times: 1, fault: { drop: 'after_commit' } });
  await kit.client.payments.create(paymentInput());
  assertIdempotent(kit.platform, 'createPayment');
});
