import { entityWrites } from './entity-calls';
import type { CallOptions, Client, CreateOnboardingEntryParams, CreatePaymentParams } from '../../sdk';

export const payment: CreatePaymentParams = { amount: 1_000, currency: 'usd', payment_method: { token: 'pm_1' } };
const bank = {
  account_owner_name: 'Ada',
  routing_number: '110000000',
  account_number: '000123456789',
  account_type: 'checking',
  account_owner_type: 'individual',
  country: 'US',
  currency: 'usd',
} as const;

const entry: CreateOnboardingEntryParams = {
  business_details: { type: 'individual', structure: 'sole_proprietorship', url: 'tea.example', industry: 'Tea' },
  representative: { name: 'Ada' },
  bank_account: {
    routing_number: '110000000',
    account_number: '000123456789',
    account_type: 'checking',
    account_owner_name: 'Ada',
  },
  terms_and_conditions: { accepted: true, ip: '192.0.2.7' },
};

const session = { payment_intent_id: 'pi_1', after_payment_url: 'https://shop.test/thanks' };

const evidence = {
  file_name: 'receipt.pdf',
  file_type: 'application/pdf',
  dispute_evidence_type: 'receipt',
} as const;

const metadata = { a: 1 };

/** A call of the SDK with the options of its last argument. */
export type Call = (client: Client, options?: CallOptions) => Promise<unknown>;

/** Call → method, path and body on the wire. */
export const writes: readonly [name: string, call: Call, wire: string, body: object | undefined][] = [
  ['payments.create', (c, o) => c.payments.create(payment, o), 'POST /v1/payments', payment],
  [
    'payments.update',
    (c, o) => c.payments.update('py_1', { description: 'a' }, o),
    'PATCH /v1/payments/py_1',
    { description: 'a' },
  ],
  ['payments.capture', (c, o) => c.payments.capture('py_1', undefined, o), 'POST /v1/payments/py_1/capture', undefined],
  [
    'payments.capture with an amount',
    (c, o) => c.payments.capture('py_1', { amount: 7 }, o),
    'POST /v1/payments/py_1/capture',
    { amount: 7 },
  ],
  ['payments.void', (c, o) => c.payments.void('py_1', o), 'POST /v1/payments/py_1/void', undefined],
  [
    'paymentIntents.update',
    (c, o) => c.paymentIntents.update('pi_1', { amount: 7, payment_method: { token: 'pm_1' } }, o),
    'PATCH /v1/payment_intents/pi_1',
    { amount: 7, payment_method: { token: 'pm_1' } },
  ],
  [
    'paymentIntents.capture',
    (c, o) => c.paymentIntents.capture('pi_1', undefined, o),
    'POST /v1/payment_intents/pi_1/capture',
    undefined,
  ],
  [
    'paymentIntents.capture with a payment method',
    (c, o) => c.paymentIntents.capture('pi_1', { payment_method: { token: 'pm_1' } }, o),
    'POST /v1/payment_intents/pi_1/capture',
    { payment_method: { token: 'pm_1' } },
  ],
  ['refunds.create', (c, o) => c.refunds.create('py_1', undefined, o), 'POST /v1/payments/py_1/refunds', undefined],
  [
    'refunds.create of a part',
    (c, o) => c.refunds.create('py_1', { amount: 7, reason: 'duplicate' }, o),
    'POST /v1/payments/py_1/refunds',
    { amount: 7, reason: 'duplicate' },
  ],
  [
    'disputes.update',
    (c, o) => c.disputes.update('dp_1', { metadata: { a: 1 } }, o),
    'PATCH /v1/disputes/dp_1',
    { metadata: { a: 1 } },
  ],
  [
    'disputes.updateResponse',
    (c, o) => c.disputes.updateResponse('dp_1', { customer_name: 'Ada' }, o),
    'PATCH /v1/disputes/dp_1/response',
    { customer_name: 'Ada' },
  ],
  [
    'disputes.submitResponse',
    (c, o) => c.disputes.submitResponse('dp_1', { forfeit: false, customer_name: 'Ada' }, o),
    'POST /v1/disputes/dp_1/response',
    { forfeit: false, customer_name: 'Ada' },
  ],
  [
    'disputes.createEvidence',
    (c, o) => c.disputes.createEvidence('dp_1', evidence, o),
    'PUT /v1/disputes/dp_1/evidence',
    evidence,
  ],
  [
    'refunds.update',
    (c, o) => c.refunds.update('re_1', { metadata: { a: 1 } }, o),
    'PATCH /v1/refunds/re_1',
    { metadata: { a: 1 } },
  ],
  [
    'checkouts.create',
    (c, o) => c.checkouts.create({ amount: 1_000, description: 'Tea' }, o),
    'POST /v1/checkouts',
    { amount: 1_000, description: 'Tea' },
  ],
  [
    'checkouts.update',
    (c, o) => c.checkouts.update('cho_1', { amount: 2_000, application_fees: { card: { amount: 50 } } }, o),
    'PATCH /v1/checkouts/cho_1',
    { amount: 2_000, application_fees: { card: { amount: 50 } } },
  ],
  [
    'checkouts.complete',
    (c, o) => c.checkouts.complete('cho_1', { payment_token: 'pm_1' }, o),
    'POST /v1/checkouts/cho_1/complete',
    { payment_token: 'pm_1' },
  ],
  [
    'checkouts.refund',
    (c, o) => c.checkouts.refund('cho_1', undefined, o),
    'POST /v1/checkouts/cho_1/refunds',
    undefined,
  ],
  [
    'checkouts.refund of a part',
    (c, o) => c.checkouts.refund('cho_1', { amount: 7 }, o),
    'POST /v1/checkouts/cho_1/refunds',
    { amount: 7 },
  ],
  ['checkoutSessions.create', (c, o) => c.checkoutSessions.create(session, o), 'POST /v1/checkout_sessions', session],
  ['subAccounts.create', (c, o) => c.subAccounts.create({ name: 'A' }, o), 'POST /v1/sub_accounts', { name: 'A' }],
  ['onboarding.create', (c, o) => c.onboarding.create('acc_1', entry, o), 'POST /v1/onboarding/acc_1', entry],
  [
    'feeConfigurations.create',
    (c, o) => c.feeConfigurations.create('acc_1', 'processing_ecomm', { variable_rate: 2.75 }, o),
    'POST /v1/sub_accounts/acc_1/fee_configurations/processing_ecomm',
    { variable_rate: 2.75 },
  ],
  [
    'paymentMethods.create',
    (c, o) => c.paymentMethods.create({ payment_method: { bank_account: bank } }, o),
    'POST /v1/payment_methods',
    { payment_method: { bank_account: bank } },
  ],
  [
    'paymentMethods.update',
    (c, o) => c.paymentMethods.update('pm_1', { card: { year: 2040 } }, o),
    'PATCH /v1/payment_methods/pm_1',
    { card: { year: 2040 } },
  ],
  ['payouts.update', (c, o) => c.payouts.update('po_1', { metadata }, o), 'PATCH /v1/payouts/po_1', { metadata }],
  ...entityWrites,
];
