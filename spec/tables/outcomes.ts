import type { DeclineCode } from './decline-codes';
import type { disputeStates, payoutStates, subAccountStates } from './states';
import type { EventOf } from '../vocabulary/machine';

/** The decisions of a review on a sub account: the transitions that no operation of the API makes. */
export const reviewOutcomes = [
  'approve',
  'request_information',
  'reject',
  'disable',
  'enable',
  'archive',
] as const satisfies readonly EventOf<typeof subAccountStates>[];

/** A decision of a review on a sub account. */
export type ReviewOutcome = (typeof reviewOutcomes)[number];

/**
 * The events of a dispute after it was created: the merchant responds with evidence, and the card network decides, and may
 * reverse that.
 */
export const disputeOutcomes = ['respond', 'win', 'lose', 'reverse'] as const satisfies readonly EventOf<
  typeof disputeStates
>[];

/** The step of the sub account or the card network with a dispute. */
export type DisputeOutcome = (typeof disputeOutcomes)[number];

/** The reasons for which a bank returns a payment: the decline codes of bank accounts. */
export const bankReturnReasons = [
  'insufficient_funds',
  'account_closed',
  'no_account',
  'bank_account_restricted',
] as const satisfies readonly DeclineCode[];

/** The reason of a bank for a return: the decline code of the payment. */
export type BankReturnReason = (typeof bankReturnReasons)[number];

/** The ends of a payout that is not paid: the bank sends it back, or the service cancels it. */
export const payoutOutcomes = ['fail', 'cancel'] as const satisfies readonly EventOf<typeof payoutStates>[];

/** The end of a payout that does not arrive. */
export type PayoutOutcome = (typeof payoutOutcomes)[number];

/** The statuses of the delivery of an event to a publisher (webhook endpoint). */
export const deliveryStatuses = ['pending', 'delivered', 'failed', 'dead'] as const;

/** The status of a delivery. */
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** The statuses of a publisher (webhook endpoint). */
export const publisherStatuses = ['enabled', 'disabled'] as const;

export type PublisherStatus = (typeof publisherStatuses)[number];

/** The reasons for which a delivery attempt got no response. */
export const deliveryFailures = ['timed_out', 'connection_failed', 'host_not_allowed'] as const;

export type DeliveryFailure = (typeof deliveryFailures)[number];
