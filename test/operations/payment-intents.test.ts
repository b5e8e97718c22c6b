import { describe, expect, test } from 'vitest';
import type { ApiResponse, Api } from '../support/api';
import { bankAccount, card, paymentIntent } from '../support/bodies';
import { eachFront } from '../support/fronts';

const outcome = ({ status, error }: ApiResponse) => [status, error.code];
const withCard = (fields = {}) => paymentIntent({ payment_method: { card: card(fields) } });
const make = async (api: Api, body: object = paymentIntent()) =>
  (await api.post('/v1/payment_intents', body)).paymentIntent;
const tokenOf = async (api: Api) => (await api.post('/v1/payment_methods', { payment_method: { card: card() } })).token;

eachFront((front) => {
  test('a new intent is answered bare, with every field; what was not sent is null or empty', async () => {
    const { newSubAccount } = await front.newPlatform();
    const { id: account_id, api } = await newSubAccount();
    const now = new Date(front.clock.now()).toISOString();
    const answer = await api.post('/v1/payment_intents', paymentIntent({ description: null }));
    expect(answer.status).toBe(201);
    expect(answer.body).toStrictEqual({
      id: expect.stringMatching(/^pi_[0-9A-Za-z]{22}$/),
      account_id,
      amount: 1_000,
      currency: 'usd',
      description: null,
      metadata: {},
      payment_method: null,
      status: 'requires_payment_method',
      successful_payment_id: null,
      created_at: now,
      updated_at: now,
    });
    const { id } = answer.paymentIntent;
    const got = await api.get(`/v1/payment_intents/${id}`);
    expect(got.body).toStrictEqual(answer.body);
  });

  test('with a card, a bank account or a token it can be captured', async () => {
    const { testMode: api } = await front.newPlatform();
    const token = await tokenOf(api);
    for (const payment_method of [{ card: card() }, { bank_account: bankAccount() }, { token }]) {
      const intent = await make(api, paymentIntent({ payment_method, description: 'Tea', metadata: { a: 1 } }));
      expect(intent).toMatchObject({ status: 'requires_capture', description: 'Tea', metadata: { a: 1 } });
      expect(Object.keys(intent.payment_method ?? {})).toContain(
        'bank_account' in payment_method ? 'bank_account' : 'card',
      );
    }
  });

  test('events of an intent that is made with a card: in order, each with the intent as it was', async () => {
    const platform = await front.newPlatform();
    const made = await make(platform.testMode, withCard());
    const events = platform.events();
    expect(events.map(({ event_name, data }) => [event_name, data])).toEqual([
      ['payment_method.created', made.payment_method],
      ['payment_method.bin_mapped', made.payment_method],
      ['payment_intent.created', { ...made, status: 'requires_payment_method', payment_method: null }],
      ['payment_intent.attached', made],
      ['payment_intent.requires_capture', made],
    ]);
  });

  test.each([
    ['no amount', { currency: 'usd' }, 422, 'amount_required'],
    ['a small amount', paymentIntent({ amount: 50 }), 422, 'amount_below_minimum'],
    ['a large amount', paymentIntent({ amount: 100_000_000 }), 422, 'amount_above_maximum'],
    ['half a cent', paymentIntent({ amount: 100.5 }), 422, 'amount_must_be_an_integer'],
    ['no currency', { amount: 1_000 }, 422, 'currency_required'],
    ['an unknown currency', paymentIntent({ currency: 'eur' }), 422, 'currency_invalid'],
    ['the currency of another account', paymentIntent({ currency: 'cad' }), 422, 'currency_invalid'],
    ['a capture strategy', paymentIntent({ capture_strategy: 'manual' }), 422, 'unexpected_parameter'],
    ['nothing to pay with', paymentIntent({ payment_method: {} }), 422, 'payment_method_required'],
    ['an unknown token', paymentIntent({ payment_method: { token: 'pm_1' } }), 404, 'payment_method_not_found'],
    ['a misprinted card', withCard({ number: '4242424242424241' }), 402, 'card_number_invalid'],
    ['an expired card', withCard({ year: '2020' }), 402, 'expired_card'],
    ['metadata that is a list', paymentIntent({ metadata: [] }), 422, 'parameter_invalid'],
  ])('%s makes no intent', async (_, body, status, code) => {
    const platform = await front.newPlatform();
    expect(outcome(await platform.testMode.post('/v1/payment_intents', body))).toEqual([status, code]);
    expect((await platform.testMode.get('/v1/payment_intents')).as('PaymentIntentList').data).toEqual([]);
    expect(platform.countEvents()).toBe(0);
  });

  test('an update changes what it names, and nothing else', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    const made = await make(api, paymentIntent({ description: 'Tea', metadata: { a: 1 } }));
    const path = `/v1/payment_intents/${made.id}`;
    front.clock.advance({ seconds: 1 });
    const updated_at = new Date(front.clock.now()).toISOString();
    const first = await api.patch(path, { metadata: { b: [2] } });
    expect(first.status).toBe(200);
    expect(first.paymentIntent).toEqual({ ...made, metadata: { b: [2] }, updated_at });
    const second = await api.patch(path, { amount: 2_000, description: 'Coffee', metadata: null });
    expect(second.paymentIntent).toEqual({ ...first.paymentIntent, amount: 2_000, description: 'Coffee' });
    expect(platform.eventNames()).toEqual(['payment_intent.created']);
    for (const [body, code] of [
      [{ amount: 50 }, 'amount_below_minimum'],
      [{ currency: 'usd' }, 'unexpected_parameter'],
      [{ payment_method: {} }, 'payment_method_required'],
    ] as const) {
      expect(outcome(await api.patch(path, body))).toEqual([422, code]);
    }
    expect((await api.get(path)).paymentIntent).toEqual(second.paymentIntent);
  });

  test('an update attaches: a new card is tokenized, a token is not', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    const token = await tokenOf(api);
    const attach = ['payment_intent.attached', 'payment_intent.requires_capture'];
    for (const [payment_method, events] of [
      [{ card: card() }, ['payment_method.created', 'payment_method.bin_mapped', ...attach]],
      [{ token }, attach],
    ] as const) {
      const { id } = await make(api);
      const count = platform.countEvents();
      const { paymentIntent: updated } = await api.patch(`/v1/payment_intents/${id}`, { amount: 700, payment_method });
      expect(updated).toMatchObject({ amount: 700, status: 'requires_capture' });
      expect(platform.eventNames().slice(count)).toEqual(events);
    }
  });

  test('what cannot be tokenized is not attached', async () => {
    const { testMode: api } = await front.newPlatform();
    const made = await make(api);
    const path = `/v1/payment_intents/${made.id}`;
    const wrong = { amount: 700, payment_method: { card: card({ number: '4242424242424241' }) } };
    expect(outcome(await api.patch(path, wrong))).toEqual([402, 'card_number_invalid']);
    expect(outcome(await api.patch(path, { payment_method: { token: 'pm_1' } }))).toEqual([
      404,
      'payment_method_not_found',
    ]);
    expect((await api.get(path)).paymentIntent).toEqual(made);
  });

  describe('accounts and worlds', () => {
    test('a sub account sees its own; the platform sees all, and acts on the account of the intent', async () => {
      const platform = await front.newPlatform();
      const one = await platform.newSubAccount();
      const other = await platform.newSubAccount();
      const own = await make(one.api);
      const others = await make(other.api);
      const ofPlatform = await make(platform.testMode);
      const idsOf = async (api: Api) =>
        (await api.get('/v1/payment_intents')).as('PaymentIntentList').data.map(({ id }) => id);
      expect(await idsOf(one.api)).toEqual([own.id]);
      expect(await idsOf(platform.testMode)).toEqual([ofPlatform.id, others.id, own.id]);
      expect(outcome(await one.api.get(`/v1/payment_intents/${others.id}`))).toEqual([404, 'payment_intent_not_found']);
      expect(outcome(await platform.liveMode.get(`/v1/payment_intents/${own.id}`))).toEqual([
        404,
        'payment_intent_not_found',
      ]);

      const path = `/v1/payment_intents/${own.id}`;
      const foreign = { payment_method: { token: await tokenOf(platform.testMode) } };
      for (const refused of [
        await platform.testMode.patch(path, foreign),
        await platform.testMode.post(`${path}/capture`, foreign),
      ]) {
        expect(outcome(refused)).toEqual([404, 'payment_method_not_found']);
      }
      const captured = await platform.testMode.post(`${path}/capture`, { payment_method: { card: card() } });
      expect(captured.paymentIntent).toMatchObject({ account_id: one.id, payment_method: { account_id: one.id } });
      const [paid] = (await one.api.get(`${path}/payments`)).as('PaymentList').data;
      expect(paid).toMatchObject({ account_id: one.id, status: 'succeeded', payment_intent_id: own.id });
    });

    test('an intent has the currency of its account', async () => {
      const { newSubAccount } = await front.newPlatform();
      const { api } = await newSubAccount({ currency: 'cad' });
      expect(outcome(await api.post('/v1/payment_intents', paymentIntent()))).toEqual([422, 'currency_invalid']);
      expect((await make(api, paymentIntent({ currency: 'cad' }))).currency).toBe('cad');
    });
  });
});
