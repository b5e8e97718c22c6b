import type { ApiPromise } from '../api-promise';
import type { PageList } from '../pages';
import type { Scope } from '../transport/scope';
import type {
  CreateSubAccountParams,
  ListSubAccountsParams,
  PayoutBankAccount,
  ReadOptions,
  SubAccount,
  SubAccountSettings,
  WriteOptions,
} from '../types';

/** Sub accounts: the customers of a platform. */
export class SubAccounts {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /**
   * Creates a sub account. With live credentials a live and a test account are created, and the live one is returned;
   * `related_accounts` names both. A test account is enabled right after the response. A live account first needs an
   * onboarding entry and a review.
   *
   * Throws `PermissionError`: `duplicate_record` (the name is taken), `InvalidRequestError` (a parameter).
   * Source: Resources, Sub account; States, Sub account status.
   */
  create(params: CreateSubAccountParams, options?: WriteOptions): ApiPromise<SubAccount> {
    return this.#scope.post('/v1/sub_accounts', [], params, options);
  }

  /**
   * Returns sub accounts by name. Archived ones: only with `status: 'archived'`. On the client of a sub account: only
   * that one.
   *
   * Throws `InvalidRequestError` (a cursor or the status).
   * Source: Endpoints, Operations.
   */
  list(params: ListSubAccountsParams = {}, options?: ReadOptions): PageList<SubAccount> {
    return this.#scope.list('/v1/sub_accounts', [], params, options);
  }

  /** Returns a sub account. Throws `NotFoundError`. Source: Endpoints, Operations. */
  get(subAccountId: string, options?: ReadOptions): ApiPromise<SubAccount> {
    return this.#scope.get('/v1/sub_accounts/{sub_account_id}', [subAccountId], options);
  }

  /**
   * Returns the settings of a sub account: how it takes payments and receives payouts.
   *
   * Throws `NotFoundError`. Source: Resources, Sub account.
   */
  settings(subAccountId: string, options?: ReadOptions): ApiPromise<SubAccountSettings> {
    return this.#scope.get('/v1/sub_accounts/{sub_account_id}/settings', [subAccountId], options);
  }

  /**
   * Returns the bank account that receives the payouts of a sub account.
   *
   * Throws `NotFoundError` (the sub account, or it has none).
   * Source: Payouts.
   */
  payoutAccount(subAccountId: string, options?: ReadOptions): ApiPromise<PayoutBankAccount> {
    return this.#scope.get('/v1/sub_accounts/{sub_account_id}/payout_account', [subAccountId], options);
  }
}
