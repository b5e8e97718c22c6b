import { balanceSourceTypes, balanceTransactionTypes } from '../../tables/balance-transactions';
import { binDetails } from '../../tables/bin-details';
import { feeTypes, returnableFeeTypes } from '../../tables/fee-types';
import { ledgerEntryTypes } from '../../tables/ledger-entries';
import { onboardingRequirements } from '../../tables/onboarding-requirements';
import { payoutBankAccounts, proceedsBankAccounts } from '../../tables/payout-bank-accounts';
import { scenarioFields } from '../../tables/scenario-fields';
import { scenarios } from '../../tables/scenarios';
import { simulatedErrors } from '../../tables/simulated-errors';
import { addressChecks, testBankAccounts, testCards } from '../../tables/test-cards';
import type { Provenance } from '../../vocabulary/provenance';
import { codes, named, table } from '../markdown';

interface Value {
  readonly name: string;
  readonly provenance: Provenance;
}

/** The values of the service that a row of a table describes, by subject. */
const values: Readonly<Record<string, readonly Value[]>> = {
  'Test scenarios': named<Pick<Value, 'provenance'>>(scenarios),
  'Status of a payment with a scenario': scenarioFields.map(({ status, provenance }) => ({ name: status, provenance })),
  'Errors that metadata can ask for': named<Pick<Value, 'provenance'>>(simulatedErrors),
  'Numbers of test cards': testCards.map(({ number: name, provenance }) => ({ name, provenance })),
  'First six digits of cards with `bin_details`': named<Pick<Value, 'provenance'>>(binDetails),
  'Values that fail a check of the address': addressChecks.map(({ value: name, provenance }) => ({ name, provenance })),
  'Numbers of test bank accounts': testBankAccounts.map(({ account_number: name, provenance }) => ({
    name,
    provenance,
  })),
  'Banks of payouts in test mode': [...Object.values(payoutBankAccounts), ...Object.values(proceedsBankAccounts)].map(
    ({ bank_name: name, provenance }) => ({ name, provenance }),
  ),
  'Types of fees': [
    ...named<Pick<Value, 'provenance'>>(feeTypes),
    ...named<Pick<Value, 'provenance'>>(returnableFeeTypes),
  ],
  'Types of payment-balance transactions': named<Pick<Value, 'provenance'>>(balanceTransactionTypes),
  'Sources of payment-balance transactions': named<Pick<Value, 'provenance'>>(balanceSourceTypes),
  'Types of ledger entries': named<Pick<Value, 'provenance'>>(ledgerEntryTypes),
  'Fields of an onboarding entry': onboardingRequirements.map(({ path: name, provenance }) => ({ name, provenance })),
};

/** The values that the sandbox chose, by subject. */
export const valuesSection = [
  '## Values',
  'Those that only the sandbox has, or gives this meaning.',
  table(
    ['Subject', 'Chosen'],
    Object.entries(values).flatMap(([subject, rows]) => {
      const chosen = rows.filter(({ provenance }) => provenance === 'chosen').map(({ name }) => name);
      return chosen.length === 0 ? [] : [[subject, codes([...new Set(chosen)])]];
    }),
  ),
].join('\n\n');
