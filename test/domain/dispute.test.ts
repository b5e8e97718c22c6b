import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balanceOf } from '../../mock-server/domain/balance';
import { disputed, disputeProblem, disputeWon } from '../../mock-server/domain/dispute';
import { assertInvariants } from '../../mock-server/domain/invariants';
import { amountRefundable } from '../../mock-server/domain/payment';
import { refunded } from '../../mock-server/domain/refund';
import type { DisputeRow, PaymentRow } from '../../mock-server/rows';
import { paymentRow } from './rows';

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
