import { describe, expect, test } from 'vitest';
import { assertInvariants } from '../../mock-server/domain/invariants';
import type { PaymentFeeRow, PaymentRow } from '../../mock-server/rows';
import { checkoutRow, completionRow, noError, paymentMethodRow, paymentRow, payments, refundRow } from './rows';

test.each(Object.entries(payments))('a payment that is %s meets all invariants', (_, row) => {
  expect(() => assertInvariants('payments', row)).not.toThrow();
});

const fee = (fields: Partial<PaymentFeeRow> = {}): PaymentFeeRow => ({
  id: 'pyfee_1',
  type: 'processing_fee',
  amount: 30,
  remaining_amount: 30,
  source_configuration_id: null,
  source_fee_type: null,
  ...fields,
});

const { created_at, updated_at } = payments.succeeded;
const application_fee = { id: 'fee_1', amount: 7, remaining_amount: 7, created_at, updated_at };

const bad: readonly [string, Partial<PaymentRow>][] = [
  ['an amount with decimals', { amount: 10.5 }],
  ['a negative amount', { amount: -1 }],
  ['an amount that is not a number', { amount: NaN }],
  ['an amount that is not a safe integer', { amount: 2 ** 53 }],
  ['a negative refund', { amount_refunded: -1 }],
  ['a refund with decimals', { status: 'partially_refunded', amount_refunded: 0.5 }],
  ['more refunded than paid', { status: 'partially_refunded', amount_refunded: 1_001 }],
  ['more refunded and disputed than paid', { status: 'disputed', amount_refunded: 600, amount_disputed: 600 }],
  ['a refund before the capture', { ...payments.authorized, amount_refunded: 1 }],
  ['failed without a reason', { ...payments.failed, error_code: null }],
  ['a reason without failing', { error_code: 'do_not_honor' }],
  ['captured while pending', { status: 'pending' }],
  ['captured and authorized', { status: 'authorized' }],
  ['captured and failed', { ...payments.failed, captured: true }],
  ['succeeded and not captured', { captured: false }],
  ['captured at no instant', { captured_at: null }],
  ['fully refunded, but not all', { status: 'fully_refunded', amount_refunded: 999 }],
  ['partially refunded, but nothing', { status: 'partially_refunded', amount_refunded: 0 }],
  ['partially refunded, but all', { status: 'partially_refunded', amount_refunded: 1_000 }],
  ['one with a wrong balance', { balance: 999 }],
  [
    'one with a configured fee of zero',
    { fees: [fee({ amount: 0, remaining_amount: 0, source_configuration_id: 'fc_1', source_fee_type: 'platform' })] },
  ],
  ['one with a remaining fee above its amount', { fees: [fee({ remaining_amount: 31 })] }],
  ['one with a negative remaining fee', { fees: [fee({ remaining_amount: -1 })] }],
  ['one with a fee twice', { fees: [fee(), fee()] }],
  ['one with fees above its amount', { fees: [fee({ amount: 1_001, remaining_amount: 1_001 })] }],
  ['one with fees beside an application fee', { fees: [fee()], application_fee }],
  [
    'one with a remaining application fee above its amount',
    { application_fee: { ...application_fee, remaining_amount: 8 } },
  ],
  ['voided, with a fee that is not returned', { ...payments.voided, fees: [fee()] }],
  ['failed, with a fee that is not returned', { ...payments.failed, application_fee }],
  ['disputed, but nothing', { status: 'disputed' }],
  ['with a disputed amount, but not disputed', { amount_disputed: 1 }],
  ['returned, and has not failed', { amount_returned: 1_000 }],
  ['returned in part', { ...payments.failed, captured: true, amount_returned: 999 }],
];

describe('a payment must not be', () => {
  test.each(bad)('%s', (_, fields) => {
    expect(() => assertInvariants('payments', paymentRow(fields))).toThrow(/^payments py_1: .* does not hold$/);
  });
});

test.each([0, -1, 1.5, NaN, Infinity])('a refund of %d', (amount) => {
  expect(() => assertInvariants('refunds', refundRow())).not.toThrow();
  expect(() => assertInvariants('refunds', refundRow({ amount }))).toThrow(/does not hold/);
});

test('a payment method is either a card or a bank account', () => {
  const row = paymentMethodRow();
  expect(() => assertInvariants('payment_methods', row)).not.toThrow();
  expect(() => assertInvariants('payment_methods', { ...row, bank_account: null })).toThrow(/does not hold/);
});

