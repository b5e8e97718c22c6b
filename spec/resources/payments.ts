import { limits } from '../tables/limits';
import type { ErrorCode } from '../tables/errors';
import { simulatedErrorsOf } from '../tables/simulated-errors';
import { paymentStates } from '../tables/states';
import { daysText } from '../vocabulary/day-text';
import { api } from '../vocabulary/define-operation';
import { always, more, terminal } from '../vocabulary/display';
import { defineResource, one, page } from '../vocabulary/operation';
import {
  allIfAbsent,
  choice,
  boolean,
  from,
  id,
  list,
  money,
  nullable,
  optional,
  ref,
  request,
  required,
  resource,
  word,
} from '../vocabulary/schema';
import { onConditions } from './conditions';
import { applicationFee, feesInput, paymentFee, paymentFeeErrors } from './fees';
import {
  createdFilters,
  currency,
  description,
  email,
  metadata,
  metadataInput,
  newestOfAllAccounts,
  pagination,
  statementDescriptor,
  storedDescription,
  storedMetadata,
  storedStatementDescriptor,
  times,
} from './shared';
import { methodColumn } from './payment-method-schemas';
import { paymentMethodInput, tokenizationErrors } from './payment-methods';

/** How a payment was taken: with a card, from a bank account, or at a terminal. */
const modes = ['ecom', 'ach', 'card_present'] as const;

const { above, below } = limits.payment_amount;

/** The amount of a payment. */
export const paymentAmount = money(`Smallest unit of the currency; greater than ${above}, lower than ${below}.`, {
  exclusiveMinimum: above,
  exclusiveMaximum: below,
  'x-errors': {
    type: 'amount_must_be_an_integer',
    exclusiveMinimum: 'amount_below_minimum',
    exclusiveMaximum: 'amount_above_maximum',
  },
});

/** The currency of a request that an account makes: its own. */
export const accountCurrency = onConditions(
  { ...currency, description: 'ISO 4217 code in lower case.' },
  'account_currency',
);

const payment = resource('stated', 'A payment from a card or a bank account.', {
  id: id('py', 'Id of the payment.'),
  account_id: id('acc', 'The account of the payment.'),
  amount: money('Amount of the payment.'),
  amount_disputed: money('Disputed amount.'),
  amount_refunded: money('Refunded amount.'),
  amount_returned: money('Amount that the bank returned.'),
  amount_refundable: money('Amount that can still be refunded: 0 until the payment is captured.'),
  application_fee_rate_id: nullable(word('Id of the application fee rate that applies.')),
  balance: from(
    'reference',
    money('Amount minus fees, refunds and disputes, plus returned fees; 0 until the payment is captured.'),
  ),
  capture_strategy: choice(['automatic', 'manual'], '`manual` only authorizes the payment; a capture follows.'),
  captured: boolean('Whether the payment is captured.'),
  checkout_id: from('reference', nullable(word('The checkout that the payment is an attempt to complete.'))),
  currency,
  description: storedDescription,
  disputed: boolean('Whether the payment has a dispute.'),
  refunded: boolean('Whether a part of the payment was refunded.'),
  returned: boolean('Whether the bank returned the payment.'),
  error_code: nullable(word('Error code of a failed payment.')),
  error_description: nullable(word('Error description of a failed payment, for people.')),
  expedited: from('reference', nullable(boolean('As it was sent; null if it was not.'))),
  fee_amount: money('Total of the fees.'),
  fees: list(ref('PaymentFee'), 'The fees; empty in the response to its creation.'),
  financial_transaction_id: word('Number of the payment in the ledger.'),
  is_test: boolean('Whether the payment is in test mode.'),
  metadata: storedMetadata,
  payment_intent_id: id('pi', 'The payment intent of the attempt.'),
  payment_mode: from(
    'reference',
    choice(modes, '`ecom` for a card, `ach` for a bank account. The sandbox has no terminals.'),
  ),
  statement_descriptor: storedStatementDescriptor,
  status: choice(Object.keys(paymentStates.states), 'Status of the payment.'),
  terminal_id: from('reference', { type: 'null', description: 'The sandbox has no terminals.' }),
  transaction_hold: from('reference', { type: 'null', description: 'The sandbox holds no transactions.' }),
  payment_method: ref('PaymentMethod'),
  application_fee: nullable(ref('ApplicationFee')),
  refunds: list(ref('Refund'), 'Its refunds, newest first.'),
  disputes: list(ref('Dispute'), 'Its disputes, newest first.'),
  ...times,
  success: optional(boolean('Present when a test scenario was requested.')),
});

/** The errors of the processor for a charge. */
export const chargeErrors: readonly ErrorCode[] = [
  'currency_invalid',
  'card_declined',
  'card_decline_rate_limit_exceeded',
  'expired_card',
  'invalid_cvc',
  'gateway_error',
  'gateway_timeout_error',
  ...simulatedErrorsOf('payment'),
];

export const paymentFilters = {
  payment_id: from('reference', word('Only the payment with this id.')),
  checkout_id: from('reference', word('Only payments that were attempts to complete this checkout.')),
  payment_status: choice(
    [...Object.keys(paymentStates.states), 'refunded'],
    'Only payments with this status. `refunded`: only payments of which any amount was refunded.',
    { 'x-provenance': 'reference' },
  ),
  payment_mode: from('reference', choice(modes, 'Only payments of this mode.')),
  payment_method_id: from('reference', word('Only payments from the payment method with this token.')),
  account_holder: from(
    'reference',
    word(
      'Only payments from a card or bank account with this name when it was charged. The whole name; case is ignored.',
    ),
  ),
  terminal_id: from('reference', word('Only payments of this terminal: none, as there are no terminals.')),
  ...createdFilters('payments'),
};

