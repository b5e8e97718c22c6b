import type { ApiPromise } from '../api-promise';
import type { PageList } from '../pages';
import type { Scope } from '../transport/scope';
import type { ListPayoutsParams, Payout, PayoutReport, ReadOptions, UpdatePayoutParams, WriteOptions } from '../types';

/** Daily payouts of accounts to their bank accounts: one for card payments, one for bank payments. */
export class Payouts {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /**
   * Returns payouts, newest first. Without a sub account: those of all accounts of the platform. Payouts of proceeds are in
   * `client.proceedsPayouts`.
   *
   * Throws `InvalidRequestError` (a cursor or a filter).
   * Source: Payouts.
   */
  list(params: ListPayoutsParams = {}, options?: ReadOptions): PageList<Payout> {
    return this.#scope.list('/v1/payouts', [], params, options);
  }

  /** Returns a payout. Throws `NotFoundError`. Source: Payouts. */
  get(payoutId: string, options?: ReadOptions): ApiPromise<Payout> {
    return this.#scope.get('/v1/payouts/{payout_id}', [payoutId], options);
  }

  /**
   * Replaces the metadata as a whole.
   *
   * Throws `NotFoundError`, `InvalidRequestError` (a parameter).
   * Source: Payouts.
   */
  update(payoutId: string, params: UpdatePayoutParams, options?: WriteOptions): ApiPromise<Payout> {
    return this.#scope.patch('/v1/payouts/{payout_id}', [payoutId], params, options);
  }

  /**
   * Returns the address of the balance transactions of a payout as CSV. It needs no access token, and is valid for an hour.
   *
   * Throws `NotFoundError`.
   * Source: Payouts.
   */
  report(payoutId: string, options?: ReadOptions): ApiPromise<PayoutReport> {
    return this.#scope.get('/v1/reports/payouts/{payout_id}', [payoutId], options);
  }
}
