import { nextRequests } from '../../spec/tables/situations';
import { payoutEnding } from '../../spec/derive/endings';
import { payoutStates } from '../../spec/tables/states';
import type { PayoutRow } from '../rows';

/** The facts about a payout that its own row does not have. */
interface PayoutFacts {
  readonly platform_id: string;
  /** The pending job that sends it. */
  readonly jobId: string | undefined;
}

/** Returns how a payout that refuses an outcome got there, and what is possible now. */
export function payoutSituation(payout: PayoutRow, facts: PayoutFacts): string | undefined {
  const next = nextOf(payout, facts);
  return next && `${payoutEnding(payout) ?? payoutStates.states[payout.status].meaning} ${next}`;
}

function nextOf({ id: payout_id, status }: PayoutRow, { platform_id, jobId }: PayoutFacts): string | undefined {
  switch (status) {
    case 'scheduled':
      return jobId && nextRequests.send_payout.fill({ payout_id, platform_id, job_id: jobId });
    case 'in_transit':
      return nextRequests.fail_payout.fill({ payout_id, platform_id });
    case 'paid':
      return nextRequests.pay_into_payout.template;
    case 'failed':
    case 'canceled':
      return nextRequests.next_payout.fill({ platform_id });
  }
}
