import type { DisputeOutcome } from '../../spec/tables/dispute-outcomes';
import { disputeReasons } from '../../spec/tables/dispute-reasons';
import { SandboxError } from '../sandbox-error';
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

/** Opens a dispute, as the payer's bank does. What it is about has left the payment until it is won. */
export function openDispute(work: UnitOfWork, paymentId: string, asked: DisputeRequest): DisputeRow {
  const { rows, now } = work;
  const payment = rows.find('payments', paymentId);
  if (payment === undefined) throw new SandboxError('resource_not_found', {});
  const problem = disputeProblem(payment, asked, rows.walk('refunds', 'ofPayment', payment.id, 'descending'));
  if (problem) throw problem;
  const row: DisputeRow = {
    id: work.newId('dp'),
    sequence: rows.nextSequence(),
    mode: payment.mode,
    account_id: payment.account_id,
    payment_id: payment.id,
    amount: asked.amount ?? amountRefundable(payment),
    currency: payment.currency,
    reason: asked.reason ?? disputeReasons[0],
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

/** Moves a dispute as its merchant or the card network does. */
export function decideDispute(work: UnitOfWork, disputeId: string, outcome: DisputeOutcome): DisputeRow {
  const dispute = work.rows.find('disputes', disputeId);
  if (dispute === undefined) throw new SandboxError('resource_not_found', {});
  const problem = disputeOutcomeProblem(dispute, outcome);
  if (problem) throw problem;
  return moveDispute(work, dispute, outcome);
} // resource_not_found parameter_invalid dispute_unexpected_state

/** Whoever calls has asked whether the outcome is possible. A payment whose dispute is lost stays as it is. */
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
