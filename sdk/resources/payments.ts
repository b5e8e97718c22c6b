import { listOf, type PageList } from '../pages';
import { callInit, envelopeOf, requireId, resourceOf, type Scope } from '../transport/scope';
import type {
  CapturePaymentParams,
  CreatePaymentParams,
  ListPaymentsParams,
  ListBalanceTransactionsParams,
  Payment,
  PaymentBalanceTransaction,
  ReadOptions,
  UpdatePaymentParams,
  WriteOptions,
} from '../types';

/** Payments by card and by bank account. Amounts are integers in the smallest unit of the currency. */
export class Payments {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /**
   * Charges a payment method; with `capture_strategy: 'manual'` only authorizes it. `fees` of the answer is still empty.
   * A bank payment is `pending` first, and settles or fails later.
   *
   * Throws `CardDeclinedError`, `PaymentError`, `InvalidRequestError` (a parameter), `BadRequestError` (the sub account
   * is not enabled), `NotFoundError` (the token). Source: Endpoints, Create payment details.
   */
  async create(params: CreatePaymentParams, options: WriteOptions = {}): Promise<Payment> {
    return resourceOf(
      this.#scope.api.POST('/v1/payments', {
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
  list(params: ListPaymentsParams = {}, options: ReadOptions = {}): PageList<Payment> {
    return listOf(params, (query) =>
      envelopeOf(
        this.#scope.api.GET('/v1/payments', {
          params: { header: this.#scope.headers(), query },
          ...callInit(options),
        }),
      ),
    );
  }

  /** Throws `NotFoundError`. Source: Endpoints, Operations. */
  async get(paymentId: string, options: ReadOptions = {}): Promise<Payment> {
    return resourceOf(
      this.#scope.api.GET('/v1/payments/{payment_id}', {
        params: { header: this.#scope.headers(), path: { payment_id: requireId(paymentId, 'paymentId') } },
        ...callInit(options),
      }),
    );
  }

  /**
   * The books of a payment, newest first: they add up to its `balance`.
   *
   * Throws `NotFoundError`, `InvalidRequestError` (a cursor). Source: Resources, Payment-balance transaction.
   */
  balanceTransactions(
    paymentId: string,
    params: ListBalanceTransactionsParams = {},
    options: ReadOptions = {},
  ): PageList<PaymentBalanceTransaction> {
    const path = { payment_id: requireId(paymentId, 'paymentId') };
    return listOf(params, (query) =>
      envelopeOf(
        this.#scope.api.GET('/v1/payments/{payment_id}/payment_balance_transactions', {
          params: { header: this.#scope.headers(), path, query },
          ...callInit(options),
        }),
      ),
    );
  }

  /**
   * Changes the description, or all of the metadata.
   *
   * Throws `NotFoundError`, `InvalidRequestError` (a parameter). Source: Endpoints, Operations.
   */
  async update(paymentId: string, params: UpdatePaymentParams, options: WriteOptions = {}): Promise<Payment> {
    return resourceOf(
      this.#scope.api.PATCH('/v1/payments/{payment_id}', {
        params: {
          header: this.#scope.keyedHeaders(options),
          path: { payment_id: requireId(paymentId, 'paymentId') },
        },
        body: params,
        ...callInit(options),
      }),
    );
  }

  /**
   * Takes the money of an authorized payment, within 7 days, as a whole: an `amount` must be that of the payment.
   *
   * Throws `NotFoundError`, `BadRequestError` (the sub account is not enabled), `InvalidRequestError`:
   * `payment_already_captured`, `charge_expired_for_capture`, `payment_cannot_be_captured`.
   * Source: States, Authorization lifetime.
   */
  async capture(paymentId: string, params?: CapturePaymentParams, options: WriteOptions = {}): Promise<Payment> {
    return resourceOf(
      this.#scope.api.POST('/v1/payments/{payment_id}/capture', {
        params: {
          header: this.#scope.keyedHeaders(options),
          path: { payment_id: requireId(paymentId, 'paymentId') },
        },
        ...(params === undefined ? {} : { body: params }),
        ...callInit(options),
      }),
    );
  }

  /**
   * Cancels a payment within 25 minutes, as if it had never been: its fees are given back.
   *
   * Throws `NotFoundError`, `InvalidRequestError`: `payment_outside_void_window` (refund it instead),
   * `payment_cannot_be_voided`. Source: Errors, Error codes.
   */
  async void(paymentId: string, options: WriteOptions = {}): Promise<Payment> {
    return resourceOf(
      this.#scope.api.POST('/v1/payments/{payment_id}/void', {
        params: {
          header: this.#scope.keyedHeaders(options),
          path: { payment_id: requireId(paymentId, 'paymentId') },
        },
        ...callInit(options),
      }),
    );
  }
}
