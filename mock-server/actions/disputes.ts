import { defaultDisputeReason } from '../../spec/tables/dispute-reasons';
import type { EventName } from '../../spec/tables/events';
import type { DisputeOutcome } from '../../spec/tables/outcomes';
import { requireNoProblem, SandboxError } from '../sandbox-error';
import type { UnitOfWork } from '../context';
import { disputeEntries, disputeRefundEntries } from '../domain/balance';
import {
  disputed,
  disputeOutcomeProblem,
  disputeProblem,
  type DisputeRequest,
  disputeWon,
  type DisputeMove,
  movedDispute,
  responseDeadline,
} from '../domain/dispute';
import { responseDateProblem, type SentResponse, withResponse } from '../domain/dispute-response';
import { amountRefundable } from '../domain/payment';
import { presentDispute } from '../present/disputes';
import type { DisputeRow } from '../rows';
import { secondsAfter } from '../time/clock';
import { postEntries } from './balance';
import { requireNoDisputeProblem, requireNoPaymentProblem } from './explain-state';
import { newRow } from './new-row';

/** The deviations from a usual dispute that a test can ask for. */
type DisputeTerms = Partial<Pick<DisputeRow, 'due_date' | 'test_outcome'>>;

/** Opens a dispute, as the payer's bank does. The disputed amount leaves the balance of the payment until the dispute is won. */
export function openDispute(
  work: UnitOfWork,
  paymentId: string,
  asked: DisputeRequest,
  { due_date = responseDeadline(work.now), test_outcome = null }: DisputeTerms = {},
): DisputeRow {
  const { rows, now, settings } = work;
  const payment = rows.find('payments', paymentId);
  if (payment === undefined) throw new SandboxError('resource_not_found', {});
  const refunds = rows.walk('refunds', 'ofPayment', payment.id, 'descending');
  requireNoPaymentProblem(work, payment, disputeProblem(payment, asked, refunds));
  const row: DisputeRow = {
    ...newRow(work, 'dp', payment),
    payment_id: payment.id,
    amount: asked.amount ?? amountRefundable(payment),
    currency: payment.currency,
    reason: asked.reason ?? defaultDisputeReason,
    due_date,
    status: 'needs_response',
    metadata: {},
    fee: settings.disputeFeeCents,
    response: null,
    reversal: null,
    test_outcome,
  };
  rows.insert('disputes', row);
  postEntries(work, disputed(payment, row, now), disputeEntries(row));
  work.schedule('lose_dispute', row.id, row.due_date);
  work.emit('payment.dispute.created', row, presentDispute(row));
  return row;
} // resource_not_found parameter_invalid payment_cannot_be_disputed refund_in_progress dispute_exceeds_amount_available

/** Moves a dispute to its next status, as the sub account or the card network does. */
export function decideDispute(work: UnitOfWork, disputeId: string, outcome: DisputeOutcome): DisputeRow {
  const dispute = work.rows.find('disputes', disputeId);
  if (dispute === undefined) throw new SandboxError('resource_not_found', {});
  const payment = work.rows.require('payments', dispute.payment_id);
  requireNoDisputeProblem(work, dispute, disputeOutcomeProblem(dispute, outcome, payment));
  return moveDispute(work, dispute, outcome);
} // resource_not_found parameter_invalid dispute_unexpected_state

/** Saves fields of the response to a dispute. The caller has checked that the merchant can respond. */
export function saveResponse({ rows, now }: UnitOfWork, dispute: DisputeRow, sent: SentResponse): DisputeRow {
  requireNoProblem(responseDateProblem(sent));
  const row: DisputeRow = { ...dispute, response: withResponse(dispute.response, sent), updated_at: now };
  rows.replace('disputes', row);
  return row;
} // parameter_invalid

/** The events of each move. */
const eventsOf = {
  respond: ['payment.dispute.submitted'],
  forfeit: ['payment.dispute.forfeited', 'payment.dispute.closed'],
  lose: ['payment.dispute.closed'],
  win: ['payment.dispute.closed', 'payment.dispute.funds_returned'],
  reverse: ['payment.dispute.closed', 'payment.dispute.funds_returned'],
} as const satisfies Readonly<Record<DisputeMove, readonly EventName[]>>;

/** Moves a dispute. The caller has checked that the move is possible. A lost dispute does not change its payment. */
export function moveDispute(work: UnitOfWork, dispute: DisputeRow, move: DisputeMove): DisputeRow {
  const { rows, now } = work;
  const row = movedDispute(dispute, move, now);
  rows.replace('disputes', row);
  if (row.status === 'won')
    postEntries(work, disputeWon(rows.require('payments', row.payment_id), row, now), disputeRefundEntries(row));
  const rendered = presentDispute(row);
  for (const event of eventsOf[move]) work.emit(event, row, rendered);
  if (row.test_outcome && move === 'respond')
    work.schedule('decide_dispute', row.id, secondsAfter(now, row.test_outcome.delay_seconds));
  return row;
}
