import { situations } from '../../spec/tables/situations';
import type { PayoutRow } from '../rows';

/** Returns how a payout that refuses an outcome got there, and what is possible now. `jobId` is the job that sends it. */
export function payoutSituation(
  { id: payout_id, status, deposits_at: at }: PayoutRow,
  { platform_id, jobId }: { readonly platform_id: string; readonly jobId: string | undefined },
): string | undefined {
  switch (status) {
    case 'scheduled':
      return jobId && situations.payout_scheduled.fill({ payout_id, platform_id, job_id: jobId });
    case 'in_transit':
      return situations.payout_in_transit.fill({ payout_id, platform_id });
    case 'paid':
      return situations.payout_paid.fill({ at });
    case 'failed':
      return situations.payout_failed.fill({ platform_id });
    case 'canceled':
      return situations.payout_canceled.fill({ platform_id });
  }
}
