import { expect, test } from 'vitest';
import type { Api, ApiResponse } from '../support/api';
import { bankPayment, manualPayment, payment } from '../support/bodies';
import { eachFront } from '../support/fronts';

const pay = async (api: Api, body: object = payment()) => (await api.post('/v1/payments', body)).payment;
const outcome = ({ status, error }: ApiResponse) => [status, error.code];

eachFront((front) => {
  test('in part, in part again, and then there is nothing left', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    const { id } = await pay(api);
    const path = `/v1/payments/${id}`;

    const first = await api.post(`${path}/refunds`, { amount: 300 });
    expect(first.status).toBe(201);
    const afterFirst = (await api.get(path)).payment;
    expect(afterFirst).toMatchObject({
      status: 'partially_refunded',
      refunded: true,
      amount_refunded: 300,
      amount_refundable: 700,
      balance: 700,
      refunds: [first.refund],
    });

    const tooMuch = await api.post(`${path}/refunds`, { amount: 701 });
    expect(outcome(tooMuch)).toEqual([422, 'refund_exceeds_amount_available']);
    expect((await api.get(path)).payment).toEqual(afterFirst);

    const second = await api.post(`${path}/refunds`);
    expect(second.refund.amount).toBe(700);
    expect((await api.get(path)).payment).toMatchObject({
      status: 'fully_refunded',
      amount_refunded: 1_000,
      amount_refundable: 0,
      balance: 0,
      refunds: [second.refund, first.refund],
    });
    for (const amount of [1, 5_000, undefined]) {
      const third = await api.post(`${path}/refunds`, amount === undefined ? undefined : { amount });
      expect(outcome(third)).toEqual([422, 'payment_fully_refunded']);
    }
    const events = platform.events().slice(6);
    expect(events.map((event) => [event.event_name, event.data])).toEqual([
      ['payment.refunded', first.refund],
      ['payment.refunded', second.refund],
    ]);
  });

  test('a refund has every field', async () => {
    const { testMode: api } = await front.newPlatform();
    const { id: payment_id } = await pay(api);
    const sent = { amount: 10, description: 'Cold tea', reason: 'customer_request', metadata: { cup: 2 } };
    const answer = await api.post(`/v1/payments/${payment_id}/refunds`, sent);
    const at = new Date(front.clock.now()).toISOString();
    expect(answer.body).toStrictEqual({
      id: answer.refund.id,
      type: 'refund',
      page_info: null,
      data: {
        ...sent,
        id: expect.stringMatching(/^re_[0-9A-Za-z]{22}$/),
        payment_id,
        status: 'succeeded',
        returned_fees: [],
        created_at: at,
        updated_at: at,
      },
    });
    expect((await api.get(`/v1/refunds/${answer.refund.id}`)).body).toEqual(answer.body);
    const bare = (await api.post(`/v1/payments/${payment_id}/refunds`, { amount: 10 })).refund;
    expect(bare).toMatchObject({ description: null, reason: null, metadata: {} });
    const { data } = (await api.get('/v1/refunds')).as('RefundList');
    expect(data).toEqual([bare, answer.refund]);
  });

  test.each(['duplicate', 'fraudulent', 'customer_request'])('reason %s', async (reason) => {
    const { testMode: api } = await front.newPlatform();
    const { id } = await pay(api);
    expect((await api.post(`/v1/payments/${id}/refunds`, { reason })).refund.reason).toBe(reason);
  });

  test.each([
    [{ reason: 'changed_my_mind' }, 'refund_reason_invalid'],
    [{ reason: 5 }, 'refund_reason_invalid'],
    [{ amount: 0 }, 'amount_below_minimum'],
    [{ amount: -1 }, 'amount_below_minimum'],
    [{ amount: 1.5 }, 'amount_must_be_an_integer'],
    [{ amount: '10' }, 'amount_must_be_an_integer'],
    [{ amount: 1_001 }, 'refund_exceeds_payment_amount'],
    [{ description: 'a\u0000b' }, 'invalid_characters'],
    [{ metadata: [] }, 'parameter_invalid'],
    [{ currency: 'usd' }, 'unexpected_parameter'],
  ])('%j is refused with %s', async (body, code) => {
    const { testMode: api } = await front.newPlatform();
    const paid = await pay(api);
    expect(outcome(await api.post(`/v1/payments/${paid.id}/refunds`, body))).toEqual([422, code]);
    expect((await api.get(`/v1/payments/${paid.id}`)).payment).toMatchObject({ amount_refunded: 0, refunds: [] });
  });

  test('the refund window counts from the capture', async () => {
    const platform = await front.newPlatform();
    const { id } = await pay(platform.testMode, manualPayment());
    front.clock.advance({ days: 6 });
    const path = `/v1/payments/${id}`;
    const capturing = platform.testMode.renewed();
    await capturing.post(`${path}/capture`);
    front.clock.advance({ days: 180, milliseconds: -1 });
    const api = platform.testMode.renewed();
    expect((await api.post(`${path}/refunds`, { amount: 1 })).status).toBe(201);
    front.clock.advance({ milliseconds: 1 });
    expect(outcome(await api.post(`${path}/refunds`))).toEqual([422, 'payment_outside_refund_window']);
  });

  test('a refund to a bank account is pending in the answer, and then succeeds', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    const { id } = await pay(api, bankPayment());
    const path = `/v1/payments/${id}`;
    const pending = (await api.post(`${path}/refunds`, { amount: 400 })).refund;
    expect(pending.status).toBe('pending');
    const settled = (await api.get(`/v1/refunds/${pending.id}`)).refund;
    expect(settled).toEqual({ ...pending, status: 'succeeded' });
    expect((await api.get(path)).payment).toMatchObject({ status: 'partially_refunded', amount_refundable: 600 });
    expect(platform.events().slice(-2)).toMatchObject([
      { event_name: 'payment.refunded', data: settled, request_id: null },
      { event_name: 'payment.refund.updated', data: settled },
    ]);
    expect((await api.post(`${path}/refunds`)).refund.amount).toBe(600);
    expect((await api.get(path)).payment.status).toBe('fully_refunded');
  });

  test('an update replaces the metadata of a refund, and emits an event', async () => {
    const platform = await front.newPlatform();
    const { id } = await pay(platform.testMode);
    const made = (await platform.testMode.post(`/v1/payments/${id}/refunds`, { metadata: { a: 1 } })).refund;
    front.clock.advance({ seconds: 1 });
    const updated = await platform.testMode.patch(`/v1/refunds/${made.id}`, { metadata: { b: 2 } });
    const updated_at = new Date(front.clock.now()).toISOString();
    expect(updated.refund).toEqual({ ...made, metadata: { b: 2 }, updated_at });
    expect(platform.events().at(-1)).toMatchObject({ event_name: 'payment.refund.updated', data: updated.refund });
    expect((await platform.testMode.get(`/v1/payments/${id}`)).payment.refunds).toEqual([updated.refund]);
    expect((await platform.testMode.patch(`/v1/refunds/${made.id}`, {})).refund).toEqual(updated.refund);
  });
});

