import { limits } from '../../spec/tables/limits';
import type { PayoutOutcome } from '../../spec/tables/outcomes';
import { SandboxError } from '../sandbox-error';
import type { UnitOfWork } from '../context';
import { businessDaysAfter, dayBefore } from '../domain/business-days';
import { proceedsAccountOf } from '../domain/payout-account';
import { canPayOut, movedPayout, outcomeProblem, payoutAmount, totalsOf } from '../domain/payouts';
import { isEnabled } from '../domain/account';
import { presentAnyPayout } from '../present/payouts';
import type { PayoutBatchRow, PayoutRow, PayoutTotals } from '../rows';
import { collectedKey } from '../rows/payout-batches';
import { postFailedPayout, postPayout } from './ledger';
import { requireNoPayoutProblem } from './explain-state';
import { newRow } from './new-row';
import { findPayoutAccount } from './payout-account';
import { countEntries } from './payout-batches';

/**
 * Creates the payout of an open batch. Without a total to pay, or for an account that cannot receive payouts, the batch stays
 * open: it closes at the end of the next day on which something is posted to it. It takes the batches, too, that a failed payout
 * gave back before release 0.2.0. Source: Payouts; Resources, Proceeds payout.
 */
export function closeBatch(work: UnitOfWork, open: PayoutBatchRow): void {
  const { rows } = work;
  const batch = countEntries(rows, open);
  const returned = [...rows.walk('payout_batches', 'returned', collectedKey(batch), 'ascending')];
  const totals: PayoutTotals = {
    ...totalsOf(batch),
    other_total: returned.reduce((sum, each) => sum + payoutAmount(each), batch.other_total),
  };
  if (!canPayOut(batch, payoutAmount(totals)) || !isEnabled(rows.require('accounts', batch.account_id))) {
    rows.replace('payout_batches', { ...batch, closes_at: null });
    return;
  }
  const payout = newPayout(work, batch, totals);
  const collected = { is_open: false, closes_at: null, payout_id: payout.id, moved_at: work.now };
  for (const each of [...returned, batch]) rows.replace('payout_batches', { ...each, ...collected });
  rows.insert('payouts', payout);
  postPayout(work, payout);
  emitPayoutEvent(work, payout, 'created');
  if (payout.status === 'paid') emitPayoutEvent(work, payout, 'paid');
  else schedulePayout(work, payout, 'send', businessDaysAfter(work.now, limits.payout_sent_business_days.value));
}

function newPayout(work: UnitOfWork, batch: PayoutBatchRow, totals: PayoutTotals): PayoutRow {
  const { rows, now } = work;
  const { account_id, currency, payout_type } = batch;
  const account = rows.require('accounts', account_id);
  const isProceeds = payout_type === 'proceeds';
  // Canadian banks report payouts when they have arrived.
  const isPaid = !isProceeds && currency === 'cad';
  return {
    ...newRow(work, 'po', batch),
    payout_type,
    currency,
    amount: payoutAmount(totals),
    ...totals,
    bank_account: isProceeds ? proceedsAccountOf(account) : findPayoutAccount(rows, account),
    status: isPaid ? 'paid' : 'scheduled',
    description: isProceeds ? null : 'Payout',
    metadata: {},
    deposits_at: isPaid ? dayBefore(now) : businessDaysAfter(now, limits.payout_deposit_business_days.value),
  };
}

/** Sends a scheduled payout to the bank account, where it arrives at `deposits_at`. */
export function sendPayout(work: UnitOfWork, payout: PayoutRow): void {
  const row = movedPayout(payout, 'send', work.now);
  work.rows.replace('payouts', row);
  schedulePayout(work, row, 'pay', row.deposits_at);
}

/** Marks a payout that was sent as paid. */
export function payPayout(work: UnitOfWork, payout: PayoutRow): void {
  const row = movedPayout(payout, 'pay', work.now);
  work.rows.replace('payouts', row);
  emitPayoutEvent(work, row, 'paid');
}

/**
 * Fails or cancels a payout before it arrives. Its entries stay its own: the next payout pays its amount. Source: Payouts;
 * Resources, Proceeds payout.
 */
export function endPayout(work: UnitOfWork, payoutId: string, outcome: PayoutOutcome): PayoutRow {
  const { rows, now } = work;
  const payout = rows.find('payouts', payoutId);
  if (payout === undefined) throw new SandboxError('resource_not_found', {});
  requireNoPayoutProblem(work, payout, outcomeProblem(payout, outcome));
  const row = movedPayout(payout, outcome, now);
  rows.replace('payouts', row);
  postFailedPayout(work, row);
  if (outcome === 'fail') emitPayoutEvent(work, row, 'failed');
  return row;
} // resource_not_found parameter_invalid payout_unexpected_state

function schedulePayout(work: UnitOfWork, { id, payout_type }: PayoutRow, step: 'send' | 'pay', at: string): void {
  work.schedule(payout_type === 'proceeds' ? `${step}_proceeds_payout` : `${step}_payout`, id, at);
}

function emitPayoutEvent(work: UnitOfWork, row: PayoutRow, event: 'created' | 'paid' | 'failed'): void {
  work.emit(
    row.payout_type === 'proceeds' ? `proceeds.payout.${event}` : `payout.${event}`,
    row,
    presentAnyPayout(row),
  );
}
