import type { DeclineCode } from './decline-codes';

/** Why a bank takes back what it has paid: the decline codes that bank accounts have. */
export const bankReturnReasons = [
  'insufficient_funds',
  'account_closed',
  'no_account',
  'bank_account_restricted',
] as const satisfies readonly DeclineCode[];

export type BankReturnReason = (typeof bankReturnReasons)[number];
