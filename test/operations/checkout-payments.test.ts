import { describe, expect, test } from 'vitest';
import type { Api, ApiResponse } from '../support/api';
import { bankToken, cardToken, checkout, complete, makeCheckout, withFees } from '../support/checkouts';
import { eachFront } from '../support/fronts';

const declining = { payment_test: { scenario: 'do_not_honor' } };

/** Completes a checkout, and returns its payment. */
async function paymentOf(api: Api, body: object, token?: string) {
  const { id } = await makeCheckout(api, body);
  const { completion } = await complete(api, id, token ?? (await cardToken(api)));
  return (await api.get(`/v1/payments/${completion.payment_id}`)).payment;
}

eachFront((front) => {
  describe('what a checkout passes to its payment', () => {
    test.each([
      ['its description', { metadata: { a: 1 } }, { description: 'Two cups of tea', metadata: { a: 1 } }],
      ['a description of its own', { payment: { description: 'Order 7' } }, { description: 'Order 7', metadata: {} }],
      ['an empty description', { payment: { description: '' } }, { description: '' }],
      ['metadata of its own', { metadata: { a: 1 }, payment: { metadata: { b: 2 } } }, { metadata: { b: 2 } }],
      ['empty metadata', { metadata: { a: 1 }, payment: { metadata: {} } }, { metadata: {} }],
    ])('%s', async (_, fields, expected) => {
      const { testMode: api } = await front.newPlatform();
      expect(await paymentOf(api, checkout(fields))).toMatchObject({ status: 'succeeded', ...expected });
    });

    test('a scenario in payment.metadata', async () => {
      const { testMode: api } = await front.newPlatform();
      const { id } = await makeCheckout(api, checkout({ payment: { metadata: declining } }));
      const { completion } = await complete(api, id, await cardToken(api));
      expect(completion).toMatchObject({ status: 'failed', payment_error_code: 'do_not_honor' });
      expect(completion.checkout).toMatchObject({ metadata: {}, status: 'attempted' });
      // Metadata of the payment replaces that of the checkout, and with it the scenario.
      expect(await paymentOf(api, checkout({ metadata: declining, payment: { metadata: {} } }))).toMatchObject({
        status: 'succeeded',
      });
    });
  });

  test('application fees are those of the payment method', async () => {
    const { testMode: api } = await front.newPlatform();
    const application_fees = { card: { amount: 50 }, bank_account: { amount: 20 } };
    const made = await makeCheckout(api, checkout({ application_fees }));
    expect(made).toMatchObject({ application_fees, payment: { fees: [] } });
    const byCard = await paymentOf(api, checkout({ application_fees }));
    expect(byCard).toMatchObject({ application_fee: { amount: 50 }, fees: [], balance: 950 });
    const byBank = await paymentOf(api, checkout({ application_fees }), await bankToken(api));
    expect(byBank).toMatchObject({ application_fee: { amount: 20 }, fees: [] });
    const { card } = application_fees;
    expect((await makeCheckout(api, checkout({ application_fees: { card } }))).application_fees).toEqual({ card });
    const other = await paymentOf(api, checkout({ application_fees: { card } }), await bankToken(api));
    expect(other).toMatchObject({ application_fee: null, fees: [] });
  });

  test('fees of the payment are no application fees', async () => {
    const { testMode: api } = await front.newPlatform();
    const fees = [{ type: 'platform_fee', amount: 30 }];
    const made = await makeCheckout(api, withFees(...fees));
    expect(made).toMatchObject({ payment: { fees }, application_fees: null });
    expect((await makeCheckout(api, checkout({ application_fees: {} }))).application_fees).toBeNull();
  });

  test('all that was sent is stored', async () => {
    const platform = await front.newPlatform();
    const sent = { origin_url: 'https://shop.test/tea', statement_descriptor: 'TEA HOUSE' };
    const { id } = await makeCheckout(platform.testMode, checkout({ ...sent, payment: { expedited: true } }));
    const { rows } = front.opened.sandbox.platform(platform.id);
    expect(rows.find('checkouts', id)).toMatchObject({ ...sent, expedited: true });
  });

  test('a checkout in Canadian dollars cannot be paid from a bank account', async () => {
    const platform = await front.newPlatform();
    const { api } = await platform.newSubAccount({ currency: 'cad' });
    expect((await makeCheckout(api)).payment_settings).toMatchObject({
      ach_payments: false,
      credit_card_payments: true,
    });
  });

  describe('completions', () => {
    test.each(['ecom', 'apple_pay'])('take the mode %s', async (payment_mode) => {
      const { testMode: api } = await front.newPlatform();
      const { id } = await makeCheckout(api);
      const body = { payment_token: await cardToken(api), payment_mode };
      const { completion } = await api.post(`/v1/checkouts/${id}/complete`, body);
      expect(completion).toMatchObject({ status: 'succeeded', payment_mode });
      expect(completion.checkout.completions).toMatchObject([{ payment_mode }]);
    });

    test.each(['bnpl', 'card_present'])('do not take the mode %s', async (payment_mode) => {
      const { testMode: api } = await front.newPlatform();
      const { id } = await makeCheckout(api);
      const body = { payment_token: await cardToken(api), payment_mode };
      const refused = await api.post(`/v1/checkouts/${id}/complete`, body);
      expect([refused.status, refused.error.code]).toEqual([422, 'parameter_invalid']);
    });

    test('never change, whatever becomes of the payment', async () => {
      const { testMode: api } = await front.newPlatform();
      const { id } = await makeCheckout(api);
      const { completion } = await complete(api, id, await cardToken(api));
      await api.post(`/v1/payments/${completion.payment_id}/refunds`, { amount: 400 });
      await api.patch(`/v1/payments/${completion.payment_id}`, { description: 'Refunded' });
      const { completions } = (await api.get(`/v1/checkouts/${id}`)).checkout;
      expect(completions).toEqual(completion.checkout.completions);
      expect(completions[0]?.payment_response).toMatchObject({
        id: completion.payment_id,
        type: 'payment',
        data: { amount_refunded: 0, description: 'Two cups of tea', payment_method: { card: {} } },
      });
    });
  });
});

