import { expect, test } from 'vitest';
import type { ApiResponse, Api } from '../support/api';
import { bankPayment, payment } from '../support/bodies';
import { eachFront } from '../support/fronts';

const outcome = ({ status, error }: ApiResponse) => [status, error.code];
const fee = (type: string, amount: unknown) => ({ type, amount });
const fees = [fee('processing_fee', 30), fee('platform_fee', 20)];
const pay = async (api: Api, body: object = payment()) =>
  (await api.post('/v1/payments', { ...body, fees })).payment.id;
const refund = (api: Api, id: string, body: object) => api.post(`/v1/payments/${id}/refunds`, body);
const remaining = async (api: Api, id: string) =>
  (await api.get(`/v1/payments/${id}`)).payment.fees.map((each) => each.remaining_amount);

eachFront((front) => {
  test('a refund gives back what it asks for of each fee', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    const id = await pay(api);
    const borne = (await api.get(`/v1/payments/${id}`)).payment.fees;
    const first = (await refund(api, id, { amount: 100, fees: [fee('platform_fee', 15)] })).refund;
    expect(first.returned_fees).toStrictEqual([
      {
        id: expect.stringMatching(/^rtfee_[0-9A-Za-z]{22}$/),
        payment_fee_id: borne[1]?.id,
        type: 'platform_fee',
        returned_amount: 15,
        original_amount: 20,
        remaining_amount: 5,
        currency: 'usd',
      },
    ]);
    expect(await remaining(api, id)).toEqual([30, 5]);
    const second = (await refund(api, id, { amount: 100, fees: [fee('platform_fee', 5), fee('processing_fee', 30)] }))
      .refund;
    expect(second.returned_fees).toMatchObject([
      { returned_amount: 5, original_amount: 20, remaining_amount: 0 },
      { returned_amount: 30, original_amount: 30, remaining_amount: 0 },
    ]);
    expect((await api.get(`/v1/refunds/${first.id}`)).refund).toEqual(first);
    const after = (await api.get(`/v1/payments/${id}`)).payment;
    expect(after).toMatchObject({ fee_amount: 50, balance: 800, refunds: [second, first] });
    expect(platform.events().slice(-2)).toMatchObject([{ data: first }, { data: second }]);
  });

  test('without fees it gives none back, even when all is refunded', async () => {
    const { testMode: api } = await front.newPlatform();
    const id = await pay(api);
    for (const body of [{ amount: 10 }, { amount: 10, fees: [] }, {}]) {
      expect((await refund(api, id, body)).refund.returned_fees).toEqual([]);
    }
    expect((await api.get(`/v1/payments/${id}`)).payment).toMatchObject({ status: 'fully_refunded', balance: -50 });
    expect(await remaining(api, id)).toEqual([30, 20]);
  });

  test.each<[asked: unknown, code: string]>([
    [[fee('tip', 1)], 'fees_invalid'],
    ['platform_fee', 'fees_invalid'],
    [[fee('platform_fee', 0)], 'fee_amount_greater_than_zero'],
    [[fee('platform_fee', 0.5)], 'fee_amount_greater_than_zero'],
    [[fee('platform_fee', 1), fee('platform_fee', 2)], 'multiple_of_same_fee_type'],
    [[fee('platform_fee', 21)], 'returned_fee_exceeds_remaining_amount'],
    [[fee('processing_fee', 1), fee('platform_fee', 21)], 'returned_fee_exceeds_remaining_amount'],
  ])('%j is refused with %s, and nothing is given back', async (asked, code) => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    const id = await pay(api);
    const before = [(await api.get(`/v1/payments/${id}`)).payment, platform.countEvents()];
    expect(outcome(await refund(api, id, { amount: 10, fees: asked }))).toEqual([422, code]);
    expect([(await api.get(`/v1/payments/${id}`)).payment, platform.countEvents()]).toEqual(before);
  });

  test('a fee that the payment does not bear cannot be given back', async () => {
    const { testMode: api } = await front.newPlatform();
    const made = (await api.post('/v1/payments', payment({ fees: [fee('processing_fee', 30)] }))).payment;
    const asked = { amount: 10, fees: [fee('processing_fee', 31), fee('platform_fee', 1)] };
    expect(outcome(await refund(api, made.id, asked))).toEqual([422, 'fee_type_must_exist_on_payment_fees']);
  });

  test('no more of a fee than is left of it', async () => {
    const { testMode: api } = await front.newPlatform();
    const id = await pay(api);
    await refund(api, id, { amount: 10, fees: [fee('platform_fee', 12)] });
    expect(outcome(await refund(api, id, { amount: 10, fees: [fee('platform_fee', 9)] }))).toEqual([
      422,
      'returned_fee_exceeds_remaining_amount',
    ]);
    expect((await refund(api, id, { amount: 10, fees: [fee('platform_fee', 8)] })).status).toBe(201);
  });

  test('what cannot be refunded is told before what is wrong with the fees', async () => {
    const { testMode: api } = await front.newPlatform();
    const asked = { amount: 1_001, fees: [fee('platform_fee', 21)] };
    expect(outcome(await refund(api, await pay(api), asked))).toEqual([422, 'refund_exceeds_payment_amount']);
  });

  test('a refund to a bank account gives its fees back when it arrives, and meanwhile nobody else can', async () => {
    const { testMode: api } = await front.newPlatform();
    const id = await pay(api, bankPayment({ account_number: '000555555559' }));
    front.clock.advance({ days: 5 });
    const waiting = api.renewed();
    const pending = (await refund(waiting, id, { amount: 400, fees })).refund;
    expect(pending).toMatchObject({
      status: 'pending',
      returned_fees: [{ remaining_amount: 0 }, { remaining_amount: 0 }],
    });
    expect(await remaining(waiting, id)).toEqual([30, 20]);
    expect(outcome(await refund(waiting, id, { amount: 1, fees }))).toEqual([409, 'refund_in_progress']);

    front.clock.advance({ days: 5 });
    const later = api.renewed();
    expect(await remaining(later, id)).toEqual([0, 0]);
    const settled = (await later.get(`/v1/refunds/${pending.id}`)).refund;
    expect(settled).toMatchObject({ status: 'succeeded', returned_fees: pending.returned_fees });
    expect(outcome(await refund(later, id, { amount: 1, fees }))).toEqual([
      422,
      'returned_fee_exceeds_remaining_amount',
    ]);
  });

  test('platform fees that are given back are taken off the proceeds', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    await refund(api, await pay(api), { amount: 10, fees: [fee('platform_fee', 5), fee('processing_fee', 5)] });
    await api.post(`/v1/payments/${await pay(api)}/void`);
    await pay(api);
    front.clock.advance({ days: 1 });
    const [payout] = (await api.renewed().get('/v1/proceeds')).as('ProceedsPayoutList').data;
    expect(payout).toMatchObject({
      amount: 35,
      payments_count: 3,
      payments_total: 60,
      refunds_count: 2,
      refunds_total: -25,
    });
  });
});
