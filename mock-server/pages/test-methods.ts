import { cardBrands } from '../../spec/tables/card-brands';
import { type TestBankAccountRow, testBankAccounts, type TestCardRow, testCards } from '../../spec/tables/test-cards';
import { testCardDetails, testSecurityCode } from '../domain/test-card';
import type { Currency, Mode } from '../rows';
import { bankEffect, cardEffect } from './test-effects';

/** A card or bank account of the test tables, as somebody chooses it by its outcome. */
export interface TestMethod {
  /** Its kind and last four digits, such as `card_4242`. */
  readonly key: string;
  readonly group: (typeof groups)[number];
  /** The outcome of a payment, and what is charged. */
  readonly title: string;
  /** Returns the field `payment_method` of a request. `payer` is the name on it (default: one of the test tables). */
  readonly details: (now: string, currency: Currency, payer?: string) => object;
}

const groups = ['Succeeds', 'Declined', 'Refused before it is charged', 'Bank accounts'] as const;

/** A card that succeeds in live mode, where test cards are declined. */
const liveCard: TestCardRow = {
  number: '4111111111111111',
  brand: 'visa',
  outcome: { result: 'approved' },
  provenance: 'chosen',
};

/** Returns the cards and bank accounts to choose from in a mode, those that succeed first. */
export function testMethods(mode: Mode): readonly TestMethod[] {
  if (mode === 'live') return [cardMethod(liveCard), ...testCards.slice(0, 1).map(inLiveMode)];
  const methods = [...testCards.map(cardMethod), ...testBankAccounts.map(bankMethod)];
  return groups.flatMap((group) => methods.filter((method) => method.group === group));
}

function cardMethod(card: TestCardRow): TestMethod {
  const { number, brand } = card;
  const lastFour = number.slice(-4);
  const [group, effect] = cardEffect(card);
  return {
    key: `card_${lastFour}`,
    group,
    title: `${words(effect)} (${brand ? cardBrands[brand].title : 'card'} ending in ${lastFour})`,
    details: (now, _, payer) => {
      const details = testCardDetails(card, now);
      return { card: { ...details, name: payer ?? details.name, verification: testSecurityCode(brand) } };
    },
  };
}

function inLiveMode(card: TestCardRow): TestMethod {
  const title = `Declined: a test card in live mode (ending in ${card.number.slice(-4)})`;
  return { ...cardMethod(card), group: 'Declined', title };
}

function bankMethod(account: TestBankAccountRow): TestMethod {
  const { routing_number, account_number } = account;
  const lastFour = account_number.slice(-4);
  return {
    key: `bank_${lastFour}`,
    group: 'Bank accounts',
    title: `${words(bankEffect(account))} (bank account ending in ${lastFour})`,
    details: (_, currency, payer = 'Test Account') => ({
      bank_account: {
        account_owner_name: payer,
        routing_number,
        account_number,
        account_type: 'checking',
        account_owner_type: 'individual',
        country: 'US',
        currency,
      },
    }),
  };
}

/** Returns an effect without the form of its code: a list is searched by typing. */
const words = (effect: string): string => effect.replaceAll('_', ' ').replace('cvc', 'CVC');
