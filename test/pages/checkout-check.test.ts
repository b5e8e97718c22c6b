import { expect, test } from 'vitest';
import { problemOf } from '../../mock-server/pages/checkout/check';
import { checkData } from '../../mock-server/pages/checkout/fields';
import { type FieldName, fieldWords } from '../../mock-server/pages/checkout/words';
import { newShop, openSession, validBankAccount, validCard } from '../support/checkout-sessions';
import { eachFront } from '../support/fronts';
import { openPage, sendForm } from '../support/hosted-page';

/** Texts of each field: what a person may type, right and wrong. */
const texts: Readonly<Record<FieldName, readonly string[]>> = {
  card_number: [
    '',
    '4242 4242 4242 4242',
    '4242-4242-4242-4242',
    '4242 4242 4242 4241',
    '4242 4242',
    '42424242424242424242',
    'card',
    '3530111333300000',
    '3782 822463 10005',
    '37828224631000',
  ],
  expires: [
    '',
    '12/40',
    '1240',
    '12 40',
    '12-2040',
    '122040',
    '1/40',
    '140',
    '13/40',
    '0/40',
    '12',
    'soon',
    '01/20',
    '05/31',
    '04/31',
    '12/1999',
  ],
  security_code: ['', '123', '1234', '1', '12345', 'abc'],
  card_name: ['', 'Ada Lovelace', '\u0001', "O'Hara-Ömer"],
  postal_code: ['', '94107', '1', 'SW1A 1AA', '12345678901', '#1'],
  account_holder: ['', 'Ada Lovelace', '\u0001'],
  routing_number: ['', '110000000', '1', '11000000a'],
  account_number: ['', '000123456789', '123', '123456789012345678'],
  email: ['', 'ada@tea.example', 'ada', 'ada@tea', 'a b@tea.example'],
};

const isField = (name: string): name is FieldName => Object.hasOwn(fieldWords, name);

eachFront((front) => {
  test.each(Object.keys(texts).filter(isField))('the script says of %s what the server says', async (field) => {
    const { api } = await newShop(front);
    const { url } = await openSession(api);
    const { now = '' } = (await openPage(front.opened, url)).data;
    const data = checkData(field);
    const isOfCard = Object.hasOwn(validCard, field) || field === 'email';
    for (const text of texts[field]) {
      const sent: Record<string, string> = { ...(isOfCard ? validCard : validBankAccount), [field]: text };
      const pattern = data['data-pattern'];
      const problem = problemOf(field, text, { pattern, number: sent['card_number'] ?? '', now });
      const session = await openSession(api);
      const words = (await sendForm(front.opened, session.url, sent)).errors[field];
      expect([text, problem && data[`data-${problem}`]]).toEqual([text, words]);
    }
  });
});
