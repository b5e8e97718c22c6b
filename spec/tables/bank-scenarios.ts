import type { DeclineCode } from './decline-codes';
import type { Provenance } from '../vocabulary/provenance';

export interface BankScenarioRow {
  /** The reason for which the pending payment fails; null if it settles. */
  readonly declineCode: DeclineCode | null;
  /** One line for readers of tests. */
  readonly summary: string;
  readonly provenance: Provenance;
}

const fails = (declineCode: DeclineCode, summary: string): BankScenarioRow => ({
  declineCode,
  summary,
  provenance: 'reference',
});

const settles: BankScenarioRow = { declineCode: null, summary: 'The payment settles.', provenance: 'reference' };

/**
 * The outcomes of a bank payment in test mode, by name in `metadata.payment_test.scenario`. A scenario overrides the account
 * number. The payment is pending first. Source: Test scenarios.
 */
export const bankScenarios = {
  success: settles,
  succeeded: settles,
  account_closed: fails('account_closed', 'The bank account is closed.'),
  account_frozen: fails('account_frozen', 'The bank account is frozen.'),
  bank_account_restricted: fails('bank_account_restricted', 'The bank account does not allow debits.'),
  insufficient_funds: fails('insufficient_funds', 'The bank account does not have enough funds.'),
  invalid_account_number: fails('invalid_account_number', 'The account number is not valid.'),
  no_account: fails('no_account', 'The bank does not know the account.'),
} satisfies Record<string, BankScenarioRow>;

/** The name of a scenario of bank payments. */
export type BankScenarioName = keyof typeof bankScenarios;
