import { callInit, requireId, resourceOf, type Scope } from '../transport/scope';
import type { CreateOnboardingEntryParams, OnboardingEntry, WriteOptions } from '../types';

/** What sub accounts tell of their business before they can process payments. */
export class Onboarding {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /**
   * Submits a sub account for review. What is required beyond the types hangs on `business_details.type` and `structure`;
   * an error names all that is missing. In the answer tax id, social security number and account number are masked.
   *
   * Throws `NotFoundError` (the sub account), `InvalidRequestError`: `parameter_missing`, a wrong value;
   * `PermissionError`: `duplicate_record` (under review, or approved), `not_authorized` (rejected, disabled, archived).
   * Source: Resources, Onboarding entry; States and transitions, Sub account status.
   */
  async create(
    subAccountId: string,
    payload: CreateOnboardingEntryParams,
    options: WriteOptions = {},
  ): Promise<OnboardingEntry> {
    return resourceOf(
      this.#scope.api.POST('/v1/onboarding/{sub_account_id}', {
        params: {
          header: this.#scope.keyedHeaders(options),
          path: { sub_account_id: requireId(subAccountId, 'subAccountId') },
        },
        body: payload,
        ...callInit(options),
      }),
    );
  }
}
