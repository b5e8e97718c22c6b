import { listOf, type PageList } from '../pages';
import { callInit, envelopeOf, requireId, resourceOf, type Scope } from '../transport/scope';
import type { CreateSubAccountParams, ListSubAccountsParams, ReadOptions, SubAccount, WriteOptions } from '../types';

/** The customers of a platform. */
export class SubAccounts {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /**
   * With live credentials two accounts are made, and the live one is answered. A test account is enabled right after the
   * answer; a live one waits for its onboarding and for a review. `related_accounts` names both.
   *
   * Throws `PermissionError` (the name is taken), `InvalidRequestError` (a parameter).
   * Source: Resources, Sub account; States, Sub account status.
   */
  async create(params: CreateSubAccountParams, options: WriteOptions = {}): Promise<SubAccount> {
    return resourceOf(
      this.#scope.api.POST('/v1/sub_accounts', {
        params: { header: this.#scope.keyedHeaders(options) },
        body: params,
        ...callInit(options),
      }),
    );
  }

  /**
   * By name. Archived ones only with `status: 'archived'`. On the client of a sub account: that one alone.
   *
   * Throws `InvalidRequestError` (a cursor or the status). Source: Endpoints, Operations.
   */
  list(params: ListSubAccountsParams = {}, options: ReadOptions = {}): PageList<SubAccount> {
    return listOf(params, (query) =>
      envelopeOf(
        this.#scope.api.GET('/v1/sub_accounts', {
          params: { header: this.#scope.headers(), query },
          ...callInit(options),
        }),
      ),
    );
  }

  /** Throws `NotFoundError`. Source: Endpoints, Operations. */
  async get(subAccountId: string, options: ReadOptions = {}): Promise<SubAccount> {
    return resourceOf(
      this.#scope.api.GET('/v1/sub_accounts/{sub_account_id}', {
        params: { header: this.#scope.headers(), path: { sub_account_id: requireId(subAccountId, 'subAccountId') } },
        ...callInit(options),
      }),
    );
  }
}
