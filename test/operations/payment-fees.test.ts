import { expect, test } from 'vitest';
import type { Api, ApiResponse } from '../support/api';
import { bankPayment, cardPayment, manualPayment, payment } from '../support/bodies';
import type { Schemas } from '../support/document';
import { FeeConfigurations } from '../support/fee-configurations';
import { eachFront } from '../support/fronts';

const outcome = ({ status, error }: ApiResponse) => [status, error.code];
const fee = (type: string, amount: unknown) => ({ type, amount });
const both = [fee('processing_fee', 30), fee('platform_fee', 20)];

/** Type, amount and what is left of it. */
const shown = ({ fees }: Schemas['Payment']) => fees.map((each) => [each.type, each.amount, each.remaining_amount]);
const charged = [
  ['processing_fee', 30, 30],
  ['platform_fee', 20, 20],
];
const givenBack = [
  ['processing_fee', 30, 0],
  ['platform_fee', 20, 0],
];

const entriesOf = async (api: Api, id: string) =>
  (await api.get(`/v1/payments/${id}/payment_balance_transactions`)).as('PaymentBalanceTransactionList').data;

eachFront((front) => {
  test('the answer to the creation knows the amount of the fees; the fees are on the payment, in lists and in events', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    const { payment: made } = await api.post('/v1/payments', payment({ fees: both }));
    expect(made).toMatchObject({ fee_amount: 50, fees: [], balance: 950, application_fee: null });

    const { payment: got } = await api.get(`/v1/payments/${made.id}`);
    const id = expect.stringMatching(/^pyfee_[0-9A-Za-z]{22}$/);
    const given = { source_configuration_id: null, source_fee_type: null };
    expect(got).toEqual({
      ...made,
      fees: [
        { id, type: 'processing_fee', amount: 30, remaining_amount: 30, currency: 'usd', ...given },
        { id, type: 'platform_fee', amount: 20, remaining_amount: 20, currency: 'usd', ...given },
      ],
    });
    expect((await api.get('/v1/payments')).as('PaymentList').data).toEqual([got]);
    const told = platform.events().filter(({ event_name }) => event_name.startsWith('payment.'));
    expect(told.map(({ event_name, data }) => [event_name, data])).toEqual([
      ['payment.created', got],
      ['payment.succeeded', got],
    ]);
    const updated = await api.patch(`/v1/payments/${made.id}`, { description: 'Tea' });
    expect(updated.payment).toEqual({ ...got, description: 'Tea' });
  });

  test('a repetition under the same key is answered without fees, as the first one was', async () => {
    const { testMode: api } = await front.newPlatform();
    const key = { 'Idempotency-Key': 'tea' };
    const first = await api.post('/v1/payments', payment({ fees: both }), key);
    await api.get(`/v1/payments/${first.payment.id}`);
    const again = await api.post('/v1/payments', payment({ fees: both }), key);
    expect(again.headers.get('Idempotent-Replayed')).toBe('true');
    expect(again.text).toBe(first.text);
    expect(again.payment.fees).toEqual([]);
  });

  test('a given fee replaces the configured one of its type, and no other', async () => {
    const platform = await front.newPlatform();
    const { id, api } = await platform.newSubAccount();
    const configurations = new FeeConfigurations(platform.testMode, id);
    await configurations.create('processing_ecomm', { variable_rate: 3 });
    await configurations.create('platform', { variable_rate: 2 });
    const feesOf = async (fees?: object[]) => {
      const made = (await api.post('/v1/payments', payment(fees && { fees }))).payment;
      return Object.fromEntries((await api.get(`/v1/payments/${made.id}`)).payment.fees.map((f) => [f.type, f.amount]));
    };
    expect(await feesOf()).toEqual({ processing_fee: 30, platform_fee: 20 });
    expect(await feesOf([])).toEqual({ processing_fee: 30, platform_fee: 20 });
    expect(await feesOf([fee('platform_fee', 1)])).toEqual({ processing_fee: 30, platform_fee: 1 });
    expect(await feesOf([fee('processing_fee', 1)])).toEqual({ processing_fee: 1, platform_fee: 20 });
    expect(await feesOf([fee('processing_fee', 1), fee('platform_fee', 2)])).toEqual({
      processing_fee: 1,
      platform_fee: 2,
    });
  });

  test.each<[given: Readonly<Record<string, unknown>>, code: string]>([
    [{ fees: [fee('tip', 10)] }, 'fees_invalid'],
    [{ fees: [{ amount: 10 }] }, 'fees_invalid'],
    [{ fees: [fee('platform', 10)] }, 'fees_invalid'],
    [{ fees: ['platform_fee'] }, 'fees_invalid'],
    [{ fees: {} }, 'fees_invalid'],
    [{ fees: [fee('platform_fee', -1)] }, 'fee_amount_greater_than_zero'],
    [{ fees: [fee('platform_fee', 1.5)] }, 'fee_amount_greater_than_zero'],
    [{ fees: [fee('platform_fee', '10')] }, 'fee_amount_greater_than_zero'],
    [{ fees: [{ type: 'platform_fee' }] }, 'fee_amount_greater_than_zero'],
    [{ fees: [fee('platform_fee', 1), fee('platform_fee', 1)] }, 'multiple_of_same_fee_type'],
    [{ fees: [fee('platform_fee', 1_001)] }, 'fee_amount_greater_than_payment_amount'],
    [{ fees: [fee('platform_fee', 500), fee('processing_fee', 501)] }, 'fee_amount_greater_than_payment_amount'],
    [{ fees: [{ ...fee('platform_fee', 1), currency: 'usd' }] }, 'unexpected_parameter'],
    [{ fees: both, application_fee_amount: 50 }, 'fee_and_application_fee_declared'],
  ])('%j is refused with %s, and nothing is made', async (given, code) => {
    const platform = await front.newPlatform();
    const events = platform.countEvents();
    expect(outcome(await platform.testMode.post('/v1/payments', payment(given)))).toEqual([422, code]);
    expect(platform.countEvents()).toBe(events);
    expect((await platform.testMode.get('/v1/payments')).as('PaymentList').data).toEqual([]);
  });

  test.each([
    ['processing_fee', { processing_fee: 0, platform_fee: 20 }],
    ['platform_fee', { processing_fee: 30, platform_fee: 0 }],
  ] as const)('a %s of 0 waives the configured one, and refunds and voids still add up', async (type, expected) => {
    const platform = await front.newPlatform();
    const { id, api } = await platform.newSubAccount();
    const configurations = new FeeConfigurations(platform.testMode, id);
    await configurations.create('processing_ecomm', { variable_rate: 3 });
    await configurations.create('platform', { variable_rate: 2 });
    const pay = async () => {
      const { payment: made } = await api.post('/v1/payments', payment({ fees: [fee(type, 0)] }));
      return (await api.get(`/v1/payments/${made.id}`)).payment;
    };
    const paid = await pay();
    const left = 1_000 - expected.processing_fee - expected.platform_fee;
    expect(paid).toMatchObject({ fee_amount: 1_000 - left, balance: left });
    expect(Object.fromEntries(paid.fees.map((each) => [each.type, each.amount]))).toEqual(expected);
    expect(paid.fees.find((each) => each.type === type)).toMatchObject({
      amount: 0,
      remaining_amount: 0,
      source_configuration_id: null,
      source_fee_type: null,
    });
    expect(await entriesOf(api, paid.id)).toHaveLength(2);
    const path = `/v1/payments/${paid.id}`;
    const back = await api.post(`${path}/refunds`, { amount: 400, fees: [fee(type, 1)] });
    expect(outcome(back)).toEqual([422, 'returned_fee_exceeds_remaining_amount']);
    await api.post(`${path}/refunds`, { amount: 400 });
    expect((await api.get(path)).payment.balance).toBe(left - 400);
    const voided = (await api.post(`/v1/payments/${(await pay()).id}/void`)).payment;
    expect(voided).toMatchObject({ status: 'canceled', balance: 0 });
    expect(await entriesOf(api, voided.id)).toHaveLength(4);
  });

  test('the fees may be all of the payment', async () => {
    const { testMode: api } = await front.newPlatform();
    const fees = [fee('platform_fee', 400), fee('processing_fee', 600)];
    expect((await api.post('/v1/payments', payment({ fees }))).payment).toMatchObject({
      fee_amount: 1_000,
      balance: 0,
    });
  });

  test('a declined payment bears no fees', async () => {
    const { testMode: api } = await front.newPlatform();
    const declined = { ...cardPayment({ number: '4000000000000002' }), fees: both };
    expect(outcome(await api.post('/v1/payments', declined))).toEqual([402, 'card_declined']);
    const [failed] = (await api.get('/v1/payments')).as('PaymentList').data;
    expect(failed).toMatchObject({ status: 'failed', fee_amount: 0, fees: [], balance: 0 });
  });

  test('fees are shown before the capture, and lower the balance from then on', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    const { id, ...made } = (await api.post('/v1/payments', manualPayment({ fees: both }))).payment;
    expect(made).toMatchObject({ fee_amount: 50, balance: 0 });
    const authorized = (await api.get(`/v1/payments/${id}`)).payment;
    expect([authorized.balance, shown(authorized)]).toEqual([0, charged]);
    const captured = (await api.post(`/v1/payments/${id}/capture`)).payment;
    expect([captured.balance, shown(captured)]).toEqual([950, charged]);
    expect(platform.events().filter(({ event_name }) => event_name === 'payment.captured')).toMatchObject([
      { data: captured },
    ]);
  });

  test.each([
    ['of a card', payment({ fees: both })],
    ['not captured yet', manualPayment({ fees: both })],
    ['of a bank account', { ...bankPayment(), fees: both }],
  ])('a payment %s that is voided gives every fee back', async (_, body) => {
    const { testMode: api } = await front.newPlatform();
    const { id } = (await api.post('/v1/payments', body)).payment;
    const voided = (await api.post(`/v1/payments/${id}/void`)).payment;
    expect(voided).toMatchObject({ status: 'canceled', fee_amount: 50, balance: 0, amount_refundable: 0 });
    expect(shown(voided)).toEqual(givenBack);
    expect((await api.get(`/v1/payments/${id}`)).payment).toEqual(voided);
  });

  test('an authorization that lapses and a bank payment that comes back give every fee back', async () => {
    const { testMode: api } = await front.newPlatform();
    const manual = (await api.post('/v1/payments', manualPayment({ fees: both }))).payment;
    const bank = (await api.post('/v1/payments', { ...bankPayment({ account_number: '000222222227' }), fees: both }))
      .payment;
    expect(bank).toMatchObject({ status: 'pending', fee_amount: 50 });
    front.clock.advance({ days: 7 });
    const later = api.renewed();
    for (const [id, status] of [
      [manual.id, 'canceled'],
      [bank.id, 'failed'],
    ]) {
      const ended = (await later.get(`/v1/payments/${id}`)).payment;
      expect([ended.status, ended.balance, shown(ended)]).toEqual([status, 0, givenBack]);
    }
  });

  test('a bank payment bears its fees when it is settled', async () => {
    const { testMode: api } = await front.newPlatform();
    const pending = (await api.post('/v1/payments', { ...bankPayment(), fees: both })).payment;
    expect(pending).toMatchObject({ status: 'pending', fee_amount: 50, fees: [], balance: 0 });
    const settled = (await api.get(`/v1/payments/${pending.id}`)).payment;
    expect([settled.status, settled.balance, shown(settled)]).toEqual(['succeeded', 950, charged]);
  });
});
