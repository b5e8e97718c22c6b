import type { ControlOperationId } from '../../spec/control';
import type { BankReturnReason, DisputeOutcome, PayoutOutcome, ReviewOutcome } from '../../spec/tables/outcomes';
import { returnPayment } from '../actions/bank-return';
import { decideDispute, openDispute } from '../actions/disputes';
import { endPayout } from '../actions/payouts';
import { reviewAccount } from '../actions/account-status';
import type { Resources, UnitOfWork } from '../context';
import type { DisputeRequest } from '../domain/dispute';
import { requireKnownMembers } from '../domain/known-members';
import { presentDispute } from '../present/disputes';
import { presentAnyPayout } from '../present/payouts';
import { presentSubAccount } from '../present/sub-accounts';

/** Runs a unit of work as a control operation. */
type RunExternal = <Result>(operation: ControlOperationId, run: (work: UnitOfWork) => Result) => Result;

/** Simulated third parties: events that banks, card networks and reviewers cause, and no request of the API. */
export interface ThirdParties {
  /**
   * Reviews a sub account, test or live, as a reviewer of the service does. Throws a `SandboxError` for an unknown account, or if
   * its status does not allow the outcome. Source: States and transitions, Sub account status.
   * The code of the error is `resource_not_found`, `parameter_invalid` or `sub_account_unexpected_state`.
   */
  readonly review: (subAccountId: string, outcome: ReviewOutcome) => Resources['SubAccount'];
  readonly disputes: {
    /**
     * Disputes a payment, or a part of it, as the payer's bank does. Throws a `SandboxError` for an unknown payment or member, or
     * if the amount exceeds what can be disputed. Source: Resources, Payment.
     * The code of the error is `unexpected_parameter`, `resource_not_found`, `parameter_invalid`, `payment_cannot_be_disputed`,
     * `refund_in_progress` or `dispute_exceeds_amount_available`.
     */
    readonly open: (paymentId: string, dispute?: DisputeRequest) => Resources['Dispute'];
    /**
     * Responds to a dispute as the sub account does, or decides it as the card network does. Throws a `SandboxError` for an
     * unknown dispute, or if its status does not allow the outcome.
     * The code of the error is `resource_not_found`, `parameter_invalid` or `dispute_unexpected_state`.
     */
    readonly decide: (disputeId: string, outcome: DisputeOutcome) => Resources['Dispute'];
  };
  readonly payouts: {
    /**
     * Fails a payout that is in transit, of an account or of proceeds, or cancels one that is scheduled. Its amount is paid with
     * the next payout. Throws a `SandboxError` for an unknown payout, or if its status does not allow the outcome. Source: Payout
     * status. The code of the error is `resource_not_found`, `parameter_invalid` or `payout_unexpected_state`.
     */
    readonly end: (payoutId: string, outcome: PayoutOutcome) => Resources['Payout'] | Resources['ProceedsPayout'];
  };
  readonly payments: {
    /**
     * Returns a settled bank payment, as the payer's bank does. Throws a `SandboxError` for an unknown payment, or if its status
     * does not allow it. Source: Resources, Payment.
     * The code of the error is `resource_not_found`, `parameter_invalid`, `payment_cannot_be_returned` or `refund_in_progress`.
     */
    readonly return: (paymentId: string, reason?: BankReturnReason) => Resources['Payment'];
  };
}

export function thirdParties(run: RunExternal): ThirdParties {
  return {
    review: (id, outcome) =>
      run('reviewSubAccount', (work) => presentSubAccount(work.rows, reviewAccount(work, id, outcome))),
    disputes: {
      open: (paymentId, dispute = {}) => {
        requireKnownMembers(dispute, ['amount', 'reason'] satisfies (keyof DisputeRequest)[]);
        return run('openDispute', (work) => presentDispute(openDispute(work, paymentId, dispute)));
      },
      decide: (id, outcome) => run('decideDispute', (work) => presentDispute(decideDispute(work, id, outcome))),
    },
    payouts: { end: (id, outcome) => run('endPayout', (work) => presentAnyPayout(endPayout(work, id, outcome))) },
    payments: { return: (id, reason) => run('returnPayment', (work) => returnPayment(work, id, reason)) },
  };
}
