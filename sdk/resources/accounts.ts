import type { ApiPromise } from '../api-promise';
import type { PageList } from '../pages';
import type { Scope } from '../transport/scope';
import type { GrossVolume, ListAccountPaymentsParams, Payment, ReadOptions } from '../types';

/** Data of one account that page components read. The call names the account: the sub account of the client does not matter. */
export class Accounts {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /**
   * Returns the payments of an account, newest first.
   *
   * Throws `NotFoundError` (the account), `InvalidRequestError` (a cursor or a filter).
   * Source: Endpoints, Common rules.
   */
  payments(accountId: string, params: ListAccountPaymentsParams = {}, options?: ReadOptions): PageList<Payment> {
    return this.#scope.list('/v1/account/{account_id}/payments', [accountId], params, options);
  }

  /**
   * Returns what an account captured on each of the last 30 days, newest first, in the smallest unit of its currency.
   *
   * Throws `NotFoundError` (the account).
   * Source: Endpoints, Common rules.
   */
  grossVolume(accountId: string, options?: ReadOptions): ApiPromise<GrossVolume> {
    return this.#scope.get('/v1/account/{account_id}/reports/gross_volume', [accountId], options);
  }
}
