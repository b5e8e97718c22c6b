import { limits } from '../tables/limits';
import { choice, freeForm, from, nullable, resource, text, word, type Schema } from '../vocabulary/schema';

export const currencies = ['usd', 'cad'] as const;
const accountTypes = ['test', 'live'] as const;

export const currency = choice(currencies, 'ISO 4217 code in lower case. A sub account has one currency.');
export const accountType = choice(accountTypes, 'The world the account belongs to.');

export const description = text('Free text of the caller.');

/** One address: a name, `@`, and a domain with a dot in it. */
export const email = word('An e-mail address.', {
  pattern: '^[^\\s@\\u0000-\\u001f\\u007f]{1,64}@[^\\s@.\\u0000-\\u001f\\u007f]+(\\.[^\\s@.\\u0000-\\u001f\\u007f]+)+$',
  maxLength: 254,
  'x-errors': { invalid: 'email_invalid' },
});
export const metadata = freeForm(
  'Keys and values of the caller, given back unchanged. An update replaces all of them.',
);

export const storedDescription = nullable(text('Free text of the caller; null when none was sent.'));
export const storedMetadata = freeForm('Keys and values of the caller; empty when none were sent.');

/** The query parameters of every list. */
export const pagination: Readonly<Record<'limit' | 'after_cursor' | 'before_cursor', Schema>> = {
  limit: {
    type: 'integer',
    minimum: limits.page_size.minimum,
    maximum: limits.page_size.maximum,
    default: limits.page_size.default,
    description:
      'Records on a page. A value that is not an integer means the default; one outside the bounds means the nearest bound.',
  },
  after_cursor: word('An `end_cursor`: the page that follows it.'),
  before_cursor: word('A `start_cursor`: the page before it. When both cursors are sent, the last one counts.'),
};

const decline = 'Present when the payment was declined.';

/** Schemas that belong to no single noun. */
export const sharedSchemas: Readonly<Record<string, Schema>> = {
  PageInfo: resource(
    {
      has_previous: { type: 'boolean', description: 'There are records before this page.' },
      has_next: { type: 'boolean', description: 'There are records after this page.' },
      start_cursor: from('chosen', nullable(word('Cursor of the first record; null on an empty page.'))),
      end_cursor: from('chosen', nullable(word('Cursor of the last record; null on an empty page.'))),
    },
    { description: 'Where a page stands in its list. Cursors are opaque.', 'x-provenance': 'stated' },
  ),
  Error: {
    type: 'object',
    description: 'What went wrong.',
    'x-provenance': 'stated',
    required: ['error'],
    properties: {
      error: {
        type: 'object',
        required: ['code', 'message'],
        properties: {
          code: word('The kind of error: a stable name to decide by.'),
          message: word('A sentence for people.'),
          decline_code: nullable(word(`Why the processor declined. ${decline}`)),
          network_error_code: word(`The code of the card network. ${decline}`),
          network: word('The card network that gave the category.'),
          network_error_category: word("The card network's advice on trying again."),
        },
      },
    },
  },
};
