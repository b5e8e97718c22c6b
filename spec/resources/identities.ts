import { limits } from '../tables/limits';
import { entities } from '../vocabulary/define-operation';
import { always, more, terminal } from '../vocabulary/display';
import { defineResource, one, page } from '../vocabulary/operation';
import {
  boolean,
  type Fields,
  id,
  ignored,
  integer,
  list,
  nullable,
  ref,
  request,
  resource,
  type Schema,
  text,
  word,
} from '../vocabulary/schema';
import { onConditions } from './conditions';
import { inlineAddress } from './addresses';
import { NINE_DIGITS_PATTERN } from './formats';
import { email, metadata, pagination, storedMetadata, times } from './shared';

const { minimum, maximum } = limits.ownership_percentage;

const chosen = { 'x-provenance': 'chosen' } as const;

const percentage: Schema = {
  type: ['integer', 'string'],
  minimum,
  maximum,
  pattern: '^(\\d{1,2}|100)$',
  description: `How much of the business the person owns, from ${minimum} to ${maximum}.`,
  ...chosen,
};

const identityFields = {
  name: text('Full name.'),
  title: text('Position in the business.'),
  email: { ...email, ...chosen },
  phone: text('Telephone number.'),
  dob_day: onConditions(
    word('Day of birth, one or two digits.', {
      pattern: '^(0?[1-9]|[12]\\d|3[01])$',
      ...chosen,
    }),
    'day_of_month',
  ),
  dob_month: word('Month of birth, one or two digits.', { pattern: '^(0?[1-9]|1[0-2])$', ...chosen }),
  dob_year: onConditions(
    word('Year of birth, four digits.', {
      pattern: '^\\d{4}$',
      ...chosen,
    }),
    'minimum_age',
  ),
  identification_number: word(
    'Social security or social insurance number: nine digits; dashes between them are allowed. Only its last four digits are stored.',
    { pattern: NINE_DIGITS_PATTERN, ...chosen },
  ),
  is_owner: boolean('Whether the person owns a part of the business.'),
  ownership_percentage: percentage,
  metadata,
  address: inlineAddress('Where the person lives.'),
} satisfies Fields;

const ofResponse = {
  platform_account_id: ignored(),
  ssn_last4: ignored('Follows from `identification_number`'),
  documents: ignored(),
  created_at: ignored(),
  updated_at: ignored(),
} satisfies Fields;

/** A person within a business: a new one, or an existing one by its id, of which the other fields change. */
export const inlineIdentity = (description: string) =>
  request(
    {
      id: word('An existing identity. Default: the other fields are a new one.'),
      ...identityFields,
      business_id: ignored(),
      ...ofResponse,
    },
    { description },
  );

const body = request(
  {
    business_id: onConditions(word('The business that the person belongs to.'), 'final_business'),
    ...identityFields,
    id: ignored(),
    ...ofResponse,
  },
  { 'x-empty-is-absent': true },
);

const stored = (description: string) => nullable(text(description));

/** People of businesses: representatives and owners. */
export const identities = defineResource({
  tag: 'Identities',
  description: 'The people of businesses: representatives and owners. A business also takes them inline.',
  schemas: {
    Identity: resource('reference', 'A person of a business.', {
      id: id('idty', 'Id of the identity.'),
      platform_account_id: id('acc', 'The platform account.'),
      business_id: nullable(id('biz', 'The business that the person belongs to.')),
      name: stored('Full name.'),
      title: stored('Position in the business.'),
      email: stored('E-mail address.'),
      phone: stored('Telephone number.'),
      dob_day: stored('Day of birth as it was sent.'),
      dob_month: stored('Month of birth as it was sent.'),
      dob_year: stored('Year of birth.'),
      ssn_last4: stored('The last four digits of the identification number.'),
      is_owner: boolean('Whether the person owns a part of the business; false if nothing was said.'),
      ownership_percentage: nullable(integer('How much of the business the person owns.')),
      metadata: storedMetadata,
      address: nullable(ref('Address')),
      documents: list(ref('EntityDocument'), 'Its newest documents, newest first.'),
      ...times,
    }),
  },
  display: {
    Identity: {
      main: 'name',
      columns: [
        more('id'),
        always('name'),
        more('title', 'is_owner'),
        always({ time: 'created_at' }),
        terminal('email', 'phone', { business: 'business_id' }),
      ],
      searched: ['name', 'title', 'email', 'phone', 'ssn_last4'],
    },
  },
  operations: {
    createIdentity: entities.post('/v1/entities/identity', {
      summary: 'Create an identity',
      description:
        'A representative and owners can also be sent with the business. Their identification number is not stored, except for its last four digits.',
      body,
      success: one(201, 'identity', 'Identity'),
      errors: ['resource_not_found', 'parameter_invalid'],
    }),
    listIdentities: entities.get('/v1/entities/identity', {
      summary: 'List identities',
      description: 'Newest first.',
      query: { ...pagination, business_id: { ...word('Only people of this business.'), ...chosen } },
      success: page('identity', 'Identity'),
    }),
    getIdentity: entities.get('/v1/entities/identity/{identity_id}', {
      summary: 'Get an identity',
      description: 'With its address and its newest documents.',
      success: one(200, 'identity', 'Identity'),
    }),
    updateIdentity: entities.patch('/v1/entities/identity/{identity_id}', {
      summary: 'Update an identity',
      description:
        'Absent fields do not change. A person without a business can get one; one with a business stays with it.',
      body,
      success: one(200, 'identity', 'Identity'),
      errors: ['resource_not_found', 'parameter_invalid'],
    }),
  },
});
