import { limits } from '../tables/limits';
import { businessStructures, businessTypes, requirementColumns } from '../tables/business-structures';
import { bankAccountTypes, onboardingRequirements, defaultOnboardingVersion } from '../tables/onboarding-requirements';
import { api } from '../vocabulary/define-operation';
import { defineResource, oneWithoutId } from '../vocabulary/operation';
import {
  choice,
  boolean,
  id,
  list,
  ref,
  request,
  resource,
  type Schema,
  text,
  word,
  ruled,
} from '../vocabulary/schema';
import { onConditions } from './conditions';
import { address } from './address';
import { ACCOUNT_NUMBER_PATTERN, NINE_DIGITS_PATTERN, ROUTING_NUMBER_PATTERN, webSite } from './formats';
import { accountType, email } from './shared';

const { owners: maximumOwners } = limits.onboarding;

/** The provenance of the format of a field. The table of requirements has the provenance of its being required. */
const reference = { 'x-provenance': 'reference' } as const;
const chosen = { 'x-provenance': 'chosen' } as const;

const businessDetails = request(
  {
    type: choice(
      Object.keys(businessTypes),
      'Type of business. Together with the structure, it determines the required fields.',
      { 'x-rule-provenance': { enum: 'reference' } },
    ),
    structure: choice(Object.keys(businessStructures), 'Legal structure.', {
      'x-rule-provenance': { enum: 'reference' },
    }),
    url: webSite,
    industry: text('Industry of the business.'),
    tax_id: word('Nine digits; dashes between them are allowed. Masked in responses.', {
      pattern: NINE_DIGITS_PATTERN,
      ...chosen,
    }),
    phone: text('Telephone number of the business.'),
    email: { ...email, ...chosen, description: 'E-mail address of the business.' },
    legal: request({ name: text('Registered name.'), ...address }, { description: 'The registered business.' }),
    doing_business_as: request(
      { name: text('Name of the business for its customers.') },
      { description: 'The business as customers know it.' },
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
    dob_day: onConditions(
      word('Day of birth, two digits.', {
        pattern: '^(0[1-9]|[12]\\d|3[01])$',
        ...reference,
      }),
      'day_of_month',
    ),
    dob_year: onConditions(
      word('Year of birth, four digits.', {
        pattern: '^\\d{4}$',
        ...reference,
      }),
      'minimum_age',
    ),
    ...address,
    phone: text('Telephone number.'),
    ssn_last4: word('The last four digits of the social security number. Masked in responses.', {
      pattern: '^\\d{4}$',
      ...reference,
    }),
    is_owner: boolean('Whether the representative owns a part of the business.'),
  },
  { description: 'The person who represents the business.' },
);

const owner = request({ name: text('Full name.'), email: { ...email, ...chosen } }, { description: 'An owner.' });

const bankAccount = request(
  {
    bank_name: text('Name of the bank.'),
    account_nickname: text('Nickname of the account.'),
    routing_number: ruled(word('Nine digits.', { pattern: ROUTING_NUMBER_PATTERN }), { pattern: 'chosen' }),
    account_number: ruled(word('4 to 17 digits. Masked in responses.', { pattern: ACCOUNT_NUMBER_PATTERN }), {
      pattern: 'chosen',
    }),
    account_type: choice(Object.keys(bankAccountTypes), 'Type of account.', reference),
    account_owner_name: text('Name of the account owner.'),
  },
  { description: 'The bank account for payouts.' },
);

const termsAndConditions = request(
  {
    accepted: onConditions(boolean('Whether the terms are accepted.'), 'accepted_terms'),
    ip: word('IPv4 or IPv6 address of the person who accepted.', reference),
    user_agent: text('Browser of the person who accepted.'),
  },
  { description: 'The consent to the terms of the service.' },
);

/** The payload of a request. */
export const payload = withRequirements(
  request({
    onboarding_version: word('Version of the payload: `v<major>.<minor>`.', {
      pattern: '^v\\d+\\.\\d+$',
      default: defaultOnboardingVersion,
      ...reference,
    }),
    business_details: businessDetails,
    representative,
    owners: list(owner, `At most ${maximumOwners}, each with name and e-mail address.`, {
      maxItems: maximumOwners,
      ...reference,
    }),
    bank_account: bankAccount,
    terms_and_conditions: termsAndConditions,
  }),
);

/** Adds `x-required-for` to each field. A group has every column that requires any of its fields. */
function withRequirements(schema: Schema, within = ''): Schema {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const path = within + name;
    const row = onboardingRequirements.find((each) => each.path === path);
    const inner = field.properties ? withRequirements(field, `${path}.`) : field;
    const inside = Object.values(inner.properties ?? {}).flatMap((each) => each['x-required-for'] ?? []);
    const requiredFor = row?.requiredFor ?? requirementColumns.filter((column) => inside.includes(column));
    const provenance = field['x-provenance'] ?? row?.provenance ?? 'stated';
    const requirement = requiredFor.length > 0 && { 'x-required-for': requiredFor };
    return [name, { ...inner, 'x-provenance': provenance, ...requirement }] as const;
  });
  return { ...schema, properties: Object.fromEntries(fields) };
}

