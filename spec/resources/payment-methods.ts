import type { ErrorCode } from '../tables/errors';
import { limits } from '../tables/limits';
import { simulatedErrorsOf } from '../tables/simulated-errors';
import { api } from '../vocabulary/define-operation';
import { always, more } from '../vocabulary/display';
import { defineResource, one, page } from '../vocabulary/operation';
import {
  boolean,
  choice,
  ignored,
  nonEmptyText,
  from,
  request,
  required,
  text,
  word,
  type Schema,
} from '../vocabulary/schema';
import { onConditions } from './conditions';
import { address } from './address';
import { ACCOUNT_NUMBER_PATTERN, ROUTING_NUMBER_PATTERN } from './formats';
import { paymentMethodSchemas } from './payment-method-schemas';
import { createdFilters, email, metadata, metadataInput, newestOfAllAccounts, pagination } from './shared';

const month: Schema = {
  type: ['string', 'integer'],
  pattern: '^(0?[1-9]|1[0-2])$',
  minimum: 1,
  maximum: 12,
  description: 'Month of expiry, 1 to 12.',
  'x-rule-provenance': { pattern: 'reference', minimum: 'reference', maximum: 'reference' },
};
const year: Schema = onConditions(
  {
    anyOf: [
      { type: 'string', pattern: '^(\\d{2}|\\d{4})$' },
      { type: 'integer', minimum: 10, maximum: 99 },
      { type: 'integer', minimum: 1000, maximum: 9999 },
    ],
    description: 'Year of expiry, two or four digits.',
    'x-rule-provenance': { pattern: 'reference', minimum: 'reference', maximum: 'reference' },
  },
  'expiry_not_passed',
);

/** A text, or a number as some clients send it: one that begins with 0 has to be a text. */
const verification: Schema = onConditions(
  {
    type: ['string', 'integer'],
    pattern: '^\\d{3,4}$',
    minimum: 100,
    maximum: 9999,
    description: 'Security code. Never stored and never returned.',
    'x-rule-provenance': { pattern: 'chosen', minimum: 'chosen', maximum: 'chosen' },
  },
  'security_code_of_brand',
);
const postalCode: Schema = {
  ...address.address_postal_code,
  type: ['string', 'integer'],
  minimum: 10,
  maximum: 9_999_999_999,
};

const card = request(
  {
    name: required(nonEmptyText('Name on the card.', { 'x-errors': { absent: 'card_name_required' } })),
    number: required(
      word('Card number; spaces and dashes are allowed. Never stored and never returned.', {
        'x-errors': { absent: 'card_number_required' },
      }),
    ),
    verification,
    month: required(month),
    year: required(year),
    ...address,
    address_postal_code: required(postalCode),
    brand: text('Accepted and ignored: the brand follows from the number.'),
    metadata: metadataInput('Stored with the card. In test mode `payment_test.error` names an error to simulate.'),
  },
  { description: 'A card.', 'x-provenance': 'stated' },
);

const bankAccount = request(
  {
    account_owner_name: required(nonEmptyText('Name of the account owner.')),
    routing_number: required(word('Nine digits.', { pattern: ROUTING_NUMBER_PATTERN })),
    account_number: required(
      word('4 to 17 digits. Never stored and never returned.', { pattern: ACCOUNT_NUMBER_PATTERN }),
    ),
    account_type: required(choice(['checking', 'savings'], 'Type of account.')),
    account_owner_type: required(choice(['individual', 'company'], 'Type of owner.')),
    country: required(address.address_country),
    currency: required(onConditions(choice(['usd', 'cad'], 'Currency of the bank account.'), 'bank_account_currency')),
    bank_name: text('Name of the bank.'),
    metadata,
  },
  { description: 'A bank account.', 'x-provenance': 'reference' },
);

const groupId = onConditions(
  from('reference', nonEmptyText('Group of the account to which the payment method is added.')),
  'one_group',
);

/** The service creates the customer of an e-mail address, and takes no id of one. */
const customerId = ignored('The customer follows from `email`');

/** A card or bank account to tokenize. */
const newPaymentMethod = onConditions(
  request(
    { card, bank_account: bankAccount, payment_method_group_id: groupId, customer_id: customerId },
    {
      minProperties: 1,
      'x-errors': { minProperties: 'payment_method_required' },
      description: 'The payment method to store.',
    },
  ),
  'one_kind',
);

/** The payment method of a payment: a card, a bank account, or the token of one. */
export const paymentMethodInput = request(
  {
    card,
    bank_account: bankAccount,
    token: nonEmptyText('Token of a payment method of the account.'),
  },
  {
    minProperties: 1,
    maxProperties: 1,
    'x-errors': { minProperties: 'payment_method_required' },
    description: 'Exactly one of a card, a bank account and a token.',
  },
);

