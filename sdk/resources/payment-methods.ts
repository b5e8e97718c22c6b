import type { ApiPromise } from '../api-promise';
import type { PageList } from '../pages';
import type { Scope } from '../transport/scope';
import type {
  ClonePaymentMethodParams,
  CreatePaymentMethodParams,
  ListPaymentMethodsParams,
  PaymentMethod,
  ReadOptions,
  UpdatePaymentMethodParams,
  WriteOptions,
} from '../types';

/** Cards and bank accounts behind tokens. A token belongs to the account that it was created in. */
export class PaymentMethods {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /**
   * Tokenizes a card or a bank account and charges nothing. The token is `card.token` or `bank_account.token`.
   *
   * Throws `BadRequestError`: `sub_account_not_enabled`, `NotFoundError` (the group), `PaymentError` (the card fails a
   * check), `InvalidRequestError` (a parameter): `customer_max_payment_methods`,
   * `payment_method_group_max_payment_methods`, `currency_invalid`.
   * Source: Resources, Payment.
   */
  create(params: CreatePaymentMethodParams, options?: WriteOptions): ApiPromise<PaymentMethod> {
    return this.#scope.post('/v1/payment_methods', [], params, options);
  }

  /**
   * Returns payment methods, newest first. Without a sub account: those of all accounts of the platform.
   *
   * Throws `InvalidRequestError` (a cursor or a filter).
   * Source: Endpoints, Common rules.
   */
  list(params: ListPaymentMethodsParams = {}, options?: ReadOptions): PageList<PaymentMethod> {
    return this.#scope.list('/v1/payment_methods', [], params, options);
  }

  /** Returns a payment method. Throws `NotFoundError`: `payment_method_not_found`. Source: Resources, Payment. */
  get(token: string, options?: ReadOptions): ApiPromise<PaymentMethod> {
    return this.#scope.get('/v1/payment_methods/{token}', [token], options);
  }

  /**
   * Changes details of a card, or the metadata of a bank account. Details that are not sent stay; metadata is replaced
   * as a whole.
   *
   * Throws `NotFoundError`: `payment_method_not_found`, `PaymentError`: `expired_card`, `InvalidRequestError` (a
   * parameter): `unexpected_parameter` (the field of the other kind), `parameter_missing`.
   * Source: Resources, Payment.
   */
  update(token: string, params: UpdatePaymentMethodParams, options?: WriteOptions): ApiPromise<PaymentMethod> {
    return this.#scope.patch('/v1/payment_methods/{token}', [token], params, options);
  }

  /**
   * Creates the same card or bank account in another account of the platform, with a token of its own and the same
   * signature. It has no customer and is in no group.
   *
   * Throws `NotFoundError` (the account): `payment_method_not_found`, `BadRequestError`: `sub_account_not_enabled`,
   * `InvalidRequestError` (a parameter): `currency_invalid`.
   * Source: Resources, Payment.
   */
  clone(token: string, params: ClonePaymentMethodParams, options?: WriteOptions): ApiPromise<PaymentMethod> {
    return this.#scope.post('/v1/payment_methods/{token}/clone', [token], params, options);
  }
}
