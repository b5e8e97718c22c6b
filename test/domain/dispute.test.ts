import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { balanceOf } from '../../mock-server/domain/balance';
import {
  disputed,
  disputeOutcomeProblem,
  disputeProblem,
  disputeWon,
  movedDispute,
  responseDeadline,
} from '../../mock-server/domain/dispute';
import { assertInvariants } from '../../mock-server/domain/invariants';
import { amountRefundable } from '../../mock-server/domain/payment';
import { refunded } from '../../mock-server/domain/refund';
import type { DisputeRow, PaymentRow } from '../../mock-server/rows';
import { disputeOutcomes } from '../../spec/tables/outcomes';
import { type PaymentName, paymentRow, payments, refundRow } from './rows';

const now = '2031-01-02T00:00:00.000Z';

const disputeRow = (fields: Partial<DisputeRow> = {}): DisputeRow => ({
  id: 'dp_1',
  sequence: 1,
  mode: 'test',
  account_id: 'acc_1',
  payment_id: 'py_1',
  amount: 300,
  currency: 'usd',
  reason: 'fraudulent',
  due_date: '2031-01-16T00:00:00.000Z',
  status: 'needs_response',
  metadata: {},
  fee: 0,
  response: null,
  reversal: null,
  test_outcome: null,
  created_at: now,
  updated_at: now,
  ...fields,
});

/** All invariants hold except that of the balance, which the caller posts. */
const assertInOrder = (payment: PaymentRow) =>
  assertInvariants('payments', { ...payment, balance: balanceOf(payment) });

test('the disputable amount is what was paid and not refunded', () => {
  const refused = Object.entries(payments).filter(([, payment]) => disputeProblem(payment, {}, []) !== undefined);
  const possible: readonly PaymentName[] = ['succeeded', 'partially refunded'];
  expect(refused.map(([name]) => name)).toEqual(
    Object.keys(payments).filter((name) => !possible.some((p) => p === name)),
  );
  for (const [, payment] of refused) {
    expect(disputeProblem(payment, {}, [])?.code).toBe('payment_cannot_be_disputed');
  }
});

test.each([
  [{ amount: 1 }, undefined],
  [{ amount: 600 }, undefined],
  [{ amount: 601 }, 'dispute_exceeds_amount_available'],
  [{ amount: 0 }, 'parameter_invalid'],
  [{ amount: -1 }, 'parameter_invalid'],
  [{ amount: 1.5 }, 'parameter_invalid'],
  [{ amount: NaN }, 'parameter_invalid'],
] as const)('%j of a payment of which 600 are left', (asked, code) => {
  expect(disputeProblem(payments['partially refunded'], asked, [refundRow()])?.code).toBe(code);
});

test('a pending refund prevents a dispute', () => {
  const refunds = [refundRow(), refundRow({ status: 'pending' })];
  expect(disputeProblem(paymentRow(), { amount: 1 }, refunds)?.code).toBe('refund_in_progress');
});

test('a response is possible for two weeks', () => {
  expect(responseDeadline(now)).toBe('2031-01-16T00:00:00.000Z');
});

describe('outcomes of a dispute', () => {
  const moves = {
    needs_response: { respond: 'under_review', win: 'won', lose: 'lost' },
    under_review: { win: 'won', lose: 'lost' },
    won: {},
    lost: { reverse: 'won' },
  } as const satisfies Record<DisputeRow['status'], Partial<Record<(typeof disputeOutcomes)[number], string>>>;

  const table: readonly [DisputeRow['status'], Partial<Record<(typeof disputeOutcomes)[number], string>>][] = [
    ['needs_response', moves.needs_response],
    ['under_review', moves.under_review],
    ['won', moves.won],
    ['lost', moves.lost],
  ];

  test.each(table)('%s', (status, leads) => {
    for (const outcome of disputeOutcomes) {
      const row = disputeRow({ status });
      const problem = disputeOutcomeProblem(row, outcome, payments.disputed);
      expect(problem?.code, outcome).toBe(leads[outcome] === undefined ? 'dispute_unexpected_state' : undefined);
      const reversal = { description: 'The card network reversed its decision.', created_at: now };
      const added = outcome === 'reverse' ? { reversal } : outcome === 'respond' ? { answer: 'evidence' } : {};
      const moved = { ...row, status: leads[outcome], ...added };
      if (!problem) expect(movedDispute(row, outcome, now)).toEqual(moved);
      const afterReturn = disputeOutcomeProblem(row, outcome, payments['returned during a dispute']);
      expect(afterReturn?.code).toBe('dispute_unexpected_state');
    }
  });
});

test('a payment that is repeatedly disputed, won and refunded always meets its invariants', () => {
  const step = fc.record({
    disputedPart: fc.nat(99),
    refundedPart: fc.nat(99),
    outcome: fc.constantFrom('win', 'lose'),
    fee: fc.constantFrom(0, 1_500),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
      let payment = paymentRow();
      let refundedSoFar = 0;
      for (const { disputedPart, refundedPart, outcome, fee } of steps) {
        const amount = 1 + Math.floor((amountRefundable(payment) * disputedPart) / 100);
        if (disputeProblem(payment, { amount }, [])) break;
        payment = disputed(payment, disputeRow({ amount, fee }), now);
        assertInOrder(payment);
        const refund = Math.floor((amountRefundable(payment) * refundedPart) / 100);
        if (refund > 0) payment = refunded(payment, { amount: refund, returned_fees: [] }, now);
        refundedSoFar += refund;
        expect(payment.status).toBe('disputed');
        assertInOrder(payment);
        if (outcome === 'win') payment = disputeWon(payment, disputeRow({ amount, fee }), now);
        assertInOrder(payment);
        const back = refundedSoFar > 0 ? 'partially_refunded' : 'succeeded';
        expect(payment).toMatchObject({
          status: outcome === 'win' ? back : 'disputed',
          amount_refunded: refundedSoFar,
        });
      }
    }),
  );
});
