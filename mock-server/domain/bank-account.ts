import { explainCondition } from '../../spec/tables/conditions';
import { type TestBankAccountRow, testBankAccounts } from '../../spec/tables/test-cards';
import { SandboxError } from '../sandbox-error';
import type { AccountRow, Currency, Mode, PaymentMethodRow } from '../rows';
import { businessDaysAfter } from './business-days';

/** Whether accounts of a currency are paid from bank accounts, too. */
export function takesBankAccounts(currency: Currency): boolean {
  return currency !== 'cad';
}

/**
 * Returns an error if an account cannot be paid from a bank account: its currency is not paid from banks, or is not that of the
 * bank account. `name` is the parameter with the bank account.
 */
export function bankAccountProblem(
  { currency }: Pick<AccountRow, 'currency'>,
  name: string,
  given: Currency = currency,
): SandboxError | undefined {
  if (given === currency && takesBankAccounts(currency)) return undefined;
  const explanation = explainCondition(
    'bank_account_currency',
    takesBankAccounts(currency)
      ? `The account takes payments in ${currency}, and the bank account is in ${given}.`
      : `Bank payments are for usd accounts, and this account takes payments in ${currency}: pay with a card.`,
  );
  return new SandboxError('currency_invalid', { name }, { explanation });
}

/** Returns the key of the test account with these numbers, its last four digits; null for any other bank account. */
export function recognizeTestBankAccount(routingNumber: string, accountNumber: string): string | null {
  const found = testBankAccounts.find(
    (row) => row.routing_number === routingNumber && row.account_number === accountNumber,
  );
  return found === undefined ? null : keyOf(found);
}

export function findTestBankAccount(key: string): TestBankAccountRow | undefined {
  return testBankAccounts.find((row) => keyOf(row) === key);
}

/** When the bank decides on a payment from an account, or on a refund to it. Live mode has no test accounts. */
export function bankAnswersAt(mode: Mode, method: PaymentMethodRow, now: string): string {
  const days = mode === 'test' ? testAccountOf(method)?.businessDays : undefined;
  return days === undefined ? now : businessDaysAfter(now, days);
}

/** Whether the bank refuses refunds to an account. */
export function refusesRefunds(mode: Mode, method: PaymentMethodRow): boolean {
  return mode === 'test' && testAccountOf(method)?.refusesRefunds === true;
}

function testAccountOf({ bank_account }: PaymentMethodRow): TestBankAccountRow | undefined {
  return bank_account?.test_bank_account ? findTestBankAccount(bank_account.test_bank_account) : undefined;
}

function keyOf(row: TestBankAccountRow): string {
  return row.account_number.slice(-4);
}
