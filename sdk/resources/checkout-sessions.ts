import type { ApiPromise } from '../api-promise';
import type { Scope } from '../transport/scope';
import type { CheckoutSession, CreateCheckoutSessionParams, WriteOptions } from '../types';

/** Checkout sessions: visits of customers to the hosted checkout. */
export class CheckoutSessions {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /**
   * Creates a session in which a customer can pay a payment intent on the hosted checkout, within 24 hours. The intent
   * must wait for a payment method or for its capture.
   *
   * Throws `BadRequestError`: `sub_account_not_enabled`, `NotFoundError`: `payment_intent_not_found`,
   * `InvalidRequestError`: `payment_intent_unexpected_state`, `parameter_invalid` (a URL that is not http or https).
   * Source: Endpoints, Hosted checkout.
   */
  create(params: CreateCheckoutSessionParams, options?: WriteOptions): ApiPromise<CheckoutSession> {
    return this.#scope.post('/v1/checkout_sessions', [], params, options);
  }
}