const outcome = ({ status, error }: ApiResponse) => [status, error.code];

eachFront((front) => {
  describe('an attempt that cannot be made', () => {
    test.each([
      [{}, 'payment_method_token_required'],
      [{ payment_token: '' }, 'parameter_invalid'],
      [{ payment_token: 5 }, 'parameter_invalid'],
      [{ payment_token: 'pm_1', payment_mode: 'barter' }, 'parameter_invalid'],
      [{ payment_token: 'pm_1', payment_mode: null }, 'payment_method_not_found'],
      [{ payment_token: 'pm_1', payment_mode: 'ecom' }, 'payment_method_not_found'],
      [{ payment_token: 'pm_1', amount: 5 }, 'unexpected_parameter'],
    ])('%j answers %s', async (body, code) => {
      const { testMode: api } = await front.newPlatform();
      const made = await makeCheckout(api);
      const answer = await api.post(`/v1/checkouts/${made.id}/complete`, body);
      expect(outcome(answer)).toEqual([code === 'payment_method_not_found' ? 404 : 422, code]);
      expect((await api.get(`/v1/checkouts/${made.id}`)).checkout).toEqual(made);
    });

    test('when the processor does not answer', async () => {
      const platform = await front.newPlatform();
      const { testMode: api } = platform;
      const made = await makeCheckout(api, checkout({ metadata: { payment_test: { scenario: 'gateway_timeout' } } }));
      const token = await cardToken(api);
      const before = platform.countEvents();
      expect(outcome(await complete(api, made.id, token))).toEqual([500, 'gateway_timeout_error']);
      expect((await api.get(`/v1/checkouts/${made.id}`)).checkout).toEqual(made);
      expect(platform.countEvents()).toBe(before);
    });

    test('when its intent was paid by itself', async () => {
      const { testMode: api } = await front.newPlatform();
      const { id, payment_intent_id } = await makeCheckout(api);
      const token = await cardToken(api);
      const path = `/v1/payment_intents/${payment_intent_id}/capture`;
      expect((await api.post(path, { payment_method: { token } })).status).toBe(201);
      expect(outcome(await complete(api, id, token))).toEqual([422, 'payment_intent_cannot_be_captured']);
      expect((await api.get(`/v1/checkouts/${id}`)).checkout.status).toBe('created');
    });
  });

  test('the scenario of a checkout is that of its payment', async () => {
    const { testMode: api } = await front.newPlatform();
    const { id } = await makeCheckout(api, checkout({ metadata: { payment_test: { scenario: 'do_not_honor' } } }));
    const { completion } = await complete(api, id, await cardToken(api));
    expect(completion).toMatchObject({ status: 'failed', payment_error_code: 'do_not_honor' });
  });

  test('the platform completes for its sub account, with a token of that one alone', async () => {
    const platform = await front.newPlatform();
    const shop = await platform.newSubAccount();
    const other = await platform.newSubAccount();
    const { id } = await makeCheckout(shop.api);
    for (const { api } of [other, { api: platform.testMode }]) {
      const strange = await complete(platform.testMode, id, await cardToken(api));
      expect(outcome(strange)).toEqual([404, 'payment_method_not_found']);
    }
    const { completion } = await complete(platform.testMode, id, await cardToken(shop.api));
    expect(completion.status).toBe('succeeded');
    expect((await shop.api.get(`/v1/payments/${completion.payment_id}`)).payment.account_id).toBe(shop.id);
    const events = platform.events().filter(({ event_name }) => event_name.startsWith('checkout.'));
    expect(events.map(({ account_id }) => account_id)).toEqual([shop.id, shop.id, shop.id]);
  });

  test('of many attempts at once, one completes the checkout', async () => {
    const { testMode: api } = await front.newPlatform();
    const { id } = await makeCheckout(api);
    const token = await cardToken(api);
    const answers = await Promise.all(Array.from({ length: 8 }, () => complete(api, id, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(422)]);
    expect((await api.get('/v1/payments')).as('PaymentList').data).toHaveLength(1);
  });
});
