import type { ApiPromise } from '../api-promise';
import type { PageList } from '../pages';
import type { Scope } from '../transport/scope';
import type {
  Address,
  CreateAddressParams,
  ListAddressesParams,
  ReadOptions,
  UpdateAddressParams,
  WriteOptions,
} from '../types';

/** Addresses of businesses and identities. They belong to the platform, whatever the sub account of the client. */
export class Addresses {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /** Creates an address. Throws `InvalidRequestError` (a parameter). Source: Entities, Address. */
  create(params: CreateAddressParams, options?: WriteOptions): ApiPromise<Address> {
    return this.#scope.post('/v1/entities/address', [], params, options);
  }

  /** Returns addresses, newest first. Throws `InvalidRequestError` (a cursor). Source: Entities, Address. */
  list(params: ListAddressesParams = {}, options?: ReadOptions): PageList<Address> {
    return this.#scope.list('/v1/entities/address', [], params, options);
  }

  /** Returns an address. Throws `NotFoundError`. Source: Entities, Address. */
  get(addressId: string, options?: ReadOptions): ApiPromise<Address> {
    return this.#scope.get('/v1/entities/address/{address_id}', [addressId], options);
  }

  /** Changes the given fields. Throws `NotFoundError`, `InvalidRequestError` (a parameter). Source: Entities, Address. */
  update(addressId: string, params: UpdateAddressParams, options?: WriteOptions): ApiPromise<Address> {
    return this.#scope.patch('/v1/entities/address/{address_id}', [addressId], params, options);
  }
}
