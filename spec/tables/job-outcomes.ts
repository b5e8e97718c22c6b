import type { BackgroundJob, TimeLimit } from './background-jobs';
import type { EventName } from './events';

/** An outcome of a job, as a person would count it. */
interface JobOutcomeRow {
  /** The event that tells this outcome from the others of its kind; null if none does. */
  readonly event: EventName | null;
  readonly one: string;
  readonly many: string;
  /** The change of the object, with the reason where there are several. */
  readonly happened: string;
}

type Words = readonly [one: string, many: string];

const payment: Words = ['payment', 'payments'];
const refund: Words = ['refund', 'refunds'];
const dispute: Words = ['dispute', 'disputes'];
const payout: Words = ['payout', 'payouts'];
const proceedsPayout: Words = ['proceeds payout', 'proceeds payouts'];

const row = ([one, many]: Words, happened: string, event: EventName | null = null): JobOutcomeRow => ({
  event,
  one,
  many,
  happened,
});

/**
 * The outcomes of each kind of job. The first one whose event was emitted counts, else the first one without an event. The order
 * of the kinds is the order in which a sentence names them.
 */
export const jobOutcomes = {
  lapse_authorization: [row(payment, 'canceled (authorization lapsed)', 'payment.canceled')],
  settle_payment: [
    row(payment, 'settled', 'payment.succeeded'),
    row(payment, 'failed (refused by the bank)', 'payment.failed'),
  ],
  settle_refund: [
    row(refund, 'settled', 'payment.refunded'),
    row(refund, 'failed (refused by the bank)', 'payment.refund.updated'),
  ],
  open_dispute: [row(dispute, 'opened', 'payment.dispute.created')],
  decide_dispute: [
    row(dispute, 'won', 'payment.dispute.funds_returned'),
    row(dispute, 'lost (decided by the network)', 'payment.dispute.closed'),
  ],
  lose_dispute: [row(dispute, 'lost (no response in time)', 'payment.dispute.closed')],
  expire_checkout: [row(['checkout', 'checkouts'], 'expired')],
  pay_payout: [row(payout, 'paid', 'payout.paid')],
  pay_proceeds_payout: [row(proceedsPayout, 'paid', 'proceeds.payout.paid')],
  close_payout_batch: [
    row(payout, 'created', 'payout.created'),
    row(['batch of a payout', 'batches of payouts'], 'closed without a payout'),
  ],
  close_proceeds_batch: [
    row(proceedsPayout, 'created', 'proceeds.payout.created'),
    row(['batch of proceeds', 'batches of proceeds'], 'closed without a payout'),
  ],
  send_payout: [row(payout, 'sent to the bank')],
  send_proceeds_payout: [row(proceedsPayout, 'sent to the bank')],
  enable_sub_account: [row(['sub account', 'sub accounts'], 'enabled', 'sub_account.updated')],
  map_bin: [row(['card', 'cards'], 'given their details', 'payment_method.bin_mapped')],
  retry_delivery: [row(['delivery', 'deliveries'], 'due again')],
} as const satisfies Readonly<Record<BackgroundJob | TimeLimit, readonly JobOutcomeRow[]>>;
