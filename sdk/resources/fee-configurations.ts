import { listOf, type PageList } from '../pages';
import { callInit, envelopeOf, requireId, resourceOf, type Scope } from '../transport/scope';
import type {
  CreateFeeConfigurationParams,
  FeeConfiguration,
  FeeType,
  ListFeeConfigurationsParams,
  ReadOptions,
  WriteOptions,
} from '../types';

/**
 * What sub accounts are charged. For each fee type there is a chain of configurations, of which at most one is in force;
 * nothing is updated or deleted, a new one takes the place of the old.
 */
export class FeeConfigurations {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /**
   * Configures a fee type, from now or from `effective_start` on. The one in force then ends there; one that starts later
   * stays, and this one ends where it starts. Only `platform` and the brand types can have an `effective_end`.
   *
   * Throws `NotFoundError` (the sub account, the fee type), `InvalidRequestError`:
   * `effective_end_must_be_nil_for_fee_type`, `effective_start_invalid`, `effective_end_must_be_after_effective_start`,
   * `fee_type_must_be_inside_hierarchy`, `fee_configurations_not_supported`, or a parameter.
   * Source: Endpoints, Fee configuration rules.
   */
  async create(
    subAccountId: string,
    feeType: FeeType,
    params: CreateFeeConfigurationParams,
    options: WriteOptions = {},
  ): Promise<FeeConfiguration> {
    return resourceOf(
      this.#scope.api.POST('/v1/sub_accounts/{sub_account_id}/fee_configurations/{fee_type}', {
        params: { header: this.#scope.keyedHeaders(options), path: pathOf(subAccountId, feeType) },
        body: params,
        ...callInit(options),
      }),
    );
  }

  /**
   * Those in force now, one of each type at most. The one that started last comes first.
   *
   * Throws `NotFoundError`, `InvalidRequestError` (a cursor). Source: Endpoints, Operations.
   */
  active(
    subAccountId: string,
    params: ListFeeConfigurationsParams = {},
    options: ReadOptions = {},
  ): PageList<FeeConfiguration> {
    return this.#list('/v1/sub_accounts/{sub_account_id}/fee_configurations', subAccountId, params, options);
  }

  /**
   * Those of all types that start in the future. The one that starts last comes first.
   *
   * Throws `NotFoundError`, `InvalidRequestError` (a cursor). Source: Endpoints, Operations.
   */
  scheduled(
    subAccountId: string,
    params: ListFeeConfigurationsParams = {},
    options: ReadOptions = {},
  ): PageList<FeeConfiguration> {
    return this.#list('/v1/sub_accounts/{sub_account_id}/fee_configurations/scheduled', subAccountId, params, options);
  }

  /**
   * The one of a type that is in force now.
   *
   * Throws `NotFoundError`: also when there is none. Source: Endpoints, Operations.
   */
  async get(subAccountId: string, feeType: FeeType, options: ReadOptions = {}): Promise<FeeConfiguration> {
    return resourceOf(
      this.#scope.api.GET('/v1/sub_accounts/{sub_account_id}/fee_configurations/{fee_type}', {
        params: { header: this.#scope.headers(), path: pathOf(subAccountId, feeType) },
        ...callInit(options),
      }),
    );
  }

  /**
   * All of a type: retired, in force and scheduled. The one that starts last comes first.
   *
   * Throws `NotFoundError`, `InvalidRequestError` (a cursor). Source: Endpoints, Operations.
   */
  history(
    subAccountId: string,
    feeType: FeeType,
    params: ListFeeConfigurationsParams = {},
    options: ReadOptions = {},
  ): PageList<FeeConfiguration> {
    return listOf(params, (query) =>
      envelopeOf(
        this.#scope.api.GET('/v1/sub_accounts/{sub_account_id}/fee_configurations/{fee_type}/history', {
          params: { header: this.#scope.headers(), path: pathOf(subAccountId, feeType), query },
          ...callInit(options),
        }),
      ),
    );
  }

  #list(
    path: `/v1/sub_accounts/{sub_account_id}/fee_configurations${'' | '/scheduled'}`,
    subAccountId: string,
    params: ListFeeConfigurationsParams,
    options: ReadOptions,
  ): PageList<FeeConfiguration> {
    return listOf(params, (query) =>
      envelopeOf(
        this.#scope.api.GET(path, {
          params: { header: this.#scope.headers(), path: accountOf(subAccountId), query },
          ...callInit(options),
        }),
      ),
    );
  }
}

function accountOf(subAccountId: string) {
  return { sub_account_id: requireId(subAccountId, 'subAccountId') };
}

function pathOf(subAccountId: string, feeType: FeeType) {
  return { ...accountOf(subAccountId), fee_type: requireId(feeType, 'feeType') };
}
