import { disputeEnding } from '../../spec/derive/endings';
import { nextRequests, situations } from '../../spec/tables/situations';
import { disputeStates } from '../../spec/tables/states';
import type { DisputeRow, PaymentRow } from '../rows';
import { isReturned } from './payment';

/** The facts about a dispute that its own row does not have. */
export interface DisputeFacts {
  readonly platform_id: string;
  readonly payment: PaymentRow;
  /** Whether its payment can be disputed again. */
  readonly isDisputable: boolean;
}

/** Returns how a dispute that refuses a request got there, and what is possible now. */
export function disputeSituation(dispute: DisputeRow, facts: DisputeFacts): string {
  const { platform_id, payment, isDisputable } = facts;
  const { id: dispute_id, payment_id } = dispute;
  const ending = disputeEnding(dispute, undefined);
  if (ending === undefined) return openDisputeSituation(dispute, platform_id);
  if (dispute.status === 'lost' && isReturned(payment))
    return `${situations.dispute_returned.template} ${nextRequests.new_payment.template}`;
  if (dispute.status === 'lost') return `${ending} ${nextRequests.reverse.fill({ platform_id, dispute_id })}`;
  if (isDisputable) return `${ending} ${nextRequests.dispute_again.fill({ platform_id, payment_id })}`;
  return `${ending} ${nextRequests.new_payment_to_dispute.template}`;
}

/** Returns what a dispute waits for, and the request for it. */
export function openDisputeSituation(
  { id: dispute_id, status, currency, due_date: due }: DisputeRow,
  platform_id: string,
): string {
  const { needs_response, under_review } = disputeStates.states;
  // Accounts in Canadian dollars cannot respond.
  if (status === 'needs_response' && currency !== 'cad')
    return `${needs_response.meaning} ${nextRequests.respond.fill({ dispute_id, due })}`;
  return `${under_review.meaning} ${nextRequests.decide.fill({ platform_id, dispute_id })}`;
}