export const payments = defineResource({
  tag: 'Payments',
  description: 'Charge immediately, or authorize now and capture within seven days.',
  schemas: { Payment: payment, PaymentFee: paymentFee, ApplicationFee: applicationFee },
  display: {
    Payment: {
      first: ['status', 'error_code', 'error_description', 'amount', 'balance', 'fee_amount'],
      columns: [
        always('id', 'amount', 'status', { time: 'created_at', method: methodColumn }),
        terminal({ error: 'error_code' }),
        more('description'),
        terminal('amount_refunded'),
        more({ account: 'account_id' }),
      ],
      searched: ['status', 'currency', 'error_code', 'error_description', 'description', 'statement_descriptor'],
      filtered: ['account', 'amount'],
    },
  },
  operations: {
    createPayment: api.post('/v1/payments', {
      requiresEnabled: true,
      summary: 'Create a payment',
      description: 'A declined payment returns 402. It is stored and can be read and listed.',
      provenance: 'stated',
      idempotencyKey: 'required',
      ofAccount: true,
      body: request({
        amount: required(paymentAmount),
        currency: required(accountCurrency),
        capture_strategy: from(
          'reference',
          onConditions(
            choice(['automatic', 'manual'], '`manual` only authorizes the payment.', { default: 'automatic' }),
            'automatic_bank_payments',
          ),
        ),
        email: {
          ...email,
          description:
            'Customer of the payment method: of a new one, or of a token without a customer. A payment method that already ' +
            'has a customer keeps it.',
        },
        description,
        metadata: onConditions(
          metadataInput(
            'Stored with the payment. In test mode `payment_test.scenario` names a test scenario, of cards or of bank payments, ' +
              'and `payment_test.error` an error to simulate. `dispute_test_spec` opens a dispute of the payment.',
          ),
          'due_after_dispute',
        ),
        fees: feesInput('Replace the configured fees of the same types.'),
        application_fee_amount: from(
          'stated',
          onConditions(
            money('The former form of `fees`, as a single amount. No other fee is charged.', {
              exclusiveMinimum: 0,
              'x-rule-provenance': { exclusiveMinimum: 'reference' },
              'x-errors': { invalid: 'fee_amount_greater_than_zero' },
            }),
            'fees_within_amount',
            'fees_or_application_fee',
            'fees_in_usd',
          ),
        ),
        payment_method: required(paymentMethodInput),
        statement_descriptor: statementDescriptor,
        expedited: from(
          'reference',
          boolean('Whether a bank payment bears the fee `processing_ach_expedited`. Without effect on a card.'),
        ),
      }),
      success: one(201, 'payment', 'Payment'),
      errors: [
        'fee_and_application_fee_declared',
        ...paymentFeeErrors,
        'payment_method_not_found',
        ...tokenizationErrors,
        'customer_max_payment_methods',
        ...chargeErrors,
      ],
    }),
    listPayments: api.get('/v1/payments', {
      summary: 'List payments',
      description: newestOfAllAccounts,
      provenance: 'stated',
      query: { ...pagination, ...paymentFilters },
      success: page('payment', 'Payment'),
    }),
    getPayment: api.get('/v1/payments/{payment_id}', {
      summary: 'Get a payment',
      description: 'With its fees, refunds and disputes as they are now. Declined payments are found as well.',
      provenance: 'reference',
      success: one(200, 'payment', 'Payment'),
    }),
    updatePayment: api.patch('/v1/payments/{payment_id}', {
      summary: 'Update a payment',
      description: 'Changes the description and the metadata, at any time. Absent fields do not change.',
      provenance: 'reference',
      idempotencyKey: 'required',
      body: request({ description, metadata }),
      success: one(200, 'payment', 'Payment'),
    }),
    capturePayment: api.post('/v1/payments/{payment_id}/capture', {
      requiresEnabled: true,
      summary: 'Capture a payment',
      description: `Captures the whole amount of an authorized payment within ${daysText(limits.capture_window_seconds.value)}.`,
      provenance: 'reference',
      idempotencyKey: 'required',
      body: request({
        amount: from('chosen', allIfAbsent(onConditions(money('Default: the whole amount.'), 'whole_capture'))),
      }),
      bodyOptional: true,
      success: { ...one(201, 'payment', 'Payment'), replayStatus: 200 },
      errors: [
        'resource_not_found',
        'payment_already_captured',
        'charge_expired_for_capture',
        'payment_cannot_be_captured',
        'parameter_invalid',
      ],
    }),
    voidPayment: api.post('/v1/payments/{payment_id}/void', {
      summary: 'Void a payment',
      description: `Cancels a payment within ${limits.void_window_seconds.value / 60} minutes, as if it had never been made.`,
      provenance: 'chosen',
      extension: true,
      idempotencyKey: 'required',
      body: request({}),
      bodyOptional: true,
      success: one(200, 'payment', 'Payment'),
      errors: ['resource_not_found', 'payment_outside_void_window', 'payment_cannot_be_voided', 'refund_in_progress'],
    }),
  },
});
