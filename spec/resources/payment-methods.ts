import { cardBrands } from '../card-brands';
import { defineResource, one } from '../vocabulary/operation';
import {
  choice,
  filled,
  from,
  id,
  nullable,
  optional,
  request,
  required,
  resource,
  text,
  timestamp,
  word,
  type Schema,
} from '../vocabulary/schema';
import { metadata, storedMetadata } from './shared';

const checks = ['unchecked', 'pass', 'fail', 'unavailable'];
const addressCheck = (what: string): Schema => ({
  ...choice(checks, `How ${what} compared with what the issuer has on file.`),
  'x-provenance': 'reference',
});

const month: Schema = {
  type: ['string', 'integer'],
  pattern: '^(0?[1-9]|1[0-2])$',
  minimum: 1,
  maximum: 12,
  description: 'Month of expiry, 1 to 12.',
};
const year: Schema = {
  anyOf: [
    { type: 'string', pattern: '^(\\d{2}|\\d{4})$' },
    { type: 'integer', minimum: 10, maximum: 99 },
    { type: 'integer', minimum: 1000, maximum: 9999 },
  ],
  description: 'Year of expiry, two or four digits.',
};

const address = {
  address_line1: text('Street and number.'),
  address_line2: text('Flat, floor, building.'),
  address_city: text('City.'),
  address_state: word('Two or three letters.', {
    pattern: '^[A-Za-z]{2,3}$',
    'x-errors': { invalid: 'state_invalid' },
    'x-provenance': 'chosen',
  }),
};
const country = word('ISO 3166 code of two letters.', {
  pattern: '^[A-Za-z]{2}$',
  'x-errors': { invalid: 'country_invalid' },
  'x-provenance': 'chosen',
});

const card = request(
  {
    name: required(filled('Name on the card.', { 'x-errors': { absent: 'card_name_required' } })),
    number: required(
      word('Card number; spaces and dashes are allowed. Never stored, never given back.', {
        'x-errors': { absent: 'card_number_required' },
      }),
    ),
    verification: word('Security code. Never stored, never given back.', { pattern: '^\\d{3,4}$' }),
    month: required(month),
    year: required(year),
    ...address,
    address_postal_code: required(
      word('Postal code, 2 to 10 letters, digits, spaces or dashes.', {
        pattern: '^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$',
        'x-errors': { invalid: 'postal_code_invalid' },
        'x-provenance': 'chosen',
      }),
    ),
    address_country: country,
    brand: text('Accepted and ignored: the brand follows from the number.'),
    metadata,
  },
  { description: 'A card.', 'x-provenance': 'stated' },
);

const bankAccount = request(
  {
    account_owner_name: required(filled('Owner of the account.')),
    routing_number: required(word('Nine digits.', { pattern: '^\\d{9}$' })),
    account_number: required(word('4 to 17 digits. Never stored, never given back.', { pattern: '^\\d{4,17}$' })),
    account_type: required(choice(['checking', 'savings'], 'Kind of account.')),
    account_owner_type: required(choice(['individual', 'company'], 'Kind of owner.')),
    country: required(country),
    currency: required(choice(['usd', 'cad'], 'Currency of the account.')),
    bank_name: text('Name of the bank.'),
    metadata,
  },
  { description: 'A bank account.', 'x-provenance': 'reference' },
);

/** A raw card or bank account: what a token is made from. */
export const newPaymentMethod = request(
  { card, bank_account: bankAccount },
  {
    minProperties: 1,
    maxProperties: 1,
    'x-errors': { minProperties: 'payment_method_required' },
    description: 'A card or a bank account.',
  },
);

/** What a payment is paid with: a card, a bank account, or the token of one. */
export const paymentMethodInput = request(
  {
    card,
    bank_account: bankAccount,
    token: filled('The token of a payment method of the account.'),
  },
  {
    minProperties: 1,
    maxProperties: 1,
    'x-errors': { minProperties: 'payment_method_required' },
    description: 'Exactly one of a card, a bank account and a token.',
  },
);

const storedFields = {
  id: id('pm', 'Id of the payment method.'),
  acct_last_four: from('chosen', word('The last four digits.', { pattern: '^\\d{4}$' })),
  name: word('Name of the owner.'),
  token: id('pm', 'Stands for the payment method in requests of its account. The same as the id.'),
  metadata: storedMetadata,
  created_at: timestamp('When it was made.'),
  updated_at: timestamp('When it last changed.'),
};

/** What tokenizing a card can answer, beyond the form of the fields. */
export const tokenizationErrors = ['card_number_invalid', 'invalid_card_brand', 'expired_card', 'invalid_cvc'] as const;

export const paymentMethods = defineResource({
  tag: 'Payment methods',
  description: 'Cards and bank accounts as tokens, usable again within their account.',
  schemas: {
    Card: resource(
      {
        ...storedFields,
        brand: from('reference', choice(Object.keys(cardBrands), 'Derived from the number.')),
        month: from('reference', word('Month of expiry, two digits.', { pattern: '^\\d{2}$' })),
        year: from('reference', word('Year of expiry, four digits.', { pattern: '^\\d{4}$' })),
        address_line1_check: addressCheck('the first address line'),
        address_postal_code_check: addressCheck('the postal code'),
      },
      { description: 'What is kept of a card.', 'x-provenance': 'stated' },
    ),
    BankAccount: resource(
      { ...storedFields, brand: word('Name of the bank.') },
      { description: 'What is kept of a bank account.', 'x-provenance': 'stated' },
    ),
    PaymentMethod: resource(
      {
        card: optional({ $ref: '#/components/schemas/Card' }),
        bank_account: optional({ $ref: '#/components/schemas/BankAccount' }),
        customer_id: nullable(word('The customer it belongs to.')),
        signature: from('reference', word('The same for the same card or bank account within one account.')),
        account_id: id('acc', 'The account it belongs to.'),
      },
      { description: 'Exactly one of `card` and `bank_account`.', 'x-provenance': 'stated' },
    ),
  },
  operations: {
    createPaymentMethod: {
      method: 'post',
      path: '/v1/payment_methods',
      summary: 'Create a payment method',
      description: 'Tokenizes a card or a bank account. Nothing is charged.',
      provenance: 'reference',
      extension: true,
      authentication: 'bearer',
      idempotencyKey: 'required',
      body: request({ payment_method: required(newPaymentMethod) }),
      success: one(201, 'payment_method', 'PaymentMethod'),
      errors: [...tokenizationErrors],
    },
    getPaymentMethod: {
      method: 'get',
      path: '/v1/payment_methods/{token}',
      summary: 'Get a payment method',
      provenance: 'reference',
      extension: true,
      authentication: 'bearer',
      idempotencyKey: 'none',
      success: one(200, 'payment_method', 'PaymentMethod'),
      errors: ['payment_method_not_found'],
    },
  },
});
