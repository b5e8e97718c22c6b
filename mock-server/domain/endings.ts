import { limits } from '../../spec/tables/limits';
import type {
  AccountRow,
  CheckoutRow,
  DisputeRow,
  FeeConfigurationRow,
  PaymentIntentRow,
  PaymentRow,
  PayoutRow,
  RefundRow,
} from '../rows';
import { completionDeadline } from './checkout';
import { dayText } from './day-text';

// Sentences for people about why an object has ended. Each is undefined for an object that goes on.

const days = (seconds: number): string => `${seconds / 86_400} days`;

const LAPSED = `lapsed after ${days(limits.capture_window_seconds.value)} without a capture. Nothing was charged.`;

/** Returns how a payment ended. The error code of a failed one says why: see `explainDecline`. */
export function paymentEnding({ status, lapsed, captured }: PaymentRow): string | undefined {
  if (status === 'fully_refunded') return 'All of it was refunded.';
  if (status !== 'canceled') return undefined;
  if (lapsed) return `The authorization ${LAPSED}`;
  return captured
    ? 'It was voided: the payer got the whole amount back, and the fees were returned.'
    : 'It was voided before the capture. Nothing was charged.';
}

/** Returns how an intent ended. `newest` is its newest payment. */
export function intentEnding({ status }: PaymentIntentRow, newest: PaymentRow | undefined): string | undefined {
  if (status === 'succeeded') return 'It was paid.';
  if (status !== 'canceled') return undefined;
  if (newest?.status !== 'canceled') return 'It was canceled. Nothing was charged.';
  return newest.lapsed ? `The authorization of its payment ${LAPSED}` : 'Its payment was voided.';
}

/** Returns how a refund ended. */
export function refundEnding({ status }: RefundRow): string | undefined {
  if (status === 'succeeded') return 'The money went back to the payer.';
  if (status !== 'failed') return undefined;
  return 'The bank rejected it. Nothing was refunded, and the amount can be refunded again.';
}

/** The part of a dispute that says how it ended. */
export type EndedDispute = Pick<
  DisputeRow,
  'status' | 'answer' | 'response' | 'due_date' | 'updated_at' | 'fee' | 'reversal'
>;

/** Returns how a dispute ended. `returnedAt` is the instant at which the bank returned its payment, if it did. */
export function disputeEnding(dispute: EndedDispute, returnedAt: string | undefined): string | undefined {
  if (dispute.status === 'lost') return `${lossOf(dispute, returnedAt)} The payer keeps the money.`;
  if (dispute.status !== 'won') return undefined;
  const back = dispute.fee > 0 ? 'The amount and the fee of the dispute are back.' : 'The amount is back.';
  return dispute.reversal
    ? `It was lost, and then the card network reversed its decision. ${back}`
    : `The card network decided for the merchant. ${back}`;
}

function lossOf({ answer, response, due_date, updated_at }: EndedDispute, returnedAt: string | undefined): string {
  if (updated_at === returnedAt) return 'The bank returned the payment, which ended the dispute.';
  if (answer === 'forfeit') return 'The merchant gave up.';
  // Older rows do not say whether a saved response was sent.
  if (answer === 'evidence' || response !== null) return 'The card network decided for the payer.';
  if (updated_at >= due_date) return `No evidence was sent by ${dayText(due_date)}.`;
  return 'The card network decided for the payer before any evidence was sent.';
}

/** Returns how a checkout ended. */
export function checkoutEnding({ status, created_at, updated_at }: CheckoutRow): string | undefined {
  if (status === 'completed') return 'It was paid.';
  if (status !== 'expired') return undefined;
  const deadline = completionDeadline(created_at);
  return updated_at >= deadline
    ? `It was not paid within ${days(limits.checkout_window_seconds.value)}, by ${dayText(deadline)}.`
    : 'It was expired by a call before it was paid.';
}

/** The part of a payout that says how it ended. */
export interface EndedPayout extends Pick<PayoutRow, 'status' | 'deposits_at'> {
  readonly bank_account: Pick<PayoutRow['bank_account'], 'bank_name'>;
}

/** Returns how a payout ended. */
export function payoutEnding({ status, deposits_at, bank_account }: EndedPayout): string | undefined {
  switch (status) {
    case 'paid':
      return `It arrived at ${bank_account.bank_name} on ${dayText(deposits_at)}.`;
    case 'failed':
      return 'The bank sent it back. The next payout pays its amount.';
    case 'canceled':
      return 'It was canceled before it was sent. The next payout pays its amount.';
    case 'scheduled':
    case 'in_transit':
      return undefined;
  }
}

/** Returns how a sub account ended, or why it stopped. */
export function accountEnding({ status }: Pick<AccountRow, 'status'>): string | undefined {
  switch (status) {
    case 'rejected':
      return 'The review did not approve it. It cannot take payments.';
    case 'disabled':
      return 'The review took its approval back. It cannot take payments until it is enabled again.';
    case 'archived':
      return 'It was archived: it cannot take payments, and is kept as a record.';
    case 'created':
    case 'submitted':
    case 'information_needed':
    case 'enabled':
      return undefined;
  }
}

/** Returns how a fee configuration ended at an instant. */
export function configurationEnding(
  { effective_start, effective_end }: Pick<FeeConfigurationRow, 'effective_start' | 'effective_end'>,
  now: string,
): string | undefined {
  if (effective_end === effective_start) return 'Another configuration replaced it before it applied.';
  if (effective_end === null || effective_end > now) return undefined;
  return `It applied until ${dayText(effective_end)}.`;
}
