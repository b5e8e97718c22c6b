import { errors } from '../tables/errors';
import { limits } from '../tables/limits';
import { checkoutStates, paymentStates } from '../tables/states';
import { daysText } from '../vocabulary/day-text';
import { api } from '../vocabulary/define-operation';
import { always, more, terminal } from '../vocabulary/display';
import { defineResource, one, page } from '../vocabulary/operation';
import {
  address,
  allIfAbsent,
  boolean,
  choice,
  from,
  money,
  nonEmptyText,
  request,
  required,
  text,
  word,
} from '../vocabulary/schema';
import { onConditions } from './conditions';
import { applicationFeesInput, checkoutSchemas, paymentModes } from './checkout-schemas';
import { BROWSER_URL_PATTERN } from './checkout-sessions';
import { feesInput, paymentFeeErrors, returnedFeesInput } from './fees';
import { chargeErrors, paymentAmount } from './payments';
import { refundErrors } from './refunds';
import {
  createdFilters,
  currency,
  metadata,
  metadataInput,
  newestOfAllAccounts,
  pagination,
  statementDescriptor,
} from './shared';

/** A completion reports a declined payment. These errors leave no payment to report. */
const errorsWithoutPayment = chargeErrors.filter((code) => errors[code].status !== 402);

const payment = request(
  {
    description: from('reference', text("Description of the payment. Default: the checkout's.")),
    metadata: from(
      'reference',
      metadataInput("Metadata of the payment, which may name a test scenario. Default: the checkout's."),
    ),
    expedited: from('reference', boolean('Whether to settle the payment faster.')),
    fees: feesInput('Passed to the payment, where they replace the configured fees of the same types.'),
  },
  { description: 'Details of the future payment.', 'x-provenance': 'stated' },
);

const checkoutFilters = {
  status: from('reference', choice(Object.keys(checkoutStates.states), 'Only checkouts with this status.')),
  payment_mode: from(
    'reference',
    choice(['ecom', 'bnpl', 'card_present', 'apple_pay'], 'Only checkouts with an attempt in this mode.'),
  ),
  payment_status: from(
    'reference',
    choice(
      Object.keys(paymentStates.states),
      'Only checkouts with an attempt of this `payment_status`, whatever became of its payment since.',
    ),
  ),
  checkout_id: from('reference', word('Only this checkout.')),
  successful_payment_id: from('reference', word('Only the checkout that this payment completed.')),
  ...createdFilters('checkouts'),
};

