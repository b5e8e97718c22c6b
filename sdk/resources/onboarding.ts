import type { ApiPromise } from '../api-promise';
import type { Scope } from '../transport/scope';
import type { CreateOnboardingEntryParams, OnboardingEntry, WriteOptions } from '../types';

/** Onboarding entries: the business details that a sub account submits before it can process payments. */
export class Onboarding {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /**
   * Submits a sub account for review. Which fields are required, beyond those of the type, depends on
   * `business_details.type` and `structure`; an error names all that are missing. The response masks the tax id, the
   * social security number and the account number.
   *
   * Throws `NotFoundError` (the sub account), `InvalidRequestError`: `parameter_missing`, `parameter_invalid`;
   * `PermissionError`: `duplicate_record` (under review, or approved), `not_authorized` (rejected, disabled or
   * archived).
   * Source: Resources, Onboarding entry; States, Sub account status.
   */
  create(
    subAccountId: string,
    payload: CreateOnboardingEntryParams,
    options?: WriteOptions,
  ): ApiPromise<OnboardingEntry> {
    return this.#scope.post('/v1/onboarding/{sub_account_id}', [subAccountId], payload, options);
  }
}
