import type { Provenance } from '../vocabulary/provenance';

export interface PayoutBankAccount {
  readonly full_name: string;
  readonly bank_name: string;
  readonly account_number_last4: number;
  readonly routing_number: string;
  readonly country: 'US' | 'CA';
  readonly nickname: string;
  readonly account_type: 'checking' | 'savings';
  readonly provenance: Provenance;
}

type PayoutBankAccounts = Record<'usd' | 'cad', PayoutBankAccount>;

const testBank = {
  bank_name: 'Test Bank',
  account_number_last4: 6789,
  routing_number: '110000000',
  country: 'US',
  account_type: 'checking',
  provenance: 'chosen',
} as const;

const testBankOfCanada = {
  bank_name: 'Test Bank of Canada',
  account_number_last4: 4321,
  routing_number: '000311000',
  country: 'CA',
  account_type: 'checking',
  provenance: 'chosen',
} as const;

/** The bank account that receives the payouts of an account that has none of its own, by currency. Source: Payouts. */
export const payoutBankAccounts = {
  usd: { full_name: 'Account Owner', nickname: 'Successful Payout', ...testBank },
  cad: { full_name: 'Account Owner', nickname: 'Successful Payout', ...testBankOfCanada },
} as const satisfies PayoutBankAccounts;

/** The bank account that receives the payouts of a platform, by currency. Source: Resources, Proceeds payout. */
export const proceedsBankAccounts = {
  usd: { full_name: 'Platform Owner', nickname: 'Proceeds', ...testBank },
  cad: { full_name: 'Platform Owner', nickname: 'Proceeds', ...testBankOfCanada },
} as const satisfies PayoutBankAccounts;