export const checkouts = defineResource({
  tag: 'Checkouts',
  description: `Request a payment that is completed with a token within ${daysText(limits.checkout_window_seconds.value)}.`,
  schemas: checkoutSchemas,
  display: {
    Checkout: {
      first: ['status', 'payment_amount', 'payment_description'],
      columns: [
        always('id', { amount: 'payment_amount' }, 'status', {
          description: 'payment_description',
          time: 'created_at',
        }),
        terminal('mode'),
        more({ account: 'account_id' }),
      ],
      searched: ['status', 'payment_currency', 'payment_description', 'statement_descriptor'],
      filtered: ['account'],
    },
    CheckoutCompletionItem: {
      title: 'Attempt',
      columns: [
        always('id', 'status', { payment: 'payment_id' }, 'payment_status'),
        more({ error: 'payment_error_code' }, 'payment_mode', 'payment_token'),
        always({ time: 'created_at' }),
      ],
    },
  },
  operations: {
    createCheckout: api.post('/v1/checkouts', {
      requiresEnabled: true,
      summary: 'Create a checkout',
      description: 'Creates its payment intent, too.',
      provenance: 'stated',
      idempotencyKey: 'optional',
      ofAccount: true,
      body: request({
        amount: required(paymentAmount),
        description: required(nonEmptyText('Subject of the payment.')),
        currency: from(
          'reference',
          onConditions(
            {
              ...currency,
              description: "Default: the account's currency.",
              'x-errors': { invalid: 'checkout_invalid_currency' },
            },
            'account_currency',
          ),
        ),
        origin_url: from(
          'reference',
          address('Page that shows the checkout. An http or https URL.', { pattern: BROWSER_URL_PATTERN }),
        ),
        payment_method_group_id: from(
          'reference',
          nonEmptyText('Group of the account with the saved payment methods that the checkout offers.'),
        ),
        statement_descriptor: statementDescriptor,
        payment,
        application_fees: applicationFeesInput,
        metadata: from(
          'reference',
          metadataInput('Stored with the checkout, and metadata of the payment unless `payment.metadata` is sent.'),
        ),
      }),
      success: one(201, 'checkout', 'Checkout'),
      errors: [
        'resource_not_found',
        'checkout_invalid_currency',
        'fees_invalid',
        'fee_and_application_fee_declared',
        ...paymentFeeErrors,
      ],
    }),
    listCheckouts: api.get('/v1/checkouts', {
      summary: 'List checkouts',
      description: newestOfAllAccounts,
      provenance: 'reference',
      extension: true,
      query: { ...pagination, ...checkoutFilters },
      success: page('checkout', 'Checkout'),
    }),
    getCheckout: api.get('/v1/checkouts/{checkout_id}', {
      summary: 'Get a checkout',
      description:
        'With its attempts to pay. A bank payment that completed it may be pending, or fail later: read the payment.',
      provenance: 'reference',
      extension: true,
      success: one(200, 'checkout', 'Checkout'),
    }),
    updateCheckout: api.patch('/v1/checkouts/{checkout_id}', {
      summary: 'Update a checkout',
      description:
        'Until it is completed or expires. What is not sent stays; metadata and application fees are replaced as a whole. ' +
        'A new amount is also that of its payment intent.',
      provenance: 'reference',
      extension: true,
      idempotencyKey: 'optional',
      body: request({
        amount: paymentAmount,
        description: nonEmptyText('Subject of the payment.'),
        statement_descriptor: statementDescriptor,
        metadata,
        application_fees: applicationFeesInput,
      }),
      success: one(200, 'checkout', 'Checkout'),
      errors: [
        'resource_not_found',
        'checkout_cannot_be_updated',
        'payment_intent_unexpected_state',
        'fee_and_application_fee_declared',
        'fee_amount_greater_than_payment_amount',
      ],
    }),
    completeCheckout: api.post('/v1/checkouts/{checkout_id}/complete', {
      requiresEnabled: true,
      summary: 'Complete a checkout',
      description:
        'Attempts the payment. A declined payment is reported by `payment_status`, not by the HTTP status; another attempt may follow.',
      provenance: 'reference',
      extension: true,
      idempotencyKey: 'required',
      body: request({
        payment_token: required(
          nonEmptyText('Token of a payment method of the account.', {
            'x-errors': { absent: 'payment_method_token_required' },
          }),
        ),
        payment_mode: choice(paymentModes, 'Channel of the payment.', { default: 'ecom' }),
      }),
      success: one(201, 'checkout_completion', 'CheckoutCompletion'),
      errors: [
        'resource_not_found',
        'checkout_cannot_be_completed',
        'payment_method_not_found',
        'payment_intent_cannot_be_captured',
        ...errorsWithoutPayment,
      ],
    }),
    expireCheckout: api.post('/v1/checkouts/{checkout_id}/expire', {
      summary: 'Expire a checkout',
      description: 'Ends it before its time: it can no longer be completed or updated.',
      provenance: 'chosen',
      extension: true,
      idempotencyKey: 'required',
      body: request({}),
      bodyOptional: true,
      success: one(200, 'checkout', 'Checkout'),
      errors: ['resource_not_found', 'checkout_unexpected_state'],
    }),
    refundCheckout: api.post('/v1/checkouts/{checkout_id}/refunds', {
      requiresEnabled: true,
      summary: 'Refund a checkout',
      description: 'Refunds the payment that completed it, by the same rules. Without an amount, the remaining amount.',
      provenance: 'reference',
      idempotencyKey: 'required',
      body: request({
        amount: allIfAbsent(
          onConditions(
            money('Smallest unit of the currency; greater than 0. Default: the remaining amount.', {
              exclusiveMinimum: limits.refund_amount.above,
              'x-errors': { type: 'amount_must_be_an_integer', exclusiveMinimum: 'amount_below_minimum' },
            }),
            'refund_within_refundable',
          ),
        ),
        fees: returnedFeesInput('Amounts of the fees to return. Default: none.'),
      }),
      bodyOptional: true,
      success: one(200, 'checkout_refund', 'CheckoutRefund'),
      errors: refundErrors,
    }),
  },
});
