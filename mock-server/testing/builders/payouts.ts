import type { BalanceTransaction, Payout, PayoutBankAccount, ProceedsPayout } from '../../../sdk';
import {
  balanceTransactionExample,
  payoutBankAccountExample,
  payoutExample,
  proceedsPayoutExample,
} from '../../../spec/generated/built-examples';
import { fromExample } from './from-example';
import { accountIds, newId } from './ids';
import type { Overrides } from './overrides';

const AMOUNT = 1_000;

/** Returns a credit of 1,000 usd for a payment, in no payout yet. Source: Balance transactions. */
export function buildBalanceTransaction(overrides: Overrides<BalanceTransaction> = {}): BalanceTransaction {
  const { amount = AMOUNT, fee = 0, source_payment_id = newId('py') } = overrides;
  return fromExample<BalanceTransaction>(balanceTransactionExample, overrides, {
    account_id: accountIds.seller,
    amount,
    net: amount - fee,
    source_id: source_payment_id ?? newId('po'),
    source_type: 'payment',
    source_payment_id,
    txn_type: 'seller_payment',
  });
}

/** Returns a scheduled payout of 1,000 usd from one card payment. Source: Payouts. */
export function buildPayout(overrides: Overrides<Payout> = {}): Payout {
  const { amount = AMOUNT } = overrides;
  const account_id = accountIds.seller;
  return fromExample<Payout>(payoutExample, overrides, { account_id, amount, payments_total: amount, fees_total: 0 });
}

/** Returns a scheduled payout of 1,000 usd from one fee. Source: Resources, Proceeds payout. */
export function buildProceedsPayout(overrides: Overrides<ProceedsPayout> = {}): ProceedsPayout {
  const { amount = AMOUNT } = overrides;
  return fromExample<ProceedsPayout>(proceedsPayoutExample, overrides, { amount, payments_total: amount });
}

/** Returns a bank account that receives payouts. Source: Payouts. */
export function buildPayoutBankAccount(overrides: Overrides<PayoutBankAccount> = {}): PayoutBankAccount {
  return fromExample<PayoutBankAccount>(payoutBankAccountExample, overrides);
}
