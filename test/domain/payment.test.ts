import { describe, expect, test } from 'vitest';
import type { SandboxError } from '../../mock-server/sandbox-error';
import {
  amountRefundable,
  captured,
  captureProblem,
  lapsed,
  settled,
  voided,
  voidProblem,
} from '../../mock-server/domain/payment';
import { balanceOf } from '../../mock-server/domain/balance';
import { refunded, refundProblem, refundSettled } from '../../mock-server/domain/refund';
import { type PaymentName, paymentRow, payments, refundRow } from './rows';

const soon = '2031-01-01T00:00:01.000Z';
const code = (error: SandboxError | undefined) => error?.code;

/** The instant some milliseconds after its creation. */
const after = (milliseconds: number) => new Date(Date.parse('2031-01-01T00:00:00.000Z') + milliseconds).toISOString();
const minute = 60_000;
const day = 1_440 * minute;

const capture: Record<PaymentName, string | undefined> = {
  pending: 'payment_cannot_be_captured',
  authorized: undefined,
  succeeded: 'payment_already_captured',
  failed: 'payment_cannot_be_captured',
  voided: 'payment_cannot_be_captured',
  'voided before capture': 'payment_cannot_be_captured',
  lapsed: 'payment_cannot_be_captured',
  'partially refunded': 'payment_already_captured',
  'fully refunded': 'payment_already_captured',
  disputed: 'payment_already_captured',
  returned: 'payment_already_captured',
  'returned after a refund': 'payment_already_captured',
  'returned during a dispute': 'payment_already_captured',
};

const captureAfterAWeek: Partial<typeof capture> = {
  authorized: 'charge_expired_for_capture',
  lapsed: 'charge_expired_for_capture',
};

const voiding: Record<PaymentName, string | undefined> = {
  pending: 'payment_cannot_be_voided',
  authorized: undefined,
  succeeded: undefined,
  failed: 'payment_cannot_be_voided',
  voided: 'payment_cannot_be_voided',
  'voided before capture': 'payment_cannot_be_voided',
  lapsed: 'payment_cannot_be_voided',
  'partially refunded': 'payment_cannot_be_voided',
  'fully refunded': 'payment_cannot_be_voided',
  disputed: 'payment_cannot_be_voided',
  returned: 'payment_cannot_be_voided',
  'returned after a refund': 'payment_cannot_be_voided',
  'returned during a dispute': 'payment_cannot_be_voided',
};

const refunding: Record<PaymentName, string | undefined> = {
  pending: 'refund_error',
  authorized: 'refund_error',
  succeeded: undefined,
  failed: 'refund_error',
  voided: 'refund_error',
  'voided before capture': 'refund_error',
  lapsed: 'refund_error',
  'partially refunded': undefined,
  'fully refunded': 'payment_fully_refunded',
  disputed: 'refund_exceeds_amount_available',
  returned: 'refund_error',
  'returned after a refund': 'refund_error',
  'returned during a dispute': 'refund_error',
};

const refundable: Record<PaymentName, number> = {
  pending: 0,
  authorized: 0,
  succeeded: 1_000,
  failed: 0,
  voided: 0,
  'voided before capture': 0,
  lapsed: 0,
  'partially refunded': 600,
  'fully refunded': 0,
  disputed: 0,
  returned: 0,
  'returned after a refund': 0,
  'returned during a dispute': 0,
};

const names = Object.keys(payments).filter((name): name is PaymentName => name in payments);

