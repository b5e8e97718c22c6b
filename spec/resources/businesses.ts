import { businessClassifications } from '../tables/business-classifications';
import { businessStructures, businessTypes } from '../tables/business-structures';
import { defaultEstablishmentCountry, establishmentCountries } from '../tables/establishment-countries';
import { limits } from '../tables/limits';
import { productCategories } from '../tables/product-categories';
import { entities } from '../vocabulary/define-operation';
import { always, more, terminal } from '../vocabulary/display';
import { defineResource, one, page } from '../vocabulary/operation';
import {
  boolean,
  choice,
  date,
  type Fields,
  freeForm,
  from,
  id,
  ignored,
  list,
  nonEmptyText,
  nullable,
  ref,
  request,
  required,
  resource,
  text,
  word,
} from '../vocabulary/schema';
import { onConditions } from './conditions';
import { inlineAddress } from './addresses';
import { NINE_DIGITS_PATTERN, webSite } from './formats';
import { inlineIdentity } from './identities';
import { email, metadata, metadataInput, pagination, storedMetadata, times } from './shared';

const { owners: maximumOwners } = limits.onboarding;
const nameLength = { maxLength: limits.business_name_characters.value };
const chosen = { 'x-provenance': 'chosen' } as const;

const types = Object.keys(businessTypes);
const structures = Object.keys(businessStructures);
const classifications = Object.keys(businessClassifications);
const countries = Object.keys(establishmentCountries);

const legalName = nonEmptyText('Registered name.', nameLength);

const businessFields = {
  website_url: webSite,
  email: { ...email, ...chosen, description: 'E-mail address of the business.' },
  phone: text('Telephone number of the business.'),
  doing_business_as: text('Name of the business for its customers.', nameLength),
  business_type: choice(types, 'Type of business, as in onboarding entries. Use `classification`.', {
    deprecated: true,
  }),
  business_structure: choice(structures, 'Legal structure, as in onboarding entries. Use `classification`.', {
    deprecated: true,
  }),
  classification: choice(classifications, 'Kind of business. It determines what a sub account of it requires.'),
  industry: text('Industry of the business.'),
  mcc: word('Merchant category code: four digits.', { pattern: '^\\d{4}$', ...chosen }),
  tax_id: word('Nine digits; dashes between them are allowed. Only the last four are stored.', {
    pattern: NINE_DIGITS_PATTERN,
    ...chosen,
  }),
  date_of_incorporation: date('Such as 2020-02-29.', { pattern: '^\\d{4}-\\d{2}-\\d{2}$', ...chosen }),
  country_of_establishment: onConditions(
    choice(countries, `Where it is registered. Default: ${defaultEstablishmentCountry}.`),
    'final_country',
  ),
  metadata,
  additional_questions: metadataInput('Answers to further questions about the business, returned unchanged.'),
  legal_address: inlineAddress('The registered address.'),
  representative: inlineIdentity('The person who represents the business.'),
  owners: list(inlineIdentity('An owner.'), `At most ${maximumOwners}. An update replaces all of them.`, {
    maxItems: maximumOwners,
  }),
  id: ignored(),
  platform_account_id: ignored(),
  tax_id_last4: ignored('Follows from `tax_id`'),
  terms_conditions_accepted: ignored('Set by the acceptance of the terms'),
  associated_accounts: ignored('Set by provisioning'),
  documents: ignored(),
  bank_accounts: ignored(),
  product_categories: ignored('Set by provisioning'),
  bank_account_verification: ignored(),
  created_at: ignored(),
  updated_at: ignored(),
} satisfies Fields;

const stored = (description: string) => nullable(text(description));

const provisionedFor = resource(
  'chosen',
  'What the business was provisioned for.',
  Object.fromEntries(
    Object.entries(productCategories).map(([name, { title }]) => [
      name,
      boolean(`${title}: whether it was provisioned.`),
    ]),
  ),
);

