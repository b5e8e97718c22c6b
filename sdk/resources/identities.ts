import type { ApiPromise } from '../api-promise';
import type { PageList } from '../pages';
import type { Scope } from '../transport/scope';
import type {
  CreateIdentityParams,
  Identity,
  ListIdentitiesParams,
  ReadOptions,
  UpdateIdentityParams,
  WriteOptions,
} from '../types';

/** The people of businesses: representatives and owners. They belong to the platform, whatever the sub account of the client. */
export class Identities {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /**
   * Creates an identity. Of the identification number only the last four digits are stored.
   *
   * Throws `NotFoundError` (the business or the address), `InvalidRequestError` (a parameter): `parameter_invalid` for a date of
   * birth less than 18 years ago.
   * Source: Entities, Identity.
   */
  create(params: CreateIdentityParams, options?: WriteOptions): ApiPromise<Identity> {
    return this.#scope.post('/v1/entities/identity', [], params, options);
  }

  /**
   * Returns identities, newest first.
   *
   * Throws `InvalidRequestError` (a cursor).
   * Source: Entities, Identity.
   */
  list(params: ListIdentitiesParams = {}, options?: ReadOptions): PageList<Identity> {
    return this.#scope.list('/v1/entities/identity', [], params, options);
  }

  /** Returns an identity. Throws `NotFoundError`. Source: Entities, Identity. */
  get(identityId: string, options?: ReadOptions): ApiPromise<Identity> {
    return this.#scope.get('/v1/entities/identity/{identity_id}', [identityId], options);
  }

  /**
   * Changes the given fields. A person without a business can get one; one with a business stays with it.
   *
   * Throws `NotFoundError` (the identity, the business or the address), `InvalidRequestError` (a parameter):
   * `parameter_invalid`.
   * Source: Entities, Identity.
   */
  update(identityId: string, params: UpdateIdentityParams, options?: WriteOptions): ApiPromise<Identity> {
    return this.#scope.patch('/v1/entities/identity/{identity_id}', [identityId], params, options);
  }
}
