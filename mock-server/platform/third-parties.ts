import type { BankReturnReason } from '../../spec/tables/bank-return-reasons';
import type { DisputeOutcome } from '../../spec/tables/dispute-outcomes';
import type { PayoutOutcome } from '../../spec/tables/payout-outcomes';
import type { ReviewOutcome } from '../../spec/tables/review-outcomes';
import { returnPayment } from '../actions/bank-return';
import { decideDispute, openDispute } from '../actions/disputes';
import { endPayout } from '../actions/proceeds-payouts';
import { reviewAccount } from '../actions/review';
import type { Resources, UnitOfWork } from '../context';
import type { DisputeRequest } from '../domain/dispute';
import { presentDispute } from '../present/disputes';
import { presentPayout } from '../present/proceeds-payouts';
import { presentSubAccount } from '../present/sub-accounts';

/** Runs a unit of work of nobody's request, after what is due. */
type RunExternal = <Result>(run: (work: UnitOfWork) => Result) => Result;

/** What people and banks decide, and no request of the API does. */
export interface ThirdParties {
  /**
   * Decides on a sub account, test or live, as the review of the service does. Throws an `ApiError`: for an account that is
   * not there, and for one whose status does not allow it. Source: States and transitions, Sub account status.
   */
  readonly review: (subAccountId: string, outcome: ReviewOutcome) => Resources['SubAccount']; // resource_not_found parameter_invalid sub_account_unexpected_state
  readonly disputes: {
    /**
     * Disputes a payment, or a part of it, as the bank of the payer does. Throws an `ApiError` where there is no such payment,
     * or not so much of it to dispute. Source: Resources, Payment.
     */
    readonly open: (paymentId: string, dispute?: DisputeRequest) => Resources['Dispute']; // resource_not_found parameter_invalid payment_cannot_be_disputed refund_in_progress dispute_exceeds_amount_available
    /**
     * Responds to a dispute as its merchant does, or decides it as the card network does. Throws an `ApiError` where there is
     * no such dispute, or its status does not allow it.
     */
    readonly decide: (disputeId: string, outcome: DisputeOutcome) => Resources['Dispute']; // resource_not_found parameter_invalid dispute_unexpected_state
  };
  readonly payouts: {
    /**
     * Fails a payout of proceeds that is in transit, or cancels one that is scheduled; its amount is paid with the next one.
     * Throws an `ApiError` where there is no such payout, or its status does not allow it. Source: Payout status.
     */
    readonly end: (payoutId: string, outcome: PayoutOutcome) => Resources['Payout']; // resource_not_found parameter_invalid payout_unexpected_state
  };
  readonly payments: {
    /**
     * Returns a settled bank payment, as the bank of the payer does. Throws an `ApiError` where there is no such payment, or
     * its status does not allow it. Source: Resources, Payment.
     */
    readonly return: (paymentId: string, reason?: BankReturnReason) => Resources['Payment']; // resource_not_found parameter_invalid payment_cannot_be_returned refund_in_progress
  };
}

export function thirdParties(decide: RunExternal): ThirdParties {
  return {
    review: (id, outcome) => decide((work) => presentSubAccount(reviewAccount(work, id, outcome))),
    disputes: {
      open: (paymentId, dispute = {}) => decide((work) => presentDispute(openDispute(work, paymentId, dispute))),
      decide: (id, outcome) => decide((work) => presentDispute(decideDispute(work, id, outcome))),
    },
    payouts: { end: (id, outcome) => decide((work) => presentPayout(endPayout(work, id, outcome))) },
    payments: { return: (id, reason) => decide((work) => returnPayment(work, id, reason)) },
  };
}
