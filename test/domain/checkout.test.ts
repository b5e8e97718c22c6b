import { describe, expect, test } from 'vitest';
import {
  attempted,
  completed,
  completionDeadline,
  completionProblem,
  expired,
  sessionProblem,
} from '../../mock-server/domain/checkout';
import type { CheckoutRow, PaymentIntentRow } from '../../mock-server/rows';

const made = '2031-01-01T00:00:00.000Z';
const now = '2031-01-01T12:00:00.000Z';
const owned = { sequence: 1, mode: 'test', account_id: 'acc_1', created_at: made, updated_at: made } as const;
const wanted = { amount: 1_000, currency: 'usd', description: 'Tea', metadata: {} } as const;

const checkout = (status: CheckoutRow['status']): CheckoutRow => ({
  ...owned,
  ...wanted,
  id: 'cho_1',
  fees: [],
  status,
  payment_intent_id: 'pi_1',
  successful_payment_id: null,
});

const intent = (status: PaymentIntentRow['status']): PaymentIntentRow => ({
  ...owned,
  ...wanted,
  id: 'pi_1',
  status,
  payment_method_id: null,
});

test('a checkout can be completed for a day', () => {
  expect(completionDeadline(made)).toBe('2031-01-02T00:00:00.000Z');
});

describe.each(['created', 'attempted'] as const)('a checkout that is %s', (status) => {
  const before = checkout(status);

  test('can be completed, attempted and expire', () => {
    expect(completionProblem(before)).toBeUndefined();
    expect(attempted(before, now)).toEqual({ ...before, status: 'attempted', updated_at: now });
    expect(expired(before, now)).toEqual({ ...before, status: 'expired', updated_at: now });
    const paid = { ...before, status: 'completed', successful_payment_id: 'py_1', updated_at: now };
    expect(completed(before, 'py_1', now)).toEqual(paid);
  });
});

describe.each(['completed', 'expired'] as const)('a checkout that is %s', (status) => {
  const before = checkout(status);

  test('stays in that status', () => {
    expect(completionProblem(before)?.code).toBe('checkout_cannot_be_completed');
    expect(completionProblem(before)?.message).toBe(`checkout status ${status} does not allow completion`);
    for (const move of [attempted, expired]) expect(() => move(before, now)).toThrow('cannot happen');
    expect(() => completed(before, 'py_1', now)).toThrow('cannot happen');
  });
});

test.each([
  ['requires_payment_method', undefined],
  ['requires_capture', undefined],
  ['pending', 'payment_intent_unexpected_state'],
  ['succeeded', 'payment_intent_unexpected_state'],
  ['canceled', 'payment_intent_unexpected_state'],
] as const)('a session for an intent that is %s → %s', (status, code) => {
  expect(sessionProblem(intent(status))?.code).toBe(code);
});
