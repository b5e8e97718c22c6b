import { defaultDisputeReason } from '../../spec/tables/dispute-reasons';
import type { DisputeOutcome } from '../../spec/tables/outcomes';
import { requireNoProblem, SandboxError } from '../sandbox-error';
import type { UnitOfWork } from '../context';
import { disputeEntry, disputeRefundEntry } from '../domain/balance';
import {
  disputed,
  disputeOutcomeProblem,
  disputeProblem,
  type DisputeRequest,
  disputeWon,
  movedDispute,
  responseDeadline,
} from '../domain/dispute';
import { amountRefundable } from '../domain/payment';
import { presentDispute } from '../present/disputes';
import type { DisputeRow } from '../rows';
import { postEntries } from './balance';

/** Opens a dispute, as the payer's bank does. The disputed amount leaves the balance of the payment until the dispute is won. */
export function openDispute(work: UnitOfWork, paymentId: string, asked: DisputeRequest): DisputeRow {
  const { rows, now } = work;
  const payment = rows.find('payments', paymentId);
  if (payment === undefined) throw new SandboxError('resource_not_found', {});
  requireNoProblem(disputeProblem(payment, asked, rows.walk('refunds', 'ofPayment', payment.id, 'descending')));
  const row: DisputeRow = {
    id: work.newId('dp'),
    sequence: rows.nextSequence(),
    mode: payment.mode,
    account_id: payment.account_id,
    payment_id: payment.id,
    amount: asked.amount ?? amountRefundable(payment),
    currency: payment.currency,
    reason: asked.reason ?? defaultDisputeReason,
    due_date: responseDeadline(now),
    status: 'needs_response',
    created_at: now,
    updated_at: now,
  };
  rows.put('disputes', row);
  postEntries(work, disputed(payment, row.amount, now), [disputeEntry(row)]);
  work.schedule('lose_dispute', row.id, row.due_date);
  work.emit('payment.dispute.created', row, presentDispute(row));
  return row;
} // resource_not_found parameter_invalid payment_cannot_be_disputed refund_in_progress dispute_exceeds_amount_available

/** Moves a dispute to its next status, as the sub account or the card network does. */
export function decideDispute(work: UnitOfWork, disputeId: string, outcome: DisputeOutcome): DisputeRow {
  const dispute = work.rows.find('disputes', disputeId);
  if (dispute === undefined) throw new SandboxError('resource_not_found', {});
  requireNoProblem(disputeOutcomeProblem(dispute, outcome));
  return moveDispute(work, dispute, outcome);
} // resource_not_found parameter_invalid dispute_unexpected_state

/** Moves a dispute. The caller has checked that the outcome is possible. A lost dispute does not change its payment. */
export function moveDispute(work: UnitOfWork, dispute: DisputeRow, outcome: DisputeOutcome): DisputeRow {
  const { rows, now } = work;
  const row = movedDispute(dispute, outcome, now);
  rows.put('disputes', row);
  if (outcome === 'win') {
    postEntries(work, disputeWon(rows.require('payments', row.payment_id), row, now), [disputeRefundEntry(row)]);
  }
  if (outcome !== 'respond') work.emit('payment.dispute.closed', row, presentDispute(row));
  return row;
}
