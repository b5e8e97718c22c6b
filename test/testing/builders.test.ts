import { describe, expect, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import * as build from '../../mock-server/testing/builders';
import { createCardToken } from '../../mock-server/testing/card-token';
import { type ResourceName, resourceProblems } from '../../mock-server/testing/resource-validators';
import { paymentIntentStates, paymentStates, subAccountStates } from '../../spec/tables/states';
import { webhookEvents } from '../../spec';
import { assertDocumentedEvent, parseAs } from '../support/document';

const statesOf = <State extends string>(states: Readonly<Record<State, unknown>>): State[] => {
  const names: State[] = [];
  for (const name in states) names.push(name);
  return names;
};

const built: readonly (readonly [name: ResourceName, build: () => object])[] = [
  ['Payment', build.buildPayment],
  ['PaymentIntent', build.buildPaymentIntent],
  ['Refund', build.buildRefund],
  ['Dispute', build.buildDispute],
  ['DisputeEvidence', build.buildDisputeEvidence],
  ['PaymentMethod', build.buildPaymentMethod],
  ['PaymentMethodGroupDetails', build.buildPaymentMethodGroup],
  ['Checkout', build.buildCheckout],
  ['CheckoutSession', build.buildCheckoutSession],
  ['SubAccount', build.buildSubAccount],
  ['Business', build.buildBusiness],
  ['Identity', build.buildIdentity],
  ['Address', build.buildAddress],
  ['EntityBankAccount', build.buildEntityBankAccount],
  ['EntityDocument', build.buildEntityDocument],
  ['FeeConfiguration', build.buildFeeConfiguration],
  ['BalanceTransaction', build.buildBalanceTransaction],
  ['Payout', build.buildPayout],
  ['ProceedsPayout', build.buildProceedsPayout],
  ...statesOf(paymentStates.states).map((status) => ['Payment', () => build.buildPayment({ status })] as const),
  ...statesOf(paymentIntentStates.states).map(
    (status) => ['PaymentIntent', () => build.buildPaymentIntent({ status })] as const,
  ),
  ...statesOf(subAccountStates.states).map(
    (status) => ['SubAccount', () => build.buildSubAccount({ status })] as const,
  ),
];

describe('a built resource', () => {
  // `parseAs` wants every field, and no other one.
  test.each(built)('%s is valid by the document', (name, build) => {
    const value = build();
    if (name !== 'Error') parseAs(name, value);
    expect(resourceProblems(name, value)).toEqual([]);
  });

  test('has ids of its own', () => {
    const ids = built.flatMap(([, build]) => [build(), build()]).flatMap((value) => ('id' in value ? [value.id] : []));
    expect(new Set(ids).size).toBe(ids.length);
    expect(build.buildCheckoutSession().url).not.toBe(build.buildCheckoutSession().url);
  });

  test('has each of its ids wherever an object in it refers to it', () => {
    const { id, representative, owners } = build.buildBusiness();
    expect([representative, ...owners].map((person) => person?.business_id)).toEqual([id, id, id]);
    const account = build.buildSubAccount({ id: 'acc_mine' });
    expect(account.related_accounts).toEqual({ test_account_id: 'acc_mine' });
    for (const name of ['checkout.completion.succeeded', 'checkout.completion.failed'] as const) {
      const { checkout, checkout_id, payment_id } = build.buildEvent(name).data;
      expect(checkout.id).toBe(checkout_id);
      expect(checkout.successful_payment_id).toBe(name === 'checkout.completion.failed' ? null : payment_id);
    }
  });

  test('was created at the same instant as all others, so that two of them differ only in their ids', () => {
    expect(build.buildPayment().created_at).toBe('2026-01-01T00:00:00.000Z');
  });

  test('takes overrides, of which undefined ones have no effect', () => {
    const payment = build.buildPayment({ amount: 5_000, description: 'Two coffees', currency: undefined });
    expect(payment).toMatchObject({ amount: 5_000, description: 'Two coffees', currency: 'usd' });
  });

  test('has no field that contradicts its status and amount', () => {
    expect(build.buildPayment({ amount: 5_000 })).toMatchObject({ balance: 5_000, amount_refundable: 5_000 });
    expect(build.buildPayment({ status: 'failed' })).toMatchObject({
      captured: false,
      balance: 0,
      error_code: 'generic_decline',
    });
    const disputed = build.buildPayment({ status: 'disputed' });
    expect(disputed.disputes).toMatchObject([{ payment_id: disputed.id, amount: disputed.amount_disputed }]);
    const refunded = build.buildPayment({ status: 'partially_refunded' });
    expect(refunded.refunds).toMatchObject([{ payment_id: refunded.id, amount: refunded.amount_refunded }]);
  });

  test('a payment method has a card, or the bank account that it is given', () => {
    expect(build.buildPaymentMethod()).toHaveProperty('card.brand', 'visa');
    const { payment_method: method } = build.buildPayment({ status: 'pending' });
    expect(method).toHaveProperty('bank_account.brand', 'Test Bank');
    expect(method).not.toHaveProperty('card');
  });
});

test('a built group has a card, or the payment methods that it is given', () => {
  expect(build.buildPaymentMethodGroup().payment_methods).toMatchObject([{ card: { brand: 'visa' } }]);
  const payment_methods = [build.buildPaymentMethod(), build.buildPaymentMethod()];
  expect(build.buildPaymentMethodGroup({ payment_methods })).toMatchObject({ payment_methods });
  expect(build.buildPaymentMethodGroup({ payment_methods: [] }).payment_methods).toEqual([]);
});

describe('a built event', () => {
  test.each(webhookEvents)('$name is valid by the document', ({ name }) => {
    const event = build.buildEvent(name);
    expect(event.event_name).toBe(name);
    assertDocumentedEvent(event);
  });

  test('takes overrides of its own fields and of its data', () => {
    const event = build.buildEvent('payment.failed', { account_type: 'live', data: { amount: 5_000 } });
    expect(event).toMatchObject({ account_type: 'live', data: { amount: 5_000, status: 'failed' } });
  });
});

const instants = ['1970-01-01T00:00:00Z', '2026-06-15T12:00:00Z', '2051-01-01T00:00:00Z', '8999-11-30T23:59:59Z'];

describe('an input', () => {
  const client = createSandbox().client();

  test.each(instants.flatMap((startAt) => (['test', 'live'] as const).map((mode) => ({ startAt, mode }))))(
    'succeeds at $startAt in $mode mode',
    async ({ startAt, mode }) => {
      const sandbox = createSandbox({ randomSeed: 'inputs', startAt });
      const client = sandbox.client({ mode });
      expect(await client.payments.create(build.paymentInput())).toMatchObject({ status: 'succeeded' });
      const bank_account = build.bankAccountInput();
      const { id } = await client.payments.create(build.paymentInput({ payment_method: { bank_account } }));
      const method = await client.paymentMethods.create({ payment_method: { card: build.cardInput() } });
      expect(method).toHaveProperty('card.status', 'valid');
      sandbox.platform().clock.advance('30d');
      expect(await client.payments.get(id)).toMatchObject({ status: 'succeeded' });
      expect(await client.payments.list().toArray({ limit: 9 })).toHaveLength(2);
    },
  );

  test('of a card is saved in one call, which returns its token', async () => {
    const token = await createCardToken(client);
    expect(await client.payments.create(build.paymentInput({ payment_method: { token } }))).toMatchObject({
      status: 'succeeded',
    });
    const declined = await createCardToken(client, { number: '4000000000009995' });
    const payment = client.payments.create(build.paymentInput({ payment_method: { token: declined } }));
    await expect(payment).rejects.toMatchObject({ declineCode: 'insufficient_funds' });
  });
});
