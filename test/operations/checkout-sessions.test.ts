import { describe, expect, test } from 'vitest';
import { limits } from '../../spec/tables/limits';
import type { ApiResponse, Api } from '../support/api';
import { manualPayment } from '../support/bodies';
import { cardToken } from '../support/checkouts';
import { recordExercised } from '../support/coverage';
import { eachFront } from '../support/fronts';

const outcome = ({ status, error }: ApiResponse) => [status, error.code];
const after_payment_url = 'https://shop.test/thanks?order=7';
const open = (api: Api, fields: object) => api.post('/v1/checkout_sessions', { after_payment_url, ...fields });

const makeIntent = async (api: Api, fields: object = {}) =>
  (await api.post('/v1/payment_intents', { amount: 1_000, currency: 'usd', ...fields })).as('PaymentIntent');

eachFront((front) => {
  test('a session has an id that stands in an address, and nothing else', async () => {
    const { testMode: api } = await front.newPlatform();
    const { id: payment_intent_id } = await makeIntent(api);
    const answer = await open(api, { payment_intent_id, back_url: 'http://localhost:3000' });
    expect(answer.status).toBe(201);
    expect(answer.body).toStrictEqual({
      id: null,
      type: 'checkout_session',
      page_info: null,
      data: {
        checkout_session_id: expect.stringMatching(/^[0-9a-f]{64}$/),
        url: expect.stringMatching(/\/r\/[0-9a-f]{64}$/),
      },
    });
    expect((await open(api, { payment_intent_id })).body).not.toEqual(answer.body);
  });

  test('is kept with all that the hosted checkout has to know', async () => {
    const platform = await front.newPlatform();
    const shop = await platform.newSubAccount();
    const { id: payment_intent_id } = await makeIntent(shop.api);
    const { data } = (await open(platform.testMode, { payment_intent_id })).as('CheckoutSessionEnvelope');
    const { rows } = front.opened.sandbox.platform(platform.id);
    expect(rows.find('checkout_sessions', data.checkout_session_id)).toMatchObject({
      account_id: shop.id,
      mode: 'test',
      payment_intent_id,
      after_payment_url,
      back_url: null,
      expires_at: new Date(front.clock.now() + limits.checkout_session_window_seconds.value * 1_000).toISOString(),
    });
    expect(limits.checkout_session_window_seconds.value).toBe(86_400);
    recordExercised('limits', 'checkout_session_window_seconds');
  });

  describe('the status of its intent', () => {
    test('requires_payment_method and requires_capture allow it', async () => {
      const { testMode: api } = await front.newPlatform();
      const attached = await makeIntent(api, { payment_method: { token: await cardToken(api) } });
      expect(attached.status).toBe('requires_capture');
      expect((await open(api, { payment_intent_id: attached.id })).status).toBe(201);
    });

    test('succeeded and canceled do not', async () => {
      const { testMode: api } = await front.newPlatform();
      const payment_method = { token: await cardToken(api) };
      const paid = await makeIntent(api, { payment_method });
      await api.post(`/v1/payment_intents/${paid.id}/capture`);
      const { payment } = await api.post('/v1/payments', manualPayment({ payment_method }));
      await api.post(`/v1/payments/${payment.id}/void`);
      for (const payment_intent_id of [paid.id, payment.payment_intent_id]) {
        expect(outcome(await open(api, { payment_intent_id }))).toEqual([422, 'payment_intent_unexpected_state']);
      }
    });
  });

  describe('is refused', () => {
    test.each([
      [{ after_payment_url: undefined }, 'parameter_missing'],
      [{ after_payment_url: null }, 'parameter_missing'],
      [{ after_payment_url: '' }, 'parameter_invalid'],
      [{ after_payment_url: 5 }, 'parameter_invalid'],
      [{ after_payment_url: 'shop.test/thanks' }, 'parameter_invalid'],
      [{ after_payment_url: '/thanks' }, 'parameter_invalid'],
      [{ after_payment_url: 'javascript:alert(1)' }, 'parameter_invalid'],
      [{ after_payment_url: 'ftp://shop.test' }, 'parameter_invalid'],
      [{ after_payment_url: 'https://' }, 'parameter_invalid'],
      [{ after_payment_url: 'https://ada@shop.test' }, 'parameter_invalid'],
      [{ after_payment_url: 'https://shop.test/a b' }, 'parameter_invalid'],
      [{ after_payment_url: ' https://shop.test' }, 'parameter_invalid'],
      [{ after_payment_url: 'https://shop.test\n' }, 'parameter_invalid'],
      [{ back_url: 'shop.test' }, 'parameter_invalid'],
      [{ payment_intent_id: undefined }, 'parameter_missing'],
      [{ payment_intent_id: 5 }, 'parameter_invalid'],
      [{ amount: 5 }, 'unexpected_parameter'],
    ])('%j with %s', async (fields, code) => {
      const { testMode: api } = await front.newPlatform();
      const { id: payment_intent_id } = await makeIntent(api);
      expect(outcome(await open(api, { payment_intent_id, ...fields }))).toEqual([422, code]);
    });
  });

  test.each([
    'http://localhost:3000',
    'HTTPS://SHOP.TEST',
    'https://127.0.0.1:8080/a?b=c#d',
    'http://[::1]:3000/',
    'https://shop.test?thanks',
    'https://xn--tst-qla.test/käse',
  ])('%s is an address', async (url) => {
    const { testMode: api } = await front.newPlatform();
    const { id: payment_intent_id } = await makeIntent(api);
    const answer = await open(api, { payment_intent_id, after_payment_url: url, back_url: url });
    expect(answer.status).toBe(201);
  });
});
