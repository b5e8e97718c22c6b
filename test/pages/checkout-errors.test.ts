import { describe, expect, test } from 'vitest';
import { newShop, openSession, paymentsOf, statusOf, validBankAccount, validCard } from '../support/checkout-sessions';
import { eachFront } from '../support/fronts';
import { openPage, sendForm } from '../support/hosted-page';

eachFront((front) => {
  const send = (url: string, fields: Readonly<Record<string, string>> | string, headers = {}) =>
    sendForm(front.opened, url, fields, headers);

  describe('a form that is refused', () => {
    test.each<[what: string, change: Record<string, string>, errors: Record<string, string>]>([
      [
        'nothing',
        { card_number: '', expires: '', security_code: '', card_name: ' ', postal_code: '' },
        {
          card_number: 'Enter the card number.',
          expires: 'Enter the month and year of expiry.',
          security_code: 'Enter the security code.',
          card_name: 'Enter the name on the card.',
          postal_code: 'Enter the postal code of your address.',
        },
      ],
      [
        'no bank account',
        { pay_by: 'bank_account' },
        {
          account_holder: 'Enter the name of the account holder.',
          routing_number: 'Enter the routing number.',
          account_number: 'Enter the account number.',
        },
      ],
      [
        'other numbers of a bank account',
        { ...validBankAccount, routing_number: '1', account_number: '12' },
        {
          routing_number: 'Enter the nine digits of the routing number.',
          account_number: 'Enter the account number: 4 to 17 digits.',
        },
      ],
      [
        'a wrong number',
        { card_number: '4242 4242 4242 4241' },
        { card_number: 'Check the card number: a digit is wrong or missing.' },
      ],
      [
        'a brand that is not accepted',
        { card_number: '3530111333300000' },
        { card_number: 'Cards of this brand are not accepted. Use another card.' },
      ],
      ['a past date', { expires: '01/20' }, { expires: 'This card has expired. Check the date, or use another card.' }],
      ...['soon', '12', '13/40', '1340', '124', '12/040'].map(
        (expires): [string, Record<string, string>, Record<string, string>] => [
          `the date ${expires}`,
          { expires },
          { expires: 'Enter the month and year of expiry as on the card, such as 04/29.' },
        ],
      ),
      [
        'a security code for another brand',
        { security_code: '1234' },
        { security_code: 'Check the security code: it does not match the card.' },
      ],
      [
        'a short security code',
        { security_code: '1' },
        { security_code: 'Enter the 3 or 4 digits of the security code.' },
      ],
      ['a name of control characters', { card_name: '\u0001' }, { card_name: 'Enter the name as it is on the card.' }],
    ])('%s: 422, words for a customer beside the field, and nothing is stored', async (_what, change, errors) => {
      const { platform, api } = await newShop(front);
      const session = await openSession(api);
      const before = platform.countEvents();
      const page = await send(session.url, { ...validCard, ...change });
      expect([page.status, page.errors, page.alert]).toEqual([422, errors, undefined]);
      expect(platform.countEvents()).toBe(before);
      expect(await statusOf(session)).toBe('requires_payment_method');
      expect((await send(session.url, validCard)).status).toBe(303);
    });

    test('keeps name and postal code, and neither number nor security code', async () => {
      const session = await openSession((await newShop(front)).api);
      const page = await send(session.url, { ...validCard, expires: '01/20', security_code: '735' });
      expect(page.fields).toMatchObject({
        card_name: 'Ada Lovelace',
        postal_code: '94107',
        card_number: '',
        security_code: '',
      });
      expect(page.html).not.toContain('735');
      const bank = await send(session.url, { ...validBankAccount, routing_number: '1' });
      expect(bank.errors).toEqual({
        routing_number: 'Enter the nine digits of the routing number.',
      });
      expect(bank.fields).toMatchObject({ pay_by: 'bank_account', account_holder: 'Ada Lovelace', account_number: '' });
    });

    test('an account that is no longer enabled: the status of the API, and what the customer can do', async () => {
      const { platform, id, api } = await newShop(front);
      const session = await openSession(api);
      await platform.review(id, 'disable');
      const page = await send(session.url, validCard);
      const { status } = await api.post('/v1/payment_intents', { amount: 1_000, currency: 'usd' });
      const words = 'This shop does not take payments now. Nothing was charged. Contact the shop.';
      expect([page.status, page.alert]).toEqual([status, words]);
      expect(await paymentsOf(session)).toEqual([]);
      // It says so when it opens, before anybody types a card.
      const opened = await openPage(front.opened, session.url);
      expect([opened.status, opened.alert, opened.names]).toEqual([status, words, []]);
    });
  });
});
