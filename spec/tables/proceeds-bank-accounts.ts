import type { Provenance } from '../vocabulary/provenance';

export interface ProceedsBankAccountRow {
  readonly full_name: string;
  readonly bank_name: string;
  readonly account_number_last4: number;
  readonly routing_number: string;
  readonly country: 'US' | 'CA';
  readonly nickname: string;
  readonly account_type: 'checking' | 'savings';
  readonly provenance: Provenance;
}

const holder = { full_name: 'Platform Owner', nickname: 'Proceeds', account_type: 'checking' } as const;

/** The bank account that receives the payouts of a platform, by currency. Source: Resources, Proceeds payout. */
export const proceedsBankAccounts = {
  usd: {
    ...holder,
    bank_name: 'Test Bank',
    account_number_last4: 6789,
    routing_number: '110000000',
    country: 'US',
    provenance: 'chosen',
  },
  cad: {
    ...holder,
    bank_name: 'Test Bank of Canada',
    account_number_last4: 4321,
    routing_number: '000311000',
    country: 'CA',
    provenance: 'chosen',
  },
} as const satisfies Record<'usd' | 'cad', ProceedsBankAccountRow>;
