import { describe, expect, test } from 'vitest';
import type { ApiResponse } from '../support/api';
import { cardToken, checkout, complete, makeCheckout } from '../support/checkouts';
import { eachFront } from '../support/fronts';

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

    test('without a key', async () => {
      const { testMode: api } = await front.newPlatform();
      const { id } = await makeCheckout(api);
      const body = { payment_token: await cardToken(api) };
      const answer = await api.post(`/v1/checkouts/${id}/complete`, body, { 'Idempotency-Key': null });
      expect(outcome(answer)).toEqual([400, 'idempotency_key_required']);
    });

    test('on an account that is no longer enabled', async () => {
      const platform = await front.newPlatform();
      const shop = await platform.newSubAccount();
      const made = await makeCheckout(shop.api);
      const token = await cardToken(shop.api);
      front.opened.sandbox.platform(platform.id).review(shop.id, 'disable');
      expect(outcome(await complete(shop.api, made.id, token))).toEqual([400, 'sub_account_not_enabled']);
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
    const [shop, other] = [await platform.newSubAccount(), await platform.newSubAccount()];
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

  test('a key makes one attempt of two requests', async () => {
    const { testMode: api } = await front.newPlatform();
    const { id } = await makeCheckout(api);
    const body = { payment_token: await cardToken(api) };
    const send = () => api.post(`/v1/checkouts/${id}/complete`, body, { 'Idempotency-Key': 'once' });
    const first = await send();
    const again = await send();
    expect(again.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('Idempotent-Replayed')).toBe('true');
    expect((await api.get('/v1/payments')).as('PaymentList').data).toHaveLength(1);
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