/** Businesses, from which sub accounts are provisioned. */
export const businesses = defineResource({
  tag: 'Businesses',
  description:
    'The businesses that sub accounts belong to. Describe a business, accept the terms, and provision it: that creates its sub account.',
  schemas: {
    AssociatedAccount: resource('reference', 'A sub account of the business.', {
      id: id('acc', 'A sub account of the business.'),
    }),
    ProductCategories: provisionedFor,
    Business: resource('reference', 'A business. Its people, addresses and documents are those of now.', {
      id: id('biz', 'Id of the business.'),
      platform_account_id: id('acc', 'The platform account.'),
      archived: boolean('Whether it was archived.'),
      legal_name: text('Registered name.'),
      website_url: stored('Web site.'),
      email: stored('E-mail address of the business.'),
      phone: stored('Telephone number of the business.'),
      doing_business_as: stored('Name of the business for its customers.'),
      business_type: { ...nullable(choice(types, 'Type of business, as in onboarding entries.')), deprecated: true },
      business_structure: {
        ...nullable(choice(structures, 'Legal structure, as in onboarding entries.')),
        deprecated: true,
      },
      classification: nullable(choice(classifications, 'Kind of business.')),
      industry: stored('Industry of the business.'),
      mcc: stored('Merchant category code.'),
      tax_id: { type: 'null', description: 'Always null: the tax id is not stored.' },
      tax_id_last4: stored('The last four digits of the tax id.'),
      date_of_incorporation: nullable(date('Date of incorporation.')),
      country_of_establishment: choice(countries, 'Where it is registered.'),
      terms_conditions_accepted: boolean('Whether the terms were accepted.'),
      metadata: storedMetadata,
      associated_accounts: list(ref('AssociatedAccount'), 'Its sub account once it was provisioned; empty before.'),
      legal_address: nullable(ref('Address')),
      representative: nullable(ref('Identity')),
      owners: list(ref('Identity'), 'Its owners.'),
      documents: list(ref('EntityDocument'), 'Its newest documents, newest first.'),
      bank_accounts: list(ref('EntityBankAccount'), 'Its newest bank accounts, newest first.'),
      additional_questions: nullable(freeForm('Answers to further questions; null if none were sent.')),
      product_categories: ref('ProductCategories'),
      bank_account_verification: from('chosen', boolean('Always false: bank accounts are not verified.')),
      ...times,
    }),
  },
  display: {
    Business: {
      main: 'legal_name',
      columns: [
        always('id', { name: 'legal_name' }),
        more('doing_business_as', { accounts: 'associated_accounts' }),
        always({ time: 'created_at' }),
        terminal({ type: 'business_type' }, 'email'),
      ],
      searched: ['legal_name', 'doing_business_as', 'email', 'phone', 'website_url', 'industry', 'tax_id_last4'],
    },
  },
  operations: {
    createBusiness: entities.post('/v1/entities/business', {
      summary: 'Create a business',
      description:
        'Only the legal name is required. Empty texts count as absent. An address and people are sent inline, or as `{ id }`.',
      body: request({ legal_name: required(legalName), ...businessFields }, { 'x-empty-is-absent': true }),
      success: one(201, 'business', 'Business'),
      errors: ['resource_not_found', 'parameter_invalid'],
    }),
    listBusinesses: entities.get('/v1/entities/business', {
      summary: 'List businesses',
      description: 'Newest first.',
      query: {
        ...pagination,
        business_name: word(
          'Only businesses whose legal name, or name for customers, contains this text, in lower or upper case.',
        ),
      },
      success: page('business', 'Business'),
    }),
    getBusiness: entities.get('/v1/entities/business/{business_id}', {
      summary: 'Get a business',
      description:
        'With its address, its people, and its newest documents and bank accounts. The tax id is not returned, except for its last four digits.',
      success: one(200, 'business', 'Business'),
    }),
    updateBusiness: entities.patch('/v1/entities/business/{business_id}', {
      summary: 'Update a business',
      description:
        'Absent fields and empty texts do not change anything. Owners and metadata are replaced as a whole. `archived` is for test mode.',
      body: request(
        {
          legal_name: legalName,
          archived: onConditions(boolean('Whether the business is archived.'), 'archived_in_test_mode'),
          ...businessFields,
        },
        { 'x-empty-is-absent': true },
      ),
      success: one(200, 'business', 'Business'),
      errors: ['resource_not_found', 'parameter_invalid', 'not_authorized'],
    }),
  },
});
