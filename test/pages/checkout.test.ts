import { describe, expect, test } from 'vitest';
import { testCards } from '../../spec/tables/test-cards';
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
import { openPage, sendForm } from '../support/hosted-page';

const statusOf = async ({ api, intentId }: OpenedSession) =>
  (await api.get(`/v1/payment_intents/${intentId}`)).paymentIntent.status;
const paymentsOf = async ({ api, intentId }: OpenedSession) =>
  (await api.get(`/v1/payment_intents/${intentId}/payments`)).as('PaymentList').data;

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
    const path = (field: string) => `payment_method.${field}`;
    test.each<[what: string, change: Record<string, string>, errors: Record<string, string>]>([
      [
        'nothing',
        { card_number: '', expires: '', security_code: '', card_name: '', postal_code: '' },
        {
          card_number: `missing required parameter ${path('card.number')}`,
          expires: `missing required parameter ${path('card.month')}`,
          security_code: `format is invalid for parameter ${path('card.verification')}`,
          card_name: `missing required parameter ${path('card.name')}`,
          postal_code: `missing required parameter ${path('card.address_postal_code')}`,
        },
      ],
      [
        'a wrong number',
        { card_number: '4242 4242 4242 4241' },
        { card_number: `format is invalid for parameter ${path('card.number')}` },
      ],
      ['a past date', { expires: '01/20' }, { expires: 'the card has expired' }],
      ['no date', { expires: 'soon' }, { expires: `format is invalid for parameter ${path('card.month')}` }],
      [
        'a security code for another brand',
        { security_code: '1234' },
        { security_code: 'the security code is incorrect' },
      ],
    ])('%s: 422, the message of the API beside the field, and nothing is stored', async (_what, change, errors) => {
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
        routing_number: `format is invalid for parameter ${path('bank_account.routing_number')}`,
      });
      expect(bank.fields).toMatchObject({ pay_by: 'bank_account', account_holder: 'Ada Lovelace', account_number: '' });
    });

    test('an account that is no longer enabled has the error of the API', async () => {
      const { platform, id, api } = await newShop(front);
      const session = await openSession(api);
      await platform.review(id, 'disable');
      const page = await send(session.url, validCard);
      const { error, status } = await api.post('/v1/payment_intents', { amount: 1_000, currency: 'usd' });
      expect([page.status, page.alert]).toEqual([status, error.message]);
      expect(await paymentsOf(session)).toEqual([]);
    });
  });

  test('an error that stores no payment has the error of the API, and leaves nothing behind', async () => {
    const { platform, api } = await newShop(front);
    const metadata = { payment_test: { scenario: 'gateway_timeout' } };
    const session = await openSession(api, {}, { metadata });
    const before = platform.countEvents();
    const page = await send(session.url, validCard);
    expect([page.status, page.errors, page.alert]).toEqual([500, {}, expect.stringContaining('gateway')]);
    expect([platform.countEvents(), await paymentsOf(session)]).toEqual([before, []]);
    expect((await api.get('/v1/payment_methods')).as('PaymentMethodList').data).toEqual([]);
  });

  test('a decline says why, is stored, and the form can be used again', async () => {
    const session = await openSession((await newShop(front)).api);
    const page = await send(session.url, declined);
    expect([page.status, page.alert]).toEqual([402, 'card declined: the account does not have enough funds']);
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
      expect(pages.map(({ status, alert }) => [status, alert])).toEqual(
        Array(2).fill([402, 'card declined: the account does not have enough funds']),
      );
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

    test('completed: 409, and its form leads on', async () => {
      const session = await openSession((await newShop(front)).api);
      await send(session.url, validCard);
      const page = await open(session.url);
      expect([page.status, page.heading, page.fields]).toEqual([409, 'Payment completed', {}]);
      expect(page.html).toContain(`href="${after_payment_url}"`);
      expect((await send(session.url, validCard)).status).toBe(303);
      expect(await paymentsOf(session)).toHaveLength(1);
    });

    test.each<[how: string, pay: (session: OpenedSession) => Promise<unknown>]>([
      [
        'captured',
        async ({ api, intentId }) =>
          api.post(`/v1/payment_intents/${intentId}/capture`, { payment_method: { token: await cardToken(api) } }),
      ],
    ])('%s through the API: 409, and nothing is paid', async (_how, pay) => {
      const session = await openSession((await newShop(front)).api);
      await pay(session);
      expect([(await open(session.url)).status, (await send(session.url, validCard)).status]).toEqual([409, 409]);
      expect(await paymentsOf(session)).toHaveLength(1);
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

    test('completed long ago: still 409', async () => {
      const session = await openSession((await newShop(front)).api);
      await send(session.url, validCard);
      front.clock.advance({ days: 2 });
      expect((await open(session.url)).status).toBe(409);
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
      expect((await send(url, validCard)).alert).toMatch(/^card declined/);
    });
  });

  test('a payment that is authorized only keeps its session completed', async () => {
    const { api } = await newShop(front);
    const payment = (await api.post('/v1/payments', manualPayment())).payment;
    expect(payment.status).toBe('authorized');
    const body = { payment_intent_id: payment.payment_intent_id, after_payment_url };
    const { data } = (await api.post('/v1/checkout_sessions', body)).as('CheckoutSessionEnvelope');
    expect([(await open(data.url)).status, (await send(data.url, validCard)).status]).toEqual([409, 409]);
  });
});
