import type { ApiPromise } from '../api-promise';
import type { PageList } from '../pages';
import type { Scope } from '../transport/scope';
import type {
  Business,
  CreateBusinessParams,
  ListBusinessesParams,
  ReadOptions,
  UpdateBusinessParams,
  WriteOptions,
} from '../types';

/**
 * Businesses, which sub accounts are provisioned from. They belong to the platform, whatever the sub account of the client.
 *
 *     const business = await client.businesses.create({ legal_name: 'Tea Shop Ltd' });
 *     await client.termsAndConditions.create({ business_id: business.id, accepted: true });
 *     const { sub_account_id } = await client.provisioning.create({ business_id: business.id, product_category: 'payment' });
 */
export class Businesses {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /**
   * Creates a business. Only the legal name is required. The address and people are given inline, or as `{ id }`. Of the tax id
   * and of identification numbers only the last four digits are stored.
   *
   * Throws `NotFoundError` (a named address or identity), `InvalidRequestError` (a parameter): `parameter_missing`,
   * `parameter_invalid`.
   * Source: Entities, Business.
   */
  create(params: CreateBusinessParams, options?: WriteOptions): ApiPromise<Business> {
    return this.#scope.post('/v1/entities/business', [], params, options);
  }

  /**
   * Returns businesses, newest first.
   *
   * Throws `InvalidRequestError` (a cursor).
   * Source: Entities, Business.
   */
  list(params: ListBusinessesParams = {}, options?: ReadOptions): PageList<Business> {
    return this.#scope.list('/v1/entities/business', [], params, options);
  }

  /** Returns a business. Throws `NotFoundError`. Source: Entities, Business. */
  get(businessId: string, options?: ReadOptions): ApiPromise<Business> {
    return this.#scope.get('/v1/entities/business/{business_id}', [businessId], options);
  }

  /**
   * Changes the given fields. Without an `id`, `legal_address` and `representative` change the present ones. Owners and metadata
   * are replaced as a whole.
   *
   * Throws `NotFoundError` (the business, or a named address or identity), `InvalidRequestError` (a parameter):
   * `parameter_invalid`, `PermissionError`: `not_authorized` (archiving in live mode).
   * Source: Entities, Business.
   */
  update(businessId: string, params: UpdateBusinessParams, options?: WriteOptions): ApiPromise<Business> {
    return this.#scope.patch('/v1/entities/business/{business_id}', [businessId], params, options);
  }
}
