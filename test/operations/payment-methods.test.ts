import { expect, test } from 'vitest';
import type { Answer } from '../support/api';
import { bankAccount, card, payment } from '../support/bodies';
import { eachFront } from '../support/fronts';

const outcome = ({ status, error }: Answer) => [status, error.code];
const id: unknown = expect.stringMatching(/^pm_[0-9A-Za-z]{22}$/);
const signature: unknown = expect.stringMatching(/^[0-9a-f]{64}$/);

eachFront((front) => {
  test('a card becomes a token that can be paid with more than once', async () => {
    const platform = await front.newPlatform();
    const { test: api } = platform;
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
          created_at: at,
          updated_at: at,
        },
        customer_id: null,
        signature,
        account_id: paymentMethod.account_id,
      },
    });
    expect((await api.get(`/v1/payment_methods/${token}`)).body).toEqual(answer.body);
    expect(platform.events()).toMatchObject([{ event_name: 'payment_method.created', data: paymentMethod }]);
    for (let i = 0; i < 2; i++) {
      const paid = (await api.post('/v1/payments', payment({ payment_method: { token } }))).payment;
      expect(paid).toMatchObject({ status: 'succeeded', payment_method: paymentMethod });
    }
    expect(platform.eventNames().filter((name) => name === 'payment_method.created')).toHaveLength(1);
  });

  test('a bank account becomes a token', async () => {
    const { test: api } = await front.newPlatform();
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
          created_at: at,
          updated_at: at,
        },
        customer_id: null,
        signature,
        account_id: answer.paymentMethod.account_id,
      },
    });
    const payment_method = { token: answer.token };
    const { payment: made } = await api.post('/v1/payments', payment({ payment_method }));
    expect((await api.get(`/v1/payments/${made.id}`)).payment.status).toBe('succeeded');
  });

  test('the signature is the same for the same number within an account, and only there', async () => {
    const platform = await front.newPlatform();
    const other = await platform.newSubAccount();
    const stranger = await front.newPlatform();
    const sign = async (api: typeof other.api, payment_method: object) =>
      (await api.post('/v1/payment_methods', { payment_method })).paymentMethod.signature;
    const plain = { card: card() };
    const spaced = { card: card({ number: '4242 4242 4242 4242', name: 'Someone Else', year: 2040 }) };
    const first = await sign(platform.test, plain);
    expect(await sign(platform.test, spaced)).toBe(first);
    const others = [
      await sign(platform.test, { card: card({ number: '4000056655665556' }) }),
      await sign(platform.test, { bank_account: bankAccount() }),
      await sign(platform.test, { bank_account: bankAccount({ account_number: '000222222227' }) }),
      await sign(platform.live, plain),
      await sign(other.api, plain),
      await sign(stranger.test, plain),
    ];
    expect(new Set([first, ...others]).size).toBe(others.length + 1);
  });

  test.each([
    [{ month: '1', year: '2040' }, '01', '2040'],
    [{ month: 1, year: 40 }, '01', '2040'],
    [{ month: '05', year: '31' }, '05', '2031'],
    [{ month: 12, year: 9999 }, '12', '9999'],
  ])('%j is answered as %s and %s', async (fields, month, year) => {
    const { test: api } = await front.newPlatform();
    front.clock.advance({ milliseconds: 1 });
    const { paymentMethod } = await api.post('/v1/payment_methods', { payment_method: { card: card(fields) } });
    expect(paymentMethod.card).toMatchObject({ month, year });
  });

  test('an unknown token, and ids of other things', async () => {
    const { test: api } = await front.newPlatform();
    const { payment: made } = await api.post('/v1/payments', payment());
    for (const token of ['pm_0000000000000000000000', made.id, made.payment_intent_id, '__proto__']) {
      expect(outcome(await api.get(`/v1/payment_methods/${token}`))).toEqual([404, 'payment_method_not_found']);
      const body = payment({ payment_method: { token } });
      expect(outcome(await api.post('/v1/payments', body))).toEqual([404, 'payment_method_not_found']);
    }
  });
});