test.each([
  [{ returned_amount: 0 }],
  [{ remaining_amount: -1 }],
  [{ returned_amount: 21 }],
  [{ original_amount: 10.5, returned_amount: 0.5 }],
])('a refund that returns of a fee %j', (fields) => {
  const fee = {
    id: 'rtfee_1',
    payment_fee_id: 'pyfee_1',
    type: 'platform_fee',
    returned_amount: 20,
    original_amount: 30,
    remaining_amount: 10,
    currency: 'usd',
  } as const;
  expect(() => assertInvariants('refunds', refundRow({ returned_fees: [fee] }))).not.toThrow();
  expect(() => assertInvariants('refunds', refundRow({ returned_fees: [{ ...fee, ...fields }] }))).toThrow(
    /does not hold/,
  );
});

test.each([
  ['none', [], true],
  ['the maximum', Array.from({ length: 50 }, (_, i) => `pm_${i}`), true],
  ['more', Array.from({ length: 51 }, (_, i) => `pm_${i}`), false],
  ['one twice', ['pm_1', 'pm_1'], false],
])('a payment method group with %s', (_, payment_method_ids, isValid) => {
  const { id: _method, ...made } = paymentMethodRow();
  const row = { ...made, id: 'pmg_1', platform_account_id: 'acc_0', payment_method_ids };
  const assert = expect(() => assertInvariants('payment_method_groups', row));
  if (isValid) assert.not.toThrow();
  else assert.toThrow(/^payment_method_groups pmg_1: .* does not hold$/);
});

const paid = { status: 'completed', successful_payment_id: 'py_1' } as const;
const outcomes = { failed: ['ecom failed'], twice: ['ecom failed', 'ecom failed'] } as const;

test.each([
  ['created without an attempt', {}, true],
  ['created with an attempt', { attempt_outcomes: outcomes.failed }, false],
  ['attempted with an attempt', { status: 'attempted', attempt_outcomes: outcomes.failed }, true],
  ['attempted without an attempt', { status: 'attempted' }, false],
  ['attempted, with an outcome twice', { status: 'attempted', attempt_outcomes: outcomes.twice }, false],
  ['expired without an attempt', { status: 'expired' }, true],
  ['expired with an attempt', { status: 'expired', attempt_outcomes: outcomes.failed }, true],
  ['completed with an attempt', { ...paid, attempt_outcomes: ['apple_pay pending'] }, true],
  ['completed without an attempt', paid, false],
] as const)('a checkout that is %s', (_, fields, isValid) => {
  const assert = expect(() => assertInvariants('checkouts', checkoutRow(fields)));
  if (isValid) assert.not.toThrow();
  else assert.toThrow(/^checkouts cho_1: .* does not hold$/);
});

const success = { status: 'succeeded', payment_status: 'succeeded', ...noError } as const;

test.each([
  ['failed', {}, true],
  ['failed without an error code', noError, false],
  ['failed with a payment that succeeded', { payment_status: 'succeeded' }, false],
  ['succeeded', success, true],
  ['succeeded with a pending payment', { ...success, payment_status: 'pending' }, true],
  ['succeeded with a failed payment', { ...success, payment_status: 'failed' }, false],
  ['succeeded with an error code', { ...success, payment_error_code: 'do_not_honor' }, false],
] as const)('an attempt to complete a checkout that %s', (_, fields, isValid) => {
  const assert = expect(() => assertInvariants('checkout_completions', completionRow(fields)));
  if (isValid) assert.not.toThrow();
  else assert.toThrow(/^checkout_completions chc_1: .* does not hold$/);
});

test('a ledger entry has a safe integer amount other than zero', () => {
  const line = {
    id: 'pbt_1',
    sequence: 1,
    payment_id: 'py_1',
    amount: -30,
    balance: 970,
    payment_balance_txn_type: 'payment_fee',
    source_type: 'PaymentFee',
    source_id: 'pyfee_1',
    created_at,
  } as const;
  expect(() => assertInvariants('payment_balance_transactions', line)).not.toThrow();
  for (const wrong of [{ amount: 0 }, { amount: 0.5 }, { balance: NaN }]) {
    expect(() => assertInvariants('payment_balance_transactions', { ...line, ...wrong })).toThrow(/does not hold/);
  }
});
