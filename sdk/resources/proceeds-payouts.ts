import type { ApiPromise } from '../api-promise';
import type { PageList } from '../pages';
import type { Scope } from '../transport/scope';
import type { ListProceedsPayoutsParams, ProceedsPayout, ReadOptions } from '../types';

/** Daily payouts of the platform's share of the fees. They belong to the platform account, not to sub accounts. */
export class ProceedsPayouts {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /**
   * Returns payouts, newest first. Empty for a sub account.
   *
   * Throws `InvalidRequestError` (a cursor or a filter).
   * Source: Resources, Proceeds payout.
   */
  list(params: ListProceedsPayoutsParams = {}, options?: ReadOptions): PageList<ProceedsPayout> {
    return this.#scope.list('/v1/proceeds', [], params, options);
  }

  /** Returns a payout. Throws `NotFoundError`. Source: Resources, Proceeds payout. */
  get(payoutId: string, options?: ReadOptions): ApiPromise<ProceedsPayout> {
    return this.#scope.get('/v1/proceeds/{payout_id}', [payoutId], options);
  }
}
