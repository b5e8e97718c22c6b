import { situations } from '../../spec/tables/situations';
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
  const { id: dispute_id, status, currency, due_date: due, payment_id } = dispute;
  if (isReturned(payment)) return situations.dispute_of_returned.fill({});
  if (status === 'lost') return situations.dispute_lost.fill({ platform_id, dispute_id });
  if (status === 'won' && isDisputable) return situations.dispute_won.fill({ platform_id, payment_id });
  if (status === 'won') return situations.dispute_won_and_refunded.fill({});
  // Accounts in Canadian dollars cannot respond.
  if (status === 'needs_response' && currency !== 'cad') return situations.dispute_open.fill({ dispute_id, due });
  return situations.dispute_undecided.fill({ platform_id, dispute_id });
}
