import { limits } from '../tables/limits';
import { networkErrors } from '../tables/network-errors';
import { choice, freeForm, from, nullable, resource, text, timestamp, word, type Schema } from '../vocabulary/schema';

export const currencies = ['usd', 'cad'] as const;
const accountTypes = ['test', 'live'] as const;

export const currency = choice(currencies, 'ISO 4217 code in lower case. A sub account has one currency.');
export const accountType = choice(accountTypes, 'Test mode or live mode.');

export const description = text('Free text.');

const { minimum, maximum } = limits.statement_descriptor_characters;

/** The field `statement_descriptor` of a request. */
export const statementDescriptor = text('What the payer reads on the statement of the card or bank account.', {
  minLength: minimum,
  maxLength: maximum,
  'x-provenance': 'reference',
});

export const storedStatementDescriptor = from(
  'reference',
  nullable(text('What the payer reads on the statement; null if none was sent.')),
);

/** An e-mail address: a local part, `@`, and a domain with a dot. */
export const email = word('An e-mail address.', {
  pattern: '^[^\\s@\\u0000-\\u001f\\u007f]{1,64}@[^\\s@.\\u0000-\\u001f\\u007f]+(\\.[^\\s@.\\u0000-\\u001f\\u007f]+)+$',
  maxLength: 254,
  'x-errors': { invalid: 'email_invalid' },
  'x-rule-provenance': { pattern: 'chosen', maxLength: 'chosen' },
});

/** The field `metadata` of a request. */
export const metadataInput = (description: string): Schema => {
  const { keys, items, provenance } = limits.metadata;
  return freeForm(
    `${description} At most ${keys} keys, and ${items} items of lists; both including nested ones. No key and no text has the character U+0000.`,
    {
      maxProperties: keys,
      'x-limits': { keys, items },
      'x-errors': { pattern: 'invalid_characters' },
      'x-rule-provenance': { maxProperties: provenance, 'x-limits': provenance },
    },
  );
};

export const metadata = metadataInput('Any keys and values, returned unchanged. An update replaces all of them.');

export const storedDescription = nullable(text('Free text; null if none was sent.'));
export const storedMetadata = freeForm('Any keys and values; empty if none were sent.');

/** The instants of an object that can change. */
export const times = {
  created_at: timestamp('platform', 'When it was created.'),
  updated_at: timestamp('platform', 'When it last changed.'),
};

/** The description of a list that a sub account narrows. */
export const newestOfAllAccounts =
  'Newest first. Without a Sub-Account header, the list contains those of all accounts of the platform.';

/** The query parameters of every list. */
export const pagination: Readonly<Record<'limit' | 'after_cursor' | 'before_cursor', Schema>> = {
  limit: {
    type: 'integer',
    minimum: limits.page_size.minimum,
    maximum: limits.page_size.maximum,
    default: limits.page_size.default,
    description:
      'Number of records on a page. For a value that is not an integer the default is used, for one out of bounds the nearest bound.',
  },
  after_cursor: word('An `end_cursor` of this list with the same filters: returns the page after it.'),
  before_cursor: word(
    'A `start_cursor` of this list with the same filters: returns the page before it. If both cursors are sent, the last one applies.',
  ),
};

const instantOf = (subject: string) =>
  timestamp(
    'platform',
    `${subject} A date without a time is the start of the day; a time without an offset is in UTC.`,
    {
      'x-provenance': 'reference',
    },
  );

/** The filters of a list by the time of creation. */
export const createdFilters = (records: string) => ({
  created_before: instantOf(`Only ${records} created before this time (exclusive).`),
  created_after: instantOf(`Only ${records} created after this time (exclusive).`),
});

/** The filters of a list of payouts by the time of arrival. */
export const depositFilters = {
  deposits_before: instantOf('Only payouts that arrive before this time (exclusive).'),
  deposits_after: instantOf('Only payouts that arrive after this time (exclusive).'),
};

const decline = 'Present if the payment was declined.';

/** Schemas that belong to no single noun. */
export const sharedSchemas: Readonly<Record<string, Schema>> = {
  PageInfo: resource(
    'stated',
    'Position of a page in its list. Cursors are opaque: each is valid for the list, account, mode and filters that it comes from.',
    {
      has_previous: { type: 'boolean', description: 'Whether there are records before this page.' },
      has_next: { type: 'boolean', description: 'Whether there are records after this page.' },
      start_cursor: from('chosen', nullable(word('Cursor of the first record; null on an empty page.'))),
      end_cursor: from('chosen', nullable(word('Cursor of the last record; null on an empty page.'))),
    },
  ),
  Error: {
    type: 'object',
    description: 'An error.',
    'x-provenance': 'stated',
    required: ['error'],
    properties: {
      error: {
        type: 'object',
        required: ['code', 'message'],
        properties: {
          code: word('Error code: stable, for programs.'),
          message: word('Error message, for people.'),
          decline_code: nullable(word(`Reason for the decline. ${decline}`)),
          network_error_code: choice(Object.keys(networkErrors).sort(), `Error code of the card network. ${decline}`),
          network: word('Card network of the category.'),
          network_error_category: word('Advice of the card network on retries.'),
        },
      },
    },
  },
};