eachFront((front) => {
  test('of 50 refunds of a tenth at once, exactly ten go through, and with them the fee', async () => {
    const { testMode: api } = await front.newPlatform();
    const fee = { type: 'processing_fee', amount: 100 };
    const { id } = (await api.post('/v1/payments', payment({ fees: [fee] }))).payment;
    const part = { amount: 100, fees: [{ ...fee, amount: 10 }] };
    const answers = await Promise.all(Array.from({ length: 50 }, () => api.post(`/v1/payments/${id}/refunds`, part)));

    const made = answers.filter(({ status }) => status === 201).map(({ refund }) => refund);
    const refused = answers.filter(({ status }) => status !== 201).map(({ status, error }) => [status, error.code]);
    expect(made).toHaveLength(10);
    expect(refused).toEqual(Array.from({ length: 40 }, () => [422, 'payment_fully_refunded']));
    const remaining = made.map(({ returned_fees }) => returned_fees[0]?.remaining_amount).sort((a = 0, b = 0) => a - b);
    expect(remaining).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90]);

    const paid = (await api.get(`/v1/payments/${id}`)).payment;
    expect(paid).toMatchObject({ status: 'fully_refunded', amount_refunded: 1_000, balance: 0 });
    expect(paid.fees).toMatchObject([{ amount: 100, remaining_amount: 0 }]);
    expect(new Set(paid.refunds.map((refund) => refund.id))).toEqual(new Set(made.map((refund) => refund.id)));
  });
});
