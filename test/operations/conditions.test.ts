import { expect, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import { type ConditionName, conditions } from '../../spec/tables/conditions';
import { operationErrors } from '../../spec/tables/errors/operations';
import { stateCodes } from '../../spec/tables/situations';
import type { ApiResponse } from '../support/api';
import { bankAccount, bankPayment, card, cardPayment, manualPayment, payment, paymentIntent } from '../support/bodies';
import { cardToken, checkout } from '../support/checkouts';
import { bankAccountOf, newBusiness, newIdentity } from '../support/entities';
import { openPlatform, type TestPlatform } from '../support/test-platform';

interface Case {
  readonly send: (platform: TestPlatform) => Promise<ApiResponse>;
  /** Its error code. */
  readonly code: string;
  /** Says only that nothing was found, or explains the state of the object: not the condition. */
  readonly isExplainedOtherwise?: true;
}

const pays =
  (body: object): Case['send'] =>
  ({ testMode }) =>
    testMode.post('/v1/payments', body);
const refunds =
  (body: object): Case['send'] =>
  async ({ testMode }) => {
    const { id } = (await testMode.post('/v1/payments', payment())).payment;
    return testMode.post(`/v1/payments/${id}/refunds`, body);
  };
const updatesMethod =
  (body: object): Case['send'] =>
  async ({ testMode }) =>
    testMode.patch(`/v1/payment_methods/${await cardToken(testMode)}`, body);
const configures =
  (type: string, body: object): Case['send'] =>
  async ({ testMode, newSubAccount }) => {
    const { id } = await newSubAccount();
    return testMode.post(`/v1/sub_accounts/${id}/fee_configurations/${type}`, { variable_rate: 1, ...body });
  };
const entity =
  (name: string, body: object): Case['send'] =>
  ({ testMode }) =>
    testMode.post(`/v1/entities/${name}`, body);

const fee = (amount: number, type = 'platform_fee') => ({ type, amount });
const file = { file_name: 'tea.pdf', file_type: 'application/pdf', document_type: 'other' };
const born = (fields: object) => ({ dob_day: '01', dob_month: '02', dob_year: '1980', ...fields });
const groupIn = (inside: string, beside: string) => ({
  payment_method: { card: card(), payment_method_group_id: inside },
  payment_method_group_id: beside,
});

/** A request that does not meet the condition, and is in order otherwise. */
const cases: Readonly<Record<ConditionName, Case>> = {
  account_currency: { send: pays(payment({ currency: 'cad' })), code: 'currency_invalid' },
  bank_account_currency: { send: pays(bankPayment({ currency: 'cad' })), code: 'currency_invalid' },
  automatic_bank_payments: {
    send: pays({ ...bankPayment(), capture_strategy: 'manual' }),
    code: 'capture_strategy_invalid',
  },
  whole_capture: {
    send: async ({ testMode }) => {
      const { id } = (await testMode.post('/v1/payments', manualPayment())).payment;
      return testMode.post(`/v1/payments/${id}/capture`, { amount: 400 });
    },
    code: 'parameter_invalid',
  },
  due_after_dispute: {
    send: pays(payment({ metadata: { dispute_test_spec: { due_date: '1999-01-01' } } })),
    code: 'parameter_invalid',
  },
  fees_within_amount: { send: pays(payment({ fees: [fee(1_001)] })), code: 'fee_amount_greater_than_payment_amount' },
  one_fee_of_a_type: { send: pays(payment({ fees: [fee(1), fee(2)] })), code: 'multiple_of_same_fee_type' },
  fees_or_application_fee: {
    send: pays(payment({ fees: [fee(1)], application_fee_amount: 1 })),
    code: 'fee_and_application_fee_declared',
  },
  fees_in_usd: {
    send: async ({ newSubAccount }) => {
      const { api } = await newSubAccount({ currency: 'cad' });
      return api.post('/v1/checkouts', checkout({ application_fees: { card: { amount: 1 } } }));
    },
    code: 'unexpected_parameter',
  },
  returned_fees_of_payment: { send: refunds({ fees: [fee(1)] }), code: 'fee_type_must_exist_on_payment_fees' },
  returned_fees_within_remaining: {
    send: async ({ testMode }) => {
      const { id } = (await testMode.post('/v1/payments', payment({ fees: [fee(10)] }))).payment;
      return testMode.post(`/v1/payments/${id}/refunds`, { fees: [fee(11)] });
    },
    code: 'returned_fee_exceeds_remaining_amount',
  },
  refund_within_refundable: {
    send: refunds({ amount: 1_001 }),
    code: 'refund_exceeds_payment_amount',
    isExplainedOtherwise: true,
  },
  open_intent: {
    send: async ({ testMode }) => {
      const body = paymentIntent({ payment_method: { card: card() } });
      const { id } = (await testMode.post('/v1/payment_intents', body)).paymentIntent;
      return testMode.patch(`/v1/payment_intents/${id}`, { amount: 2_000 });
    },
    code: 'payment_intent_unexpected_state',
    isExplainedOtherwise: true,
  },
  one_group: {
    send: ({ testMode }) => testMode.post('/v1/payment_methods', groupIn('pmg_1', 'pmg_2')),
    code: 'parameter_invalid',
  },
  one_kind: {
    send: ({ testMode }) =>
      testMode.post('/v1/payment_methods', { payment_method: { card: card(), bank_account: bankAccount() } }),
    code: 'parameter_invalid',
  },
  kind_of_payment_method: { send: updatesMethod({ bank_account: {} }), code: 'unexpected_parameter' },
  expiry_not_passed: { send: pays(cardPayment({ year: '2001' })), code: 'expired_card' },
  security_code_of_brand: { send: pays(cardPayment({ verification: '1234' })), code: 'invalid_cvc' },
  owner_of_document: { send: entity('document', file), code: 'parameter_missing' },
  person_of_business: {
    send: async (platform) => {
      const { id: business_id } = await newBusiness(platform.testMode);
      const { id: identity_id } = await newIdentity(platform.testMode);
      return platform.testMode.post('/v1/entities/document', { ...file, business_id, identity_id });
    },
    code: 'resource_not_found',
    isExplainedOtherwise: true,
  },
  extension_of_type: {
    send: async (platform) => {
      const { id: business_id } = await newBusiness(platform.testMode);
      return platform.testMode.post('/v1/entities/document', { ...file, business_id, file_name: 'tea.png' });
    },
    code: 'parameter_invalid',
  },
  routing_number_or_parts: {
    send: async (platform) => {
      const { id } = await newBusiness(platform.testMode);
      return platform.testMode.post('/v1/entities/bank_accounts', bankAccountOf(id, { routing_number: '' }));
    },
    code: 'parameter_missing',
  },
  accepted_terms: {
    send: async (platform) => {
      const { id: business_id } = await newBusiness(platform.testMode);
      const terms = { business_id, accepted: false, ip: '192.0.2.1' };
      return platform.testMode.post('/v1/entities/terms_and_conditions', terms);
    },
    code: 'parameter_missing',
  },
  day_of_month: { send: entity('identity', born({ dob_day: '31' })), code: 'parameter_invalid' },
  minimum_age: { send: entity('identity', born({ dob_year: '2025' })), code: 'parameter_invalid' },
  final_country: {
    send: async (platform) => {
      const { id } = await newBusiness(platform.testMode);
      return platform.testMode.patch(`/v1/entities/business/${id}`, { country_of_establishment: 'CAN' });
    },
    code: 'parameter_invalid',
  },
  final_business: {
    send: async (platform) => {
      const { id: business_id } = await newBusiness(platform.testMode);
      const { id } = await newIdentity(platform.testMode, { business_id });
      const { id: other } = await newBusiness(platform.testMode);
      return platform.testMode.patch(`/v1/entities/identity/${id}`, { business_id: other });
    },
    code: 'parameter_invalid',
  },
  archived_in_test_mode: {
    send: async ({ liveMode }) => {
      const { id } = await newBusiness(liveMode);
      return liveMode.patch(`/v1/entities/business/${id}`, { archived: true });
    },
    code: 'not_authorized',
  },
  start_not_passed: {
    send: configures('platform', { effective_start: '1999-01-01T00:00:00Z' }),
    code: 'effective_start_invalid',
  },
  end_after_start: {
    send: configures('platform', { effective_end: '1999-01-01T00:00:00Z' }),
    code: 'effective_end_must_be_after_effective_start',
  },
  base_types_never_end: {
    send: configures('processing_ecomm', { effective_end: '2099-01-01T00:00:00Z' }),
    code: 'effective_end_must_be_nil_for_fee_type',
  },
};

test.each(Object.entries(cases))('%s', async (name, { send, code, isExplainedOtherwise = false }) => {
  const sandbox = createSandbox();
  const answer = await send(await openPlatform({ sandbox, baseUrl: 'http://sandbox.test', fetch: sandbox.fetch }));
  expect(answer.error.code).toBe(code);
  const text =
    Object.entries(conditions)
      .find(([each]) => each === name)?.[1]
      .text.replaceAll('`', '') ?? '';
  const explanation = answer.headers.get('Sandbox-Explain') ?? '';
  if (isExplainedOtherwise) expect(explanation).not.toContain(text);
  else expect(explanation).toContain(text);
});

/** Errors of operations that no field and no state of an object causes: the account, a limit, a token, a format. */
const others = [
  'sub_account_not_enabled',
  'sub_account_unexpected_state',
  'customer_max_payment_methods',
  'payment_method_group_max_payment_methods',
  'token_already_used',
  'token_in_use',
  'refund_reason_invalid',
  'fees_invalid',
  'fee_amount_greater_than_zero',
  'fee_configurations_not_supported',
  'fee_type_must_be_inside_hierarchy',
];

test('each error of an operation is about a condition, about the state of an object, or one of few others', () => {
  const known: readonly string[] = [...stateCodes, ...others, ...Object.values(cases).map(({ code }) => code)];
  const found = Object.keys(operationErrors).filter((code) => !known.includes(code));
  expect(found).toEqual(['checkout_invalid_currency']);
});
