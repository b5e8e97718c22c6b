import { expect, test } from 'vitest';
import { payment } from '../support/bodies';
import { eachFront } from '../support/fronts';

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
