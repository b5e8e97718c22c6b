import { describe, expect, test } from 'vitest';
import {
  afterCompletion,
  checkoutUpdateProblem,
  completionDeadline,
  completionProblem,
  expired,
  payableProblem,
  sessionDeadline,
} from '../../mock-server/domain/checkout';
import type { CheckoutCompletionRow, CheckoutRow, PaymentIntentRow } from '../../mock-server/rows';
import { checkoutRow, completionRow, noError, paymentIntentRow } from './rows';

const made = '2031-01-01T00:00:00.000Z';
const now = '2031-01-01T12:00:00.000Z';

const checkout = (status: CheckoutRow['status']): CheckoutRow => checkoutRow({ status });

const completion = (status: CheckoutCompletionRow['status'], id = 'chc_1'): CheckoutCompletionRow => {
  const row = completionRow({ id, status, payment_status: status, created_at: now, updated_at: now });
  return status === 'failed' ? row : { ...row, ...noError };
};

const intent = (status: PaymentIntentRow['status']): PaymentIntentRow => paymentIntentRow({ status });

test('a checkout can be completed for a week, a session for a day', () => {
  expect(completionDeadline(made)).toBe('2031-01-08T00:00:00.000Z');
  expect(sessionDeadline(made)).toBe('2031-01-02T00:00:00.000Z');
});

describe.each(['created', 'attempted'] as const)('a checkout that is %s', (status) => {
  const before = checkout(status);

  test('can be updated, completed, attempted and expire', () => {
    expect(completionProblem(before)).toBeUndefined();
    expect(checkoutUpdateProblem(before)).toBeUndefined();
    const failed = completion('failed');
    const attempted = { ...before, status: 'attempted', attempt_outcomes: ['ecom failed'], updated_at: now };
    expect(afterCompletion(before, failed)).toEqual(attempted);
    expect(expired(before, now)).toEqual({ ...before, status: 'expired', updated_at: now });
    const paid = { ...before, status: 'completed', successful_payment_id: 'py_1', updated_at: now };
    const succeeded = completion('succeeded', 'chc_2');
    expect(afterCompletion(before, succeeded)).toEqual({ ...paid, attempt_outcomes: ['ecom succeeded'] });
    const both = { ...paid, attempt_outcomes: ['ecom failed', 'ecom succeeded'] };
    expect(afterCompletion(afterCompletion(before, failed), succeeded)).toEqual(both);
    const again = afterCompletion(afterCompletion(before, failed), completion('failed', 'chc_2'));
    expect(again.attempt_outcomes).toEqual(['ecom failed']);
  });
});

describe.each(['completed', 'expired'] as const)('a checkout that is %s', (status) => {
  const before = checkout(status);

  test('stays in that status', () => {
    expect(completionProblem(before)?.code).toBe('checkout_cannot_be_completed');
    expect(completionProblem(before)?.message).toBe(`checkout status ${status} does not allow completion`);
    expect(checkoutUpdateProblem(before)?.code).toBe('checkout_cannot_be_updated');
    expect(checkoutUpdateProblem(before)?.message).toBe(`checkout status ${status} does not allow an update`);
    expect(() => expired(before, now)).toThrow('cannot happen');
    for (const attempt of [completion('failed'), completion('succeeded')]) {
      expect(() => afterCompletion(before, attempt)).toThrow('cannot happen');
    }
  });
});

test.each([
  ['requires_payment_method', undefined],
  ['requires_capture', undefined],
  ['pending', 'payment_intent_unexpected_state'],
  ['succeeded', 'payment_intent_unexpected_state'],
  ['canceled', 'payment_intent_unexpected_state'],
] as const)('a checkout or a session of an intent that is %s → %s', (status, code) => {
  expect(payableProblem(intent(status))?.code).toBe(code);
});
