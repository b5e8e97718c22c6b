import type { ApiPromise } from '../api-promise';
import type { PageList } from '../pages';
import type { Scope } from '../transport/scope';
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

/** Payment intents: one intent is paid at most once. It tracks the payment method and every attempt to pay. */
export class PaymentIntents {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /**
   * Creates an intent and charges nothing. An intent with a payment method can be captured; without one it waits for
   * one.
   *
   * Throws `PaymentError` (the card fails a check), `BadRequestError`: `sub_account_not_enabled`, `NotFoundError`:
   * `payment_method_not_found` (the token), `InvalidRequestError` (a parameter): `currency_invalid`.
   * Source: Endpoints, Operations.
   */
  create(params: CreatePaymentIntentParams, options?: WriteOptions): ApiPromise<PaymentIntent> {
    return this.#scope.postBare('/v1/payment_intents', [], params, options);
  }

  /**
   * Returns intents, newest first. Without a sub account: those of all accounts of the platform.
   *
   * Throws `InvalidRequestError` (a cursor).
   * Source: Endpoints, Operations.
   */
  list(params: ListPaymentIntentsParams = {}, options?: ReadOptions): PageList<PaymentIntent> {
    return this.#scope.list('/v1/payment_intents', [], params, options);
  }

  /** Returns an intent. Throws `NotFoundError`: `payment_intent_not_found`. Source: Endpoints, Operations. */
  get(paymentIntentId: string, options?: ReadOptions): ApiPromise<PaymentIntent> {
    return this.#scope.getBare('/v1/payment_intents/{payment_intent_id}', [paymentIntentId], options);
  }

  /**
   * Changes the description, or replaces the metadata as a whole. The amount and the payment method can change while
   * the intent has no payment method, and while a bank payment is pending: then for the next attempt.
   *
   * Throws `NotFoundError`: `payment_intent_not_found`, `payment_method_not_found` (the token), `BadRequestError`:
   * `sub_account_not_enabled` (with a payment method), `PaymentError` (the card fails a check), `InvalidRequestError` (a
   * parameter): `payment_intent_unexpected_state`, `currency_invalid`.
   * Source: States, Payment intent status.
   */
  update(
    paymentIntentId: string,
    params: UpdatePaymentIntentParams,
    options?: WriteOptions,
  ): ApiPromise<PaymentIntent> {
    return this.#scope.patchBare('/v1/payment_intents/{payment_intent_id}', [paymentIntentId], params, options);
  }

  /**
   * Charges the payment method of the intent, or captures its authorized payment. An intent without a payment method
   * takes the one given here. After a decline it can be captured again.
   *
   * Throws `CardDeclinedError`, `PaymentError` (another decline, or the card fails a check), `BadRequestError`:
   * `sub_account_not_enabled`, `NotFoundError`: `payment_intent_not_found`, `payment_method_not_found` (the token),
   * `InvalidRequestError` (a parameter): `payment_intent_cannot_be_captured`, `payment_intent_unexpected_state` (it has
   * a payment method already), `currency_invalid`.
   * Source: States, Payment intent status.
   */
  capture(
    paymentIntentId: string,
    params?: CapturePaymentIntentParams,
    options?: WriteOptions,
  ): ApiPromise<PaymentIntent> {
    return this.#scope.postBare('/v1/payment_intents/{payment_intent_id}/capture', [paymentIntentId], params, options);
  }

  /**
   * Cancels an intent that is not paid. The authorization of its payment is released.
   *
   * Throws `NotFoundError`: `payment_intent_not_found`, `InvalidRequestError`: `payment_intent_unexpected_state` (it is
   * pending, succeeded or canceled).
   * Source: States, Payment intent status.
   */
  cancel(paymentIntentId: string, options?: WriteOptions): ApiPromise<PaymentIntent> {
    return this.#scope.postBare(
      '/v1/payment_intents/{payment_intent_id}/cancel',
      [paymentIntentId],
      undefined,
      options,
    );
  }

  /**
   * Returns every attempt to pay the intent, newest first.
   *
   * Throws `NotFoundError`: `payment_intent_not_found`, `InvalidRequestError` (a cursor).
   * Source: Resources, Payment intent.
   */
  payments(
    paymentIntentId: string,
    params: ListPaymentIntentPaymentsParams = {},
    options?: ReadOptions,
  ): PageList<Payment> {
    return this.#scope.list('/v1/payment_intents/{payment_intent_id}/payments', [paymentIntentId], params, options);
  }
}
