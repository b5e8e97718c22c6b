import { listOf, type PageList } from '../pages';
import { bareOf, callInit, envelopeOf, requireId, resourceOf, type Scope } from '../transport/scope';
import type {
  CapturePaymentIntentParams,
  CreatePaymentIntentParams,
  ListPaymentIntentPaymentsParams,
  ListPaymentIntentsParams,
  Payment,
  PaymentIntent,
  ReadOptions,
  UpdatePaymentIntentParams,
  WriteOptions,
} from '../types';

/** The wish to be paid once: an intent tracks the payment method and every attempt, of which one succeeds at most. */
export class PaymentIntents {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /**
   * Charges nothing yet. With a payment method the intent can be captured, without one it waits for one.
   *
   * Throws `InvalidRequestError` (a parameter), `PaymentError` (the card), `BadRequestError` (the sub account is not
   * enabled), `NotFoundError` (the token). Source: Endpoints, Operations.
   */
  async create(params: CreatePaymentIntentParams, options: WriteOptions = {}): Promise<PaymentIntent> {
    return bareOf(
      this.#scope.api.POST('/v1/payment_intents', {
        params: { header: this.#scope.keyedHeaders(options) },
        body: params,
        ...callInit(options),
      }),
    );
  }

  /**
   * Newest first. Without a sub account, those of all accounts of the platform.
   *
   * Throws `InvalidRequestError` (a cursor). Source: Endpoints, Operations.
   */
  list(params: ListPaymentIntentsParams = {}, options: ReadOptions = {}): PageList<PaymentIntent> {
    return listOf(params, (query) =>
      envelopeOf(
        this.#scope.api.GET('/v1/payment_intents', {
          params: { header: this.#scope.headers(), query },
          ...callInit(options),
        }),
      ),
    );
  }

  /** Throws `NotFoundError`. Source: Endpoints, Operations. */
  async get(paymentIntentId: string, options: ReadOptions = {}): Promise<PaymentIntent> {
    return resourceOf(
      this.#scope.api.GET('/v1/payment_intents/{payment_intent_id}', {
        params: { header: this.#scope.headers(), path: pathOf(paymentIntentId) },
        ...callInit(options),
      }),
    );
  }

  /**
   * Changes the description, or all of the metadata; the amount or the payment method as long as it has none, or while a
   * bank payment is on its way: then for the next attempt.
   *
   * Throws `NotFoundError`, `InvalidRequestError` (a parameter, or `payment_intent_unexpected_state`), `PaymentError` (the
   * card). Source: States, Payment intent status.
   */
  async update(
    paymentIntentId: string,
    params: UpdatePaymentIntentParams,
    options: WriteOptions = {},
  ): Promise<PaymentIntent> {
    return resourceOf(
      this.#scope.api.PATCH('/v1/payment_intents/{payment_intent_id}', {
        params: { header: this.#scope.keyedHeaders(options), path: pathOf(paymentIntentId) },
        body: params,
        ...callInit(options),
      }),
    );
  }

  /**
   * Charges the payment method of the intent, or captures the payment that was authorized for it. An intent that has no
   * payment method takes the one given here. After a decline it can be captured again.
   *
   * Throws `CardDeclinedError`, `PaymentError`, `NotFoundError`, `BadRequestError` (the sub account is not enabled),
   * `InvalidRequestError`: `payment_intent_cannot_be_captured`, `payment_intent_unexpected_state` (it has a payment method).
   * Source: States, Payment intent status.
   */
  async capture(
    paymentIntentId: string,
    params?: CapturePaymentIntentParams,
    options: WriteOptions = {},
  ): Promise<PaymentIntent> {
    return resourceOf(
      this.#scope.api.POST('/v1/payment_intents/{payment_intent_id}/capture', {
        params: { header: this.#scope.keyedHeaders(options), path: pathOf(paymentIntentId) },
        ...(params === undefined ? {} : { body: params }),
        ...callInit(options),
      }),
    );
  }

  /**
   * Every attempt to pay the intent, newest first.
   *
   * Throws `NotFoundError`, `InvalidRequestError` (a cursor). Source: Resources, Payment intent.
   */
  payments(
    paymentIntentId: string,
    params: ListPaymentIntentPaymentsParams = {},
    options: ReadOptions = {},
  ): PageList<Payment> {
    const path = pathOf(paymentIntentId);
    return listOf(params, (query) =>
      envelopeOf(
        this.#scope.api.GET('/v1/payment_intents/{payment_intent_id}/payments', {
          params: { header: this.#scope.headers(), path, query },
          ...callInit(options),
        }),
      ),
    );
  }
}

function pathOf(paymentIntentId: string): { payment_intent_id: string } {
  return { payment_intent_id: requireId(paymentIntentId, 'paymentIntentId') };
}
