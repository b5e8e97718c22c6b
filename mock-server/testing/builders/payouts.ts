import type { BalanceTransaction, Payout, PayoutBankAccount, ProceedsPayout } from '../../../sdk';
import { accountIds, BUILT_AT, newId, times } from './ids';
import { type Overrides, overridden } from './overrides';

/** Returns a credit of 1,000 usd for a payment, in no payout yet. Source: Balance transactions. */
export function buildBalanceTransaction(overrides: Overrides<BalanceTransaction> = {}): BalanceTransaction {
  const { amount = 1_000, fee = 0, source_payment_id = newId('py') } = overrides;
  return overridden<BalanceTransaction>(overrides, {
    id: newId('bt'),
    account_id: accountIds.seller,
    amount,
    available_on: BUILT_AT,
    currency: 'usd',
    description: null,
    fee,
    financial_transaction_id: newId('ft'),
    net: amount - fee,
    payout_id: null,
    source_id: source_payment_id ?? newId('po'),
    source_type: 'payment',
    source_payment_id,
    txn_type: 'seller_payment',
    ...times,
  });
}

/** Returns a scheduled payout of 1,000 usd from one card payment. Source: Payouts. */
export function buildPayout(overrides: Overrides<Payout> = {}): Payout {
  const { amount = 1_000 } = overrides;
  return overridden<Payout>(overrides, {
    id: newId('po'),
    account_id: accountIds.seller,
    amount,
    bank_account: bankAccount('Successful Payout'),
    currency: 'usd',
    delivery_method: 'standard',
    description: 'Payout',
    deposits_at: DEPOSITS_AT,
    fees_total: 0,
    refunds_count: 0,
    refunds_total: 0,
    payments_count: 1,
    payments_total: amount,
    payout_type: 'cc',
    other_total: 0,
    status: 'scheduled',
    settlement_priority: 'standard',
    metadata: {},
    ...times,
  });
}

/** Returns a scheduled payout of 1,000 usd from one fee. Source: Resources, Proceeds payout. */
export function buildProceedsPayout(overrides: Overrides<ProceedsPayout> = {}): ProceedsPayout {
  const { amount = 1_000 } = overrides;
  return overridden<ProceedsPayout>(overrides, {
    id: newId('po'),
    account_id: accountIds.platform,
    amount,
    bank_account: bankAccount('Proceeds'),
    currency: 'usd',
    delivery_method: 'standard',
    description: null,
    deposits_at: DEPOSITS_AT,
    refunds_count: 0,
    refunds_total: 0,
    payments_count: 1,
    payments_total: amount,
    other_total: 0,
    payout_type: 'proceeds',
    status: 'scheduled',
    metadata: {},
    ...times,
  });
}

/** Returns a bank account that receives payouts. Source: Payouts. */
export function buildPayoutBankAccount(overrides: Overrides<PayoutBankAccount> = {}): PayoutBankAccount {
  return overridden(overrides, bankAccount('Successful Payout'));
}

const DEPOSITS_AT = '2026-01-05T00:00:00.000Z';

function bankAccount(nickname: string): PayoutBankAccount {
  return {
    id: newId('ba'),
    full_name: 'Ada Lovelace',
    bank_name: 'Test Bank',
    account_number_last4: 6789,
    routing_number: '110000000',
    country: 'US',
    currency: 'usd',
    nickname,
    account_type: 'checking',
  };
}
