import type { ApiPromise } from '../api-promise';
import type { Scope } from '../transport/scope';
import type { CreateProvisioningParams, Provisioning, WriteOptions } from '../types';

/** Provisioning: it creates the sub account of a business. */
export class ProvisioningResource {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /**
   * Creates the sub account of a business, once. With everything that an onboarding entry requires the account is submitted for
   * review at once. A test account is enabled right after the response.
   *
   * Throws `NotFoundError` (the business), `PermissionError`: `duplicate_record` (provisioned before, or the name is taken),
   * `InvalidRequestError` (a parameter).
   * Source: Entities, Provisioning.
   */
  create(params: CreateProvisioningParams, options?: WriteOptions): ApiPromise<Provisioning> {
    return this.#scope.post('/v1/entities/provisioning', [], params, options);
  }
}
