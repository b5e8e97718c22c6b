import { limits } from '../tables/limits';
import { situations } from '../tables/situations';
import {
  type checkoutStates,
  type disputeStates,
  type paymentIntentStates,
  paymentStates,
  payoutStates,
  refundStates,
  subAccountStates,
} from '../tables/states';
import type { StateOf } from '../vocabulary/machine';
import { Date } from '../vocabulary/globals';
import { dayText, daysText } from '../vocabulary/day-text';

// The sentence for why an object has ended. Each is undefined for an object that goes on.

const deadlineMs = (createdAt: string, { value: seconds }: { readonly value: number }): number =>
  Date.parse(createdAt) + seconds * 1_000;

/** The part of a payment that says how it ended. */
export interface EndedPayment {
  readonly status: StateOf<typeof paymentStates>;
  readonly captured: boolean;
  /** Whether its authorization lapsed. Undefined if that is not known. */
  readonly lapsed: boolean | undefined;
}

/** Returns how a payment ended. The error code of a failed one says why: see `explainDecline`. */
export function paymentEnding({ status, captured, lapsed }: EndedPayment): string | undefined {
  if (status === 'fully_refunded') return paymentStates.states.fully_refunded.meaning;
  if (status !== 'canceled') return undefined;
  if (captured) return situations.payment_voided.template;
  if (lapsed === undefined) return paymentStates.states.canceled.meaning;
  return (lapsed ? situations.payment_lapsed : situations.payment_voided_before_capture).template;
}

/**
 * Returns whether the authorization of a canceled payment lapsed, by its instants. Undefined between the void window and the end
 * of the capture window, when both are possible, and for a payment that was changed later.
 */
export function lapsedBy(createdAt: string, updatedAt: string): boolean | undefined {
  const updated = Date.parse(updatedAt);
  if (updated < deadlineMs(createdAt, limits.void_window_seconds)) return false;
  return updated === deadlineMs(createdAt, limits.capture_window_seconds) ? true : undefined;
}

/** Returns how an intent ended. `newest` is its newest payment. */
export function intentEnding(
  intent: {
    readonly status: StateOf<typeof paymentIntentStates>;
    readonly successful_payment_id: string | null;
  },
  newest: EndedPayment | undefined,
): string | undefined {
  const { status, successful_payment_id: payment_id } = intent;
  if (status === 'succeeded') return situations.intent_paid.fill({ payment_id: payment_id ?? '' });
  if (status !== 'canceled') return undefined;
  if (newest?.status !== 'canceled') return situations.intent_canceled.template;
  return (newest.lapsed ? situations.intent_lapsed : situations.intent_voided).template;
}

/** Returns how a refund ended. */
export const refundEnding = ({ status }: { readonly status: StateOf<typeof refundStates> }): string | undefined =>
  status === 'pending' ? undefined : refundStates.states[status].meaning;

/** The part of a dispute that says how it ended. */
export interface EndedDispute {
  readonly status: StateOf<typeof disputeStates>;
  readonly answer?: 'evidence' | 'forfeit';
  readonly response: object | null;
  readonly due_date: string;
  readonly updated_at: string;
  readonly fee: number;
  readonly reversal: object | null;
}

/** Returns how a dispute ended. `returnedAt` is the instant at which the bank returned its payment, if it did. */
export function disputeEnding(dispute: EndedDispute, returnedAt: string | undefined): string | undefined {
  if (dispute.status === 'lost') return lossOf(dispute, returnedAt);
  return dispute.status === 'won' ? wonEnding(dispute) : undefined;
}

/** Returns how a dispute was won. */
function wonEnding({ fee, reversal }: Pick<EndedDispute, 'fee' | 'reversal'>): string {
  if (reversal) return (fee > 0 ? situations.dispute_reversed_with_fee : situations.dispute_reversed).template;
  return (fee > 0 ? situations.dispute_won_with_fee : situations.dispute_won).template;
}

function lossOf({ answer, response, due_date, updated_at }: EndedDispute, returnedAt: string | undefined): string {
  if (updated_at === returnedAt) return situations.dispute_returned.template;
  if (answer === 'forfeit') return situations.dispute_forfeited.template;
  // Older rows do not say whether a saved response was sent.
  if (answer === 'evidence' || response !== null) return situations.dispute_lost.template;
  if (updated_at >= due_date) return situations.dispute_unanswered.fill({ day: dayText(due_date) });
  return situations.dispute_decided_early.template;
}

/** The part of a checkout that says how it ended. */
export interface EndedCheckout {
  readonly status: StateOf<typeof checkoutStates>;
  readonly successful_payment_id: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** Returns how a checkout ended. */
export function checkoutEnding(checkout: EndedCheckout): string | undefined {
  const { status, successful_payment_id: payment_id, created_at, updated_at } = checkout;
  if (status === 'completed') return situations.checkout_paid.fill({ payment_id: payment_id ?? '' });
  if (status !== 'expired') return undefined;
  const { checkout_window_seconds: window } = limits;
  const deadline = deadlineMs(created_at, window);
  if (Date.parse(updated_at) < deadline) return situations.checkout_expired.template;
  return situations.checkout_lapsed.fill({ window: daysText(window.value), day: dayText(deadline) });
}

/** The part of a payout that says how it ended. */
export interface EndedPayout {
  readonly status: StateOf<typeof payoutStates>;
  readonly deposits_at: string;
  readonly bank_account: { readonly bank_name: string };
}

/** Returns how a payout ended. */
export function payoutEnding({ status, deposits_at, bank_account }: EndedPayout): string | undefined {
  if (status === 'scheduled' || status === 'in_transit') return undefined;
  if (status !== 'paid') return payoutStates.states[status].meaning;
  return situations.payout_paid.fill({ bank: bank_account.bank_name, day: dayText(deposits_at) });
}

/** Returns how a sub account ended, or why it stopped. */
export const accountEnding = ({ status }: { readonly status: StateOf<typeof subAccountStates> }): string | undefined =>
  ['rejected', 'disabled', 'archived'].includes(status) ? subAccountStates.states[status].meaning : undefined;

/** Returns how a fee configuration ended at an instant. */
export function configurationEnding(
  configuration: { readonly effective_start: string; readonly effective_end: string | null },
  now: string,
): string | undefined {
  const { effective_start, effective_end } = configuration;
  if (effective_end === effective_start) return situations.configuration_replaced.template;
  if (effective_end === null || effective_end > now) return undefined;
  return situations.configuration_retired.fill({ day: dayText(effective_end) });
}
