import { expect, test } from 'vitest';
import type { Api } from '../support/api';
import { bankAccount, card, paymentIntent, plainPayment } from '../support/bodies';
import { eachFront } from '../support/fronts';
import { cardOf } from '../support/payment-method';

type Method = NonNullable<Parameters<typeof cardOf>[0]>;

const stateOf = (method: Method | null | undefined) => [method?.status, method?.invalid_reason];
const valid = ['valid', null];
const expired = ['invalid', 'EXPIRED_CARD'];
const HOUR_MS = 3_600_000;

eachFront((front) => {
  /** Moves the clock to an hour before the end of its month. */
  const toEndOfMonth = () => {
    const now = new Date(front.clock.now());
    const end = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1);
    front.clock.advance({ milliseconds: end - HOUR_MS - now.getTime() });
    return { month: now.getUTCMonth() + 1, year: now.getUTCFullYear() };
  };

  test('a card is valid until the end of its month, and invalid from then on wherever it is shown', async () => {
    const expiry = toEndOfMonth();
    const platform = await front.newPlatform();
    const api = platform.testMode;
    const group = (await api.post('/v1/payment_method_groups')).paymentMethodGroup.id;
    const key = { 'Idempotency-Key': 'expires-soon' };
    const body = { payment_method: { card: card(expiry), payment_method_group_id: group }, email: 'ada@tea.example' };
    const created = await api.post('/v1/payment_methods', body, key);
    const { token } = created;
    const paid = (await api.post('/v1/payments', { ...plainPayment(), payment_method: { token } })).payment;
    const intent = (await api.post('/v1/payment_intents', paymentIntent({ payment_method: { token } }))).paymentIntent;
    const checkout = await api.post('/v1/checkouts', {
      amount: 1_000,
      currency: 'usd',
      description: 'Tea',
      payment_method_group_id: group,
    });
    const bank = await api.post('/v1/payment_methods', { payment_method: { bank_account: bankAccount() } });

    const everywhere = async (by: Api) => {
      const methods = (await by.get(`/v1/payment_methods?payment_method_group_id=${group}`)).as('PaymentMethodList');
      const method = (await by.get(`/v1/payment_methods/${token}`)).paymentMethod;
      const shown = [
        method,
        cardOf(method),
        ...methods.data,
        (await by.get('/v1/payment_methods')).as('PaymentMethodList').data[1],
        (await by.get(`/v1/payments/${paid.id}`)).payment.payment_method,
        (await by.get('/v1/payments')).as('PaymentList').data[0]?.payment_method,
        (await by.get(`/v1/payment_intents/${intent.id}`)).paymentIntent.payment_method,
        ...(await by.get(`/v1/payment_method_groups/${group}`)).paymentMethodGroupDetails.payment_methods,
        ...(await by.get(`/v1/checkouts/${checkout.checkout.id}`)).checkout.payment_methods,
      ];
      return shown.map((each) => [each?.status, each?.invalid_reason]);
    };
    const before = await everywhere(api);
    expect(before).toEqual(before.map(() => valid));
    const updates = () => platform.eventNames().filter((name) => name.startsWith('payment_method.'));
    const events = updates();

    front.clock.advance({ hours: 1 });
    const later = api.renewed();
    const after = await everywhere(later);
    expect(after).toEqual(before.map(() => expired));
    expect(stateOf((await later.get(`/v1/payment_methods/${bank.token}`)).paymentMethod)).toEqual(valid);
    // It is no event, and former events and a repeated request say what was so then.
    expect(updates()).toEqual(events);
    const told = platform.events().find(({ event_name }) => event_name === 'payment_method.created');
    expect(told?.data).toMatchObject({ status: 'valid', invalid_reason: null });
    expect((await later.post('/v1/payment_methods', body, key)).body).toEqual(created.body);

    const refused = await later.post('/v1/payments', { ...plainPayment(), payment_method: { token } });
    expect([refused.status, refused.error.code]).toEqual([402, 'expired_card']);
    await later.patch(`/v1/payment_methods/${token}`, { card: { year: expiry.year + 1 } });
    expect(await everywhere(later)).toEqual(before.map(() => valid));
    expect((await later.post('/v1/payments', { ...plainPayment(), payment_method: { token } })).status).toBe(201);
  });

  test('a card that failed another check keeps its reason', async () => {
    const expiry = toEndOfMonth();
    const { testMode: api } = await front.newPlatform();
    const body = { payment_method: { card: card({ ...expiry, verification: '1234' }) }, force_tokenize: true };
    const { token } = await api.post('/v1/payment_methods', body);
    front.clock.advance({ hours: 1 });
    const { paymentMethod } = await api.renewed().get(`/v1/payment_methods/${token}`);
    expect(stateOf(paymentMethod)).toEqual(['invalid', 'INVALID_CVC']);
  });
});
