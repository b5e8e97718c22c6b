import { describe, expect, test } from 'vitest';
import type { Api, ApiResponse } from '../support/api';
import { bankToken, cardToken, checkout, complete, decliningCard, makeCheckout } from '../support/checkouts';
import { eachFront } from '../support/fronts';
import { parseAs } from '../support/document';
import { cardOf, tokenOf } from '../support/payment-method';

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

    test('with another amount, when its intent was paid by itself', async () => {
      const { testMode: api } = await front.newPlatform();
      const { id, payment_intent_id } = await makeCheckout(api);
      const token = await cardToken(api);
      await api.post(`/v1/payment_intents/${payment_intent_id}/capture`, { payment_method: { token } });
      const path = `/v1/checkouts/${id}`;
      expect(outcome(await api.patch(path, { amount: 700 }))).toEqual([422, 'payment_intent_unexpected_state']);
      expect((await api.patch(path, { metadata: { a: 1 } })).checkout.metadata).toEqual({ a: 1 });
    });
  });
});

const newGroup = async (api: Api, ...payment_method_ids: readonly string[]) => {
  const { id } = (await api.post('/v1/payment_method_groups')).paymentMethodGroup;
  await api.patch(`/v1/payment_method_groups/${id}`, { payment_method_ids });
  return id;
};

eachFront((front) => {
  test('a checkout offers the payment methods that its group has when it is read', async () => {
    const { testMode: api } = await front.newPlatform();
    const card = await cardToken(api);
    const bank = await bankToken(api);
    const group = await newGroup(api, card, bank);
    const made = await makeCheckout(api, checkout({ payment_method_group_id: group }));
    expect(made.payment_method_group_id).toBe(group);
    const saved = async (token: string) => (await api.get(`/v1/payment_methods/${token}`)).paymentMethod;
    expect(made.payment_methods).toStrictEqual([await saved(bank), await saved(card)]);
    await api.patch(`/v1/payment_methods/${card}`, { card: { name: 'Grace' } });
    await api.delete(`/v1/payment_method_groups/${group}/payment_methods/${bank}`);
    const read = (await api.get(`/v1/checkouts/${made.id}`)).checkout;
    expect(read).toEqual({ ...made, payment_methods: [await saved(card)] });
    expect((await api.get('/v1/checkouts')).as('CheckoutList').data).toEqual([read]);
    expect((await api.patch(`/v1/checkouts/${made.id}`, { description: 'Tea' })).checkout).toMatchObject({
      payment_method_group_id: group,
      payment_methods: [await saved(card)],
    });
    const { completion } = await complete(api, made.id, card);
    expect(completion.checkout).toMatchObject({ status: 'completed', payment_methods: [await saved(card)] });
  });

  test('a checkout without a group offers none', async () => {
    const { testMode: api } = await front.newPlatform();
    await newGroup(api, await cardToken(api));
    expect(await makeCheckout(api)).toMatchObject({ payment_method_group_id: null, payment_methods: [] });
  });

  test('its events have the payment methods of their time', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    const card = await cardToken(api);
    const declining = await cardToken(api, decliningCard);
    const group = await newGroup(api, declining);
    const { id } = await makeCheckout(api, checkout({ payment_method_group_id: group }));
    const key = { 'Idempotency-Key': 'one' };
    const attempt = { payment_token: declining };
    const declined = await api.post(`/v1/checkouts/${id}/complete`, attempt, key);
    await api.patch(`/v1/payment_method_groups/${group}`, { payment_method_ids: [card] });
    await api.patch(`/v1/payment_methods/${declining}`, { card: { name: 'Grace' } });
    await complete(api, id, card);
    await api.delete(`/v1/payment_method_groups/${group}/payment_methods/${card}`);
    const names = platform
      .events()
      .filter(({ event_name }) => event_name.startsWith('checkout.'))
      .map(({ event_name, data }) => {
        const { payment_methods } = 'checkout' in data ? parseAs('Checkout', data.checkout) : parseAs('Checkout', data);
        return [event_name, ...payment_methods.map((method) => cardOf(method)?.name)];
      });
    expect(names).toEqual([
      ['checkout.created', 'Ada Lovelace'],
      ['checkout.completion.failed', 'Ada Lovelace'],
      ['checkout.completed', 'Grace', 'Ada Lovelace'],
      ['checkout.completion.succeeded', 'Grace', 'Ada Lovelace'],
    ]);
    expect((await api.post(`/v1/checkouts/${id}/complete`, attempt, key)).text).toBe(declined.text);
    expect(declined.completion.checkout.payment_methods.map(tokenOf)).toEqual([declining]);
  });

  test('a group that is unknown, or of another account or mode: 404, and no checkout', async () => {
    const platform = await front.newPlatform();
    const { testMode: api, liveMode } = platform;
    const shop = await platform.newSubAccount();
    const foreign = await newGroup(shop.api);
    const live = await newGroup(liveMode);
    for (const payment_method_group_id of [foreign, live, 'pmg_0000000000000000000000', '__proto__']) {
      const answer = await api.post('/v1/checkouts', checkout({ payment_method_group_id }));
      expect([answer.status, answer.error.code], payment_method_group_id).toEqual([404, 'resource_not_found']);
    }
    const empty = await api.post('/v1/checkouts', checkout({ payment_method_group_id: '' }));
    expect([empty.status, empty.error.code]).toEqual([422, 'parameter_invalid']);
    expect((await api.get('/v1/checkouts')).as('CheckoutList').data).toEqual([]);
  });
});
