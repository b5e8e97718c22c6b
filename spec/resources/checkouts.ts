import { errors } from '../tables/errors';
import { paymentFeeTypes } from '../tables/fee-types';
import { limits } from '../tables/limits';
import { checkoutStates, paymentStates } from '../tables/states';
import { defineResource, one, page } from '../vocabulary/operation';
import {
  choice,
  nonEmptyText,
  freeForm,
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
import { accountType, currency, pagination, storedMetadata } from './shared';

const hours = limits.checkout_window_seconds.value / 3_600;

/** A declined payment is told by the completion; these leave no payment to tell of. */
const unansweredErrors = chargeErrors.filter((code) => errors[code].status !== 402);

const checkout = resource(
  {
    id: id('cho', 'Id of the checkout.'),
    account_id: from('reference', id('acc', 'The account it was made on.')),
    mode: from('reference', accountType),
    status: choice(Object.keys(checkoutStates.states), 'Where it stands.'),
    payment_amount: money('What is to be paid.'),
    payment_currency: from('reference', currency),
    payment_description: from('reference', word('What it is paid for.')),
    payment_intent_id: from('reference', id('pi', 'The intent that every attempt to pay it belongs to.')),
    successful_payment_id: from(
      'reference',
      nullable(id('py', 'The payment that completed it. One from a bank account may be pending, or fail later.')),
    ),
    payment: resource({ fees: list(ref('CheckoutFee'), 'The fees that its payment will bear.') }),
    application_fees: from('reference', list(ref('CheckoutFee'), 'The same fees by their older name.')),
    metadata: from('reference', storedMetadata),
    created_at: from('reference', timestamp('When it was made.')),
    updated_at: from('reference', timestamp('When it last changed.')),
  },
  { description: 'Something to be paid once, by whoever is asked to.', 'x-provenance': 'stated' },
);

const completion = resource(
  {
    id: id('chc', 'Id of the attempt.'),
    status: choice(['succeeded', 'failed'], 'Whether it completed the checkout.'),
    payment_status: choice(Object.keys(paymentStates.states), 'Where its payment stands.'),
    payment_error_code: nullable(word('Why the payment failed.')),
    payment_error_description: nullable(word('Why the payment failed, for people.')),
    payment_id: id('py', 'The payment that was made.'),
    checkout_id: id('cho', 'The checkout.'),
    checkout: ref('Checkout'),
  },
  { description: 'An attempt to complete a checkout.', 'x-provenance': 'reference' },
);

const checkoutRefund = resource(
  {
    id: id('chr', 'Id of the refund: that of the refund of the payment, but for the prefix.'),
    checkout_id: id('cho', 'The checkout.'),
    status: word('`pending` for a bank account, else `succeeded`.'),
    refund_amount: money('What was given back.'),
    returned_fees: list(ref('ReturnedFee'), 'Fees given back with it.'),
  },
  { description: 'Money given back of what a checkout was paid with.', 'x-provenance': 'reference' },
);

export const checkouts = defineResource({
  tag: 'Checkouts',
  description: `Ask for a payment, and let it be completed with a token within ${hours} hours.`,
  schemas: {
    CheckoutFee: from(
      'stated',
      resource(
        { type: choice(Object.keys(paymentFeeTypes), 'What the fee is for.'), amount: money('The fee.') },
        { description: 'A fee that the payment of a checkout will bear.' },
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
      description: 'Makes its payment intent, too.',
      provenance: 'stated',
      authentication: 'bearer',
      idempotencyKey: 'optional',
      body: request({
        amount: required(paymentAmount),
        description: required(nonEmptyText('What it is paid for.')),
        currency: from('reference', {
          ...currency,
          description: "Must be the account's currency, which is the default.",
          'x-errors': { invalid: 'checkout_invalid_currency' },
        }),
        payment: request(
          { fees: feesInput('Pass to the payment, where they replace the configured fees of their types.') },
          { description: 'What is known of the payment beforehand.', 'x-provenance': 'stated' },
        ),
        metadata: from('chosen', freeForm('Pass to the payment, test scenarios included.')),
      }),
      success: one(201, 'checkout', 'Checkout'),
      errors: ['sub_account_not_enabled', 'checkout_invalid_currency', 'fees_invalid', ...paymentFeeErrors],
    },
    listCheckouts: {
      method: 'get',
      path: '/v1/checkouts',
      summary: 'List checkouts',
      description: 'Newest first. Without a Sub-Account header, those of all accounts of the platform.',
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
        'Tries to pay it. A declined payment is told by `payment_status`, not by the status of the answer; another attempt may follow.',
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
        payment_mode: choice(['ecom'], 'How it is paid.', { default: 'ecom' }),
      }),
      success: one(201, 'checkout_completion', 'CheckoutCompletion'),
      errors: [
        'resource_not_found',
        'sub_account_not_enabled',
        'checkout_cannot_be_completed',
        'payment_method_not_found',
        'payment_intent_cannot_be_captured',
        ...unansweredErrors,
      ],
    },
    refundCheckout: {
      method: 'post',
      path: '/v1/checkouts/{checkout_id}/refunds',
      summary: 'Refund a checkout',
      description: 'Refunds the payment that completed it, by the same rules. Without an amount: all that is left.',
      provenance: 'reference',
      authentication: 'bearer',
      idempotencyKey: 'optional',
      body: request({
        amount: money('Smallest unit of the currency; greater than 0.', {
          exclusiveMinimum: limits.refund_amount.above,
          'x-errors': { type: 'amount_must_be_an_integer', exclusiveMinimum: 'amount_below_minimum' },
        }),
        fees: feesInput('What to give back of the fees of the payment. Without it, nothing of them.'),
      }),
      bodyOptional: true,
      success: one(200, 'checkout_refund', 'CheckoutRefund'),
      errors: refundErrors,
    },
  },
});
