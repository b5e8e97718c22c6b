import { describe, expect, test } from 'vitest';
import type { ApiResponse } from '../support/api';
import { cardToken, checkout, complete, makeCheckout, withFees } from '../support/checkouts';
import { eachFront } from '../support/fronts';

const outcome = ({ status, error }: ApiResponse) => [status, error.code];
const platformFee = { type: 'platform_fee', amount: 30 };

eachFront((front) => {
  test('a checkout has every field, and an intent that waits for a payment method', async () => {
    const platform = await front.newPlatform();
    const { id: account_id, api } = await platform.newSubAccount();
    const fees = [{ type: 'processing_fee', amount: 59 }, platformFee];
    const answer = await api.post(
      '/v1/checkouts',
      checkout({ payment: { fees }, currency: 'usd', statement_descriptor: 'TEA HOUSE', metadata: { a: 1 } }),
    );
    const at = new Date(front.clock.now()).toISOString();
    const { id, payment_intent_id } = answer.checkout;
    expect(answer.status).toBe(201);
    expect(answer.body).toStrictEqual({
      id,
      type: 'checkout',
      page_info: null,
      data: {
        id: expect.stringMatching(/^cho_[0-9A-Za-z]{22}$/),
        account_id,
        platform_account_id: expect.stringMatching(/^acc_[0-9A-Za-z]{22}$/),
        mode: 'test',
        status: 'created',
        payment_amount: 1_000,
        payment_currency: 'usd',
        payment_description: 'Two cups of tea',
        payment_intent_id,
        payment_method_group_id: null,
        statement_descriptor: 'TEA HOUSE',
        payment_methods: [],
        payment_settings: {
          ach_payments: true,
          bnpl_payments: false,
          credit_card_payments: true,
          insurance_payments: false,
          bank_account_verification: false,
        },
        total_amount: 1_000,
        insurance_amount: 0,
        completions: [],
        successful_payment_id: null,
        payment: { description: null, metadata: {}, expedited: null, fees },
        application_fees: null,
        metadata: { a: 1 },
        created_at: at,
        updated_at: at,
      },
    });
    expect((await api.get(`/v1/checkouts/${id}`)).body).toEqual(answer.body);
    const intent = (await api.get(`/v1/payment_intents/${payment_intent_id}`)).as('PaymentIntent');
    expect(intent).toMatchObject({
      account_id,
      amount: 1_000,
      currency: 'usd',
      description: 'Two cups of tea',
      metadata: { a: 1 },
      payment_method: null,
      status: 'requires_payment_method',
    });
    expect(platform.events().slice(-2)).toMatchObject([
      { event_name: 'payment_intent.created', data: intent },
      { event_name: 'checkout.created', data: answer.checkout },
    ]);
  });

  test('what was not sent has its default', async () => {
    const { testMode: api } = await front.newPlatform();
    expect(await makeCheckout(api)).toMatchObject({
      payment_currency: 'usd',
      metadata: {},
      statement_descriptor: null,
      payment: { description: null, metadata: {}, expedited: null, fees: [] },
      application_fees: null,
    });
    const bare = await makeCheckout(api, checkout({ payment: {} }));
    expect(bare.payment).toEqual({ description: null, metadata: {}, expedited: null, fees: [] });
  });

  test('the details of the payment are returned as they were sent, everywhere', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    const fees = [{ type: 'processing_fee', amount: 0 }, platformFee];
    const details = { description: 'Order 7', metadata: { order: 7 }, expedited: true, fees };
    const made = await makeCheckout(api, checkout({ payment: details }));
    expect(made.payment).toEqual(details);
    expect((await api.get(`/v1/checkouts/${made.id}`)).checkout.payment).toEqual(details);
    expect((await api.get('/v1/checkouts')).as('CheckoutList').data[0]?.payment).toEqual(details);
    const { completion } = await complete(api, made.id, await cardToken(api));
    expect(completion.checkout.payment).toEqual(details);
    const paid = (await api.get(`/v1/payments/${completion.payment_id}`)).payment;
    expect(paid).toMatchObject({ description: 'Order 7', metadata: { order: 7 }, expedited: true, fees });
    expect(platform.events().filter(({ event_name }) => event_name === 'checkout.completed')).toMatchObject([
      { data: { payment: details } },
    ]);
  });

  test('shows application fees in the order of the document, whatever the order in the request', async () => {
    const { testMode: api } = await front.newPlatform();
    const sent = checkout({ application_fees: { bank_account: { amount: 20 }, card: { amount: 50 } } });
    const { id, application_fees } = await makeCheckout(api, sent);
    expect(Object.keys(application_fees ?? {})).toEqual(['card', 'bank_account']);
    const changed = { application_fees: { bank_account: { amount: 30 }, card: { amount: 40 } } };
    const after = (await api.patch(`/v1/checkouts/${id}`, changed)).checkout;
    expect(Object.entries(after.application_fees ?? {})).toEqual([
      ['card', { amount: 40 }],
      ['bank_account', { amount: 30 }],
    ]);
  });

  test('the currency is that of the account', async () => {
    const platform = await front.newPlatform();
    const { api } = await platform.newSubAccount({ currency: 'cad' });
    expect((await makeCheckout(api)).payment_currency).toBe('cad');
    expect((await makeCheckout(api, checkout({ currency: 'cad' }))).payment_currency).toBe('cad');
    const wrong = await api.post('/v1/checkouts', checkout({ currency: 'usd' }));
    expect(outcome(wrong)).toEqual([422, 'checkout_invalid_currency']);
  });

  describe('is refused', () => {
    test.each([
      [{ description: 'Tea' }, 'amount_required'],
      [{ amount: 1_000 }, 'parameter_missing'],
      [checkout({ amount: 50 }), 'amount_below_minimum'],
      [checkout({ amount: 100_000_000 }), 'amount_above_maximum'],
      [checkout({ amount: 10.5 }), 'amount_must_be_an_integer'],
      [checkout({ amount: '1000' }), 'amount_must_be_an_integer'],
      [checkout({ description: '' }), 'parameter_invalid'],
      [checkout({ description: 5 }), 'parameter_invalid'],
      [checkout({ description: 'a\u0000b' }), 'invalid_characters'],
      [checkout({ currency: 'cad' }), 'checkout_invalid_currency'],
      [checkout({ currency: 'eur' }), 'checkout_invalid_currency'],
      [checkout({ currency: 5 }), 'checkout_invalid_currency'],
      [checkout({ metadata: [] }), 'parameter_invalid'],
      [checkout({ payment: [] }), 'parameter_invalid'],
      [checkout({ payment: { metadata: [] } }), 'parameter_invalid'],
      [checkout({ payment: { description: 5 } }), 'parameter_invalid'],
      [checkout({ payment: { expedited: 'yes' } }), 'parameter_invalid'],
      [checkout({ origin_url: 'shop.test' }), 'parameter_invalid'],
      [checkout({ statement_descriptor: 'Teas' }), 'parameter_invalid'],
      [checkout({ statement_descriptor: 'T'.repeat(23) }), 'parameter_invalid'],
      [checkout({ application_fees: [platformFee] }), 'parameter_invalid'],
      [checkout({ application_fees: { cash: { amount: 5 } } }), 'unexpected_parameter'],
      [checkout({ application_fees: { card: { amount: 0 } } }), 'fee_amount_greater_than_zero'],
      [checkout({ application_fees: { card: {} } }), 'fee_amount_greater_than_zero'],
      [checkout({ application_fees: { card: { amount: 1_001 } } }), 'fee_amount_greater_than_payment_amount'],
      [
        checkout({ application_fees: { card: { amount: 5 } }, payment: { fees: [platformFee] } }),
        'fee_and_application_fee_declared',
      ],
      [checkout({ payment: { fees: {} } }), 'fees_invalid'],
      [checkout({ payment: { tips: [] } }), 'unexpected_parameter'],
      [checkout({ fees: [] }), 'unexpected_parameter'],
      [withFees({ type: 'tip', amount: 5 }), 'fees_invalid'],
      [withFees({ amount: 5 }), 'fees_invalid'],
      [withFees({ type: 'platform_fee', amount: -1 }), 'fee_amount_greater_than_zero'],
      [withFees({ type: 'platform_fee' }), 'fee_amount_greater_than_zero'],
      [withFees(platformFee, platformFee), 'multiple_of_same_fee_type'],
      [withFees({ type: 'platform_fee', amount: 1_001 }), 'fee_amount_greater_than_payment_amount'],
    ])('%j with %s', async (body, code) => {
      const platform = await front.newPlatform();
      expect(outcome(await platform.testMode.post('/v1/checkouts', body))).toEqual([422, code]);
      expect((await platform.testMode.get('/v1/checkouts')).as('CheckoutList').data).toEqual([]);
      expect(platform.countEvents()).toBe(0);
    });
  });
});
