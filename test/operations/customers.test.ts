import { expect, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import type { ApiResponse, Api } from '../support/api';
import { bankAccount, card, otherCard, payment } from '../support/bodies';
import { TestClock } from '../support/clock';
import { eachFront } from '../support/fronts';
import { openPlatform } from '../support/test-platform';

const outcome = ({ status, error }: ApiResponse) => [status, error.code];
const customerId: unknown = expect.stringMatching(/^cust_[0-9A-Za-z]{22}$/);

const tokenize = async (api: Api, email?: string, payment_method: object = { card: card() }) =>
  api.post('/v1/payment_methods', { payment_method, ...(email !== undefined && { email }) });
const customerOf = async (api: Api, email: string) => (await tokenize(api, email)).paymentMethod.customer_id;
const pay = async (api: Api, fields: Readonly<Record<string, unknown>>) => api.post('/v1/payments', payment(fields));

eachFront((front) => {
  test('the first use of an address makes a customer, every later one finds it', async () => {
    const { testMode: api } = await front.newPlatform();
    const first = await customerOf(api, 'ada@shop.test');
    expect(first).toEqual(customerId);
    expect(await customerOf(api, 'ada@shop.test')).toBe(first);
    expect(await customerOf(api, 'ADA@Shop.Test')).toBe(first);
    expect((await tokenize(api, 'ada@shop.test', { bank_account: bankAccount() })).paymentMethod.customer_id).toBe(
      first,
    );
    expect((await pay(api, { email: 'Ada@shop.test' })).payment.payment_method.customer_id).toBe(first);
    expect(await customerOf(api, 'grace@shop.test')).not.toBe(first);
    expect((await tokenize(api)).paymentMethod.customer_id).toBeNull();
    expect((await pay(api, {})).payment.payment_method.customer_id).toBeNull();
  });

  test('accounts and modes do not share customers', async () => {
    const platform = await front.newPlatform();
    const shop = await platform.newSubAccount();
    const otherPlatform = await front.newPlatform();
    const apis = [platform.testMode, platform.liveMode, shop.api, otherPlatform.testMode];
    const found = await Promise.all(apis.map((api) => customerOf(api, 'ada@shop.test')));
    expect(new Set(found).size).toBe(apis.length);
  });

  test('a payment with a token gives its method to the customer, once and for all', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    const { token } = await tokenize(api);
    const payment_method = { token };
    const first = (await pay(api, { payment_method, email: 'ada@shop.test' })).payment.payment_method;
    expect(first.customer_id).toBe(await customerOf(api, 'ada@shop.test'));
    expect((await api.get(`/v1/payment_methods/${token}`)).paymentMethod).toEqual(first);
    const updated = platform.events().filter(({ event_name }) => event_name === 'payment_method.updated');
    expect(updated).toMatchObject([{ data: first }]);

    const other = await pay(api, { payment_method, email: 'grace@shop.test' });
    expect(other.payment.payment_method).toEqual(first);
    expect(platform.eventNames().filter((name) => name === 'payment_method.updated')).toHaveLength(1);
  });

  test('a declined payment attaches its method all the same; one that came to nothing does not', async () => {
    const { testMode: api } = await front.newPlatform();
    const { token } = await tokenize(api, undefined, { card: card({ number: '4000000000009995' }) });
    const attempt = { payment_method: { token }, email: 'ada@shop.test' };
    const customer = async () => (await api.get(`/v1/payment_methods/${token}`)).paymentMethod.customer_id;
    const metadata = { payment_test: { scenario: 'gateway_timeout' } };
    expect((await pay(api, { ...attempt, metadata })).status).toBe(500);
    expect(await customer()).toBeNull();
    expect((await pay(api, attempt)).status).toBe(402);
    expect(await customer()).toEqual(customerId);
  });

  test.each([
    '',
    'ada',
    'ada@',
    '@shop.test',
    'ada@shop',
    'ada@shop..test',
    'ada@.test',
    'ada@shop.test.',
    'ada @shop.test',
    'ada@sh op.test',
    'ada@b@shop.test',
    'ada@shop.test\n',
    'a\u0000da@shop.test',
    `${'a'.repeat(65)}@shop.test`,
    `ada@${'a'.repeat(250)}.test`,
    5,
    ['ada@shop.test'],
  ])('%j is no address', async (email) => {
    const { testMode: api, events } = await front.newPlatform();
    expect(outcome(await pay(api, { email }))).toEqual([422, 'email_invalid']);
    const body = { payment_method: { card: card() }, email };
    expect(outcome(await api.post('/v1/payment_methods', body))).toEqual([422, 'email_invalid']);
    expect(events()).toEqual([]);
  });

  test.each(['a@b.c', "o'hara+tea@shop.example.test", 'ädä@müller.test', '"x"@shop.test', null])(
    '%j is one, or none',
    async (email) => {
      const { testMode: api } = await front.newPlatform();
      const { customer_id } = (await pay(api, { email })).payment.payment_method;
      expect(customer_id).toEqual(email === null ? null : customerId);
    },
  );

  test('a customer has 50 payment methods at most, from wherever they came', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    const email = 'ada@shop.test';
    const kept = async (index: number, by?: string) => (await tokenize(api, by, { card: otherCard(index) })).token;
    for (let i = 0; i < 48; i++) await kept(i, email);
    const loose = [await kept(100), await kept(101)];
    expect((await pay(api, { email })).status).toBe(201);
    expect((await pay(api, { email, payment_method: { token: loose[0] } })).status).toBe(201);

    const before = platform.countEvents();
    for (const answer of [
      await tokenize(api, email, { card: otherCard(102) }),
      await tokenize(api, email.toUpperCase(), { bank_account: bankAccount() }),
      await pay(api, { email, payment_method: { card: otherCard(102) } }),
      await pay(api, { email, payment_method: { token: loose[1] } }),
    ]) {
      expect(outcome(answer)).toEqual([422, 'customer_max_payment_methods']);
    }
    expect(platform.countEvents()).toBe(before);
    expect((await api.get('/v1/payments')).as('PaymentList').data).toHaveLength(2);

    // One of its own is no further one; other customers, and nobody, have room.
    expect((await pay(api, { email, payment_method: { token: loose[0] } })).status).toBe(201);
    expect((await tokenize(api, 'grace@shop.test')).status).toBe(201);
    expect((await tokenize(api)).status).toBe(201);
  });

  test('the same card or bank account counts once for a customer, from wherever it came', async () => {
    const { testMode: api } = await front.newPlatform();
    const email = 'ada@shop.test';
    const loose = (await tokenize(api)).token;
    const first = (await pay(api, { email })).payment.payment_method;
    for (let i = 0; i < 51; i++) {
      const again = (await pay(api, { email, payment_method: { card: card({ name: `Ada ${i}` }) } })).payment;
      expect(again.payment_method).toMatchObject({ customer_id: first.customer_id, signature: first.signature });
    }
    expect((await pay(api, { email, payment_method: { token: loose } })).payment.payment_method.customer_id).toBe(
      first.customer_id,
    );
    for (let i = 0; i < 2; i++) await tokenize(api, email, { bank_account: bankAccount() });
    // The card and the bank account are two of fifty.
    for (let i = 0; i < 48; i++) expect((await tokenize(api, email, { card: otherCard(i) })).status).toBe(201);
    expect(outcome(await tokenize(api, email, { card: otherCard(48) }))).toEqual([422, 'customer_max_payment_methods']);
    expect((await pay(api, { email })).status).toBe(201);
  });
});

test('the number of payment methods of a customer is an option', async () => {
  for (const options of [{ customerPaymentMethods: 1 }, { limits: { customerPaymentMethods: 1 } }]) {
    const sandbox = createSandbox({ clock: new TestClock(), ...options });
    const { testMode: api } = await openPlatform({ sandbox, baseUrl: 'http://sandbox.test', fetch: sandbox.fetch });
    expect((await tokenize(api, 'ada@shop.test')).status).toBe(201);
    expect((await tokenize(api, 'ada@shop.test')).status).toBe(201);
    const other = await tokenize(api, 'ada@shop.test', { card: otherCard(1) });
    expect(outcome(other)).toEqual([422, 'customer_max_payment_methods']);
  }
});

test.each([0, -1, 1.5, NaN, Infinity])('%s is not a number of payment methods', (customerPaymentMethods) => {
  expect(() => createSandbox({ customerPaymentMethods })).toThrow(
    /customerPaymentMethods must be a whole number from 1/,
  );
});