/** The details of a card that can change: not its number and security code. */
const cardUpdate = onConditions(
  request(
    {
      name: nonEmptyText('Name on the card.'),
      month,
      year,
      ...address,
      metadata,
    },
    { description: 'New details of a card. Absent fields do not change.', 'x-provenance': 'reference' },
  ),
  'kind_of_payment_method',
);

/** A bank account keeps its details: only its metadata can change. */
const bankAccountUpdate = onConditions(
  request({ metadata }, { description: 'New metadata of a bank account.', 'x-provenance': 'reference' }),
  'kind_of_payment_method',
);

/** The errors of tokenizing a card, in addition to those of the schema. */
export const tokenizationErrors: readonly ErrorCode[] = [
  'currency_invalid',
  'card_number_invalid',
  'invalid_card_brand',
  'expired_card',
  'invalid_cvc',
  ...simulatedErrorsOf('card'),
];

export const paymentMethods = defineResource({
  tag: 'Payment methods',
  description: 'Cards and bank accounts as tokens, reusable within their account.',
  schemas: paymentMethodSchemas,
  display: {
    Card: { first: ['brand', 'acct_last_four', 'name', 'month', 'year', 'token'] },
    BankAccount: { first: ['brand', 'acct_last_four', 'name', 'token'] },
    PaymentMethod: {
      columns: [
        more({ id: ['card.id', 'bank_account.id'] }),
        always(
          { method: ['card.brand card.acct_last_four', 'bank_account.brand bank_account.acct_last_four'] },
          'status',
        ),
        more({ name: ['card.name', 'bank_account.name'], account: 'account_id' }),
        always({ time: 'created_at' }),
      ],
      searched: ['invalid_reason'],
      filtered: ['account'],
    },
  },
  operations: {
    createPaymentMethod: api.post('/v1/payment_methods', {
      requiresEnabled: true,
      summary: 'Create a payment method',
      description:
        'Tokenizes a card or a bank account. Nothing is charged. The group can stand inside of `payment_method` or beside it.',
      provenance: 'reference',
      extension: true,
      idempotencyKey: 'required',
      ofAccount: true,
      body: request({
        payment_method: required(newPaymentMethod),
        email: {
          ...email,
          description:
            'Customer of the payment method. The first use of an address in an account creates a customer, who can have ' +
            `${limits.customer_payment_methods.value} payment methods. The same card or bank account counts once. Case is ignored.`,
        },
        payment_method_group_id: groupId,
        customer_id: customerId,
        force_tokenize: from(
          'reference',
          boolean(
            'Whether to store a card that has expired, or whose security code is wrong: with the status `invalid`. Paying with it fails.',
          ),
        ),
      }),
      success: one(201, 'payment_method', 'PaymentMethod'),
      errors: [
        'resource_not_found',
        ...tokenizationErrors,
        'customer_max_payment_methods',
        'payment_method_group_max_payment_methods',
      ],
    }),
    listPaymentMethods: api.get('/v1/payment_methods', {
      summary: 'List payment methods',
      description: newestOfAllAccounts,
      provenance: 'reference',
      extension: true,
      query: {
        ...pagination,
        customer_id: from('reference', word('Only payment methods of this customer.')),
        payment_method_group_id: from('reference', word('Only payment methods of this group.')),
        ...createdFilters('payment methods'),
      },
      success: page('payment_method', 'PaymentMethod'),
    }),
    getPaymentMethod: api.get('/v1/payment_methods/{token}', {
      summary: 'Get a payment method',
      description:
        'By its token. The number of the card or bank account is not returned, except for its last four digits.',
      provenance: 'reference',
      extension: true,
      success: one(200, 'payment_method', 'PaymentMethod'),
      errors: ['payment_method_not_found'],
    }),
    updatePaymentMethod: api.patch('/v1/payment_methods/{token}', {
      summary: 'Update a payment method',
      description:
        'Changes details of a card, or the metadata of a bank account. The body has the one field of the kind of the payment method.',
      provenance: 'reference',
      extension: true,
      idempotencyKey: 'required',
      body: request({ card: cardUpdate, bank_account: bankAccountUpdate }),
      success: one(200, 'payment_method', 'PaymentMethod'),
      errors: ['payment_method_not_found', 'unexpected_parameter', 'parameter_missing', 'expired_card'],
    }),
    clonePaymentMethod: api.post('/v1/payment_methods/{token}/clone', {
      requiresEnabled: true,
      summary: 'Clone a payment method',
      description:
        'Creates the same card or bank account in another account of the platform, or in the same one: with a token of its ' +
        'own and the same signature, without a customer, and in no group.',
      provenance: 'reference',
      extension: true,
      idempotencyKey: 'required',
      body: request({
        destination_account_id: required(
          onConditions(
            nonEmptyText('The account of the new payment method: an account of the platform in the same mode.'),
            'bank_account_currency',
          ),
        ),
      }),
      success: one(200, 'payment_method', 'PaymentMethod'),
      errors: ['payment_method_not_found', 'resource_not_found', 'currency_invalid'],
    }),
  },
});
