import type { operationErrors } from '../../../spec/tables/errors/operations';
import { limits } from '../../../spec/tables/limits';
import type { Api } from '../../support/api';
import { bankPayment, card, manualPayment, otherCard, payment } from '../../support/bodies';
import { checkout, completedCheckout } from '../../support/checkouts';
import { FeeConfigurations } from '../../support/fee-configurations';
import type { TestPlatform } from '../../support/test-platform';
import { asks, type Case, type CasesOf, pays } from './case';

const fee = (type: string, amount: number) => ({ type, amount });

const paymentOf = async (api: Api, body: object = payment()) => (await api.post('/v1/payments', body)).payment.id;

const intentOf = async (api: Api, fields: object = {}) =>
  (await api.post('/v1/payment_intents', { amount: 1_000, currency: 'usd', ...fields })).paymentIntent.id;

/** The platform's view of the API after some time, in which its token may have ended. */
async function after(advance: string, { testMode, clock }: TestPlatform): Promise<Api> {
  await clock({ advance });
  return testMode.renewed();
}

/** A refund that is refused, of a payment that was made. */
const refunds =
  (refund: object, body?: object): Case =>
  async ({ testMode }) =>
    testMode.post(`/v1/payments/${await paymentOf(testMode, body)}/refunds`, refund);

/** A fee configuration that is refused. */
const configures =
  (feeType: string, fields: object, currency = 'usd'): Case =>
  async ({ testMode, newSubAccount }) =>
    new FeeConfigurations(testMode, (await newSubAccount({ currency })).id).post(feeType, fields);

