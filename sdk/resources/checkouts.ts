import type { ApiPromise } from '../api-promise';
import type { PageList } from '../pages';
import type { Scope } from '../transport/scope';
import type {
  Checkout,
  CheckoutCompletion,
  CheckoutRefund,
  CompleteCheckoutParams,
  CreateCheckoutParams,
  ListCheckoutsParams,
  ReadOptions,
  RefundCheckoutParams,
  UpdateCheckoutParams,
  WriteOptions,
} from '../types';

/** Checkouts: payments that are requested first and completed with a token within a week. */
export class Checkouts {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /**
   * Requests a payment. When the checkout is completed, its payment bears the fees that are given here.
   *
   * Throws `BadRequestError`: `sub_account_not_enabled`, `NotFoundError` (the group), `InvalidRequestError` (a
   * parameter): `checkout_invalid_currency`, `fees_invalid`, `fee_and_application_fee_declared`,
   * `multiple_of_same_fee_type`, `fee_amount_greater_than_payment_amount`.
   * Source: Resources, Checkout and checkout session.
   */
  create(params: CreateCheckoutParams, options?: WriteOptions): ApiPromise<Checkout> {
    return this.#scope.post('/v1/checkouts', [], params, options);
  }

  /**
   * Returns checkouts, newest first. Without a sub account: those of all accounts of the platform.
   *
   * Throws `InvalidRequestError` (a cursor or a filter).
   * Source: Endpoints, Common rules.
   */
  list(params: ListCheckoutsParams = {}, options?: ReadOptions): PageList<Checkout> {
    return this.#scope.list('/v1/checkouts', [], params, options);
  }

  /** Returns a checkout. Throws `NotFoundError`. Source: Resources, Checkout and checkout session. */
  get(checkoutId: string, options?: ReadOptions): ApiPromise<Checkout> {
    return this.#scope.get('/v1/checkouts/{checkout_id}', [checkoutId], options);
  }

  /**
   * Changes a checkout that is not completed and has not expired. A new amount is also that of its payment intent.
   *
   * Throws `NotFoundError`, `InvalidRequestError` (a parameter): `checkout_cannot_be_updated`,
   * `payment_intent_unexpected_state`, `fee_and_application_fee_declared`, `fee_amount_greater_than_payment_amount`.
   * Source: Resources, Checkout and checkout session.
   */
  update(checkoutId: string, params: UpdateCheckoutParams, options?: WriteOptions): ApiPromise<Checkout> {
    return this.#scope.patch('/v1/checkouts/{checkout_id}', [checkoutId], params, options);
  }

  /**
   * Attempts to pay a checkout. A decline does not throw: read `payment_status`, and try again. A bank payment is
   * `pending` and completes the checkout; read the payment later for its final status.
   *
   * Throws `NotFoundError` (the checkout): `payment_method_not_found` (the token), `BadRequestError`:
   * `sub_account_not_enabled`, `InvalidRequestError` (a parameter): `checkout_cannot_be_completed`,
   * `payment_intent_cannot_be_captured`, `currency_invalid`.
   * Source: Refund and checkout status.
   */
  complete(checkoutId: string, params: CompleteCheckoutParams, options?: WriteOptions): ApiPromise<CheckoutCompletion> {
    return this.#scope.post('/v1/checkouts/{checkout_id}/complete', [checkoutId], params, options);
  }

  /**
   * Ends a checkout before its time: it can no longer be completed or updated.
   *
   * Throws `NotFoundError`, `InvalidRequestError`: `checkout_unexpected_state` (it is completed or expired).
   * Source: Refund and checkout status.
   */
  expire(checkoutId: string, options?: WriteOptions): ApiPromise<Checkout> {
    return this.#scope.post('/v1/checkouts/{checkout_id}/expire', [checkoutId], undefined, options);
  }

  /**
   * Refunds the payment of a completed checkout, by the rules of `refunds.create`.
   *
   * Throws `NotFoundError` (the checkout), `BadRequestError`: `sub_account_not_enabled`, `ConflictError`:
   * `refund_in_progress`, `InvalidRequestError`: `refund_error` (for example, the checkout is not completed),
   * `payment_fully_refunded`, `payment_outside_refund_window`, `refund_exceeds_payment_amount`,
   * `refund_exceeds_amount_available`, `multiple_of_same_fee_type`, `fee_type_must_exist_on_payment_fees`,
   * `returned_fee_exceeds_remaining_amount`.
   * Source: Endpoints, Refund details.
   */
  refund(checkoutId: string, params?: RefundCheckoutParams, options?: WriteOptions): ApiPromise<CheckoutRefund> {
    return this.#scope.post('/v1/checkouts/{checkout_id}/refunds', [checkoutId], params, options);
  }
}
