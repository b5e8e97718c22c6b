import { listOf, type PageList } from '../pages';
import { callInit, envelopeOf, requireId, resourceOf, type Scope } from '../transport/scope';
import type { ListProceedsPayoutsParams, Payout, ReadOptions } from '../types';

/** The platform's share of the fees, paid out once a day. Payouts belong to the platform account, not to sub accounts. */
export class ProceedsPayouts {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /**
   * Newest first. For a sub account there are none.
   *
   * Throws `InvalidRequestError` (a cursor). Source: Resources, Proceeds payout.
   */
  list(params: ListProceedsPayoutsParams = {}, options: ReadOptions = {}): PageList<Payout> {
    return listOf(params, (query) =>
      envelopeOf(
        this.#scope.api.GET('/v1/proceeds', {
          params: { header: this.#scope.headers(), query },
          ...callInit(options),
        }),
      ),
    );
  }

  /** Throws `NotFoundError`. Source: Resources, Proceeds payout. */
  async get(payoutId: string, options: ReadOptions = {}): Promise<Payout> {
    return resourceOf(
      this.#scope.api.GET('/v1/proceeds/{payout_id}', {
        params: { header: this.#scope.headers(), path: { payout_id: requireId(payoutId, 'payoutId') } },
        ...callInit(options),
      }),
    );
  }
}
