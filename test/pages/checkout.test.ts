import { describe, expect, test } from 'vitest';
import { testBankAccounts, testCards } from '../../spec/tables/test-cards';
import { limits } from '../../spec/tables/limits';
import { manualPayment } from '../support/bodies';
import { cardToken } from '../support/checkouts';
import {
  after_payment_url,
  back_url,
  declined,
  newShop,
  openSession,
  type OpenedSession,
  validBankAccount,
  validCard,
} from '../support/checkout-sessions';
import { eachFront } from '../support/fronts';
import { type HostedPage, openPage, sendForm } from '../support/hosted-page';

const statusOf = async ({ api, intentId }: OpenedSession) =>
  (await api.get(`/v1/payment_intents/${intentId}`)).paymentIntent.status;
const noFunds = 'Your card does not have enough funds. Nothing was charged. Use another card.';
const paymentsOf = async ({ api, intentId }: OpenedSession) =>
  (await api.get(`/v1/payment_intents/${intentId}/payments`)).as('PaymentList').data;

/** The lines of a receipt by title. */
const receiptOf = ({ html }: HostedPage) =>
  Object.fromEntries(
    [...html.matchAll(/<dt>(.*?)<\/dt><dd>(?:<time[^>]*>)?([^<]*)/g)].map(([, title = '', value]) => [title, value]),
  );

