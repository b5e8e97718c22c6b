import type { EventName } from '../../spec/tables/events';
import { limits } from '../../spec/tables/limits';
import type { PayoutOutcome } from '../../spec/tables/outcomes';
import { payoutStates } from '../../spec/tables/states';
import { requireNoProblem, SandboxError } from '../sandbox-error';
import type { UnitOfWork } from '../context';
import { businessDaysAfter } from '../domain/business-days';
import { movedPayout, noProceeds, outcomeProblem, proceedsAmount, totalsOf } from '../domain/proceeds';
import { canTransition } from '../domain/transition';
import { presentPayout } from '../present/proceeds-payouts';
import type { PayoutRow, ProceedsBatchRow } from '../rows';
import { postProceeds } from './proceeds';

/**
 * Creates the payout of a batch. A batch with a total of zero or less stays open, and closes at the end of the next day on
 * which something is posted to it. Source: Resources, Proceeds payout.
 */
export function closeBatch(work: UnitOfWork, batch: ProceedsBatchRow): void {
  const { rows, now } = work;
  const amount = proceedsAmount(batch);
  if (amount <= 0) {
    rows.put('proceeds_batches', { ...batch, closes_at: null });
    return;
  }
  rows.put('proceeds_batches', { ...batch, ...noProceeds, closes_at: null });
  const payout: PayoutRow = {
    id: work.newId('po'),
    sequence: rows.nextSequence(),
    mode: batch.mode,
    account_id: platformAccountId(work, batch),
    currency: batch.currency,
    amount,
    ...totalsOf(batch),
    status: 'scheduled',
    description: null,
    metadata: {},
    deposits_at: businessDaysAfter(now, limits.payout_deposit_business_days.value),
    created_at: now,
    updated_at: now,
  };
  putPayout(work, payout, 'proceeds.payout.created');
  work.schedule('send_proceeds_payout', payout.id, businessDaysAfter(now, limits.payout_sent_business_days.value));
}

/** Sends a payout to the bank account, where it arrives at `deposits_at`. */
export function sendPayout(work: UnitOfWork, payout: PayoutRow): void {
  if (!canTransition(payoutStates, payout.status, 'send')) return;
  const row = putPayout(work, movedPayout(payout, 'send', work.now));
  work.schedule('pay_proceeds_payout', row.id, row.deposits_at);
}

export function payPayout(work: UnitOfWork, payout: PayoutRow): void {
  if (!canTransition(payoutStates, payout.status, 'pay')) return;
  putPayout(work, movedPayout(payout, 'pay', work.now), 'proceeds.payout.paid');
}

/** Fails or cancels a payout before it arrives. Its amount goes into the open batch, to be paid with the next payout. */
export function endPayout(work: UnitOfWork, payoutId: string, outcome: PayoutOutcome): PayoutRow {
  const payout = work.rows.find('payouts', payoutId);
  if (payout === undefined) throw new SandboxError('resource_not_found', {});
  requireNoProblem(outcomeProblem(payout, outcome));
  postProceeds(work, payout, 'other', payout.amount);
  const row = movedPayout(payout, outcome, work.now);
  return putPayout(work, row, outcome === 'fail' ? 'proceeds.payout.failed' : undefined);
} // resource_not_found parameter_invalid payout_unexpected_state

function putPayout(work: UnitOfWork, row: PayoutRow, event?: EventName): PayoutRow {
  work.rows.put('payouts', row);
  if (event) work.emit(event, row, presentPayout(row));
  return row;
}

function platformAccountId({ rows }: UnitOfWork, { mode }: ProceedsBatchRow): string {
  const platform = rows.first('platform', 'only', 'all');
  if (platform === undefined) throw new Error('the platform row is missing');
  return platform[mode].account_id;
}
