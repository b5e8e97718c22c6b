import type { ApiPromise } from '../api-promise';
import type { PageList } from '../pages';
import type { Scope } from '../transport/scope';
import type {
  CreateFeeConfigurationParams,
  FeeConfiguration,
  FeeType,
  ListFeeConfigurationsParams,
  ReadOptions,
  WriteOptions,
} from '../types';

/**
 * The fee rates of sub accounts. Each fee type has a chain of configurations, of which at most one is in force. None is
 * updated or deleted: a new configuration replaces the one before it.
 */
export class FeeConfigurations {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /**
   * Configures a fee type, from now or from `effective_start`. The configuration in force ends at that time. One that
   * starts later stays, and the new one ends where it starts. Only `platform` and the brand types can have an
   * `effective_end`. Rates are in percent (`2.75` is 2.75 %), `…_cents` in the smallest unit of the currency.
   *
   * Throws `NotFoundError` (the sub account or the fee type), `BadRequestError`: `sub_account_not_enabled`,
   * `InvalidRequestError` (a parameter): `effective_end_must_be_nil_for_fee_type`, `effective_start_invalid`,
   * `effective_end_must_be_after_effective_start`, `fee_type_must_be_inside_hierarchy`, `fee_configurations_not_supported`.
   * Source: Endpoints, Fee configuration rules.
   */
  create(
    subAccountId: string,
    feeType: FeeType,
    params: CreateFeeConfigurationParams,
    options?: WriteOptions,
  ): ApiPromise<FeeConfiguration> {
    return this.#scope.post(
      '/v1/sub_accounts/{sub_account_id}/fee_configurations/{fee_type}',
      [subAccountId, feeType],
      params,
      options,
    );
  }

  /**
   * Returns the configurations in force, at most one of each type. The one that started last comes first.
   *
   * Throws `NotFoundError`, `InvalidRequestError` (a cursor).
   * Source: Endpoints, Operations.
   */
  active(
    subAccountId: string,
    params: ListFeeConfigurationsParams = {},
    options?: ReadOptions,
  ): PageList<FeeConfiguration> {
    return this.#scope.list('/v1/sub_accounts/{sub_account_id}/fee_configurations', [subAccountId], params, options);
  }

  /**
   * Returns the configurations of all types that start in the future. The one that starts last comes first.
   *
   * Throws `NotFoundError`, `InvalidRequestError` (a cursor).
   * Source: Endpoints, Operations.
   */
  scheduled(
    subAccountId: string,
    params: ListFeeConfigurationsParams = {},
    options?: ReadOptions,
  ): PageList<FeeConfiguration> {
    return this.#scope.list(
      '/v1/sub_accounts/{sub_account_id}/fee_configurations/scheduled',
      [subAccountId],
      params,
      options,
    );
  }

  /**
   * Returns the configuration of a fee type that is in force.
   *
   * Throws `NotFoundError` (the sub account or the fee type, or none is in force).
   * Source: Endpoints, Operations.
   */
  get(subAccountId: string, feeType: FeeType, options?: ReadOptions): ApiPromise<FeeConfiguration> {
    return this.#scope.get(
      '/v1/sub_accounts/{sub_account_id}/fee_configurations/{fee_type}',
      [subAccountId, feeType],
      options,
    );
  }

  /**
   * Returns all configurations of a fee type: retired, in force and scheduled. The one that starts last comes first.
   *
   * Throws `NotFoundError`, `InvalidRequestError` (a cursor).
   * Source: Endpoints, Operations.
   */
  history(
    subAccountId: string,
    feeType: FeeType,
    params: ListFeeConfigurationsParams = {},
    options?: ReadOptions,
  ): PageList<FeeConfiguration> {
    return this.#scope.list(
      '/v1/sub_accounts/{sub_account_id}/fee_configurations/{fee_type}/history',
      [subAccountId, feeType],
      params,
      options,
    );
  }
}
