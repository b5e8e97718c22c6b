import { describe, expect, test as plain } from 'vitest';
import * as kit from '../../mock-server/testing/entries/testing';
import { test } from '../../mock-server/testing/entries/vitest';
import { NotFoundError, testScenario } from '../../sdk';

const { assertDeclinedWith, assertEmitted, assertIdempotent, assertMatchesResource, buildEvent, buildPayment } = kit;
const input = kit.paymentInput();
const declined = kit.paymentInput({ metadata: testScenario('insufficient_funds') });

/** Returns the error of an assertion, with its name before its message. */
const failureOf = (assert: () => unknown): Promise<string> =>
  Promise.resolve()
    .then(assert)
    .then(() => 'passed', String);

describe('assertDeclinedWith', () => {
  test('gives the error of a call, or an error itself', async ({ client }) => {
    const error = await assertDeclinedWith(client.payments.create(declined), 'insufficient_funds');
    expect(error.networkErrorCode).toBe('116');
    expect(await assertDeclinedWith(error, 'insufficient_funds')).toBe(error);
  });

  test('says what happened instead', async ({ client }) => {
    const expected = 'AssertionError: expected a decline with "lost_card", but';
    const failure = (value: unknown) => failureOf(() => assertDeclinedWith(value, 'lost_card'));
    expect(await failure(client.payments.create(declined))).toBe(
      `${expected} the decline code is "insufficient_funds"`,
    );
    expect(await failure(client.payments.create(input))).toMatch(/but the call succeeded: py_\w{22} \(succeeded\)$/);
    expect(await failure(client.payments.get('py_nope'))).toMatch(`${expected} got NotFoundError resource_not_found: `);
    expect(
      await failure(client.payments.create(kit.paymentInput({ metadata: testScenario('gateway_error') }))),
    ).toMatch(/but got PaymentError gateway_error: .*, without a decline code$/);
    expect(await failure(new TypeError('fetch failed'))).toBe(`${expected} got TypeError: fetch failed`);
    expect(await failure('4242424242424242')).toBe(`${expected} the call succeeded: "****************"`);
  });
});

describe('assertEmitted', () => {
  const events = [
    buildEvent('payment.created'),
    buildEvent('payment.failed'),
    buildEvent('payment.failed', { data: { amount: 5 } }),
  ];

  plain('gives the oldest event that contains the data', () => {
    expect(assertEmitted({ events }, 'payment.failed')).toBe(events[1]);
    expect(
      assertEmitted({ events }, 'payment.failed', { amount: 5, payment_method: { card: { brand: 'visa' } } }),
    ).toBe(events[2]);
    expect(assertEmitted({ events: () => events }, 'payment.failed', { amount: expect.any(Number), fees: [] })).toBe(
      events[1],
    );
  });

  plain('names the events that were emitted instead', async () => {
    expect(await failureOf(() => assertEmitted({ events }, 'payment.succeeded'))).toBe(
      'AssertionError: expected payment.succeeded, but these were emitted: payment.created, payment.failed (2 times)',
    );
    expect(await failureOf(() => assertEmitted({ events: [] }, 'payment.succeeded'))).toBe(
      'AssertionError: expected payment.succeeded, but nothing was emitted',
    );
  });

  plain('says which field differs', async () => {
    expect(
      await failureOf(() => assertEmitted({ events }, 'payment.failed', { amount: 7, metadata: { order: 'A-1' } })),
    ).toBe(
      'AssertionError: expected payment.failed with {"amount":7,"metadata":{"order":"A-1"}}, but it was emitted with ' +
        'amount: 1000, not 7; metadata.order: undefined, not "A-1" | amount: 5, not 7; metadata.order: undefined, not "A-1"',
    );
    expect(await failureOf(() => assertEmitted({ events }, 'payment.failed', { fees: [{ amount: 1 }] }))).toMatch(
      'fees: [], not [{"amount":1}]',
    );
  });
});

describe('assertMatchesResource', () => {
  plain('passes for a valid resource with these properties', () => {
    const value: unknown = buildPayment({ status: 'failed' });
    assertMatchesResource(value, 'Payment', { status: 'failed' });
  });

  plain('names each field that is not valid, or is another', async () => {
    const payment = { ...buildPayment(), amount: '1000', status: 'succeded' };
    expect(await failureOf(() => assertMatchesResource(payment, 'Payment'))).toMatch(
      /^AssertionError: not a valid Payment:\n {2}amount: must be integer, not "1000"\n {2}status: must be one of .*Did you mean "succeeded"\?$/,
    );
    expect(await failureOf(() => assertMatchesResource(buildPayment(), 'Payment', { amount: 5 }))).toBe(
      'AssertionError: a valid Payment, but not the expected one:\n  amount: 1000, not 5',
    );
    expect(await failureOf(() => assertMatchesResource(null, 'Payment'))).toMatch('must be object, not null');
  });
});

describe('assertIdempotent', () => {
  test('passes when the client sends a request again with its key', async ({ client, platform }) => {
    platform.faults.create({ operation: 'createPayment', times: 1, fault: { drop: 'after_commit' } });
    await client.payments.create(input);
    assertIdempotent(platform, 'createPayment');
  });

  test('says what was requested instead', async ({ client, platform }) => {
    const failure = () => failureOf(() => assertIdempotent(platform, 'createPayment'));
    const expected = 'AssertionError: expected createPayment to be sent again with its idempotency key, but';
    expect(await failure()).toBe(`${expected} it was not requested. Nothing else was.`);
    await client.payments.list();
    expect(await failure()).toBe(`${expected} it was not requested. These were: listPayments.`);
    await client.payments.create(input, { idempotencyKey: 'order-1' });
    expect(await failure()).toBe(`${expected} it was requested once`);
    await client.payments.create(input, { idempotencyKey: 'order-1-again' });
    expect(await failure()).toBe(`${expected} 2 requests had 2 keys: order-1, order-1-again`);
    platform.requests.deleteAll();
    await client.payments.create(input, { idempotencyKey: 'order-2' });
    const other = kit.paymentInput({ amount: 5_000 });
    await client.payments.create(other, { idempotencyKey: 'order-2' }).catch(() => undefined);
    expect(await failure()).toBe(
      `${expected} a later request differs: body.amount: 5000, not 1000; the response was idempotency_params_mismatch`,
    );
  });
});

plain('an assertion fails with an error that test runners know, and that any runtime has', () => {
  const error = new kit.AssertionError('no', { actual: 1, expected: 2 });
  expect(error).toMatchObject({ name: 'AssertionError', code: 'ERR_ASSERTION', actual: 1, expected: 2 });
  expect(new NotFoundError({ code: 'x', message: 'y' })).not.toBeInstanceOf(kit.AssertionError);
});
