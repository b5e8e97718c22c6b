import type { ApiPromise } from '../api-promise';
import type { PageList } from '../pages';
import type { Scope } from '../transport/scope';
import type {
  CreateBankAccountParams,
  EntityBankAccount,
  ListBankAccountsParams,
  ReadOptions,
  WriteOptions,
} from '../types';

/**
 * The bank accounts of businesses for payouts. They belong to the platform, whatever the sub account of the client. A bank
 * account that pays is a payment method.
 */
export class BankAccounts {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /**
   * Creates a bank account. It receives the payouts of the sub account of its business from then on. Only the last four digits of
   * its number are stored.
   *
   * Throws `NotFoundError` (the business), `InvalidRequestError` (a parameter): `parameter_missing`, `parameter_invalid`.
   * Source: Entities, Bank account.
   */
  create(params: CreateBankAccountParams, options?: WriteOptions): ApiPromise<EntityBankAccount> {
    return this.#scope.post('/v1/entities/bank_accounts', [], params, options);
  }

  /** Returns bank accounts, newest first. Throws `InvalidRequestError` (a cursor). Source: Entities, Bank account. */
  list(params: ListBankAccountsParams = {}, options?: ReadOptions): PageList<EntityBankAccount> {
    return this.#scope.list('/v1/entities/bank_accounts', [], params, options);
  }

  /** Returns a bank account. Throws `NotFoundError`. Source: Entities, Bank account. */
  get(bankAccountId: string, options?: ReadOptions): ApiPromise<EntityBankAccount> {
    return this.#scope.get('/v1/entities/bank_accounts/{bank_account_id}', [bankAccountId], options);
  }
}
