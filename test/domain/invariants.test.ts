import { describe, expect, test } from 'vitest';
import { assertInvariants } from '../../mock-server/domain/invariants';
import type { PaymentRow } from '../../mock-server/store/rows';
import { paymentMethodRow, paymentRow, payments, refundRow } from './rows';

test.each(Object.entries(payments))('a payment that is %s is in order', (_, row) => {
  expect(() => assertInvariants('payments', row)).not.toThrow();
});

const bad: readonly [string, Partial<PaymentRow>][] = [
  ['an amount with decimals', { amount: 10.5 }],
  ['a negative amount', { amount: -1 }],
  ['an amount that is no number', { amount: NaN }],
  ['an amount too large to count', { amount: 2 ** 53 }],
  ['a negative refund', { amount_refunded: -1 }],
  ['a refund with decimals', { status: 'partially_refunded', amount_refunded: 0.5 }],
  ['more refunded than paid', { status: 'partially_refunded', amount_refunded: 1_001 }],
  ['more given back in all than paid', { status: 'disputed', amount_refunded: 600, amount_disputed: 600 }],
  ['something given back before it was taken', { ...payments.authorized, amount_refunded: 1 }],
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

test('a payment method is one of card and bank account', () => {
  const row = paymentMethodRow();
  expect(() => assertInvariants('payment_methods', row)).not.toThrow();
  expect(() => assertInvariants('payment_methods', { ...row, bank_account: null })).toThrow(/does not hold/);
});
