import { callInit, requireId, resourceOf, type Scope } from '../transport/scope';
import type { CreatePaymentMethodParams, PaymentMethod, ReadOptions, WriteOptions } from '../types';

/** Cards and bank accounts behind tokens. A token belongs to the account it was made in. */
export class PaymentMethods {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /**
   * Tokenizes a card or a bank account; nothing is charged. The token is in `card.token` or `bank_account.token`.
   *
   * Throws `PaymentError` (the card fails a check), `InvalidRequestError` (a parameter). Source: Resources, Payment.
   */
  async create(params: CreatePaymentMethodParams, options: WriteOptions = {}): Promise<PaymentMethod> {
    return resourceOf(
      this.#scope.api.POST('/v1/payment_methods', {
        params: { header: this.#scope.keyedHeaders(options) },
        body: params,
        ...callInit(options),
      }),
    );
  }

  /** Throws `NotFoundError` (`payment_method_not_found`). Source: Resources, Payment. */
  async get(token: string, options: ReadOptions = {}): Promise<PaymentMethod> {
    return resourceOf(
      this.#scope.api.GET('/v1/payment_methods/{token}', {
        params: { header: this.#scope.headers(), path: { token: requireId(token, 'token') } },
        ...callInit(options),
      }),
    );
  }
}
