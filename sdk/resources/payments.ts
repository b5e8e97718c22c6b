import type { ApiPromise } from '../api-promise';
import type { PageList } from '../pages';
import type { Scope } from '../transport/scope';
import type {
  CapturePaymentParams,
  CreatePaymentParams,
  ListPaymentsParams,
  ListPaymentBalanceTransactionsParams,
  Payment,
  PaymentBalanceTransaction,
  ReadOptions,
  UpdatePaymentParams,
  WriteOptions,
} from '../types';

/** Card and bank payments. Amounts are integers in the smallest unit of the currency. */
export class Payments {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /**
   * Charges a payment method, or only authorizes it with `capture_strategy: 'manual'`. `fees` of the response is still
   * empty. A bank payment is `pending` at first and settles or fails later. A declined payment is stored: it can be
   * listed and read.
   *
   * Throws `CardDeclinedError`, `PaymentError` (another decline, or the card fails a check), `BadRequestError`:
   * `sub_account_not_enabled`, `NotFoundError`: `payment_method_not_found` (the token), `InvalidRequestError` (a
   * parameter): `fee_and_application_fee_declared`, `multiple_of_same_fee_type`,
   * `fee_amount_greater_than_payment_amount`, `customer_max_payment_methods`, `currency_invalid`.
   * Source: Endpoints, Create payment details.
   */
  create(params: CreatePaymentParams, options?: WriteOptions): ApiPromise<Payment> {
    return this.#scope.post('/v1/payments', [], params, options);
  }

  /**
   * Returns payments, newest first. Without a sub account: those of all accounts of the platform.
   *
   * Throws `InvalidRequestError` (a cursor or a filter).
   * Source: Endpoints, Operations.
   */
  list(params: ListPaymentsParams = {}, options?: ReadOptions): PageList<Payment> {
    return this.#scope.list('/v1/payments', [], params, options);
  }

  /** Returns a payment. Throws `NotFoundError`. Source: Endpoints, Operations. */
  get(paymentId: string, options?: ReadOptions): ApiPromise<Payment> {
    return this.#scope.get('/v1/payments/{payment_id}', [paymentId], options);
  }

  /**
   * Returns the ledger entries of a payment, newest first. They add up to its `balance`.
   *
   * Throws `NotFoundError` (the payment), `InvalidRequestError` (a cursor).
   * Source: Resources, Payment-balance transaction.
   */
  balanceTransactions(
    paymentId: string,
    params: ListPaymentBalanceTransactionsParams = {},
    options?: ReadOptions,
  ): PageList<PaymentBalanceTransaction> {
    return this.#scope.list('/v1/payments/{payment_id}/payment_balance_transactions', [paymentId], params, options);
  }

  /**
   * Replaces the description, the metadata, or both. Metadata is replaced as a whole.
   *
   * Throws `NotFoundError`, `InvalidRequestError` (a parameter).
   * Source: Endpoints, Operations.
   */
  update(paymentId: string, params: UpdatePaymentParams, options?: WriteOptions): ApiPromise<Payment> {
    return this.#scope.patch('/v1/payments/{payment_id}', [paymentId], params, options);
  }

  /**
   * Captures an authorized payment, within 7 days and in full. An `amount` must equal that of the payment.
   *
   * Throws `NotFoundError`, `BadRequestError`: `sub_account_not_enabled`, `InvalidRequestError`:
   * `payment_already_captured`, `charge_expired_for_capture`, `payment_cannot_be_captured`, `parameter_invalid`
   * (another amount).
   * Source: States, Authorization lifetime.
   */
  capture(paymentId: string, params?: CapturePaymentParams, options?: WriteOptions): ApiPromise<Payment> {
    return this.#scope.post('/v1/payments/{payment_id}/capture', [paymentId], params, options);
  }

  /**
   * Voids a payment within 25 minutes of its creation and returns its fees.
   *
   * Throws `NotFoundError`, `ConflictError`: `refund_in_progress`, `InvalidRequestError`: `payment_outside_void_window`
   * (refund it instead, or cancel its intent), `payment_cannot_be_voided`.
   * Source: Errors, Error codes.
   */
  void(paymentId: string, options?: WriteOptions): ApiPromise<Payment> {
    return this.#scope.post('/v1/payments/{payment_id}/void', [paymentId], undefined, options);
  }
}
