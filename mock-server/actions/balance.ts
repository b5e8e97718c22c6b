import type { UnitOfWork } from '../context';
import type { Entry } from '../domain/balance';
import type { PaymentRow } from '../rows';
import { postToLedgers } from './ledger';

/**
 * Stores a payment that has changed and posts ledger entries to it, and to the ledgers of its account and of the platform.
 * Balances change only in this file: the entries of a payment add up to its balance.
 */
export function postEntries(work: UnitOfWork, payment: PaymentRow, entries: readonly Entry[]): PaymentRow {
  const posted = withEntries(work, payment, entries);
  work.rows.replace('payments', posted);
  postToLedgers(work, posted, entries);
  return posted;
}

/** Stores a new payment, and posts its first entries. */
export function insertWithEntries(work: UnitOfWork, payment: PaymentRow, entries: readonly Entry[]): PaymentRow {
  const posted = withEntries(work, payment, entries);
  work.rows.insert('payments', posted);
  postToLedgers(work, posted, entries);
  return posted;
}

/** Stores entries of a payment. Returns the payment with its new balance. */
function withEntries(work: UnitOfWork, payment: PaymentRow, entries: readonly Entry[]): PaymentRow {
  const { rows, newId, now } = work;
  let { balance } = payment;
  for (const { amount, payment_balance_txn_type, source_type, source_id } of entries) {
    balance += amount;
    rows.insert('payment_balance_transactions', {
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
  }
  return { ...payment, balance };
}

/** Stores on a sub account when its first payment succeeded, if that is this one. */
export function activatePayments({ rows, now }: UnitOfWork, { status, account_id }: PaymentRow): void {
  if (status !== 'succeeded') return;
  const account = rows.require('accounts', account_id);
  if (account.kind === 'platform' || account.payments_activated_on !== undefined) return;
  rows.replace('accounts', { ...account, payments_activated_on: now });
}