eachFront((front) => {
  const open = (url: string, headers = {}) => openPage(front.opened, url, headers);
  const send = (url: string, fields: Readonly<Record<string, string>> | string, headers = {}) =>
    sendForm(front.opened, url, fields, headers);

  test('shows what is paid, to whom, and a form', async () => {
    const { api } = await newShop(front, { name: 'Corner Cafe' });
    const page = await open((await openSession(api, { back_url })).url);
    expect([page.status, page.heading, page.alert]).toEqual([200, '$10.00', undefined]);
    expect(page.html).toContain('Corner Cafe');
    expect(page.html).toContain('Two cups of tea');
    expect(page.html).toContain('Pay $10.00</button>');
    expect(page.html).toContain(`<a href="${back_url}">Back</a>`);
    for (const label of ['Card number', 'Expires', 'Security code', 'Name on card', 'Postal code'])
      expect(page.html).toContain(`>${label}</label>`);
    expect((await open((await openSession(api)).url)).html).not.toContain('>Back</a>');
  });

  test('the page of an own account of a platform names no id', async () => {
    const { testMode: api } = await front.newPlatform();
    const { html } = await open((await openSession(api)).url);
    expect(html).toMatch(/^(?!.*(pf_|>default<)).*<p class="payee">Platform account<\/p>/s);
  });

  test.each<[expires: string]>([['12/40'], ['12 / 40'], [' 12/2040 '], ['12 /2040']])(
    'a card that expires on %j pays, and completes the session',
    async (expires) => {
      const { platform, api } = await newShop(front);
      const session = await openSession(api);
      const before = platform.countEvents();
      const answer = await send(session.url, { ...validCard, expires });
      expect([answer.status, answer.location]).toEqual([303, after_payment_url]);
      expect(await statusOf(session)).toBe('succeeded');
      expect(await paymentsOf(session)).toMatchObject([{ status: 'succeeded', amount: 1_000, captured: true }]);
      expect(platform.eventNames().slice(before)).toEqual([
        'payment_method.created',
        'payment_method.bin_mapped',
        'payment_intent.attached',
        'payment_intent.requires_capture',
        'payment.created',
        'payment.succeeded',
        'payment_intent.succeeded',
      ]);
      const causes = platform
        .events()
        .slice(before)
        .map(({ request_id }) => request_id);
      expect(new Set(causes)).toEqual(new Set([answer.headers.get('request-id')]));
    },
  );

  test('a bank account pays where the currency allows it', async () => {
    const { api } = await newShop(front);
    const session = await openSession(api);
    expect((await open(session.url)).html).toContain('Bank account');
    expect((await send(session.url, validBankAccount)).status).toBe(303);
    expect(await paymentsOf(session)).toMatchObject([{ payment_method: { bank_account: { acct_last_four: '6789' } } }]);
    const canadian = await openSession((await newShop(front, { currency: 'cad' })).api, {}, { currency: 'cad' });
    const page = await open(canadian.url);
    expect(page.heading).toBe('CA$10.00');
    expect(page.html).not.toContain('Bank account');
  });

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
      ...['soon', '12', '13/40', '1240'].map((expires): [string, Record<string, string>, Record<string, string>] => [
        `the date ${expires}`,
        { expires },
        { expires: 'Enter the month and year of expiry as on the card, such as 04/29.' },
      ]),
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
    });
  });

  test('an error that stores no payment says that nothing was charged, and leaves nothing behind', async () => {
    const { platform, api } = await newShop(front);
    const metadata = { payment_test: { scenario: 'gateway_timeout' } };
    const session = await openSession(api, {}, { metadata });
    const before = platform.countEvents();
    const page = await send(session.url, validCard);
    expect([page.status, page.errors, page.alert]).toEqual([
      500,
      {},
      'The payment could not be processed. Nothing was charged. Try again in a few minutes.',
    ]);
    expect([platform.countEvents(), await paymentsOf(session)]).toEqual([before, []]);
    expect((await api.get('/v1/payment_methods')).as('PaymentMethodList').data).toEqual([]);
  });

  test('a decline says what to do, is stored, and the form can be used again', async () => {
    const session = await openSession((await newShop(front)).api);
    const page = await send(session.url, declined);
    expect([page.status, page.alert]).toEqual([402, noFunds]);
    expect(await statusOf(session)).toBe('requires_capture');
    expect((await send(session.url, { ...page.fields, ...validCard })).status).toBe(303);
    expect((await paymentsOf(session)).map(({ status }) => status)).toEqual(['succeeded', 'failed']);
  });

  describe('a form that is sent twice', () => {
    test('makes one payment', async () => {
      const session = await openSession((await newShop(front)).api);
      const { fields } = await open(session.url);
      const answers = await Promise.all([1, 2].map(() => send(session.url, { ...fields, ...validCard })));
      expect(answers.map(({ status, location }) => [status, location])).toEqual(
        Array(2).fill([303, after_payment_url]),
      );
      expect(await paymentsOf(session)).toHaveLength(1);
    });

    test('makes one failed payment, and says so twice', async () => {
      const session = await openSession((await newShop(front)).api);
      const { fields } = await open(session.url);
      const sent = { ...fields, ...declined };
      const pages = await Promise.all([1, 2].map(() => send(session.url, sent)));
      expect(pages.map(({ status, alert }) => [status, alert])).toEqual(Array(2).fill([402, noFunds]));
      expect(await paymentsOf(session)).toHaveLength(1);
    });

    test('is charged again when the customer asks for it after a decline', async () => {
      const session = await openSession((await newShop(front)).api);
      const first = await send(session.url, declined);
      expect((await send(session.url, { ...first.fields, ...declined })).status).toBe(402);
      expect(await paymentsOf(session)).toHaveLength(2);
    });
  });

  describe('a session that cannot be paid', () => {
    test('unknown: 404', async () => {
      const { url, sessionId } = await openSession((await newShop(front)).api);
      const unknown = url.replace(sessionId, '0'.repeat(64));
      expect([(await open(unknown)).status, (await send(unknown, validCard)).status]).toEqual([404, 404]);
    });

    test('completed: a receipt, and its form leads on', async () => {
      const session = await openSession((await newShop(front, { name: 'Corner Cafe' })).api);
      await send(session.url, validCard);
      const page = await open(session.url);
      expect([page.status, page.heading, page.fields]).toEqual([200, 'Payment completed', {}]);
      expect(receiptOf(page)).toEqual({
        'Paid to': 'Corner Cafe',
        Amount: '$10.00',
        Description: 'Two cups of tea',
        'Paid with': 'Visa ending in 4242',
        Date: 'May 4, 2031',
      });
      expect(page.html).toContain(`href="${after_payment_url}"`);
      expect((await send(session.url, validCard)).status).toBe(303);
      expect(await paymentsOf(session)).toHaveLength(1);
    });

    test('completed, without a shop to go to: the form leads to the receipt, which is the end', async () => {
      const { api } = await newShop(front);
      const session = await openSession(api, {}, { description: null });
      const own = session.url.replace(session.sessionId, '');
      const { data } = (
        await api.post('/v1/checkout_sessions', { payment_intent_id: session.intentId, after_payment_url: own })
      ).as('CheckoutSessionEnvelope');
      const sent = await send(data.url, validCard);
      expect([sent.status, sent.location]).toEqual([303, data.url]);
      const page = await open(data.url);
      expect([page.status, page.html.includes('<a ')]).toEqual([200, false]);
      expect(Object.keys(receiptOf(page))).toEqual(['Paid to', 'Amount', 'Paid with', 'Date']);
    });

    test('its receipt follows the payment', async () => {
      const { api } = await newShop(front);
      const session = await openSession(api);
      await send(session.url, validBankAccount);
      const [payment] = await paymentsOf(session);
      await api.post(`/v1/payments/${payment?.id ?? ''}/refunds`, { amount: 1_000 });
      const page = await open(session.url);
      expect(page.heading).toBe('Payment refunded');
      expect(receiptOf(page)).toMatchObject({ Refunded: '$10.00', 'Paid with': 'Bank account ending in 6789' });
      for (const [account_number, headings] of [
        ['000555555559', ['Payment on its way', 'Payment completed']],
        ['000222222227', ['Payment failed', 'Payment failed']],
      ] as const) {
        const { url } = await openSession((await newShop(front)).api);
        await send(url, { ...validBankAccount, account_number });
        const before = (await open(url)).heading;
        front.clock.advance({ days: 4 });
        expect([before, (await open(url)).heading]).toEqual(headings);
      }
    });

    test('captured through the API: a receipt, and nothing is paid', async () => {
      const session = await openSession((await newShop(front)).api);
      await session.api.post(`/v1/payment_intents/${session.intentId}/capture`, {
        payment_method: { token: await cardToken(session.api) },
      });
      expect([(await open(session.url)).status, (await send(session.url, validCard)).status]).toEqual([200, 409]);
      expect(await paymentsOf(session)).toHaveLength(1);
    });

    test('canceled through the API: 409, and nothing is paid', async () => {
      const session = await openSession((await newShop(front)).api);
      await send(session.url, declined);
      await session.api.post(`/v1/payment_intents/${session.intentId}/cancel`, {});
      const page = await open(session.url);
      expect([page.status, page.heading]).toEqual([409, 'Payment canceled']);
      expect((await send(session.url, validCard)).status).toBe(409);
    });

    test('expired: open to the last millisecond of its 24 hours, 410 from then on', async () => {
      const { platform, api } = await newShop(front);
      const session = await openSession(api, { back_url });
      const before = platform.countEvents();
      front.clock.advance({ seconds: limits.checkout_session_window_seconds.value });
      front.clock.advance({ milliseconds: -1 });
      expect((await open(session.url)).status).toBe(200);
      front.clock.advance({ milliseconds: 1 });
      const page = await open(session.url);
      expect([page.status, page.heading]).toEqual([410, 'Payment expired']);
      expect(page.html).toContain(`<a href="${back_url}">Back</a>`);
      expect((await send(session.url, validCard)).status).toBe(410);
      expect(platform.countEvents()).toBe(before);
    });

    test('completed long ago: still a receipt', async () => {
      const session = await openSession((await newShop(front)).api);
      await send(session.url, validCard);
      front.clock.advance({ days: 2 });
      expect((await open(session.url)).heading).toBe('Payment completed');
    });
  });

  describe('test cards', () => {
    const keysIn = (html: string) => [...html.matchAll(/name="fill" value="([^"]*)"/g)].map(([, key = '']) => key);

    test('each fills the form, and has the result that the panel names', async () => {
      const { api } = await newShop(front);
      const { html } = await open((await openSession(api)).url);
      const keys = keysIn(html);
      expect(keys.filter((key) => key.startsWith('card-'))).toHaveLength(testCards.length);
      for (const key of keys) {
        const { url } = await openSession(api);
        const page = await open(`${url}?fill=${key}`);
        expect(page.status).toBe(200);
        const [, effect = ''] = new RegExp(`value="${key}"><span class="effect">([^<]*)`).exec(html) ?? [];
        const { status } = await send(url, page.fields);
        const expected = effect.startsWith('Declined') ? 402 : effect.startsWith('Refused') ? 422 : 303;
        expect([key, effect, status]).toEqual([key, effect, expected]);
      }
    });

    test('the panel groups them by outcome, one that succeeds first', async () => {
      const { html } = await open((await openSession((await newShop(front)).api)).url);
      const groups = html.split('<h3>').slice(1);
      expect(groups.map((group) => [group.split('<')[0], keysIn(group).length])).toEqual([
        ['Succeeds', 1],
        ['Declined', 8],
        ['Refused before it is charged', 2],
        ['Other cards that succeed', 8],
        ['Postal code checks', 2],
        ['Test bank accounts', testBankAccounts.length],
      ]);
    });

    test('no number is part of an address', async () => {
      const { html } = await open((await openSession((await newShop(front)).api)).url);
      for (const { number } of testCards) {
        expect(html.replaceAll(' ', '')).toContain(number);
        expect(keysIn(html).join(' ')).not.toContain(number.slice(-4));
      }
    });

    test('live mode shows none, and fills nothing', async () => {
      const { liveMode } = await front.newPlatform();
      const { url } = await openSession(liveMode);
      const page = await open(`${url}?fill=card-1`);
      expect(page.html).not.toContain('Test cards');
      expect(page.fields['card_number']).toBe('');
      expect((await send(url, validCard)).alert).toMatch(/^Your card was declined\. Nothing was charged\. /);
    });
  });

  test('a payment that is authorized only keeps its session completed', async () => {
    const { api } = await newShop(front);
    const payment = (await api.post('/v1/payments', manualPayment())).payment;
    expect(payment.status).toBe('authorized');
    const body = { payment_intent_id: payment.payment_intent_id, after_payment_url };
    const { data } = (await api.post('/v1/checkout_sessions', body)).as('CheckoutSessionEnvelope');
    expect([(await open(data.url)).status, (await send(data.url, validCard)).status]).toEqual([200, 409]);
  });
});
