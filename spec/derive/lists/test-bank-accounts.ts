import type { DeclineCode } from '../../tables/decline-codes';
import { testBankAccounts as table } from '../../tables/test-cards';

/** A bank account with a fixed result in test mode, as a case of a table of tests. */
export interface TestBankAccountCase {
  /** The routing number of the bank. */
  readonly routing_number: string;
  /** The number of the account. */
  readonly account_number: string;
  /** The reason for which a pending payment fails; null if it settles. */
  readonly declineCode: DeclineCode | null;
}

/** The bank accounts with a fixed result in test mode. Source: Test scenarios. */
export const testBankAccounts: readonly TestBankAccountCase[] = table.map(
  ({ routing_number, account_number, declineCode }) => ({ routing_number, account_number, declineCode }),
);
