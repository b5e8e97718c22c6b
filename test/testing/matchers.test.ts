import { describe } from 'vitest';
import { buildPayment, expect, paymentInput, test } from '../../mock-server/testing/entries/vitest';
import { testScenario } from '../../sdk';

const declined = paymentInput({ metadata: testScenario('insufficient_funds') });

/** Returns the message of an expectation that fails. */
async function messageOf(run: () => unknown): Promise<string> {
  const error: unknown = await Promise.resolve()
    .then(run)
    .then(
      () => 'passed',
      (error: unknown) => error,
    );
  return error instanceof Error ? error.message : String(error);
}

describe('toBeDeclinedWith', () => {
  test('waits for a call, and takes an error', async ({ client }) => {
    await expect(client.payments.create(declined)).toBeDeclinedWith('insufficient_funds');
    await expect(client.payments.create(declined)).not.toBeDeclinedWith('lost_card');
    await expect(client.payments.create(paymentInput())).not.toBeDeclinedWith('insufficient_funds');
    const error: unknown = await client.payments.create(declined).catch((error: unknown) => error);
    await expect(error).toBeDeclinedWith('insufficient_funds');
  });

  test('says what it got with .not', async ({ client }) => {
    const call = client.payments.create(declined);
    expect(await messageOf(() => expect(call).not.toBeDeclinedWith('insufficient_funds'))).toMatch(
      /^expected no decline with "insufficient_funds", but got CardDeclinedError card_declined: /,
    );
  });
});

describe('toHaveEmitted', () => {
  test('reads a platform or an inbox', async ({ client, platform, inbox }) => {
    const { id } = await client.payments.create(paymentInput({ amount: 5_000 }));
    await platform.waitForIdle();
    for (const source of [platform, inbox]) {
      expect(source).toHaveEmitted('payment.succeeded', { id, amount: 5_000 });
      expect(source).toHaveEmitted('payment.succeeded', { id: expect.stringMatching(/^py_/) });
      expect(source).not.toHaveEmitted('payment.succeeded', { amount: 7 });
      expect(source).not.toHaveEmitted('payment.failed');
      expect(await messageOf(() => expect(source).toHaveEmitted('payment.failed'))).toMatch(
        /^expected payment.failed, but these were emitted: .*payment.created, payment.succeeded/,
      );
      expect(await messageOf(() => expect(source).not.toHaveEmitted('payment.created'))).toMatch(
        /^expected no payment.created, but it was emitted: {"id":"py_/,
      );
    }
  });
});

describe('toMatchResource', () => {
  test('takes a name of the document and properties', async ({ client }) => {
    const payment = await client.payments.create(paymentInput());
    expect(payment).toMatchResource('Payment');
    expect(payment).toMatchResource('Payment', { amount: 1_000, payment_method: { account_id: expect.any(String) } });
    expect(payment).not.toMatchResource('Refund');
    expect(buildPayment()).not.toMatchResource('Payment', { amount: 7 });
    expect(await messageOf(() => expect({ ...payment, amount: null }).toMatchResource('Payment'))).toBe(
      'not a valid Payment:\n  amount: must be integer, not null',
    );
    expect(await messageOf(() => expect(payment).not.toMatchResource('Payment'))).toMatch(/^expected no such Payment/);
  });
});

describe('toHaveBeenIdempotent', () => {
  test('reads the request log', async ({ client, platform }) => {
    await client.payments.create(paymentInput(), { idempotencyKey: 'order-1' });
    expect(platform).not.toHaveBeenIdempotent('createPayment');
    await client.payments.create(paymentInput(), { idempotencyKey: 'order-1' });
    expect(platform).toHaveBeenIdempotent('createPayment');
    expect(await messageOf(() => expect(platform).toHaveBeenIdempotent('createRefund'))).toMatch(
      'it was not requested. These were: createPayment.',
    );
    expect(await messageOf(() => expect(platform).not.toHaveBeenIdempotent('createPayment'))).toMatch(
      'it was requested 2 times with one key',
    );
  });
});
