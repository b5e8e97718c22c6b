import type { ApiPromise } from '../api-promise';
import type { PageList } from '../pages';
import type { Scope } from '../transport/scope';
import type { BalanceTransaction, ListBalanceTransactionsParams, ReadOptions } from '../types';

/** The ledger of accounts: what they earned, what was deducted, and what was paid out. */
export class BalanceTransactions {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /**
   * Returns balance transactions, newest first: with `payout_id` those of a payout, with `source_payment_id` those of a
   * payment. Without a sub account: those of all accounts of the platform.
   *
   * Throws `InvalidRequestError` (a cursor).
   * Source: Balance transactions.
   */
  list(params: ListBalanceTransactionsParams = {}, options?: ReadOptions): PageList<BalanceTransaction> {
    return this.#scope.list('/v1/balance_transactions', [], params, options);
  }

  /** Returns a balance transaction. Throws `NotFoundError`. Source: Balance transactions. */
  get(balanceTransactionId: string, options?: ReadOptions): ApiPromise<BalanceTransaction> {
    return this.#scope.get('/v1/balance_transactions/{balance_transaction_id}', [balanceTransactionId], options);
  }
}
