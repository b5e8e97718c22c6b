import { type TestBankAccountRow, testBankAccounts } from '../../spec/test-payment-methods';

/** The test account of these numbers, by its last four digits; null for any other bank account. */
export function recognizeTestBankAccount(routingNumber: string, accountNumber: string): string | null {
  const found = testBankAccounts.find(
    (row) => row.routing_number === routingNumber && row.account_number === accountNumber,
  );
  return found === undefined ? null : keyOf(found);
}

export function findTestBankAccount(key: string): TestBankAccountRow | undefined {
  return testBankAccounts.find((row) => keyOf(row) === key);
}

function keyOf(row: TestBankAccountRow): string {
  return row.account_number.slice(-4);
}
