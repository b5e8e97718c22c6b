import { paymentIntentStates } from '../tables/states';
import { api } from '../vocabulary/define-operation';
import { always, more } from '../vocabulary/display';
import { bare, defineResource, page } from '../vocabulary/operation';
import { choice, from, id, money, nullable, ref, request, required, resource } from '../vocabulary/schema';
import { onConditions } from './conditions';
import { methodColumn } from './payment-method-schemas';
import { paymentMethodInput, tokenizationErrors } from './payment-methods';
import { accountCurrency, chargeErrors, paymentAmount } from './payments';
import {
  currency,
  description,
  metadataInput,
  newestOfAllAccounts,
  pagination,
  storedDescription,
  storedMetadata,
  times,
} from './shared';

const { attach, replace_payment_method } = paymentIntentStates.transitions;
const open = [...attach.from, ...replace_payment_method.from].map((state) => `\`${state}\``).join(' and ');

/** Only lists of intents have the envelope. */
const withoutEnvelope = 'The response is the intent itself, without an envelope.';

const intentMetadata = metadataInput(
  'Stored with the intent and its payments. In test mode `payment_test.scenario` names the test scenario of its capture.',
);

export const paymentIntents = defineResource({
  tag: 'Payment intents',
  description: 'The intention to collect a payment: it tracks the payment method and every attempt.',
  schemas: {
    PaymentIntent: resource('stated', 'The intention to collect a single payment, in any number of attempts.', {
      id: id('pi', 'Id of the intent.'),
      account_id: id('acc', 'The account of the intent.'),
      amount: money('Amount to pay.'),
      currency,
      description: storedDescription,
      metadata: storedMetadata,
      payment_method: nullable(ref('PaymentMethod')),
      status: choice(Object.keys(paymentIntentStates.states), 'Status of the intent.'),
      successful_payment_id: nullable(
        from('reference', id('py', 'The payment that paid the intent; null before it is paid.')),
      ),
      ...times,
    }),
  },
  display: {
    PaymentIntent: {
      columns: [
        always('id', 'amount', 'status', { time: 'created_at' }),
        more('description', { account: 'account_id', method: methodColumn }),
      ],
      searched: ['status', 'currency', 'description'],
      filtered: ['account', 'status', 'amount', 'created_at'],
    },
  },
  operations: {
    createPaymentIntent: api.post('/v1/payment_intents', {
      requiresEnabled: true,
      summary: 'Create a payment intent',
      description: `Nothing is charged yet. ${withoutEnvelope}`,
      provenance: 'stated',
      idempotencyKey: 'required',
      ofAccount: true,
      body: request({
        amount: required(paymentAmount),
        currency: required(accountCurrency),
        description,
        metadata: intentMetadata,
        payment_method: from('reference', paymentMethodInput),
      }),
      success: bare(201, 'payment_intent', 'PaymentIntent'),
      errors: ['payment_method_not_found', ...tokenizationErrors],
    }),
    listPaymentIntents: api.get('/v1/payment_intents', {
      summary: 'List payment intents',
      description: newestOfAllAccounts,
      provenance: 'reference',
      query: pagination,
      success: page('payment_intent', 'PaymentIntent'),
    }),
    getPaymentIntent: api.get('/v1/payment_intents/{payment_intent_id}', {
      summary: 'Get a payment intent',
      description: withoutEnvelope,
      provenance: 'reference',
      success: bare(200, 'payment_intent', 'PaymentIntent'),
      errors: ['payment_intent_not_found'],
    }),
    updatePaymentIntent: api.patch('/v1/payment_intents/{payment_intent_id}', {
      requiresEnabled: 'payment_method',
      summary: 'Update a payment intent',
      description: `The amount and the payment method can change only in ${open}. While a bank payment is pending, a change applies to the next attempt. ${withoutEnvelope}`,
      provenance: 'reference',
      idempotencyKey: 'required',
      body: request({
        amount: onConditions(paymentAmount, 'open_intent'),
        description,
        metadata: intentMetadata,
        payment_method: onConditions(paymentMethodInput, 'open_intent'),
      }),
      success: bare(200, 'payment_intent', 'PaymentIntent'),
      errors: [
        'payment_intent_not_found',
        'payment_intent_unexpected_state',
        'payment_method_not_found',
        ...tokenizationErrors,
      ],
    }),
    capturePaymentIntent: api.post('/v1/payment_intents/{payment_intent_id}/capture', {
      requiresEnabled: true,
      summary: 'Capture a payment intent',
      description: `Charges its payment method, or captures its authorized payment. A decline returns 402: the intent keeps its payment method and can be captured again. For another card make a new intent. ${withoutEnvelope}`,
      provenance: 'reference',
      idempotencyKey: 'required',
      body: request({ payment_method: paymentMethodInput }),
      bodyOptional: true,
      success: bare(201, 'payment_intent', 'PaymentIntent'),
      errors: [
        'payment_intent_not_found',
        'payment_intent_cannot_be_captured',
        'payment_intent_unexpected_state',
        'payment_method_not_found',
        ...tokenizationErrors,
        ...chargeErrors,
      ],
    }),
    cancelPaymentIntent: api.post('/v1/payment_intents/{payment_intent_id}/cancel', {
      summary: 'Cancel a payment intent',
      description: `Releases the authorization of its payment, if it has one. An intent that is pending, succeeded or canceled cannot be canceled. ${withoutEnvelope}`,
      provenance: 'chosen',
      extension: true,
      idempotencyKey: 'required',
      body: request({}),
      bodyOptional: true,
      success: bare(200, 'payment_intent', 'PaymentIntent'),
      errors: ['payment_intent_not_found', 'payment_intent_unexpected_state'],
    }),
    listPaymentIntentPayments: api.get('/v1/payment_intents/{payment_intent_id}/payments', {
      summary: 'List the payments of a payment intent',
      description: 'All its payment attempts, newest first.',
      provenance: 'reference',
      extension: true,
      query: pagination,
      success: page('payment', 'Payment'),
      errors: ['payment_intent_not_found'],
    }),
  },
});
