import { payoutBankAccounts, proceedsBankAccounts } from '../../spec/tables/payout-bank-accounts';
import type { AccountRow, EntityBankAccountRow, OnboardingEntryRow, PayoutBankAccountRow } from '../rows';

/** Where an account can have a bank account of its own. */
export interface PayoutAccountSources {
  /** The bank account of its business. */
  readonly bank: EntityBankAccountRow | undefined;
  readonly entry: OnboardingEntryRow | undefined;
}

/**
 * The bank account that receives the payouts of an account: that of its business, or else that of its onboarding entry, or else
 * the test bank account.
 */
export function payoutAccountOf(account: AccountRow, { bank, entry }: PayoutAccountSources): PayoutBankAccountRow {
  const test = { id: bankAccountId(account), ...withoutProvenance(payoutBankAccounts[account.currency]) };
  if (bank !== undefined)
    return {
      id: bank.id,
      full_name: bank.account_owner_name,
      bank_name: bank.bank_name,
      account_number_last4: Number(bank.acct_last_four),
      routing_number: bank.routing_number,
      country: bank.country,
      nickname: bank.nickname ?? test.nickname,
      account_type: bank.account_type,
    };
  const own = entry?.payload.bank_account;
  if (own === undefined) return test;
  return {
    id: test.id,
    full_name: own.account_owner_name ?? test.full_name,
    bank_name: own.bank_name ?? test.bank_name,
    account_number_last4: lastFour(own.account_number) ?? test.account_number_last4,
    routing_number: own.routing_number,
    country: test.country,
    nickname: own.account_nickname ?? test.nickname,
    account_type: own.account_type,
  };
}

/**
 * The id of the bank account that an account has of its own for payouts; null without one. The test bank account is no account's
 * own.
 */
export function ownPayoutAccountId(
  account: AccountRow,
  entry: Pick<OnboardingEntryRow, 'payload'> | undefined,
): string | null {
  if (account.payout_account_id !== undefined) return account.payout_account_id;
  return entry?.payload.bank_account === undefined ? null : bankAccountId(account);
}

/** The bank account that receives the payouts of a platform's proceeds. */
export function proceedsAccountOf(account: AccountRow): PayoutBankAccountRow {
  return { id: bankAccountId(account), ...withoutProvenance(proceedsBankAccounts[account.currency]) };
}

function withoutProvenance<Of extends { readonly provenance: unknown }>({ provenance: _, ...rest }: Of) {
  return rest;
}

/** An account has one bank account that is no object of its own, so the id follows from that of the account. */
function bankAccountId({ id }: AccountRow): string {
  return id.replace('acc_', 'ba_');
}

/** A masked number keeps its last four digits, unless it has no more than four. */
function lastFour(masked: string): number | undefined {
  const digits = masked.replace(/\D/g, '');
  return digits === '' ? undefined : Number(digits);
}