/** Returns the response schema of a request schema. Fields that are always required or have a default are always present. */
export function toResponseSchema({
  pattern: _p,
  maxLength: _l,
  maxItems: _m,
  additionalProperties: _a,
  ...sent
}: Schema): Schema {
  const { default: _d, 'x-errors': _e, 'x-required-for': _r, properties, items, ...schema } = sent;
  if (items) return { ...schema, items: toResponseSchema(items) };
  if (properties === undefined) return schema;
  const fields = Object.entries(properties).map(([name, field]) => ({ name, field, inner: toResponseSchema(field) }));
  const present = fields.filter(({ field }) => 'default' in field || isRequiredForAll(field));
  return {
    ...schema,
    ...(present.length > 0 && { required: present.map(({ name }) => name) }),
    properties: Object.fromEntries(fields.map(({ name, inner }) => [name, inner])),
  };
}

function isRequiredForAll({ 'x-required-for': some = [] }: Schema): boolean {
  return some.length === requirementColumns.length;
}

/** Source: Resources, Onboarding entry; States and transitions, Sub account status. */
export const onboarding = defineResource({
  tag: 'Onboarding',
  description: 'The business details of a sub account. A review of them enables the account.',
  schemas: {
    OnboardingPayload: {
      ...toResponseSchema(payload),
      description:
        'The payload as it was sent. `tax_id` and `account_number` are masked except for the last four digits, `ssn_last4` completely.',
      'x-provenance': 'stated',
    },
    OnboardingEntry: resource('stated', 'An onboarding entry. It has the id of its sub account.', {
      account_type: accountType,
      seller_account_id: id('acc', 'The same as `sub_account_id`.', { deprecated: true }),
      sub_account_id: id('acc', 'The sub account of the entry.'),
      platform_account_id: id('acc', 'The platform account that owns the sub account.'),
      payload: ref('OnboardingPayload'),
    }),
  },
  operations: {
    createOnboardingEntry: api.post('/v1/onboarding/{sub_account_id}', {
      summary: 'Create an onboarding entry',
      description:
        'Submits the sub account for review. The type and the structure of the business determine the required fields; `x-required-for` of a field lists the structures. The error names all missing fields at once. A test account is enabled automatically right after the response; it may then submit another entry. A live account submits another entry only if the review requests more information.',
      provenance: 'reference',
      idempotencyKey: 'optional',
      body: payload,
      success: oneWithoutId(200, 'onboarding_entry', 'OnboardingEntry'),
      errors: ['resource_not_found', 'parameter_missing', 'parameter_invalid', 'duplicate_record', 'not_authorized'],
    }),
  },
});
