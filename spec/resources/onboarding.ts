import { limits } from '../tables/limits';
import {
  businessStructures,
  businessTypes,
  onboardingRequirements,
  requirementColumns,
  defaultOnboardingVersion,
} from '../tables/onboarding-requirements';
import { defineResource, one } from '../vocabulary/operation';
import { choice, boolean, id, list, ref, request, resource, type Schema, text, word } from '../vocabulary/schema';
import { address } from './address';
import { accountType, email } from './shared';

const { owners: mostOwners, minimum_age_years: leastAge } = limits.onboarding;

/** How we know the form of a field; whether it is required is known in another way. */
const reference = { 'x-provenance': 'reference' } as const;
const chosen = { 'x-provenance': 'chosen' } as const;

const businessDetails = request(
  {
    type: choice(Object.keys(businessTypes), 'Kind of business. It decides, with the structure, what is required.'),
    structure: choice(Object.keys(businessStructures), 'Legal structure.'),
    url: word('Web site: a host name, and what follows it; `http://` or `https://` before it is optional.', {
      pattern: '^(https?://)?[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)+([/:?#][!-~]*)?$',
      ...chosen,
    }),
    industry: text('What the business does.'),
    tax_id: word('Nine digits; dashes between them are allowed. Masked in answers.', {
      pattern: '^\\d(-?\\d){8}$',
      ...chosen,
    }),
    phone: text('Telephone number of the business.'),
    email: { ...email, ...chosen, description: 'E-mail address of the business.' },
    legal: request(
      { name: text('Registered name.'), ...address },
      { description: 'The business as it is registered.' },
    ),
    doing_business_as: request(
      { name: text('Name that customers know.') },
      { description: 'The business as its customers know it.' },
    ),
  },
  { description: 'The business.' },
);

const representative = request(
  {
    name: text('Full name.'),
    title: text('Position in the business.'),
    email: { ...email, ...chosen },
    dob_month: word('Month of birth, two digits.', { pattern: '^(0[1-9]|1[0-2])$', ...reference }),
    dob_day: word('Day of birth, two digits; a day that the month has.', {
      pattern: '^(0[1-9]|[12]\\d|3[01])$',
      ...reference,
    }),
    dob_year: word(`Year of birth, four digits; ${leastAge} years ago or more, to the day.`, {
      pattern: '^\\d{4}$',
      ...reference,
    }),
    ...address,
    phone: text('Telephone number.'),
    ssn_last4: word('The last four digits of the social security number. Masked in answers.', {
      pattern: '^\\d{4}$',
      ...reference,
    }),
    is_owner: boolean('Owns a part of the business.'),
  },
  { description: 'The person who acts for the business.' },
);

const owner = request({ name: text('Full name.'), email: { ...email, ...chosen } }, { description: 'An owner.' });

const bankAccount = request(
  {
    bank_name: text('Name of the bank.'),
    account_nickname: text('Name that the business has for the account.'),
    routing_number: word('Nine digits.', { pattern: '^\\d{9}$' }),
    account_number: word('4 to 17 digits. Masked in answers.', { pattern: '^\\d{4,17}$' }),
    account_type: choice(['checking', 'savings'], 'Kind of account.', reference),
    account_owner_name: text('Owner of the account.'),
  },
  { description: 'Where the business is paid out.' },
);

const termsAndConditions = request(
  {
    accepted: boolean('Has to be true.'),
    ip: word('IPv4 or IPv6 address of who accepted.', reference),
    user_agent: text('Browser of who accepted.'),
  },
  { description: 'The consent to the terms of the service.' },
);

const payload = withRequirements(
  request({
    onboarding_version: word('Version of the payload: `v<major>.<minor>`.', {
      pattern: '^v\\d+\\.\\d+$',
      default: defaultOnboardingVersion,
      ...reference,
    }),
    business_details: businessDetails,
    representative,
    owners: list(owner, `At most ${mostOwners}, each with name and e-mail address.`, {
      maxItems: mostOwners,
      ...reference,
    }),
    bank_account: bankAccount,
    terms_and_conditions: termsAndConditions,
  }),
);

/** Each field tells who has to send it, and a group who has to send any of it: the matrix, seen from the payload. */
function withRequirements(schema: Schema, within = ''): Schema {
  const told = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const path = within + name;
    const row = onboardingRequirements.find((each) => each.path === path);
    const inner = field.properties ? withRequirements(field, `${path}.`) : field;
    const inside = Object.values(inner.properties ?? {}).flatMap((each) => each['x-required-for'] ?? []);
    const requiredFor = row?.requiredFor ?? requirementColumns.filter((column) => inside.includes(column));
    const provenance = field['x-provenance'] ?? row?.provenance ?? 'stated';
    const requirement = requiredFor.length > 0 && { 'x-required-for': requiredFor };
    return [name, { ...inner, 'x-provenance': provenance, ...requirement }] as const;
  });
  return { ...schema, properties: Object.fromEntries(told) };
}

/** What was sent, as it is answered: a field that everybody has to send, or that has a default, is always there. */
function answered({ pattern: _p, maxLength: _l, maxItems: _m, additionalProperties: _a, ...sent }: Schema): Schema {
  const { default: _d, 'x-errors': _e, 'x-required-for': _r, properties, items, ...schema } = sent;
  if (items) return { ...schema, items: answered(items) };
  if (properties === undefined) return schema;
  const fields = Object.entries(properties).map(([name, field]) => ({ name, field, inner: answered(field) }));
  const always = fields.filter(({ field }) => 'default' in field || isRequiredForAll(field));
  return {
    ...schema,
    ...(always.length > 0 && { required: always.map(({ name }) => name) }),
    properties: Object.fromEntries(fields.map(({ name, inner }) => [name, inner])),
  };
}

function isRequiredForAll({ 'x-required-for': some = [] }: Schema): boolean {
  return some.length === requirementColumns.length;
}

/** Source: Resources, Onboarding entry; States and transitions, Sub account status. */
export const onboarding = defineResource({
  tag: 'Onboarding',
  description: 'What a sub account tells of its business. A review decides over it, and enables the account.',
  schemas: {
    OnboardingPayload: {
      ...answered(payload),
      description:
        'What was sent. Of `tax_id` and `account_number` the last four digits are left, of `ssn_last4` none.',
      'x-provenance': 'stated',
    },
    OnboardingEntry: resource(
      {
        account_type: accountType,
        seller_account_id: id('acc', 'The same as `sub_account_id`.', { deprecated: true }),
        sub_account_id: id('acc', 'The sub account that the entry is of.'),
        platform_account_id: id('acc', 'The platform account that owns the sub account.'),
        payload: ref('OnboardingPayload'),
      },
      { description: 'An onboarding entry. It has the id of its sub account.', 'x-provenance': 'stated' },
    ),
  },
  operations: {
    createOnboardingEntry: {
      method: 'post',
      path: '/v1/onboarding/{sub_account_id}',
      summary: 'Create an onboarding entry',
      description:
        'Submits the sub account for review. Which fields are required hangs on the type and the structure of the business; `x-required-for` of a field names the structures. All fields that are missing are named at once. A test account is enabled by itself right after the answer; it may send another entry then. A live account sends another one only when the review needs more information.',
      provenance: 'reference',
      authentication: 'bearer',
      idempotencyKey: 'optional',
      body: payload,
      success: one(200, 'onboarding_entry', 'OnboardingEntry'),
      errors: ['resource_not_found', 'parameter_missing', 'parameter_invalid', 'duplicate_record', 'not_authorized'],
    },
  },
});
