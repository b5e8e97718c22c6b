import type { UnitOfWork } from '../context';
import type { Entry } from '../domain/balance';
import type { PaymentRow } from '../rows';
import { postProceeds } from './proceeds';

/**
 * Puts a payment with what is booked on it. The one place where a balance changes: the lines of a payment add up to its
 * balance, and platform fees are the platform's proceeds as soon as they are booked.
 */
export function postEntries(work: UnitOfWork, payment: PaymentRow, entries: readonly Entry[]): PaymentRow {
  const { rows, newId, now } = work;
  let { balance } = payment;
  for (const { feeType, amount, payment_balance_txn_type, source_type, source_id } of entries) {
    balance += amount;
    rows.put('payment_balance_transactions', {
      id: newId('pbt'),
      sequence: rows.nextSequence(),
      payment_id: payment.id,
      amount,
      payment_balance_txn_type,
      source_type,
      source_id,
      balance,
      created_at: now,
    });
    if (feeType === 'platform_fee') postPlatformFee(work, payment, amount);
  }
  const booked: PaymentRow = { ...payment, balance };
  rows.put('payments', booked);
  return booked;
}

/** What leaves the balance of the payment comes to the platform, and the other way round. */
function postPlatformFee(work: UnitOfWork, payment: PaymentRow, amount: number): void {
  postProceeds(work, payment, amount < 0 ? 'payment' : 'refund', -amount);
}
