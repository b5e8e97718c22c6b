import type { ApiPromise } from '../api-promise';
import type { PageList } from '../pages';
import type { Scope } from '../transport/scope';
import type {
  CreateDisputeEvidenceParams,
  Dispute,
  DisputeEvidence,
  DisputeResponse,
  ListDisputesParams,
  ReadOptions,
  SubmitDisputeResponseParams,
  UpdateDisputeParams,
  UpdateDisputeResponseParams,
  WriteOptions,
} from '../types';

/** Disputes of payments by card holders, and the responses to them. Amounts are integers in the smallest unit. */
export class Disputes {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /**
   * Returns disputes, newest first. Without a sub account: those of all accounts of the platform.
   *
   * Throws `InvalidRequestError` (a cursor or a filter).
   * Source: Resources, Payment.
   */
  list(params: ListDisputesParams = {}, options?: ReadOptions): PageList<Dispute> {
    return this.#scope.list('/v1/disputes', [], params, options);
  }

  /** Returns a dispute. Throws `NotFoundError`. Source: Resources, Payment. */
  get(disputeId: string, options?: ReadOptions): ApiPromise<Dispute> {
    return this.#scope.get('/v1/disputes/{dispute_id}', [disputeId], options);
  }

  /**
   * Replaces the metadata as a whole.
   *
   * Throws `NotFoundError`, `InvalidRequestError` (a parameter).
   * Source: Resources, Payment.
   */
  update(disputeId: string, params: UpdateDisputeParams, options?: WriteOptions): ApiPromise<Dispute> {
    return this.#scope.patch('/v1/disputes/{dispute_id}', [disputeId], params, options);
  }

  /**
   * Saves fields of the response without submitting it. Not for disputes in `cad`.
   *
   * Throws `NotFoundError`, `InvalidRequestError` (a parameter): `dispute_unexpected_state`,
   * `dispute_response_not_supported`.
   * Source: Resources, Payment.
   */
  updateResponse(
    disputeId: string,
    params: UpdateDisputeResponseParams,
    options?: WriteOptions,
  ): ApiPromise<DisputeResponse> {
    return this.#scope.patch('/v1/disputes/{dispute_id}/response', [disputeId], params, options);
  }

  /**
   * Submits the response, with the fields that were saved and those given here; or gives the dispute up with `forfeit: true`. Not
   * for disputes in `cad`.
   *
   * Throws `NotFoundError`, `InvalidRequestError` (a parameter): `dispute_unexpected_state`,
   * `dispute_response_not_supported`.
   * Source: Resources, Payment.
   */
  submitResponse(disputeId: string, params: SubmitDisputeResponseParams, options?: WriteOptions): ApiPromise<Dispute> {
    return this.#scope.post('/v1/disputes/{dispute_id}/response', [disputeId], params, options);
  }

  /**
   * Adds evidence. Send its file with one PUT to the `presigned_url` of the result, without an access token. Not for disputes in
   * `cad`.
   *
   *     const { presigned_url } = await client.disputes.createEvidence(dispute.id, { … });
   *     if (presigned_url !== null) await fetch(presigned_url, { method: 'PUT', body: file });
   *
   * Throws `NotFoundError`, `InvalidRequestError` (a parameter): `dispute_unexpected_state`,
   * `dispute_response_not_supported`.
   * Source: Resources, Payment.
   */
  createEvidence(
    disputeId: string,
    params: CreateDisputeEvidenceParams,
    options?: WriteOptions,
  ): ApiPromise<DisputeEvidence> {
    return this.#scope.put('/v1/disputes/{dispute_id}/evidence', [disputeId], params, options);
  }
}
