import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balanceOf, captureEntries, type Entry, refundEntries, voidEntries } from '../../mock-server/domain/balance';
import { assertInvariants } from '../../mock-server/domain/invariants';
import type { Fee } from '../../mock-server/domain/fees';
import { amountRefundable, captured, voided } from '../../mock-server/domain/payment';
import {
  feeAmount,
  newFees,
  remainingFees,
  returnedFees,
  returnedFeesProblem,
} from '../../mock-server/domain/payment-fees';
import { refunded } from '../../mock-server/domain/refund';
import type { PaymentRow } from '../../mock-server/rows';
import { payments, refundRow } from './rows';

const now = '2031-01-01T00:00:01.000Z';
const newId = (prefix: string) => `${prefix}_1`;
const processing = (amount: number): Fee => ({ type: 'processing_fee', amount });
const platform = (amount: number): Fee => ({ type: 'platform_fee', amount });

/** A payment after entries were posted to it. */
const posted = (payment: PaymentRow, entries: readonly Entry[]): PaymentRow => ({
  ...payment,
  balance: entries.reduce((sum, { amount }) => sum + amount, payment.balance),
});

test('for random refunds and fees, the entries add up to the balance, and a void makes it zero', () => {
  const anyPayment = fc
    .tuple(fc.integer({ min: 51, max: 99_999_999 }), fc.nat({ max: 99_999_999 }), fc.nat({ max: 99_999_999 }))
    .map(([amount, first, second]): PaymentRow => {
      const fees = newFees(amount, [], [processing(first), platform(second)], newId);
      return { ...payments.authorized, amount, fees: fees.map((fee, i) => ({ ...fee, id: `pyfee_${i}` })) };
    });
  fc.assert(
    fc.property(anyPayment, fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat()), { maxLength: 6 }), (made, picks) => {
      let row = posted(captured(made, now), captureEntries(made));
      const check = () => {
        expect(row.balance).toBe(balanceOf(row));
        expect(feeAmount(row)).toBe(feeAmount(made));
        assertInvariants('payments', row);
      };
      check();
      const undone = posted(voided(row, now), voidEntries(row));
      expect([undone.balance, remainingFees(undone)]).toEqual([0, 0]);
      assertInvariants('payments', undone);
      for (const [pick, ...shares] of picks) {
        const refundable = amountRefundable(row);
        if (refundable === 0) break;
        const asked = row.fees.flatMap(({ type, remaining_amount }, i) => {
          const amount = (shares[i] ?? 0) % (remaining_amount + 1);
          return amount > 0 ? [{ type, amount }] : [];
        });
        expect(returnedFeesProblem(row, asked)).toBeUndefined();
        const refund = refundRow({
          amount: 1 + (pick % refundable),
          returned_fees: returnedFees(row, asked, newId),
        });
        assertInvariants('refunds', refund);
        row = posted(refunded(row, refund, now), refundEntries(refund));
        check();
      }
    }),
  );
});
