import { describe, expect, test } from 'vitest';
import { testBankAccounts, testCards } from '../../spec/tables/test-cards';
import { cardEffect } from '../../mock-server/pages/test-effects';
import {
  after_payment_url,
  back_url,
  declined,
  newShop,
  openSession,
  paymentsOf,
  statusOf,
  validBankAccount,
  validCard,
} from '../support/checkout-sessions';
import { eachFront } from '../support/fronts';
import { openPage, sendForm } from '../support/hosted-page';
import { cardOf } from '../support/payment-method';

const noFunds = 'Your card does not have enough funds. Nothing was charged. Use another card.';

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

  test.each(['12/40', '12 / 40', ' 12/2040 ', '12 /2040', '1240', '12 40', '12-40', '122040', '1/40'])(
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

  test('a test card pays for the one who is named, and for a test customer otherwise', async () => {
    const { api } = await newShop(front);
    const filled = { ...validCard, test_card: 'card-1' };
    const nameOf = async (fields: Readonly<Record<string, string>>) => {
      const session = await openSession(api);
      const page = await send(session.url, fields);
      const [payment] = await paymentsOf(session);
      return payment ? cardOf(payment.payment_method)?.name : page.errors;
    };
    expect(await nameOf(filled)).toBe('Ada Lovelace');
    expect(await nameOf({ ...filled, card_name: '', postal_code: '' })).toBe('Test Card');
    const missing = { card_name: 'Enter the name on the card.' };
    // The number was changed after the test card had filled it; nobody pressed a test card; live mode has none.
    expect(await nameOf({ ...filled, card_number: '5555555555554444', card_name: '' })).toEqual(missing);
    expect(await nameOf({ ...validCard, card_name: '' })).toEqual(missing);
    const refused = await send((await openSession(api)).url, {
      ...declined,
      test_card: 'card-14',
      card_name: '',
    });
    expect([refused.status, refused.fields['card_name'], refused.fields['test_card']]).toEqual([402, '', '']);
    const live = await openSession((await front.newPlatform()).liveMode);
    expect((await send(live.url, { ...filled, card_name: '' })).errors).toEqual(missing);
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

  describe('test cards', () => {
    /** The status of the page, and of the payment if one is stored. */
    const resultOf = (effect: string) => {
      if (effect.startsWith('Refused')) return [422, undefined];
      if (effect.startsWith('Declined')) return [402, 'failed'];
      if (effect.startsWith('Fails later')) return [303, 'failed'];
      return [303, effect.startsWith('Succeeds after') ? 'pending' : 'succeeded'];
    };

    const keysIn = (html: string) => [...html.matchAll(/name="fill" value="([^"]*)"/g)].map(([, key = '']) => key);

    test('each fills the form, and has the result that the panel names', async () => {
      const { api } = await newShop(front);
      const { html } = await open((await openSession(api)).url);
      const keys = keysIn(html);
      const outcomes = new Set(testCards.map((card) => `${cardEffect(card)[1]} ${card.brand}`));
      expect(keys.filter((key) => key.startsWith('card-'))).toHaveLength(outcomes.size);
      for (const key of keys) {
        const session = await openSession(api);
        const filled = await open(`${session.url}?fill=${key}`);
        expect(filled.status).toBe(200);
        const [, effect = ''] = new RegExp(`value="${key}"><span class="effect">([^<]*)`).exec(html) ?? [];
        const page = await send(session.url, filled.fields);
        const [payment] = await paymentsOf(session);
        expect([key, effect, page.status, payment?.status]).toEqual([key, effect, ...resultOf(effect)]);
        const check = /^Postal code check: (\w+)/.exec(effect)?.[1];
        if (check) expect(cardOf(payment?.payment_method)?.address_postal_code_check).toBe(check);
        if (page.status === 303) continue;
        expect([page.fields['card_number'], page.fields['security_code']]).toEqual(['', '']);
        const words = page.status === 402 ? [page.alert] : Object.values(page.errors);
        expect(words).toEqual([expect.stringMatching(page.status === 402 ? /Nothing was charged\. / : /^Check the /)]);
      }
    });

    test('the panel groups them by outcome, one that succeeds first', async () => {
      const { html } = await open((await openSession((await newShop(front)).api)).url);
      const groups = html.split('<h3>').slice(1);
      expect(groups.map((group) => group.split('<')[0])).toEqual([
        'Succeeds',
        'Declined',
        'Refused before it is charged',
        'Other cards that succeed',
        'Postal code checks',
        'Test bank accounts',
      ]);
      const counts = groups.map((group) => keysIn(group).length);
      expect([counts[0], counts.at(-1)]).toEqual([1, testBankAccounts.length]);
      expect(counts).not.toContain(0);
    });

    test('no number is part of an address', async () => {
      const { html } = await open((await openSession((await newShop(front)).api)).url);
      expect(html).toContain('4242 4242 4242 4242');
      for (const { number } of testCards) expect(keysIn(html).join(' ')).not.toContain(number.slice(-4));
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
});
