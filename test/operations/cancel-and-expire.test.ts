import { describe, expect, test } from 'vitest';
import type { Api, ApiResponse } from '../support/api';
import { bankAccount, card, manualPayment, paymentIntent } from '../support/bodies';
import { cardToken, complete, decliningCard, makeCheckout } from '../support/checkouts';
import { eachFront } from '../support/fronts';

const outcome = ({ status, error }: ApiResponse) => [status, error.code];
const cancel = (api: Api, id: string, headers = {}) => api.post(`/v1/payment_intents/${id}/cancel`, undefined, headers);
const expire = (api: Api, id: string, headers = {}) => api.post(`/v1/checkouts/${id}/expire`, undefined, headers);
const intentOf = async (api: Api, fields: object = {}) =>
  (await api.post('/v1/payment_intents', paymentIntent({ ...fields }))).as('PaymentIntent');

eachFront((front) => {
  describe('a payment intent is canceled', () => {
    test.each([
      ['without a payment method', {}],
      ['with a card', { payment_method: { card: card() } }],
      ['with a bank account', { payment_method: { bank_account: bankAccount() } }],
    ])('%s, and is not paid any more', async (_, fields) => {
      const { testMode: api } = await front.newPlatform();
      const made = await intentOf(api, fields);
      front.clock.advance({ seconds: 1 });
      const answer = await cancel(api, made.id);
      const expected = { ...made, status: 'canceled', updated_at: new Date(front.clock.now()).toISOString() };
      expect([answer.status, answer.body]).toEqual([200, expected]);
      expect((await api.get(`/v1/payment_intents/${made.id}`)).paymentIntent).toEqual(expected);
      const capture = await api.post(`/v1/payment_intents/${made.id}/capture`, { payment_method: { card: card() } });
      expect(outcome(capture)).toEqual([422, 'payment_intent_cannot_be_captured']);
      expect(outcome(await api.patch(`/v1/payment_intents/${made.id}`, { amount: 700 }))).toEqual([
        422,
        'payment_intent_unexpected_state',
      ]);
    });

    test.each([
      ['right away', 0],
      ['after the time in which a payment can be voided', 3],
    ])('whose payment is authorized: the authorization is released %s', async (_, hours) => {
      const platform = await front.newPlatform();
      const { testMode: api } = platform;
      const { id, payment_intent_id } = (await api.post('/v1/payments', manualPayment())).payment;
      front.clock.advance({ hours });
      const count = platform.countEvents();
      expect((await cancel(api, payment_intent_id)).paymentIntent.status).toBe('canceled');
      const { payment } = await api.get(`/v1/payments/${id}`);
      expect(payment).toMatchObject({ status: 'canceled', captured: false, balance: 0 });
      expect(platform.events().slice(count)).toMatchObject([{ event_name: 'payment.canceled', data: payment }]);
      expect(outcome(await api.post(`/v1/payments/${id}/capture`))).toEqual([422, 'payment_cannot_be_captured']);
      await platform.clock({ advance: '8d' });
      expect(platform.countEvents()).toBe(count + 1);
    });
  });

  describe('a checkout expires', () => {
    test.each([
      ['before', []],
      ['after', [decliningCard]],
    ])('%s its first attempt', async (_, numbers) => {
      const platform = await front.newPlatform();
      const { testMode: api } = platform;
      const { id } = await makeCheckout(api);
      for (const number of numbers) await complete(api, id, await cardToken(api, number));
      const before = (await api.get(`/v1/checkouts/${id}`)).checkout;
      front.clock.advance({ seconds: 1 });
      const answer = await expire(api, id);
      const expected = { ...before, status: 'expired', updated_at: new Date(front.clock.now()).toISOString() };
      expect([answer.status, answer.body]).toEqual([200, { id, type: 'checkout', data: expected, page_info: null }]);
      expect((await api.get(`/v1/checkouts/${id}`)).checkout).toEqual(expected);
      expect(outcome(await complete(api, id, await cardToken(api)))).toEqual([422, 'checkout_cannot_be_completed']);
      expect(outcome(await api.patch(`/v1/checkouts/${id}`, { amount: 700 }))).toEqual([
        422,
        'checkout_cannot_be_updated',
      ]);
      expect(outcome(await expire(api, id))).toEqual([422, 'checkout_unexpected_state']);
      // Its job is gone: the end of its time changes nothing any more.
      await platform.clock({ advance: '8d' });
      expect((await api.renewed().get(`/v1/checkouts/${id}`)).checkout).toEqual(expected);
    });
  });
});
