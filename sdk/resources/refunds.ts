import { listOf, type PageList } from '../pages';
import { callInit, envelopeOf, requireId, resourceOf, type Scope } from '../transport/scope';
import type {
  CreateRefundParams,
  ListRefundsParams,
  ReadOptions,
  Refund,
  UpdateRefundParams,
  WriteOptions,
} from '../types';

/** Money given back. Amounts are integers in the smallest unit of the payment's currency. */
export class Refunds {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /**
   * Refunds a payment, in parts until the whole amount is given back; without an `amount`, all that is left. Of its
   * fees it gives back what `fees` asks for. A refund to a card has succeeded at once, one to a bank account is `pending`
   * first.
   *
   * Throws `NotFoundError` (the payment), `BadRequestError` (the sub account is not enabled), `ConflictError`
   * (`refund_in_progress`), `InvalidRequestError`: `payment_fully_refunded`, `payment_outside_refund_window`,
   * `refund_exceeds_payment_amount`, `refund_exceeds_amount_available`, `refund_reason_invalid`, `refund_error`,
   * `fee_type_must_exist_on_payment_fees`, `returned_fee_exceeds_remaining_amount`.
   * Source: Endpoints, Refund details.
   */
  async create(paymentId: string, params?: CreateRefundParams, options: WriteOptions = {}): Promise<Refund> {
    return resourceOf(
      this.#scope.api.POST('/v1/payments/{payment_id}/refunds', {
        params: {
          header: this.#scope.keyedHeaders(options),
          path: { payment_id: requireId(paymentId, 'paymentId') },
        },
        ...(params === undefined ? {} : { body: params }),
        ...callInit(options),
      }),
    );
  }

  /**
   * Newest first. Without a sub account, those of all accounts of the platform.
   *
   * Throws `InvalidRequestError` (a cursor). Source: Endpoints, Common rules.
   */
  list(params: ListRefundsParams = {}, options: ReadOptions = {}): PageList<Refund> {
    return listOf(params, (query) =>
      envelopeOf(
        this.#scope.api.GET('/v1/refunds', {
          params: { header: this.#scope.headers(), query },
          ...callInit(options),
        }),
      ),
    );
  }

  /** Throws `NotFoundError`. Source: Resources, Refund. */
  async get(refundId: string, options: ReadOptions = {}): Promise<Refund> {
    return resourceOf(
      this.#scope.api.GET('/v1/refunds/{refund_id}', {
        params: { header: this.#scope.headers(), path: { refund_id: requireId(refundId, 'refundId') } },
        ...callInit(options),
      }),
    );
  }

  /**
   * Changes all of the metadata.
   *
   * Throws `NotFoundError`, `InvalidRequestError` (a parameter). Source: Resources, Refund.
   */
  async update(refundId: string, params: UpdateRefundParams, options: WriteOptions = {}): Promise<Refund> {
    return resourceOf(
      this.#scope.api.PATCH('/v1/refunds/{refund_id}', {
        params: { header: this.#scope.keyedHeaders(options), path: { refund_id: requireId(refundId, 'refundId') } },
        body: params,
        ...callInit(options),
      }),
    );
  }
}
