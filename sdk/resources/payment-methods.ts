import { listOf, type PageList } from '../pages';
import { callInit, envelopeOf, requireId, resourceOf, type Scope } from '../transport/scope';
import type {
  CreatePaymentMethodParams,
  ListPaymentMethodsParams,
  PaymentMethod,
  ReadOptions,
  UpdatePaymentMethodParams,
  WriteOptions,
} from '../types';

/** Cards and bank accounts behind tokens. A token belongs to the account it was made in. */
export class PaymentMethods {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /**
   * Tokenizes a card or a bank account; nothing is charged. The token is in `card.token` or `bank_account.token`.
   *
   * Throws `PaymentError` (the card fails a check), `InvalidRequestError` (a parameter, `customer_max_payment_methods`).
   * Source: Resources, Payment.
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

  /**
   * Newest first. Without a sub account, those of all accounts of the platform.
   *
   * Throws `InvalidRequestError` (a cursor). Source: Endpoints, Common rules.
   */
  list(params: ListPaymentMethodsParams = {}, options: ReadOptions = {}): PageList<PaymentMethod> {
    return listOf(params, (query) =>
      envelopeOf(
        this.#scope.api.GET('/v1/payment_methods', {
          params: { header: this.#scope.headers(), query },
          ...callInit(options),
        }),
      ),
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

  /**
   * Changes details of a card: what is not sent stays, metadata are replaced as a whole. A bank account cannot be changed.
   *
   * Throws `NotFoundError` (`payment_method_not_found`), `PaymentError` (`expired_card`), `InvalidRequestError` (a
   * parameter). Source: Resources, Payment.
   */
  async update(token: string, params: UpdatePaymentMethodParams, options: WriteOptions = {}): Promise<PaymentMethod> {
    return resourceOf(
      this.#scope.api.PATCH('/v1/payment_methods/{token}', {
        params: { header: this.#scope.keyedHeaders(options), path: { token: requireId(token, 'token') } },
        body: params,
        ...callInit(options),
      }),
    );
  }
}
