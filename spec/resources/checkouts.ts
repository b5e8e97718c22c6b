import { errors } from '../tables/errors';
import { paymentFeeTypes } from '../tables/fee-types';
import { limits } from '../tables/limits';
import { checkoutStates, paymentStates } from '../tables/states';
import { defineResource, one, page } from '../vocabulary/operation';
import {
  choice,
  nonEmptyText,
  from,
  id,
  list,
  money,
  nullable,
  ref,
  request,
  required,
  resource,
  timestamp,
  word,
} from '../vocabulary/schema';
import { feesInput, paymentFeeErrors } from './fees';
import { chargeErrors, paymentAmount } from './payments';
import { refundErrors } from './refunds';
import { accountType, currency, metadataInput, pagination, storedMetadata } from './shared';

const hours = limits.checkout_window_seconds.value / 3_600;

/** A completion reports a declined payment. These errors leave no payment to report. */
const errorsWithoutPayment = chargeErrors.filter((code) => errors[code].status !== 402);

const checkout = resource(
  {
    id: id('cho', 'Id of the checkout.'),
    account_id: from('reference', id('acc', 'The account of the checkout.')),
    mode: from('reference', accountType),
    status: choice(Object.keys(checkoutStates.states), 'Status of the checkout.'),
    payment_amount: money('Amount to pay.'),
    payment_currency: from('reference', currency),
    payment_description: from('reference', word('Subject of the payment.')),
    payment_intent_id: from('reference', id('pi', 'The payment intent of all its payment attempts.')),
    successful_payment_id: from(
      'reference',
      nullable(id('py', 'The payment that completed it. A bank payment may be pending, or fail later.')),
    ),
    payment: resource({ fees: list(ref('CheckoutFee'), 'The fees of its future payment.') }),
    application_fees: from('reference', list(ref('CheckoutFee'), 'The same fees by their former name.')),
    metadata: from('reference', storedMetadata),
    created_at: from('reference', timestamp('When it was created.')),
    updated_at: from('reference', timestamp('When it last changed.')),
  },
  { description: 'A request for a single payment.', 'x-provenance': 'stated' },
);

const completion = resource(
  {
    id: id('chc', 'Id of the attempt.'),
    status: choice(['succeeded', 'failed'], 'Whether it completed the checkout.'),
    payment_status: choice(Object.keys(paymentStates.states), 'Status of its payment.'),
    payment_error_code: nullable(word('Error code of a failed payment.')),
    payment_error_description: nullable(word('Error description of a failed payment, for people.')),
    payment_id: id('py', 'The payment of the attempt.'),
    checkout_id: id('cho', 'The checkout.'),
    checkout: ref('Checkout'),
  },
  { description: 'An attempt to complete a checkout.', 'x-provenance': 'reference' },
);

const checkoutRefund = resource(
  {
    id: id('chr', 'Id of the refund: that of the refund of the payment, except for the prefix.'),
    checkout_id: id('cho', 'The checkout.'),
    status: word('`pending` for a bank account, else `succeeded`.'),
    refund_amount: money('Refunded amount.'),
    returned_fees: list(ref('ReturnedFee'), 'Fees returned with the refund.'),
  },
  { description: 'A refund of the payment of a checkout.', 'x-provenance': 'reference' },
);

export const checkouts = defineResource({
  tag: 'Checkouts',
  description: `Request a payment that is completed with a token within ${hours} hours.`,
  schemas: {
    CheckoutFee: from(
      'stated',
      resource(
        { type: choice(Object.keys(paymentFeeTypes), 'Type of the fee.'), amount: money('Amount of the fee.') },
        { description: 'A fee of the future payment of a checkout.' },
      ),
    ),
    Checkout: checkout,
    CheckoutCompletion: completion,
    CheckoutRefund: checkoutRefund,
  },
  operations: {
    createCheckout: {
      method: 'post',
      path: '/v1/checkouts',
      summary: 'Create a checkout',
      description: 'Creates its payment intent, too.',
      provenance: 'stated',
      authentication: 'bearer',
      idempotencyKey: 'optional',
      body: request({
        amount: required(paymentAmount),
        description: required(nonEmptyText('Subject of the payment.')),
        currency: from('reference', {
          ...currency,
          description: "Must be the account's currency, which is the default.",
          'x-errors': { invalid: 'checkout_invalid_currency' },
        }),
        payment: request(
          { fees: feesInput('Passed to the payment, where they replace the configured fees of the same types.') },
          { description: 'Details of the future payment.', 'x-provenance': 'stated' },
        ),
        metadata: from('chosen', metadataInput('Passed to the payment, including test scenarios.')),
      }),
      success: one(201, 'checkout', 'Checkout'),
      errors: ['sub_account_not_enabled', 'checkout_invalid_currency', 'fees_invalid', ...paymentFeeErrors],
    },
    listCheckouts: {
      method: 'get',
      path: '/v1/checkouts',
      summary: 'List checkouts',
      description:
        'Newest first. Without a Sub-Account header, the list contains those of all accounts of the platform.',
      provenance: 'reference',
      extension: true,
      authentication: 'bearer',
      idempotencyKey: 'none',
      query: pagination,
      success: page('checkout', 'Checkout'),
      errors: [],
    },
    getCheckout: {
      method: 'get',
      path: '/v1/checkouts/{checkout_id}',
      summary: 'Get a checkout',
      provenance: 'reference',
      extension: true,
      authentication: 'bearer',
      idempotencyKey: 'none',
      success: one(200, 'checkout', 'Checkout'),
      errors: ['resource_not_found'],
    },
    completeCheckout: {
      method: 'post',
      path: '/v1/checkouts/{checkout_id}/complete',
      summary: 'Complete a checkout',
      description:
        'Attempts the payment. A declined payment is reported by `payment_status`, not by the HTTP status; another attempt may follow.',
      provenance: 'reference',
      extension: true,
      authentication: 'bearer',
      idempotencyKey: 'required',
      body: request({
        payment_token: required(
          nonEmptyText('Token of a payment method of the account.', {
            'x-errors': { absent: 'payment_method_token_required' },
          }),
        ),
        payment_mode: choice(['ecom'], 'Channel of the payment.', { default: 'ecom' }),
      }),
      success: one(201, 'checkout_completion', 'CheckoutCompletion'),
      errors: [
        'resource_not_found',
        'sub_account_not_enabled',
        'checkout_cannot_be_completed',
        'payment_method_not_found',
        'payment_intent_cannot_be_captured',
        ...errorsWithoutPayment,
      ],
    },
    refundCheckout: {
      method: 'post',
      path: '/v1/checkouts/{checkout_id}/refunds',
      summary: 'Refund a checkout',
      description: 'Refunds the payment that completed it, by the same rules. Without an amount, the remaining amount.',
      provenance: 'reference',
      authentication: 'bearer',
      idempotencyKey: 'optional',
      body: request({
        amount: money('Smallest unit of the currency; greater than 0.', {
          exclusiveMinimum: limits.refund_amount.above,
          'x-errors': { type: 'amount_must_be_an_integer', exclusiveMinimum: 'amount_below_minimum' },
        }),
        fees: feesInput('Amounts of the fees to return. Default: none.'),
      }),
      bodyOptional: true,
      success: one(200, 'checkout_refund', 'CheckoutRefund'),
      errors: refundErrors,
    },
  },
});
