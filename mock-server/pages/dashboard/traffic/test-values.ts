import { testBankAccounts } from '../../../../spec/tables/test-cards';
import { testSecurityCode } from '../../../domain/test-card';
import { findEvent } from '../../../events/stored-events';
import type { Reader } from '../../../store/reader';
import { testCardFor } from '../../test-cards';
import type { components } from '../../../../spec/generated/control-types';

const [anyBankAccount] = testBankAccounts;

/** Returns a card number as it stands on a card: `4242 4242 4242 4242`. */
export const spacedNumber = (number: string): string => number.replace(/\d{4}(?=\d)/g, '$& ');

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

type Exchanged = Pick<components['schemas']['RequestEntry'], 'answer_body' | 'events'>;

/** Returns the last four digits of the card or bank account of a request, as its response or its events have them. */
export function lastFourOf(rows: Reader, { answer_body, events }: Exchanged): string | undefined {
  const [first] = events;
  const seen = JSON.stringify([answer_body, first && findEvent(rows, first.id)?.data]);
  return /"acct_last_four":"(\d{4})"/.exec(seen)?.[1];
}
