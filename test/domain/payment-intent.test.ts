import { describe, expect, test } from 'vitest';
import {
  attached,
  intentCaptureProblem,
  type IntentMove,
  intentUpdateProblem,
  moved,
  type Offer,
  offerOf,
} from '../../mock-server/domain/payment-intent';
import { paymentIntentRow, paymentRow } from './rows';

const soon = '2031-01-01T00:00:01.000Z';

const states = ['requires_payment_method', 'requires_capture', 'pending', 'succeeded', 'canceled'] as const;
type State = (typeof states)[number];

const cannot = 'payment_intent_cannot_be_captured';
const unexpected = 'payment_intent_unexpected_state';

/** State → the result of a capture that offers nothing, the attached token, or a new payment method. */
const capture: Record<State, Record<Offer, string | undefined>> = {
  requires_payment_method: { nothing: cannot, 'nothing new': cannot, 'a new payment method': undefined },
  requires_capture: { nothing: undefined, 'nothing new': undefined, 'a new payment method': unexpected },
  pending: { nothing: cannot, 'nothing new': cannot, 'a new payment method': cannot },
  succeeded: { nothing: cannot, 'nothing new': cannot, 'a new payment method': cannot },
  canceled: { nothing: cannot, 'nothing new': cannot, 'a new payment method': cannot },
};

/** States in which the amount and the payment method may change. */
const isOpen: Record<State, boolean> = {
  requires_payment_method: true,
  requires_capture: false,
  pending: true,
  succeeded: false,
  canceled: false,
};

/** State → the next state for each event; absent if it is not allowed. */
const moves: Record<State, Partial<Record<IntentMove, State>>> = {
  requires_payment_method: { cancel: 'canceled' },
  requires_capture: {
    capture: 'succeeded',
    decline: 'requires_capture',
    wait_for_bank: 'pending',
    cancel: 'canceled',
  },
  pending: { settle: 'succeeded', fail: 'requires_capture' },
  succeeded: {},
  canceled: {},
};

const allMoves: readonly IntentMove[] = ['capture', 'decline', 'wait_for_bank', 'settle', 'fail', 'cancel'];
const offers: readonly Offer[] = ['nothing', 'nothing new', 'a new payment method'];
const attempt = paymentRow({ direct: false });

describe.each(states)('an intent in %s', (status) => {
  const intent = paymentIntentRow({ status });

  test.each(offers)('capture with %s', (offer) => {
    const error = intentCaptureProblem(intent, offer);
    expect(error?.code).toBe(capture[status][offer]);
    if (error) expect(error.message).toContain(status);
  });

  test('update of the amount, or to a new payment method', () => {
    const expected = isOpen[status] ? undefined : unexpected;
    for (const offer of offers) expect(intentUpdateProblem(intent, { amount: true, offer })?.code).toBe(expected);
    expect(intentUpdateProblem(intent, { amount: false, offer: 'a new payment method' })?.code).toBe(expected);
    expect(intentUpdateProblem(intent, { amount: false, offer: 'nothing new' })).toBeUndefined();
    expect(intentUpdateProblem(intent, { amount: false, offer: 'nothing' })).toBeUndefined();
    if (!isOpen[status]) expect(() => attached(intent, 'pm_2', soon)).toThrow(/cannot happen in state/);
  });

  test.each(allMoves)('%s', (move) => {
    const after = moves[status][move];
    if (after === undefined) expect(() => moved(intent, attempt, move, soon)).toThrow(/cannot happen in state/);
    else expect(moved(intent, attempt, move, soon)).toMatchObject({ status: after, updated_at: soon });
  });
});

test.each([
  ['nothing', undefined, 'nothing'],
  ['the attached token', { token: 'pm_1' }, 'nothing new'],
  ['another token', { token: 'pm_2' }, 'a new payment method'],
  ['a card', {}, 'a new payment method'],
] as const)('a request that brings %s', (_, input, offer) => {
  expect(offerOf(paymentIntentRow(), input)).toBe(offer);
});

test('an intent without a payment method matches no token', () => {
  expect(offerOf(paymentIntentRow({ payment_method_id: null }), {})).toBe('a new payment method');
});

test('a new payment method is attached, and while a bank payment is pending nothing else changes', () => {
  const without = paymentIntentRow({ status: 'requires_payment_method', payment_method_id: null });
  const method = { payment_method_id: 'pm_2', updated_at: soon };
  expect(attached(without, 'pm_2', soon)).toMatchObject({ ...method, status: 'requires_capture' });
  const pending = paymentIntentRow({ status: 'pending' });
  expect(attached(pending, 'pm_2', soon)).toMatchObject({ ...method, status: 'pending' });
});

describe('a bank payment that was pending while the amount and the payment method changed', () => {
  const changed = paymentIntentRow({ status: 'pending', amount: 700, payment_method_id: 'pm_2' });

  test('succeeds: the intent has the amount and the payment method of the payment', () => {
    const paid = { status: 'succeeded', amount: 1_000, payment_method_id: 'pm_1' };
    expect(moved(changed, attempt, 'settle', soon)).toMatchObject(paid);
  });

  test('fails: the changes apply to the next attempt', () => {
    const next = { status: 'requires_capture', amount: 700, payment_method_id: 'pm_2' };
    expect(moved(changed, attempt, 'fail', soon)).toMatchObject(next);
    expect(moved(changed, paymentRow({ direct: true }), 'fail', soon)).toMatchObject(next);
  });
});

test('a direct payment that fails detaches its payment method', () => {
  const own = paymentIntentRow({ status: 'pending' });
  const without = { status: 'requires_payment_method', payment_method_id: null };
  expect(moved(own, paymentRow({ direct: true }), 'fail', soon)).toMatchObject(without);
});
