import { paymentFeeTypes } from '../tables/fee-types';
import { checkoutStates, paymentStates } from '../tables/states';
import {
  boolean,
  choice,
  freeForm,
  from,
  id,
  list,
  money,
  nested,
  nullable,
  optional,
  ref,
  request,
  required,
  resource,
  timestamp,
  word,
  type Schema,
} from '../vocabulary/schema';
import { onConditions } from './conditions';
import { returnedFeeSource } from './refunds';
import { accountType, currency, storedMetadata, storedStatementDescriptor, times } from './shared';

/** The channels of a payment that a completion can have: those that take a token. */
export const paymentModes = ['ecom', 'apple_pay'] as const;

const applicationFeeInput = (method: string) =>
  request(
    {
      amount: required(
        money('Smallest unit of the currency; greater than 0.', {
          exclusiveMinimum: 0,
          'x-errors': { absent: 'fee_amount_greater_than_zero', invalid: 'fee_amount_greater_than_zero' },
        }),
      ),
    },
    { description: `The fee of a payment from a ${method}.` },
  );

/** The field `application_fees` of a request. */
export const applicationFeesInput: Schema = onConditions(
  request(
    { card: applicationFeeInput('card'), bank_account: applicationFeeInput('bank account') },
    {
      description:
        'The application fee of the future payment, by its payment method: no other fee is charged. An empty object is none.',
      'x-provenance': 'reference',
    },
  ),
  'fees_within_amount',
  'fees_or_application_fee',
  'fees_in_usd',
);

const applicationFee = (method: string) =>
  optional(nested(`The fee of a payment from a ${method}, if set.`, { amount: money('Amount of the fee.') }));

const noTerminal: Schema = { type: 'null', description: 'The sandbox has no terminals.' };

const completionFields = {
  id: id('chc', 'Id of the attempt.'),
  payment_mode: choice(paymentModes, 'Channel of the payment.'),
  payment_token: word('The token that it was attempted with.'),
  status: choice(['succeeded', 'failed'], 'Whether it completed the checkout.'),
  payment_status: choice(Object.keys(paymentStates.states), 'Status of its payment after the attempt.'),
  payment_error_code: nullable(word('Error code of a failed payment.')),
  payment_error_description: nullable(word('Error description of a failed payment, for people.')),
  payment_response: from(
    'chosen',
    freeForm('Its payment after the attempt, in the envelope of `GET /v1/payments/{payment_id}`.'),
  ),
  checkout_id: id('cho', 'The checkout.'),
  payment_id: id('py', 'The payment of the attempt.'),
  payment_method_id: word('Id of the payment method.'),
  terminal_id: noTerminal,
  additional_transactions: list(freeForm('A transaction.'), 'Always empty: a completion has no other transaction.'),
  created_at: timestamp('platform', 'When it was attempted.'),
  updated_at: timestamp('platform', 'The same: a completion never changes.'),
};

const paymentSettings = nested('What the checkout can be paid with.', {
  ach_payments: boolean('Bank accounts: not in Canadian dollars.'),
  bnpl_payments: boolean('Payments in installments: never.'),
  credit_card_payments: boolean('Cards: always.'),
  insurance_payments: boolean('Insurance: never.'),
  bank_account_verification: boolean('Verification of bank accounts: never.'),
});

const checkout = resource('stated', 'A request for a single payment.', {
  id: id('cho', 'Id of the checkout.'),
  account_id: from('reference', id('acc', 'The account of the checkout.')),
  platform_account_id: from('reference', id('acc', 'The platform account.')),
  mode: from('reference', accountType),
  status: choice(Object.keys(checkoutStates.states), 'Status of the checkout.'),
  payment_amount: money('Amount to pay.'),
  payment_currency: from('reference', currency),
  payment_description: from('reference', word('Subject of the payment.')),
  payment_intent_id: from('reference', id('pi', 'The payment intent of all its payment attempts.')),
  payment_method_group_id: from(
    'reference',
    nullable(id('pmg', 'The group of its saved payment methods; null without one.')),
  ),
  statement_descriptor: storedStatementDescriptor,
  payment_methods: from(
    'reference',
    list(ref('PaymentMethod'), 'The payment methods of its group, newest first. Empty without a group.'),
  ),
  payment_settings: from('reference', paymentSettings),
  total_amount: from('reference', money('Amount to pay, with insurance.')),
  insurance_amount: from('reference', money('Amount of the insurance: always 0.')),
  completions: from('reference', list(ref('CheckoutCompletionItem'), 'The attempts to complete it, newest first.')),
  successful_payment_id: from(
    'reference',
    nullable(id('py', 'The payment that completed it. A bank payment may be pending, or fail later.')),
  ),
  payment: resource('reference', 'Details of the future payment.', {
    description: nullable(word("As it was sent; null if it was not: then the payment has the checkout's.")),
    metadata: freeForm("As they were sent; empty if they were not: then the payment has the checkout's."),
    expedited: nullable(boolean('As it was sent; null if it was not.')),
    fees: list(ref('CheckoutFee'), 'The fees of its future payment.'),
  }),
  application_fees: from('reference', nullable(ref('CheckoutApplicationFees'))),
  metadata: from('reference', storedMetadata),
  created_at: from('reference', timestamp('platform', 'When it was created.')),
  updated_at: from('reference', timestamp('platform', 'When it last changed.')),
});

const refund = resource('reference', 'A refund of the payment of a checkout.', {
  id: id('chr', 'Id of the refund: that of the refund of the payment, except for the prefix.'),
  checkout_id: id('cho', 'The checkout.'),
  status: word('`pending` for a bank account, else `succeeded`.'),
  refund_amount: money('Refunded amount.'),
  returned_fees: list(ref('CheckoutReturnedFee'), 'Fees returned with the refund.'),
  refund_response: resource('chosen', 'The refund of the payment, in its envelope.', {
    id: id('re', 'Id of the refund of the payment.'),
    type: choice(['refund'], 'The type of `data`.'),
    data: ref('Refund'),
    page_info: { type: 'null', description: 'Only lists have pages.' },
  }),
  ...times,
});

const returnedFee = resource('reference', 'A fee, or a part of one, that a refund of a checkout returned.', {
  type: returnedFeeSource.type,
  amount: money('Amount that this refund returned.'),
  id: id('rtfee', 'Id of the returned fee.'),
  payment_fee_id: returnedFeeSource.payment_fee_id,
  returned_amount: money('The same as `amount`.'),
  original_amount: money('Original amount of the fee.'),
  remaining_amount: money('Remaining amount of the fee after this refund.'),
  currency,
});

export const checkoutSchemas = {
  CheckoutFee: resource('stated', 'A fee of the future payment of a checkout.', {
    type: choice(Object.keys(paymentFeeTypes), 'Type of the fee.'),
    amount: money('Amount of the fee.'),
  }),
  CheckoutApplicationFees: resource('reference', 'The application fee of the future payment, by its payment method.', {
    card: applicationFee('card'),
    bank_account: applicationFee('bank account'),
  }),
  Checkout: checkout,
  CheckoutCompletionItem: resource(
    'reference',
    'An attempt to complete a checkout, as part of the checkout.',
    completionFields,
  ),
  CheckoutCompletion: resource('reference', 'An attempt to complete a checkout.', {
    ...completionFields,
    checkout: ref('Checkout'),
  }),
  CheckoutRefund: refund,
  CheckoutReturnedFee: returnedFee,
};
