import { listOf, type PageList } from '../pages';
import { callInit, envelopeOf, requireId, resourceOf, type Scope } from '../transport/scope';
import type {
  Checkout,
  CheckoutCompletion,
  CheckoutRefund,
  CompleteCheckoutParams,
  CreateCheckoutParams,
  ListCheckoutsParams,
  ReadOptions,
  RefundCheckoutParams,
  WriteOptions,
} from '../types';

/** Payments that are asked for first and completed with a token, within 24 hours. */
export class Checkouts {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /**
   * Asks for a payment. Fees given here pass to the payment when the checkout is completed.
   *
   * Throws `BadRequestError` (the sub account is not enabled), `InvalidRequestError`: `checkout_invalid_currency`, an
   * amount or a fee. Source: Resources, Checkout and checkout session.
   */
  async create(params: CreateCheckoutParams, options: WriteOptions = {}): Promise<Checkout> {
    return resourceOf(
      this.#scope.api.POST('/v1/checkouts', {
        params: { header: this.#scope.keyedHeaders(options) },
        body: params,
        ...callInit(options),
      }),
    );
  }

  /**
   * Newest first. Without a sub account, those of all accounts of the platform.
   *
   * Throws `InvalidRequestError` (a cursor). Source: Endpoints, Common rules.
   */
  list(params: ListCheckoutsParams = {}, options: ReadOptions = {}): PageList<Checkout> {
    return listOf(params, (query) =>
      envelopeOf(
        this.#scope.api.GET('/v1/checkouts', {
          params: { header: this.#scope.headers(), query },
          ...callInit(options),
        }),
      ),
    );
  }

  /** Throws `NotFoundError`. Source: Resources, Checkout and checkout session. */
  async get(checkoutId: string, options: ReadOptions = {}): Promise<Checkout> {
    return resourceOf(
      this.#scope.api.GET('/v1/checkouts/{checkout_id}', {
        params: { header: this.#scope.headers(), path: { checkout_id: requireId(checkoutId, 'checkoutId') } },
        ...callInit(options),
      }),
    );
  }

  /**
   * Tries to pay a checkout. A declined payment does not throw: look at `payment_status`, and try again. A payment from a
   * bank account is `pending` and completes the checkout all the same; get the payment later to see what became of it.
   *
   * Throws `NotFoundError` (the checkout, `payment_method_not_found`), `BadRequestError` (the sub account is not enabled),
   * `InvalidRequestError`: `checkout_cannot_be_completed`, `payment_intent_cannot_be_captured`. Source: Refund and
   * checkout status.
   */
  async complete(
    checkoutId: string,
    params: CompleteCheckoutParams,
    options: WriteOptions = {},
  ): Promise<CheckoutCompletion> {
    return resourceOf(
      this.#scope.api.POST('/v1/checkouts/{checkout_id}/complete', {
        params: {
          header: this.#scope.keyedHeaders(options),
          path: { checkout_id: requireId(checkoutId, 'checkoutId') },
        },
        body: params,
        ...callInit(options),
      }),
    );
  }

  /**
   * Refunds what a checkout was paid with, by the rules of `refunds.create`.
   *
   * Throws as that does; `refund_error` also when the checkout is not completed. Source: Endpoints, Refund details.
   */
  async refund(checkoutId: string, params?: RefundCheckoutParams, options: WriteOptions = {}): Promise<CheckoutRefund> {
    return resourceOf(
      this.#scope.api.POST('/v1/checkouts/{checkout_id}/refunds', {
        params: {
          header: this.#scope.keyedHeaders(options),
          path: { checkout_id: requireId(checkoutId, 'checkoutId') },
        },
        ...(params === undefined ? {} : { body: params }),
        ...callInit(options),
      }),
    );
  }
}
