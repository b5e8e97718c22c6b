import { cardBrands } from '../../../spec/tables/card-brands';
import {
  addressChecks,
  type TestBankAccountRow,
  testBankAccounts,
  type TestCardRow,
  testCards,
} from '../../../spec/tables/test-cards';
import { testCardDetails, testSecurityCode } from '../../domain/test-card';
import type { FormState } from '../form';
import type { FieldName, PayBy } from './fields';

/** A card or bank account of the tables that fills the form. */
export interface TestDetails {
  /** Names it in an address, where no number may stand. */
  readonly key: string;
  readonly payBy: PayBy;
  readonly title: string;
  /** Grouped for reading. */
  readonly number: string;
  readonly effect: string;
  readonly values: FormState['values'] & Readonly<Partial<Record<FieldName, string>>>;
}

/** Returns the test cards of the tables, and those whose checks fail, as they fill the form. */
export function testCardList(now: string): readonly TestDetails[] {
  const [first] = testCards;
  const checked = addressChecks.flatMap(({ field, value, check }) =>
    first && field === 'address_postal_code'
      ? [
          cardDetails(first, now, {
            key: `postal-code-${check}`,
            effect: `Postal code check: ${check}`,
            postalCode: value,
          }),
        ]
      : [],
  );
  const cards = testCards.map((card, i) => cardDetails(card, now, { key: `card-${i + 1}`, effect: effectOf(card) }));
  return [...cards, ...checked];
}

/** Returns the test bank accounts of the tables, as they fill the form. */
export function testBankAccountList(): readonly TestDetails[] {
  return testBankAccounts.map((account, i) => ({
    key: `bank-account-${i + 1}`,
    payBy: 'bank_account',
    title: 'Bank account',
    number: account.account_number,
    effect: bankEffectOf(account),
    values: {
      account_holder: 'Test Account',
      routing_number: account.routing_number,
      account_number: account.account_number,
    },
  }));
}

function cardDetails(
  card: TestCardRow,
  now: string,
  { key, effect, postalCode }: { readonly key: string; readonly effect: string; readonly postalCode?: string },
): TestDetails {
  const { name, month, year, address_postal_code } = testCardDetails(card, now);
  const number = grouped(card.number);
  return {
    key,
    payBy: 'card',
    title: card.brand ? cardBrands[card.brand].title : 'Card',
    number,
    effect,
    values: {
      card_number: number,
      expires: `${month}/${year.slice(2)}`,
      security_code: testSecurityCode(card.brand),
      card_name: name,
      postal_code: postalCode ?? address_postal_code,
    },
  };
}

/** Groups the digits as they are printed on the card. */
function grouped(number: string): string {
  return number.length === 15 ? number.replace(/^(\d{4})(\d{6})/, '$1 $2 ') : number.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** The codes of the API, so that they can be searched for. */
function effectOf({ tokenization, outcome }: TestCardRow): string {
  if (tokenization) return `Refused: ${tokenization.errorCode}`;
  if (outcome?.result === 'declined') return `Declined: ${outcome.declineCode}`;
  return outcome?.result === 'refused' ? `Declined: ${outcome.errorCode}` : 'Succeeds';
}

function bankEffectOf({ declineCode, refusesRefunds, businessDays }: TestBankAccountRow): string {
  if (declineCode !== null) return `Fails later: ${declineCode}`;
  if (refusesRefunds) return 'Succeeds, refunds fail';
  return businessDays === undefined ? 'Succeeds' : `Succeeds after ${businessDays} business days`;
}
