import { describe, expect, test } from 'vitest';
import type { ApiResponse } from '../support/api';
import { cardToken, checkout, complete, completedCheckout, decliningCard, makeCheckout } from '../support/checkouts';
import { eachFront } from '../support/fronts';

const outcome = ({ status, error }: ApiResponse) => [status, error.code];
const platformFee = { type: 'platform_fee', amount: 30 };
const changes = {
  amount: 2_000,
  description: 'Four cups of tea',
  statement_descriptor: 'TEA HOUSE',
  metadata: { cups: 4 },
  application_fees: { card: { amount: 50 } },
};

eachFront((front) => {
  test('an update changes the fields that it sends, and the amount of the intent', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    const made = await makeCheckout(api, checkout({ metadata: { a: 1, b: 2 } }));
    front.clock.advance({ seconds: 1 });
    const before = platform.countEvents();
    const answer = await api.patch(`/v1/checkouts/${made.id}`, changes);
    const updated = {
      ...made,
      payment_amount: 2_000,
      payment_description: 'Four cups of tea',
      statement_descriptor: 'TEA HOUSE',
      total_amount: 2_000,
      metadata: { cups: 4 },
      application_fees: { card: { amount: 50 } },
      updated_at: new Date(front.clock.now()).toISOString(),
    };
    expect(answer.status).toBe(200);
    expect(answer.body).toStrictEqual({ id: made.id, type: 'checkout', page_info: null, data: updated });
    expect((await api.get(`/v1/checkouts/${made.id}`)).checkout).toEqual(updated);
    const intent = (await api.get(`/v1/payment_intents/${made.payment_intent_id}`)).paymentIntent;
    expect(intent).toMatchObject({ amount: 2_000, updated_at: updated.updated_at });
    expect(platform.countEvents()).toBe(before);
    const { completion } = await complete(api, made.id, await cardToken(api));
    expect((await api.get(`/v1/payments/${completion.payment_id}`)).payment).toMatchObject({
      amount: 2_000,
      description: 'Four cups of tea',
      metadata: { cups: 4 },
      application_fee: { amount: 50 },
    });
  });

  test('fields that are not sent stay', async () => {
    const { testMode: api } = await front.newPlatform();
    const { id } = await makeCheckout(api);
    const all = (await api.patch(`/v1/checkouts/${id}`, changes)).checkout;
    expect((await api.patch(`/v1/checkouts/${id}`, {})).checkout).toEqual(all);
    for (const [name, value] of Object.entries({ amount: 3_000, description: 'Tea', metadata: {} })) {
      expect((await api.patch(`/v1/checkouts/${id}`, { [name]: value })).status).toBe(200);
    }
    expect((await api.get(`/v1/checkouts/${id}`)).checkout).toEqual({
      ...all,
      payment_amount: 3_000,
      payment_description: 'Tea',
      total_amount: 3_000,
      metadata: {},
    });
  });

  test('null is the same as nothing', async () => {
    const { testMode: api } = await front.newPlatform();
    const { id } = await makeCheckout(api);
    const application_fees = { card: null, bank_account: { amount: 5 } };
    const answer = await api.patch(`/v1/checkouts/${id}`, {
      amount: null,
      statement_descriptor: null,
      application_fees,
    });
    expect(answer.checkout).toMatchObject({ payment_amount: 1_000, statement_descriptor: null });
    expect(answer.checkout.application_fees).toStrictEqual({ bank_account: { amount: 5 } });
  });

  test('an empty object takes the application fees off', async () => {
    const { testMode: api } = await front.newPlatform();
    const { id } = await makeCheckout(api, checkout({ application_fees: { card: { amount: 5 } } }));
    expect((await api.patch(`/v1/checkouts/${id}`, { application_fees: {} })).checkout.application_fees).toBeNull();
  });

  test('one that was attempted is paid with its new amount', async () => {
    const { testMode: api } = await front.newPlatform();
    const { id, payment_intent_id } = await makeCheckout(api);
    await complete(api, id, await cardToken(api, decliningCard));
    const { checkout: updated } = await api.patch(`/v1/checkouts/${id}`, { amount: 700 });
    expect(updated).toMatchObject({ status: 'attempted', payment_amount: 700 });
    const { completion } = await complete(api, id, await cardToken(api));
    expect((await api.get(`/v1/payments/${completion.payment_id}`)).payment.amount).toBe(700);
    expect((await api.get(`/v1/payment_intents/${payment_intent_id}`)).paymentIntent).toMatchObject({
      amount: 700,
      status: 'succeeded',
    });
  });

  describe('is refused', () => {
    test.each([
      [{ amount: 50 }, 'amount_below_minimum'],
      [{ amount: 100_000_000 }, 'amount_above_maximum'],
      [{ amount: 51.5 }, 'amount_must_be_an_integer'],
      [{ description: '' }, 'parameter_invalid'],
      [{ statement_descriptor: 'Teas' }, 'parameter_invalid'],
      [{ statement_descriptor: 'T'.repeat(23) }, 'parameter_invalid'],
      [{ metadata: [] }, 'parameter_invalid'],
      [{ payment: {} }, 'unexpected_parameter'],
      [{ currency: 'usd' }, 'unexpected_parameter'],
      [{ application_fees: [] }, 'parameter_invalid'],
      [{ application_fees: { cash: { amount: 5 } } }, 'unexpected_parameter'],
      [{ application_fees: { card: {} } }, 'fee_amount_greater_than_zero'],
      [{ application_fees: { card: { amount: 0 } } }, 'fee_amount_greater_than_zero'],
      [{ application_fees: { bank_account: { amount: 1_001 } } }, 'fee_amount_greater_than_payment_amount'],
      [{ application_fees: { card: { amount: 600 } }, amount: 599 }, 'fee_amount_greater_than_payment_amount'],
    ])('%j with %s', async (body, code) => {
      const { testMode: api } = await front.newPlatform();
      const made = await makeCheckout(api);
      expect(outcome(await api.patch(`/v1/checkouts/${made.id}`, body))).toEqual([422, code]);
      expect((await api.get(`/v1/checkouts/${made.id}`)).checkout).toEqual(made);
    });

    test('when its fees do not fit the update', async () => {
      const { testMode: api } = await front.newPlatform();
      const { id } = await makeCheckout(api, checkout({ payment: { fees: [{ ...platformFee, amount: 300 }] } }));
      const smaller = await api.patch(`/v1/checkouts/${id}`, { amount: 299 });
      expect(outcome(smaller)).toEqual([422, 'fee_amount_greater_than_payment_amount']);
      const both = await api.patch(`/v1/checkouts/${id}`, { application_fees: { card: { amount: 5 } } });
      expect(outcome(both)).toEqual([422, 'fee_and_application_fee_declared']);
    });

    test('once it is completed or expired', async () => {
      const { testMode: api } = await front.newPlatform();
      const { checkout: completed } = await completedCheckout(api);
      const waiting = await makeCheckout(api);
      front.clock.advance({ days: 7 });
      const later = api.renewed();
      for (const { id, status } of [completed, { ...waiting, status: 'expired' }]) {
        for (const body of [{ amount: 700 }, { metadata: {} }, {}]) {
          const refused = await later.patch(`/v1/checkouts/${id}`, body);
          expect(outcome(refused)).toEqual([422, 'checkout_cannot_be_updated']);
        }
        expect((await later.get(`/v1/checkouts/${id}`)).checkout.status).toBe(status);
      }
      expect((await later.get(`/v1/checkouts/${completed.id}`)).checkout).toEqual(completed);
    });

    test('with another amount, when its intent was paid by itself', async () => {
      const { testMode: api } = await front.newPlatform();
      const { id, payment_intent_id } = await makeCheckout(api);
      const token = await cardToken(api);
      await api.post(`/v1/payment_intents/${payment_intent_id}/capture`, { payment_method: { token } });
      const path = `/v1/checkouts/${id}`;
      expect(outcome(await api.patch(path, { amount: 700 }))).toEqual([422, 'payment_intent_unexpected_state']);
      expect((await api.patch(path, { metadata: { a: 1 } })).checkout.metadata).toEqual({ a: 1 });
    });

    test('to other accounts, platforms and modes', async () => {
      const platform = await front.newPlatform();
      const otherPlatform = await front.newPlatform();
      const [shop, other] = [await platform.newSubAccount(), await platform.newSubAccount()];
      const path = `/v1/checkouts/${(await makeCheckout(shop.api)).id}`;
      for (const api of [other.api, platform.liveMode, otherPlatform.testMode]) {
        expect(outcome(await api.patch(path, { amount: 700 }))).toEqual([404, 'resource_not_found']);
      }
      expect((await platform.testMode.patch(path, { amount: 700 })).checkout.payment_amount).toBe(700);
    });
  });

  test('a key is optional, and makes one update of two requests', async () => {
    const { testMode: api } = await front.newPlatform();
    const path = `/v1/checkouts/${(await makeCheckout(api)).id}`;
    expect((await api.patch(path, { amount: 700 }, { 'Idempotency-Key': null })).status).toBe(200);
    const send = () => api.patch(path, { amount: 800 }, { 'Idempotency-Key': 'once' });
    const first = await send();
    await api.patch(path, { amount: 900 });
    const again = await send();
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(again.headers.get('Idempotent-Replayed')).toBe('true');
    expect((await api.get(path)).checkout.payment_amount).toBe(900);
  });
});
