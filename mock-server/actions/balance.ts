import type { UnitOfWork } from '../context';
import type { Entry } from '../domain/balance';
import type { PaymentRow } from '../rows';
import { postProceeds } from './proceeds';

/**
 * Stores a payment and posts ledger entries to it. Balances change only here: the entries of a payment add up to its balance,
 * and a platform fee becomes proceeds of the platform when it is posted.
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
  const posted: PaymentRow = { ...payment, balance };
  rows.put('payments', posted);
  return posted;
}

/** A debit of the payment is a credit of the platform's proceeds, and vice versa. */
function postPlatformFee(work: UnitOfWork, payment: PaymentRow, amount: number): void {
  postProceeds(work, payment, amount < 0 ? 'payment' : 'refund', -amount);
}
