import { cardBrands } from '../../../spec/tables/card-brands';
import { addressChecks, testBankAccounts, type TestCardRow, testCards } from '../../../spec/tables/test-cards';
import { cardDigits, groupedNumber } from '../../domain/card-number';
import { testCardDetails, testSecurityCode } from '../../domain/test-card';
import { bankEffect, cardEffect } from '../test-effects';
import type { PayBy } from './fields';
import type { FieldName } from './words';

/** The outcomes of test cards, in the order of the page: one card that succeeds, and the others after those that fail. */
const groups = [
  'Succeeds',
  'Declined',
  'Refused before it is charged',
  'Other cards that succeed',
  'Postal code checks',
  'Test bank accounts',
] as const;

type Values = Readonly<Partial<Record<FieldName, string>>>;

/** A card or bank account of the tables that fills the form. */
export interface TestDetails {
  /** Names it in an address, where no number may stand. */
  readonly key: string;
  readonly payBy: PayBy;
  readonly group: (typeof groups)[number];
  readonly title: string;
  /** Grouped for reading. */
  readonly number: string;
  readonly effect: string;
  /** The number, the date and the code. */
  readonly values: Values;
  /** Who pays, if the form does not say it. */
  readonly payer: Values;
}

/** Returns a list by outcome, without groups that have nothing. */
export function inGroups(list: readonly TestDetails[]) {
  return groups
    .map((title) => ({ title, list: list.filter(({ group }) => group === title) }))
    .filter((each) => each.list.length > 0);
}

/** Returns the test cards of the tables, one for each outcome of a brand, and those whose checks fail, as they fill the form. */
export function testCardList(now: string): readonly TestDetails[] {
  const [first] = testCards;
  const checked = addressChecks.flatMap(({ field, value, check }) =>
    first && field === 'address_postal_code'
      ? [
          cardDetails(first, now, {
            key: `postal-code-${check}`,
            group: 'Postal code checks',
            effect: `Postal code check: ${check}`,
            postalCode: value,
          }),
        ]
      : [],
  );
  const cards = testCards.map((card, i) =>
    cardDetails(card, now, { key: `card-${i + 1}`, group: groupOf(card), effect: cardEffect(card)[1] }),
  );
  const isFirst = ({ effect, title }: TestDetails, i: number) =>
    cards.findIndex((other) => other.effect === effect && other.title === title) === i;
  return [...cards.filter(isFirst), ...checked];
}

/** Returns what fills the form under a key, or what filled it. */
export const testDetailsOf = (key: string | null, now: string): TestDetails | undefined =>
  key === null ? undefined : [...testCardList(now), ...testBankAccountList()].find((each) => each.key === key);

/** Returns who pays by a form that was filled by a test card, and still has its number. */
export function payerOf(form: URLSearchParams, now: string): Values {
  const { values = {}, payer = {} } = testDetailsOf(form.get('test_card'), now) ?? {};
  const name = values.card_number === undefined ? 'account_number' : 'card_number';
  return cardDigits(form.get(name) ?? '') === cardDigits(values[name] ?? ' ') ? payer : {};
}

/** Returns the test bank accounts of the tables, as they fill the form. */
export function testBankAccountList(): readonly TestDetails[] {
  return testBankAccounts.map((account, i) => ({
    key: `bank-account-${i + 1}`,
    payBy: 'bank_account',
    group: 'Test bank accounts',
    title: 'Bank account',
    number: account.account_number,
    effect: bankEffect(account),
    values: { routing_number: account.routing_number, account_number: account.account_number },
    payer: { account_holder: 'Test Account' },
  }));
}

function cardDetails(
  card: TestCardRow,
  now: string,
  { postalCode, ...rest }: Pick<TestDetails, 'key' | 'group' | 'effect'> & { readonly postalCode?: string },
): TestDetails {
  const { name, month, year, address_postal_code } = testCardDetails(card, now);
  const number = groupedNumber(card.number);
  return {
    ...rest,
    payBy: 'card',
    title: card.brand ? cardBrands[card.brand].title : 'Card',
    number,
    values: {
      card_number: number,
      expires: `${month} / ${year.slice(2)}`,
      security_code: testSecurityCode(card.brand),
    },
    payer: { card_name: name, postal_code: postalCode ?? address_postal_code },
  };
}

/** The group of a card: one that succeeds comes first. */
function groupOf(card: TestCardRow): TestDetails['group'] {
  const [group] = cardEffect(card);
  return group === 'Succeeds' && card !== testCards[0] ? 'Other cards that succeed' : group;
}
