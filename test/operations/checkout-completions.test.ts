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
const get = async (api: Api, id: string) => (await api.get(`/v1/checkouts/${id}`)).checkout;
const intentOf = async (api: Api, id: string) =>
  (await api.get(`/v1/payment_intents/${(await get(api, id)).payment_intent_id}`)).as('PaymentIntent');

eachFront((front) => {
  test('a card completes a checkout', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    const token = await cardToken(api);
    const made = await makeCheckout(api, checkout({ metadata: { cups: 2 } }));
    front.clock.advance({ seconds: 1 });
    const before = platform.countEvents();
    const answer = await complete(api, made.id, token);
    expect(answer.status).toBe(201);
    const { id, payment_id } = answer.completion;
    const at = new Date(front.clock.now()).toISOString();
    const paid = (await api.get(`/v1/payments/${payment_id}`)).body;
    const completion = {
      id: expect.stringMatching(/^chc_[0-9A-Za-z]{22}$/),
      payment_mode: 'ecom',
      payment_token: token,
      status: 'succeeded',
      payment_status: 'succeeded',
      payment_error_code: null,
      payment_error_description: null,
      payment_response: paid,
      checkout_id: made.id,
      payment_id,
      payment_method_id: token,
      terminal_id: null,
      additional_transactions: [],
      created_at: at,
      updated_at: at,
    };
    const completed = {
      ...made,
      status: 'completed',
      completions: [completion],
      successful_payment_id: payment_id,
      updated_at: at,
    };
    expect(answer.body).toStrictEqual({
      id,
      type: 'checkout_completion',
      page_info: null,
      data: { ...completion, checkout: completed },
    });
    expect(await get(api, made.id)).toEqual(completed);
    const { payment } = await api.get(`/v1/payments/${payment_id}`);
    expect(payment).toMatchObject({
      amount: 1_000,
      currency: 'usd',
      description: 'Two cups of tea',
      metadata: { cups: 2 },
      status: 'succeeded',
      payment_intent_id: made.payment_intent_id,
      payment_method: { card: { token } },
    });
    expect(await intentOf(api, made.id)).toMatchObject({ status: 'succeeded', payment_method: { card: { token } } });
    const events = platform.events().slice(before);
    expect(events.map(({ event_name }) => event_name)).toEqual([
      'payment_intent.attached',
      'payment_intent.requires_capture',
      'payment.created',
      'payment.succeeded',
      'payment_intent.succeeded',
      'checkout.completed',
      'checkout.completion.succeeded',
    ]);
    expect(events.slice(-2).map(({ data }) => data)).toEqual([completed, answer.completion]);
  });

  test('a declined card fails the attempt, and another card may follow', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    const bad = await cardToken(api, decliningCard);
    const good = await cardToken(api);
    const { id } = await makeCheckout(api);
    const before = platform.countEvents();

    const failed = await complete(api, id, bad);
    expect(failed.status).toBe(201);
    expect(failed.completion).toMatchObject({
      status: 'failed',
      payment_status: 'failed',
      payment_error_code: 'insufficient_funds',
      payment_error_description: expect.stringMatching(/./),
      checkout: { status: 'attempted', successful_payment_id: null },
    });
    const again = await complete(api, id, bad);
    expect(again.completion).toMatchObject({ status: 'failed', checkout: { status: 'attempted' } });
    expect(again.completion.id).not.toBe(failed.completion.id);

    const paid = (await complete(api, id, good)).completion;
    const { checkout: _, ...item } = paid;
    expect(paid.checkout.completions).toEqual([item, ...again.completion.checkout.completions]);
    expect(again.completion.checkout.completions.map((attempt) => attempt.id)).toEqual([
      again.completion.id,
      failed.completion.id,
    ]);
    expect(paid).toMatchObject({ status: 'succeeded', checkout: { status: 'completed' } });
    expect(await intentOf(api, id)).toMatchObject({ status: 'succeeded', payment_method: { card: { token: good } } });
    const { data } = (await api.get('/v1/payments')).as('PaymentList');
    expect(data.map((payment) => [payment.id, payment.status])).toEqual([
      [paid.payment_id, 'succeeded'],
      [again.completion.payment_id, 'failed'],
      [failed.completion.payment_id, 'failed'],
    ]);
    expect(new Set(data.map(({ payment_intent_id }) => payment_intent_id)).size).toBe(1);
    const declined = ['payment.created', 'payment.failed', 'checkout.completion.failed'];
    const names = platform.eventNames().slice(before);
    expect(names.filter((name) => !name.startsWith('payment_intent.'))).toEqual([
      ...declined,
      ...declined,
      'payment.created',
      'payment.succeeded',
      'checkout.completed',
      'checkout.completion.succeeded',
    ]);
  });

  test('fees pass to the payment', async () => {
    const { testMode: api } = await front.newPlatform();
    const fees = [
      { type: 'processing_fee', amount: 59 },
      { type: 'platform_fee', amount: 30 },
    ];
    const { payment_id } = await completedCheckout(api, withFees(...fees));
    const { payment } = await api.get(`/v1/payments/${payment_id}`);
    expect(payment).toMatchObject({ fee_amount: 89, balance: 911 });
    expect(payment.fees).toMatchObject(fees.map((fee) => ({ ...fee, remaining_amount: fee.amount })));
  });

  describe('a bank account', () => {
    test('completes a checkout while its payment is on its way', async () => {
      const platform = await front.newPlatform();
      const { testMode: api } = platform;
      const { id } = await makeCheckout(api);
      const { completion } = await complete(api, id, await bankToken(api));
      expect(completion).toMatchObject({
        status: 'succeeded',
        payment_status: 'pending',
        checkout: { status: 'completed', successful_payment_id: completion.payment_id },
      });
      expect((await api.get(`/v1/payments/${completion.payment_id}`)).payment.status).toBe('succeeded');
      expect((await intentOf(api, id)).status).toBe('succeeded');
      expect(await get(api, id)).toEqual(completion.checkout);
    });

    test('that sends the payment back leaves the checkout completed', async () => {
      const { testMode: api } = await front.newPlatform();
      const { id } = await makeCheckout(api);
      const { completion } = await complete(api, id, await bankToken(api, '000222222227'));
      const { payment } = await api.get(`/v1/payments/${completion.payment_id}`);
      expect(payment).toMatchObject({ status: 'failed', error_code: 'insufficient_funds' });
      expect(await get(api, id)).toEqual(completion.checkout);
      const again = await complete(api, id, await cardToken(api));
      expect(outcome(again)).toEqual([422, 'checkout_cannot_be_completed']);
    });
  });
});
