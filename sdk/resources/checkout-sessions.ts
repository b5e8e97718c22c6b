import { callInit, resourceOf, type Scope } from '../transport/scope';
import type { CheckoutSession, CreateCheckoutSessionParams, WriteOptions } from '../types';

/** Visits of customers to the hosted checkout. */
export class CheckoutSessions {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /**
   * Lets a customer pay a payment intent on the hosted checkout, within 24 hours. The intent must wait for a payment
   * method or for its capture.
   *
   * Throws `NotFoundError` (`payment_intent_not_found`), `InvalidRequestError`: `payment_intent_unexpected_state`, an
   * address that is not http or https. Source: Endpoints, Hosted checkout.
   */
  async create(params: CreateCheckoutSessionParams, options: WriteOptions = {}): Promise<CheckoutSession> {
    return resourceOf(
      this.#scope.api.POST('/v1/checkout_sessions', {
        params: { header: this.#scope.keyedHeaders(options) },
        body: params,
        ...callInit(options),
      }),
    );
  }
}