describe.each(names)('a payment that is %s', (name) => {
  const payment = payments[name];

  test(`capture: ${capture[name]}`, () => {
    expect(code(captureProblem(payment, soon))).toBe(capture[name]);
    expect(code(captureProblem(payment, after(8 * day)))).toBe(captureAfterAWeek[name] ?? capture[name]);
  });

  test(`void: ${voiding[name]}`, () => {
    expect(code(voidProblem(payment, soon))).toBe(voiding[name]);
    expect(code(voidProblem(payment, after(day)))).toBe(voiding[name] ?? 'payment_outside_void_window');
  });

  test(`refund: ${refunding[name]}`, () => {
    expect(code(refundProblem(payment, undefined, [], soon))).toBe(refunding[name]);
    expect(code(refundProblem(payment, 1, [], soon))).toBe(refunding[name]);
  });

  test(`refundable: ${refundable[name]}`, () => {
    expect(amountRefundable(payment)).toBe(refundable[name]);
    expect(balanceOf(payment)).toBe(refundable[name]);
  });

  test('what a rule forbids, no transition allows', () => {
    if (capture[name]) expect(() => captured(payment, soon)).toThrow(/cannot happen in state/);
    else expect(captured(payment, soon)).toMatchObject({ status: 'succeeded', captured: true, captured_at: soon });
    if (voiding[name]) expect(() => voided(payment, soon)).toThrow(/cannot happen in state/);
    else expect(voided(payment, soon)).toMatchObject({ status: 'canceled', captured: payment.captured });
    // Only the amount that is not disputed can be refunded: this payment is disputed in full.
    if (name === 'disputed') expect(refunded(payment, refundRow({ amount: 1 }), soon).status).toBe('disputed');
    else if (refunding[name])
      expect(() => refunded(payment, refundRow({ amount: 1 }), soon)).toThrow(/cannot happen in state/);
    else expect(refunded(payment, refundRow({ amount: 1 }), soon).status).toBe('partially_refunded');
    if (name === 'authorized') expect(lapsed(payment, soon)).toMatchObject({ status: 'canceled', lapsed: true });
    else expect(() => lapsed(payment, soon)).toThrow(/cannot happen in state/);
    if (name === 'pending') expect(settled(payment, soon, null)).toMatchObject({ status: 'succeeded', captured: true });
    else expect(() => settled(payment, soon, null)).toThrow(/cannot happen in state/);
  });
});

test.each([
  [7 * day - 1, undefined],
  [7 * day, 'charge_expired_for_capture'],
  [7 * day + 1, 'charge_expired_for_capture'],
])('capture after %i ms: %s', (milliseconds, expected) => {
  expect(code(captureProblem(payments.authorized, after(milliseconds)))).toBe(expected);
});

test.each([
  [25 * minute - 1, undefined],
  [25 * minute, 'payment_outside_void_window'],
])('void after %i ms: %s', (milliseconds, expected) => {
  expect(code(voidProblem(payments.authorized, after(milliseconds)))).toBe(expected);
});

test.each([
  [180 * day - 1, undefined],
  [180 * day, 'payment_outside_refund_window'],
])('refund %i ms after the capture: %s', (milliseconds, expected) => {
  expect(code(refundProblem(payments.succeeded, 1, [], after(milliseconds)))).toBe(expected);
  const capturedLater = paymentRow({ captured_at: after(day) });
  expect(code(refundProblem(capturedLater, 1, [], after(milliseconds + day)))).toBe(expected);
});

const pending = refundRow({ status: 'pending' });
const done = refundRow();

test.each([
  ['all of it', payments.succeeded, 1_000, [], undefined],
  ['more than was paid', payments.succeeded, 1_001, [], 'refund_exceeds_payment_amount'],
  [
    'more than was paid, of a partial refund',
    payments['partially refunded'],
    1_001,
    [],
    'refund_exceeds_payment_amount',
  ],
  ['what is left', payments['partially refunded'], 600, [done], undefined],
  ['more than is left', payments['partially refunded'], 601, [done], 'refund_exceeds_amount_available'],
  ['while another is pending', payments.succeeded, 1, [done, pending], 'refund_in_progress'],
  ['too much while another is pending', payments.succeeded, 1_001, [pending], 'refund_exceeds_payment_amount'],
  [
    'more than is left beside a dispute',
    paymentRow({ amount_disputed: 300 }),
    701,
    [],
    'refund_exceeds_amount_available',
  ],
  ['the rest of it', paymentRow({ amount_disputed: 300 }), 700, [], undefined],
  ['a returned payment', paymentRow({ amount_returned: 1_000 }), undefined, [], 'refund_exceeds_amount_available'],
] as const)('refund of %s', (_, payment, amount, refunds, expected) => {
  expect(code(refundProblem(payment, amount, refunds, soon))).toBe(expected);
});

test('refunds add up, and the last one makes the payment fully refunded', () => {
  const first = refunded(paymentRow(), refundRow({ amount: 999 }), soon);
  expect(first).toMatchObject({ status: 'partially_refunded', amount_refunded: 999, updated_at: soon });
  expect(refunded(first, refundRow({ amount: 1 }), soon)).toMatchObject({
    status: 'fully_refunded',
    amount_refunded: 1_000,
  });
});

test('a failed bank payment has a reason', () => {
  const failure = { error_code: 'no_account', error_description: 'there is no such account' };
  expect(settled(payments.pending, soon, failure)).toMatchObject({ ...failure, status: 'failed', captured: false });
});

test('a refund settles once', () => {
  const settledOnce = refundSettled(pending, soon);
  expect(settledOnce).toMatchObject({ status: 'succeeded', updated_at: soon });
  expect(() => refundSettled(settledOnce, soon)).toThrow('settle cannot happen in state succeeded');
});
