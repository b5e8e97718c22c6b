import { limits } from '../tables/limits';
import type { ErrorCode } from '../tables/errors';
import { simulatedErrorsOf } from '../tables/simulated-errors';
import { paymentFeeTypes } from '../tables/fee-types';
import { disputeStates, paymentStates } from '../tables/states';
import { defineResource, one, page } from '../vocabulary/operation';
import {
  choice,
  boolean,
  freeForm,
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
  timestamp,
  word,
} from '../vocabulary/schema';
import { feesInput, paymentFeeErrors } from './fees';
import { currency, description, email, metadata, pagination, storedDescription, storedMetadata } from './shared';
import { paymentMethodInput, tokenizationErrors } from './payment-methods';

const { above, below } = limits.payment_amount;

/** An amount that a payment may have. */
export const paymentAmount = money(`Smallest unit of the currency; greater than ${above}, lower than ${below}.`, {
  exclusiveMinimum: above,
  exclusiveMaximum: below,
  'x-errors': {
    type: 'amount_must_be_an_integer',
    exclusiveMinimum: 'amount_below_minimum',
    exclusiveMaximum: 'amount_above_maximum',
  },
});

const fee = resource(
  {
    id: id('pyfee', 'Id of the fee.'),
    type: choice(Object.keys(paymentFeeTypes), 'What the fee is for.'),
    amount: money('The fee.'),
    remaining_amount: money('The part not yet given back.'),
    currency,
  },
  { description: 'A fee that a payment bears.', 'x-provenance': 'stated' },
);

const applicationFee = resource(
  {
    id: id('fee', 'Id of the application fee.'),
    amount: money('The fee.'),
    currency,
    created_at: timestamp('When it was made.'),
    updated_at: timestamp('When it last changed.'),
  },
  { description: 'A fee given as one amount with the payment.', 'x-provenance': 'stated' },
);

export const dispute = resource(
  {
    id: id('dp', 'Id of the dispute.'),
    payment_id: id('py', 'The disputed payment.'),
    account_id: id('acc', 'The account of the payment.'),
    amount: money('The disputed part.'),
    currency,
    reason: word('What the cardholder says.'),
    due_date: timestamp('Until when evidence is taken.'),
    status: choice(Object.keys(disputeStates.states), 'Where the dispute stands.'),
    metadata: storedMetadata,
    created_at: timestamp('When it was made.'),
    updated_at: timestamp('When it last changed.'),
  },
  { description: 'A cardholder who contests a payment.', 'x-provenance': 'reference' },
);

const payment = resource(
  {
    id: id('py', 'Id of the payment.'),
    account_id: id('acc', 'The account it was made on.'),
    amount: money('What was asked for.'),
    amount_disputed: money('The disputed part.'),
    amount_refunded: money('The refunded part.'),
    amount_returned: money('The part the bank took back.'),
    amount_refundable: money('What can still be refunded: 0 until it is captured.'),
    application_fee_rate_id: nullable(word('The rate of the account that applies.')),
    balance: from(
      'reference',
      money('Amount, less fees, refunds and disputes, plus fees given back; 0 until it is captured.'),
    ),
    capture_strategy: choice(['automatic', 'manual'], '`manual` authorizes first and waits for a capture.'),
    captured: boolean('The money was taken.'),
    currency,
    description: storedDescription,
    disputed: boolean('There is a dispute.'),
    refunded: boolean('Something was refunded.'),
    returned: boolean('The bank took something back.'),
    error_code: nullable(word('Why it failed.')),
    error_description: nullable(word('Why it failed, for people.')),
    fee_amount: money('Total of the fees.'),
    fees: list(ref('PaymentFee'), 'The fees; empty in the answer to its creation.'),
    financial_transaction_id: word('Its number in the books.'),
    is_test: boolean('It belongs to the test world.'),
    metadata: storedMetadata,
    payment_intent_id: id('pi', 'The intent it is an attempt of.'),
    status: choice(Object.keys(paymentStates.states), 'Where it stands.'),
    success: optional(boolean('Present when a test scenario was asked for.')),
    payment_method: ref('PaymentMethod'),
    application_fee: nullable(ref('ApplicationFee')),
    refunds: list(ref('Refund'), 'Its refunds, newest first.'),
    disputes: list(ref('Dispute'), 'Its disputes, newest first.'),
    created_at: timestamp('When it was made.'),
    updated_at: timestamp('When it last changed.'),
  },
  { description: 'Money taken, or asked for, from a card or a bank account.', 'x-provenance': 'stated' },
);

/** Every code that the processor can answer a charge with. */
export const chargeErrors: readonly ErrorCode[] = [
  'card_declined',
  'card_decline_rate_limit_exceeded',
  'expired_card',
  'invalid_cvc',
  'gateway_error',
  'gateway_timeout_error',
  ...simulatedErrorsOf('payment'),
];

