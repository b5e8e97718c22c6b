import { binBrands, binTypes, fundingSources } from '../tables/bin-details';
import { cardBrands } from '../tables/card-brands';
import { choice, from, id, nested, nullable, optional, resource, word, type Schema } from '../vocabulary/schema';
import { storedMetadata, times } from './shared';

const checks = ['unchecked', 'pass', 'fail', 'unavailable'];
const addressCheck = (subject: string): Schema => ({
  ...choice(checks, `Result of comparing ${subject} with the data of the issuer.`),
  'x-provenance': 'reference',
});

const identity = {
  id: id('pm', 'Id of the payment method.'),
  acct_last_four: from('chosen', word('The last four digits.', { pattern: '^\\d{4}$' })),
};

const owner = {
  name: word('Name of the owner.'),
  token: id('pm', 'Token that identifies the payment method in requests on its account. The same as the id.'),
};

const validity = {
  status: from(
    'reference',
    choice(
      ['valid', 'invalid'],
      'Whether it can be charged. A card is invalid once the month of its expiry date is over; no event says so.',
    ),
  ),
  invalid_reason: from(
    'reference',
    nullable(
      word(
        'Why it is invalid, in upper case: `EXPIRED_CARD`, or the code of the check that it failed when `force_tokenize` stored it.',
      ),
    ),
  ),
};

/** The fields that a payment method has, and its card or bank account as well. */
const repeated = Object.fromEntries(
  Object.entries({ ...validity, ...times }).map(([name, field]) => [
    name,
    { ...field, deprecated: true, description: `The same as \`${name}\` of the payment method.` },
  ]),
);

const binDetails = from(
  'reference',
  nullable(
    nested(
      'What the first six digits of the number say; null where they say nothing, and until `payment_method.bin_mapped`.',
      {
        type: choice(binTypes, 'Type of card.'),
        card_brand: choice(binBrands, 'Brand of the card.'),
        card_class: word('Product of the brand.'),
        country: word('Country of the issuer, by its English name.'),
        issuer: word('Bank that issued the card.'),
        funding_source: choice(fundingSources, 'Where the money comes from.'),
      },
    ),
  ),
);

/** The schemas of stored payment methods. */
export const paymentMethodSchemas = {
  Card: resource('stated', 'A stored card.', {
    ...identity,
    brand: from('reference', choice(Object.keys(cardBrands), 'Derived from the number.')),
    ...owner,
    month: from('reference', word('Month of expiry, as it was sent.', { pattern: '^(0?[1-9]|1[0-2])$' })),
    year: from('reference', word('Year of expiry, as it was sent.', { pattern: '^(\\d{2}|\\d{4})$' })),
    metadata: storedMetadata,
    address_line1_check: addressCheck('the first address line'),
    address_postal_code_check: addressCheck('the postal code'),
    bin_details: binDetails,
    digital_wallet: from(
      'reference',
      nullable(choice(['apple_pay', 'google_pay'], 'The wallet that it is from. In the sandbox always null.')),
    ),
    ...repeated,
  }),
  BankAccount: resource('stated', 'A stored bank account.', {
    ...identity,
    brand: word('Name of the bank.'),
    ...owner,
    metadata: storedMetadata,
    ...repeated,
  }),
  PaymentMethod: resource(
    'stated',
    'Exactly one of `card` and `bank_account`.',
    {
      card: optional({ $ref: '#/components/schemas/Card' }),
      bank_account: optional({ $ref: '#/components/schemas/BankAccount' }),
      customer_id: nullable(word('The customer with its e-mail address; null without an address.')),
      signature: from(
        'reference',
        word('Equal for the same card or bank account within an account. A clone has that of its original.'),
      ),
      account_id: id('acc', 'The account it belongs to.'),
      ...validity,
      ...times,
    },
    { 'x-exactly-one': ['card', 'bank_account'] },
  ),
};

/** The fields that name the payment method of an object in one column of a list. */
export const methodColumn = [
  'payment_method.card.brand payment_method.card.acct_last_four',
  'payment_method.bank_account.brand payment_method.bank_account.acct_last_four',
] as const;