/** Errors of what there is, and of rules between the parameters of a request. */
export const operationCases: CasesOf<typeof operationErrors> = {
  sub_account_not_enabled: async ({ liveMode }) => {
    const { id } = (await liveMode.post('/v1/sub_accounts', { name: 'Tea' })).subAccount;
    return liveMode.on(id).post('/v1/payments', payment());
  },
  sub_account_unexpected_state: async ({ newSubAccount, review }) => review((await newSubAccount()).id, 'approve'),

  dispute_unexpected_state: async ({ testMode, openDispute, decideDispute }) => {
    const { id } = (await openDispute(await paymentOf(testMode))).dispute;
    await decideDispute(id, 'win');
    return testMode.post(`/v1/disputes/${id}/response`, { forfeit: false });
  },
  dispute_response_not_supported: async ({ newSubAccount, openDispute }) => {
    const { api } = await newSubAccount({ currency: 'cad' });
    const { id } = (await openDispute(await paymentOf(api, payment({ currency: 'cad' })))).dispute;
    return api.patch(`/v1/disputes/${id}/response`, { product_description: 'Tea' });
  },

  payment_already_captured: async ({ testMode }) => testMode.post(`/v1/payments/${await paymentOf(testMode)}/capture`),
  charge_expired_for_capture: async (platform) => {
    const id = await paymentOf(platform.testMode, manualPayment());
    return (await after('7d', platform)).post(`/v1/payments/${id}/capture`);
  },
  payment_cannot_be_captured: async ({ testMode }) => {
    const id = await paymentOf(testMode, manualPayment());
    await testMode.post(`/v1/payments/${id}/void`);
    return testMode.post(`/v1/payments/${id}/capture`);
  },
  payment_cannot_be_voided: async ({ testMode }) => {
    const id = await paymentOf(testMode);
    await testMode.post(`/v1/payments/${id}/refunds`);
    return testMode.post(`/v1/payments/${id}/void`);
  },
  payment_outside_void_window: async (platform) => {
    const id = await paymentOf(platform.testMode);
    return (await after('25m', platform)).post(`/v1/payments/${id}/void`);
  },
  customer_max_payment_methods: async ({ testMode }) => {
    const send = (index: number) =>
      testMode.post('/v1/payment_methods', { payment_method: { card: otherCard(index) }, email: 'ada@shop.test' });
    const { value } = limits.customer_payment_methods;
    for (let i = 0; i < value; i++) await send(i);
    return send(value);
  },
  payment_method_group_max_payment_methods: async ({ testMode }) => {
    const payment_method_group_id = (await testMode.post('/v1/payment_method_groups')).paymentMethodGroup.id;
    const body = { payment_method: { card: card() }, payment_method_group_id };
    const { value } = limits.payment_method_group_payment_methods;
    for (let i = 0; i < value; i++) await testMode.post('/v1/payment_methods', body);
    return testMode.post('/v1/payment_methods', body);
  },
  token_already_used: asks('token_already_used'),
  token_in_use: asks('token_in_use'),

  payment_intent_cannot_be_captured: async ({ testMode }) =>
    testMode.post(`/v1/payment_intents/${await intentOf(testMode)}/capture`),
  payment_intent_unexpected_state: async ({ testMode }) => {
    const id = await intentOf(testMode, { payment_method: { card: card() } });
    return testMode.patch(`/v1/payment_intents/${id}`, { amount: 2_000 });
  },

  refund_error: refunds({}, manualPayment()),
  refund_reason_invalid: refunds({ reason: 'tea was cold' }),
  refund_in_progress: async (platform) => {
    // A bank that takes two business days, for the payment and for the refund.
    const id = await paymentOf(platform.testMode, bankPayment({ account_number: '000555555559' }));
    const api = await after('4d', platform);
    await api.post(`/v1/payments/${id}/refunds`, { amount: 400 });
    return api.post(`/v1/payments/${id}/refunds`, { amount: 400 });
  },
  refund_exceeds_payment_amount: refunds({ amount: 1_001 }),
  refund_exceeds_amount_available: async ({ testMode }) => {
    const id = await paymentOf(testMode);
    await testMode.post(`/v1/payments/${id}/refunds`, { amount: 400 });
    return testMode.post(`/v1/payments/${id}/refunds`, { amount: 601 });
  },
  payment_fully_refunded: async ({ testMode }) => {
    const id = await paymentOf(testMode);
    await testMode.post(`/v1/payments/${id}/refunds`);
    return testMode.post(`/v1/payments/${id}/refunds`);
  },
  payment_outside_refund_window: async (platform) => {
    const id = await paymentOf(platform.testMode);
    return (await after('180d', platform)).post(`/v1/payments/${id}/refunds`);
  },

  checkout_invalid_currency: ({ testMode }) => testMode.post('/v1/checkouts', checkout({ currency: 'cad' })),
  checkout_cannot_be_completed: async ({ testMode }) => {
    const { checkout_id } = await completedCheckout(testMode);
    return testMode.post(`/v1/checkouts/${checkout_id}/complete`, { payment_token: 'pm_1' });
  },
  checkout_cannot_be_updated: async ({ testMode }) => {
    const { checkout_id } = await completedCheckout(testMode);
    return testMode.patch(`/v1/checkouts/${checkout_id}`, { amount: 700 });
  },
  checkout_unexpected_state: async ({ testMode }) => {
    const { checkout_id } = await completedCheckout(testMode);
    return testMode.post(`/v1/checkouts/${checkout_id}/expire`);
  },
  payout_unexpected_state: async (platform) => {
    await paymentOf(platform.testMode);
    const api = await after('1d', platform);
    const [payout] = (await api.get('/v1/payouts')).as('PayoutList').data;
    return api.post(`/_sandbox/platforms/${platform.id}/proceeds/${payout?.id}/end`, { outcome: 'fail' });
  },

  fees_invalid: pays({ fees: [fee('tip', 30)] }),
  fee_amount_greater_than_zero: pays({ fees: [fee('platform_fee', -1)] }),
  multiple_of_same_fee_type: pays({ fees: [fee('platform_fee', 30), fee('platform_fee', 40)] }),
  fee_amount_greater_than_payment_amount: pays({ fees: [fee('platform_fee', 1_001)] }),
  fee_and_application_fee_declared: pays({ fees: [fee('platform_fee', 30)], application_fee_amount: 30 }),
  fee_type_must_exist_on_payment_fees: refunds({ fees: [fee('platform_fee', 30)] }),
  returned_fee_exceeds_remaining_amount: refunds(
    { fees: [fee('platform_fee', 31)] },
    payment({ fees: [fee('platform_fee', 30)] }),
  ),
  fee_configurations_not_supported: configures('platform', {}, 'cad'),
  fee_type_must_be_inside_hierarchy: configures('visa_brand_ecomm', {}),
  effective_start_invalid: configures('platform', { effective_start: '1999-01-01T00:00:00Z' }),
  effective_end_must_be_after_effective_start: configures('platform', {
    effective_start: '2999-01-01T00:00:00Z',
    effective_end: '2999-01-01T00:00:00Z',
  }),
  effective_end_must_be_nil_for_fee_type: configures('processing_ecomm', { effective_end: '2999-01-01T00:00:00Z' }),
};