const instantOf = (what: string) =>
  timestamp(`${what} Without a time it is the start of the day, without an offset UTC.`, {
    'x-provenance': 'reference',
  });

const paymentFilters = {
  payment_status: choice(Object.keys(paymentStates.states), 'Only payments of this status.', {
    'x-provenance': 'reference',
  }),
  created_before: instantOf('Only payments made before this instant, and not at it.'),
  created_after: instantOf('Only payments made after this instant, and not at it.'),
};

export const payments = defineResource({
  tag: 'Payments',
  description: 'Charge at once, or authorize now and capture within seven days.',
  schemas: { Payment: payment, PaymentFee: fee, ApplicationFee: applicationFee, Dispute: dispute },
  operations: {
    createPayment: {
      method: 'post',
      path: '/v1/payments',
      summary: 'Create a payment',
      description: 'A declined payment is answered with 402, and stored: it can be listed and read.',
      provenance: 'stated',
      authentication: 'bearer',
      idempotencyKey: 'required',
      body: request({
        amount: required(paymentAmount),
        currency: required({ ...currency, description: "Must be the account's currency." }),
        capture_strategy: from(
          'reference',
          choice(['automatic', 'manual'], 'Bank accounts are always `automatic`.', { default: 'automatic' }),
        ),
        email: {
          ...email,
          description:
            'Whose payment method it is: a new one, or a token that belongs to nobody yet. A payment method that has a ' +
            'customer stays with it.',
        },
        description,
        metadata: freeForm(
          'Kept with the payment. On a test account `payment_test.scenario` names a test scenario, and ' +
            '`payment_test.error` an error to answer.',
        ),
        fees: feesInput('Replace the configured fees of their types. Together no more than the amount.'),
        application_fee_amount: from(
          'stated',
          money('The older form of `fees`, as one amount: not together with it. No other fee is charged then.', {
            exclusiveMinimum: 0,
            'x-errors': { invalid: 'fee_amount_greater_than_zero' },
          }),
        ),
        payment_method: required(paymentMethodInput),
      }),
      success: one(201, 'payment', 'Payment'),
      errors: [
        'sub_account_not_enabled',
        'fee_and_application_fee_declared',
        ...paymentFeeErrors,
        'payment_method_not_found',
        ...tokenizationErrors,
        'customer_max_payment_methods',
        ...chargeErrors,
      ],
    },
    listPayments: {
      method: 'get',
      path: '/v1/payments',
      summary: 'List payments',
      description: 'Newest first. Without a Sub-Account header, those of all accounts of the platform.',
      provenance: 'stated',
      authentication: 'bearer',
      idempotencyKey: 'none',
      query: { ...pagination, ...paymentFilters },
      success: page('payment', 'Payment'),
      errors: [],
    },
    getPayment: {
      method: 'get',
      path: '/v1/payments/{payment_id}',
      summary: 'Get a payment',
      provenance: 'reference',
      authentication: 'bearer',
      idempotencyKey: 'none',
      success: one(200, 'payment', 'Payment'),
      errors: ['resource_not_found'],
    },
    updatePayment: {
      method: 'patch',
      path: '/v1/payments/{payment_id}',
      summary: 'Update a payment',
      provenance: 'reference',
      authentication: 'bearer',
      idempotencyKey: 'required',
      body: request({ description, metadata }),
      success: one(200, 'payment', 'Payment'),
      errors: ['resource_not_found'],
    },
    capturePayment: {
      method: 'post',
      path: '/v1/payments/{payment_id}/capture',
      summary: 'Capture a payment',
      description: `Takes the money of an authorized payment, within ${limits.capture_window_seconds.value / 86_400} days, as a whole.`,
      provenance: 'reference',
      authentication: 'bearer',
      idempotencyKey: 'required',
      body: request({ amount: from('chosen', money("Must be the payment's amount: there is no partial capture.")) }),
      bodyOptional: true,
      success: one(201, 'payment', 'Payment'),
      errors: [
        'resource_not_found',
        'sub_account_not_enabled',
        'payment_already_captured',
        'charge_expired_for_capture',
        'payment_cannot_be_captured',
        'parameter_invalid',
      ],
    },
    voidPayment: {
      method: 'post',
      path: '/v1/payments/{payment_id}/void',
      summary: 'Void a payment',
      description: `Cancels a payment within ${limits.void_window_seconds.value / 60} minutes, as if it had never been.`,
      provenance: 'chosen',
      extension: true,
      authentication: 'bearer',
      idempotencyKey: 'required',
      body: request({}),
      bodyOptional: true,
      success: one(200, 'payment', 'Payment'),
      errors: ['resource_not_found', 'payment_outside_void_window', 'payment_cannot_be_voided'],
    },
  },
});
