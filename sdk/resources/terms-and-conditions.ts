import type { ApiPromise } from '../api-promise';
import type { Scope } from '../transport/scope';
import type { CreateTermsAndConditionsParams, TermsAndConditions, WriteOptions } from '../types';

/** Acceptances of the terms of the service by businesses. */
export class TermsAndConditionsResource {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /**
   * Accepts the terms for a business. Without an `ip`: the address of the caller.
   *
   * Throws `NotFoundError` (the business), `InvalidRequestError` (a parameter): `parameter_missing` (not accepted),
   * `parameter_invalid`.
   * Source: Entities, Terms.
   */
  create(params: CreateTermsAndConditionsParams, options?: WriteOptions): ApiPromise<TermsAndConditions> {
    return this.#scope.post('/v1/entities/terms_and_conditions', [], params, options);
  }
}
