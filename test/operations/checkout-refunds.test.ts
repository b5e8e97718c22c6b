import { describe, expect, test } from 'vitest';
import type { ApiResponse, Api } from '../support/api';
import {
  bankToken,
  cardToken,
  checkout,
  complete,
  completedCheckout,
  decliningCard,
  makeCheckout,
  withFees,
} from '../support/checkouts';
import { eachFront } from '../support/fronts';

const outcome = ({ status, error }: ApiResponse) => [status, error.code];
const refund = (api: Api, id: string, body?: object) => api.post(`/v1/checkouts/${id}/refunds`, body);

eachFront((front) => {
  test('in part with a fee, then what is left', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    const completion = await completedCheckout(api, withFees({ type: 'platform_fee', amount: 30 }));
    const { checkout_id, payment_id } = completion;
    const before = platform.countEvents();

    const first = await refund(api, checkout_id, { amount: 400, fees: [{ type: 'platform_fee', amount: 12 }] });
    const [made] = (await api.get('/v1/refunds')).as('RefundList').data;
    expect(first.status).toBe(200);
    expect(first.body).toStrictEqual({
      id: first.checkoutRefund.id,
      type: 'checkout_refund',
      page_info: null,
      data: {
        id: made?.id.replace('re_', 'chr_'),
        checkout_id,
        status: 'succeeded',
        refund_amount: 400,
        returned_fees: [{ ...made?.returned_fees[0], type: 'platform_fee', amount: 12 }],
        refund_response: { id: made?.id, type: 'refund', data: made, page_info: null },
        created_at: made?.created_at,
        updated_at: made?.updated_at,
      },
    });
    expect(made).toMatchObject({
      payment_id,
      amount: 400,
      returned_fees: [{ returned_amount: 12, original_amount: 30, remaining_amount: 18 }],
    });

    const second = await refund(api, checkout_id);
    expect(second.checkoutRefund).toMatchObject({ refund_amount: 600, returned_fees: [] });
    const { payment } = await api.get(`/v1/payments/${payment_id}`);
    expect(payment).toMatchObject({ status: 'fully_refunded', fees: [{ amount: 30, remaining_amount: 18 }] });
    expect(outcome(await refund(api, checkout_id))).toEqual([422, 'payment_fully_refunded']);
    expect((await api.get(`/v1/checkouts/${checkout_id}`)).checkout).toEqual(completion.checkout);
    expect(platform.eventNames().slice(before)).toEqual(['payment.refunded', 'payment.refunded']);
  });

  test('with a part of the application fee of its payment', async () => {
    const { testMode: api } = await front.newPlatform();
    const { checkout_id } = await completedCheckout(api, checkout({ application_fees: { card: { amount: 50 } } }));
    const fees = [{ type: 'application_fee', amount: 20 }];
    expect((await refund(api, checkout_id, { amount: 100, fees })).checkoutRefund.returned_fees).toMatchObject([
      { type: 'application_fee', amount: 20, original_amount: 50, remaining_amount: 30 },
    ]);
  });

  test('to a bank account it is pending first', async () => {
    const { testMode: api } = await front.newPlatform();
    const { id } = await makeCheckout(api);
    await complete(api, id, await bankToken(api));
    expect((await refund(api, id, { amount: 10 })).checkoutRefund.status).toBe('pending');
    const [made] = (await api.get('/v1/refunds')).as('RefundList').data;
    expect(made?.status).toBe('succeeded');
  });

  describe('is refused', () => {
    test.each([
      [{ amount: 0 }, 'amount_below_minimum'],
      [{ amount: 1.5 }, 'amount_must_be_an_integer'],
      [{ amount: 1_001 }, 'refund_exceeds_payment_amount'],
      [{ reason: 'duplicate' }, 'unexpected_parameter'],
      [{ fees: [{ type: 'tip', amount: 1 }] }, 'fees_invalid'],
      [{ fees: [{ type: 'processing_fee', amount: 1 }] }, 'fee_type_must_exist_on_payment_fees'],
      [{ fees: [{ type: 'platform_fee', amount: 31 }] }, 'returned_fee_exceeds_remaining_amount'],
    ])('%j with %s', async (body, code) => {
      const { testMode: api } = await front.newPlatform();
      const { checkout_id } = await completedCheckout(api, withFees({ type: 'platform_fee', amount: 30 }));
      expect(outcome(await refund(api, checkout_id, body))).toEqual([422, code]);
      expect((await api.get('/v1/refunds')).as('RefundList').data).toEqual([]);
    });

    test('on a checkout that is not completed, in each of its states', async () => {
      const { testMode: api } = await front.newPlatform();
      const created = await makeCheckout(api);
      const attempted = await makeCheckout(api);
      await complete(api, attempted.id, await cardToken(api, decliningCard));
      for (const { id } of [created, attempted]) expect(outcome(await refund(api, id))).toEqual([422, 'refund_error']);
      front.clock.advance({ days: 7 });
      const later = api.renewed();
      for (const { id } of [created, attempted]) {
        expect((await later.get(`/v1/checkouts/${id}`)).checkout.status).toBe('expired');
        expect(outcome(await refund(later, id))).toEqual([422, 'refund_error']);
      }
    });

    test('when the bank payment came back', async () => {
      const { testMode: api } = await front.newPlatform();
      const { id } = await makeCheckout(api);
      await complete(api, id, await bankToken(api, '000222222227'));
      expect(outcome(await refund(api, id))).toEqual([422, 'refund_error']);
    });
  });
});
