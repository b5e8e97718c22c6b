import type { ApiPromise } from '../api-promise';
import type { PageList } from '../pages';
import type { Scope } from '../transport/scope';
import type {
  CreateRefundParams,
  ListRefundsParams,
  ReadOptions,
  Refund,
  UpdateRefundParams,
  WriteOptions,
} from '../types';

/** Refunds of payments. Amounts are integers in the smallest unit of the payment's currency. */
export class Refunds {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /**
   * Refunds a payment, in one or several parts. Without an `amount`: all that is left. Of the payment's fees, those in
   * `fees` are returned. A refund to a card succeeds at once; one to a bank account is `pending` at first.
   *
   * Throws `NotFoundError` (the payment), `BadRequestError`: `sub_account_not_enabled`, `ConflictError`:
   * `refund_in_progress`, `InvalidRequestError`: `refund_error`, `payment_fully_refunded`,
   * `payment_outside_refund_window`, `refund_exceeds_payment_amount`, `refund_exceeds_amount_available`,
   * `refund_reason_invalid`, `multiple_of_same_fee_type`, `fee_type_must_exist_on_payment_fees`,
   * `returned_fee_exceeds_remaining_amount`.
   * Source: Endpoints, Refund details.
   */
  create(paymentId: string, params?: CreateRefundParams, options?: WriteOptions): ApiPromise<Refund> {
    return this.#scope.post('/v1/payments/{payment_id}/refunds', [paymentId], params, options);
  }

  /**
   * Returns refunds, newest first. Without a sub account: those of all accounts of the platform.
   *
   * Throws `InvalidRequestError` (a cursor).
   * Source: Endpoints, Common rules.
   */
  list(params: ListRefundsParams = {}, options?: ReadOptions): PageList<Refund> {
    return this.#scope.list('/v1/refunds', [], params, options);
  }

  /** Returns a refund. Throws `NotFoundError`. Source: Resources, Refund. */
  get(refundId: string, options?: ReadOptions): ApiPromise<Refund> {
    return this.#scope.get('/v1/refunds/{refund_id}', [refundId], options);
  }

  /**
   * Replaces the metadata as a whole.
   *
   * Throws `NotFoundError`, `InvalidRequestError` (a parameter).
   * Source: Resources, Refund.
   */
  update(refundId: string, params: UpdateRefundParams, options?: WriteOptions): ApiPromise<Refund> {
    return this.#scope.patch('/v1/refunds/{refund_id}', [refundId], params, options);
  }
}
