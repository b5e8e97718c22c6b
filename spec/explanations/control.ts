import type { controlErrors } from '../tables/errors/control';
import { message } from '../vocabulary/message';
import type { ExplanationsOf } from './row';

/** Of the sandbox's own paths. */
export const controlExplanations: ExplanationsOf<typeof controlErrors> = {
  control_not_authenticated: message`The sandbox was started with --control-token. Send it with every request below /_sandbox as Authorization: Bearer; an access token of the API is none.`,
  job_follows_clock: message`This is no work but the end of a time. Advance the clock of the platform to ${'due_at'} to bring it about.`,
  snapshot_limit_reached: message`A platform keeps ${'limit'} snapshots. Delete one that is not needed, then take this one.`,
  undo_limit_exceeded: message`Only ${'known'} transactions can be taken back. Ask for so many at most, or restore a snapshot.`,
  event_out_of_reach: message`No operation leads from ${'what'} to ${'event'}. Take an object in another state: docs/reference/states.md has the ways.`,
  clock_cannot_go_back: message`The clock shows ${'now'} already. Set a later instant; POST /_sandbox/platforms/{id}/reset begins anew.`,
  payment_cannot_be_disputed: message`The payment is ${'status'}. Only one that was paid, is not disputed and is not given back can be disputed.`,
  dispute_exceeds_amount_available: message`Refunds have taken a part already. Dispute amount_refundable of the payment at most, or leave the amount out.`,
  dispute_unexpected_state: message`A dispute that is ${'status'} cannot take the outcome ${'outcome'}: see docs/reference/states.md.`,
  payment_cannot_be_returned: message`The payment is ${'status'}, by ${'method'}. Banks return settled bank payments alone: advance the clock until it has settled.`,
  publisher_host_not_allowed: message`Events go to this machine and to private addresses. Start the sandbox with --allow-publisher-host, or createSandbox({ allowPublisherHosts }), to allow another host.`,
  not_idle: message`Something was still under way after ${'waited'} milliseconds. Wait longer by timeout_ms, or look at GET /deliveries for a receiver that does not answer.`,
};
