import { expect, test } from 'vitest';
import type { Api } from '../support/api';
import { bankToken, cardToken, checkout, complete, decliningCard, makeCheckout } from '../support/checkouts';
import { parseAs } from '../support/document';
import { eachFront } from '../support/fronts';
import { cardOf, tokenOf } from '../support/payment-method';

const newGroup = async (api: Api, ...payment_method_ids: readonly string[]) => {
  const { id } = (await api.post('/v1/payment_method_groups')).paymentMethodGroup;
  await api.patch(`/v1/payment_method_groups/${id}`, { payment_method_ids });
  return id;
};

eachFront((front) => {
  test('a checkout offers the payment methods that its group has when it is read', async () => {
    const { testMode: api } = await front.newPlatform();
    const [card, bank] = [await cardToken(api), await bankToken(api)];
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
    const [card, declining] = [await cardToken(api), await cardToken(api, decliningCard)];
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
    const [foreign, live] = [await newGroup(shop.api), await newGroup(liveMode)];
    for (const payment_method_group_id of [foreign, live, 'pmg_0000000000000000000000', '__proto__']) {
      const answer = await api.post('/v1/checkouts', checkout({ payment_method_group_id }));
      expect([answer.status, answer.error.code], payment_method_group_id).toEqual([404, 'resource_not_found']);
    }
    const empty = await api.post('/v1/checkouts', checkout({ payment_method_group_id: '' }));
    expect([empty.status, empty.error.code]).toEqual([422, 'parameter_invalid']);
    expect((await api.get('/v1/checkouts')).as('CheckoutList').data).toEqual([]);
  });
});
