import { expect, test } from 'vitest';
import { bankAccount, card, payment } from '../support/bodies';
import { eachFront } from '../support/fronts';
import { opened } from '../support/opened-platform';
import { cardOf } from '../support/payment-method';

const id: unknown = expect.stringMatching(/^pm_[0-9A-Za-z]{22}$/);
const signature: unknown = expect.stringMatching(/^[0-9a-f]{64}$/);
const visaCredit = {
  type: 'Credit',
  card_brand: 'Visa',
  card_class: 'Consumer',
  country: 'United States of America',
  issuer: 'Test Bank',
  funding_source: 'Credit',
};

eachFront((front) => {
  test.each([
    [123, 201],
    [12, 422],
  ])('a security code and a postal code may be numbers: %s', async (verification, status) => {
    const { testMode: api } = await front.newPlatform();
    const numbered = { ...card(), verification, address_postal_code: 55_555 };
    expect((await api.post('/v1/payment_methods', { payment_method: { card: numbered } })).status).toBe(status);
  });

  test('a card becomes a token that can be paid with more than once', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    const answer = await api.post('/v1/payment_methods', { payment_method: { card: card({ metadata: { a: 1 } }) } });
    const at = new Date(front.clock.now()).toISOString();
    const { token, paymentMethod } = answer;
    expect(answer.status).toBe(201);
    expect(answer.body).toStrictEqual({
      id: token,
      type: 'payment_method',
      page_info: null,
      data: {
        card: {
          id,
          token,
          acct_last_four: '4242',
          brand: 'visa',
          name: 'Ada Lovelace',
          month: '12',
          year: '2048',
          metadata: { a: 1 },
          address_line1_check: 'unchecked',
          address_postal_code_check: 'pass',
          bin_details: visaCredit,
          digital_wallet: null,
          status: 'valid',
          invalid_reason: null,
          created_at: at,
          updated_at: at,
        },
        customer_id: null,
        signature,
        account_id: paymentMethod.account_id,
        status: 'valid',
        invalid_reason: null,
        created_at: at,
        updated_at: at,
      },
    });
    expect((await api.get(`/v1/payment_methods/${token}`)).body).toEqual(answer.body);
    expect(platform.events()).toMatchObject([
      { event_name: 'payment_method.created', data: paymentMethod },
      { event_name: 'payment_method.bin_mapped', data: paymentMethod },
    ]);
    for (let i = 0; i < 2; i++) {
      const paid = (await api.post('/v1/payments', payment({ payment_method: { token } }))).payment;
      expect(paid).toMatchObject({ status: 'succeeded', payment_method: paymentMethod });
    }
    expect(platform.eventNames().filter((name) => name === 'payment_method.created')).toHaveLength(1);
  });

  test('a bank account becomes a token', async () => {
    const { testMode: api } = await front.newPlatform();
    const answer = await api.post('/v1/payment_methods', { payment_method: { bank_account: bankAccount() } });
    const at = new Date(front.clock.now()).toISOString();
    expect(answer.body).toStrictEqual({
      id: answer.token,
      type: 'payment_method',
      page_info: null,
      data: {
        bank_account: {
          id,
          token: answer.token,
          acct_last_four: '6789',
          brand: expect.any(String),
          name: 'Ada Lovelace',
          metadata: {},
          status: 'valid',
          invalid_reason: null,
          created_at: at,
          updated_at: at,
        },
        customer_id: null,
        signature,
        account_id: answer.paymentMethod.account_id,
        status: 'valid',
        invalid_reason: null,
        created_at: at,
        updated_at: at,
      },
    });
    const payment_method = { token: answer.token };
    const { payment: made } = await api.post('/v1/payments', payment({ payment_method }));
    expect((await api.get(`/v1/payments/${made.id}`)).payment.status).toBe('succeeded');
  });

  test('the signature is the same for the same number within an account, and only there', async () => {
    const platform = await front.newPlatform();
    const other = await platform.newSubAccount();
    const otherPlatform = await front.newPlatform();
    const sign = async (api: typeof other.api, payment_method: object) =>
      (await api.post('/v1/payment_methods', { payment_method })).paymentMethod.signature;
    const plain = { card: card() };
    const spaced = { card: card({ number: '4242 4242 4242 4242', name: 'Someone Else', year: 2040 }) };
    const first = await sign(platform.testMode, plain);
    expect(await sign(platform.testMode, spaced)).toBe(first);
    const others = [
      await sign(platform.testMode, { card: card({ number: '4000056655665556' }) }),
      await sign(platform.testMode, { bank_account: bankAccount() }),
      await sign(platform.testMode, { bank_account: bankAccount({ account_number: '000222222227' }) }),
      await sign(platform.liveMode, plain),
      await sign(other.api, plain),
      await sign(otherPlatform.testMode, plain),
    ];
    expect(new Set([first, ...others]).size).toBe(others.length + 1);
  });

  test.each([
    [{ month: '1', year: '2040' }, '1', '2040'],
    [{ month: 1, year: 40 }, '1', '40'],
    [{ month: '05', year: '31' }, '05', '31'],
    [{ month: 12, year: 9999 }, '12', '9999'],
  ])('%j is answered as %s and %s', async (fields, month, year) => {
    const { testMode: api } = await front.newPlatform();
    front.clock.advance({ milliseconds: 1 });
    const { paymentMethod } = await api.post('/v1/payment_methods', { payment_method: { card: card(fields) } });
    expect(cardOf(paymentMethod)).toMatchObject({ month, year });
  });
});

test('the stored response to a creation, an update and a clone is that of its event, and no copy', async () => {
  const { api: platform, platform: stored } = await opened();
  const { testMode: api } = platform;
  const { id: destination_account_id } = await platform.newSubAccount();
  const { token } = await api.post('/v1/payment_methods', { payment_method: { card: card() } });
  await api.patch(`/v1/payment_methods/${token}`, { card: { month: '11', year: '2041' } });
  await api.post(`/v1/payment_methods/${token}/clone`, { destination_account_id });
  const rows = [...stored.rows.walk('idempotency_keys', 'oldest', 'all', 'ascending')];
  const events = stored.events().map(({ id }) => id);
  expect(rows.slice(-3).map(({ status, body, data_of }) => [status, body, events.includes(data_of ?? '')])).toEqual([
    [201, null, true],
    [200, null, true],
    [200, null, true],
  ]);
});
