import { testBankAccounts } from '../../spec/tables/test-cards';
import { spacedNumber, testCardFor, testSecurityCode } from './test-card';

const [anyBankAccount] = testBankAccounts;

/**
 * Returns a valid test value for a field of the API whose value the request log does not have; undefined for another field. A
 * card or bank account is the test one with the last four digits, or else the first of all.
 */
export function testValueOf(field: string, lastFour: string | undefined): string | undefined {
  const card = testCardFor(lastFour);
  const account = testBankAccounts.find((each) => each.account_number.slice(-4) === lastFour) ?? anyBankAccount;
  switch (field) {
    case 'number':
      return card && spacedNumber(card.number);
    case 'verification':
      return testSecurityCode(card?.brand);
    case 'account_number':
      return account?.account_number;
    case 'routing_number':
      return account?.routing_number;
    case 'tax_id':
      return '98-7654321';
    case 'identification_number':
      return '123-45-6789';
    case 'ssn_last4':
      return '6789';
    default:
      return undefined;
  }
}
