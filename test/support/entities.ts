import type { components } from '../../spec/generated/types';
import type { Api } from './api';

type Schemas = components['schemas'];

export const address = {
  line1: '1 Market Street',
  line2: 'Floor 2',
  city: 'San Francisco',
  state: 'CA',
  postal_code: '94105',
  country: 'USA',
};

export const person = {
  name: 'Ada Lovelace',
  title: 'Director',
  email: 'ada@tea.example',
  phone: '+1 415 555 0101',
  dob_day: '9',
  dob_month: '2',
  dob_year: '1990',
  identification_number: '123-45-8317',
  is_owner: true,
  ownership_percentage: 60,
  metadata: { role: 'boss' },
  address,
};

/** Every field of a business that a caller sets, for a company of several people. */
export const everyBusinessField = {
  legal_name: 'Tea Shop Ltd',
  website_url: 'https://tea.example',
  email: 'shop@tea.example',
  phone: '+1 415 555 0100',
  doing_business_as: 'Tea Shop',
  business_type: 'for_profit',
  business_structure: 'multi_llc',
  classification: 'limited',
  industry: 'Tea',
  mcc: '5499',
  tax_id: '98-7654321',
  date_of_incorporation: '2020-02-29',
  country_of_establishment: 'USA',
  metadata: { crm: 7 },
  additional_questions: { business_revenue: '100000' },
  legal_address: address,
  representative: person,
  owners: [
    { name: 'Charles Babbage', email: 'charles@tea.example' },
    { name: 'Mary Somerville', email: 'mary@tea.example' },
  ],
};

export const bankAccountOf = (business_id: string, fields: object = {}) => ({
  business_id,
  account_owner_name: 'Tea Shop Ltd',
  account_type: 'checking',
  account_number: '000987654329876',
  routing_number: '110000000',
  bank_name: 'First Bank',
  nickname: 'Till',
  ...fields,
});

export const documentOf = (owner: object, fields: object = {}) => ({
  ...owner,
  file_name: 'deed.pdf',
  file_type: 'application/pdf',
  document_type: 'articles_of_incorporation',
  ...fields,
});

export async function newBusiness(api: Api, fields: object = {}): Promise<Schemas['Business']> {
  return (await api.post('/v1/entities/business', { legal_name: 'Tea Shop Ltd', ...fields })).as('BusinessEnvelope')
    .data;
}

/** Creates a business that has everything which an onboarding entry requires. */
export async function wholeBusiness(api: Api, fields: object = {}): Promise<Schemas['Business']> {
  const { id } = await newBusiness(api, { ...everyBusinessField, ...fields });
  await api.post('/v1/entities/bank_accounts', bankAccountOf(id));
  await api.post('/v1/entities/terms_and_conditions', { business_id: id, accepted: true, ip: '192.0.2.7' });
  return (await api.get(`/v1/entities/business/${id}`)).as('BusinessEnvelope').data;
}

export async function newIdentity(api: Api, fields: object = {}): Promise<Schemas['Identity']> {
  return (await api.post('/v1/entities/identity', fields)).as('IdentityEnvelope').data;
}

export async function newAddress(api: Api, fields: object = address): Promise<Schemas['Address']> {
  return (await api.post('/v1/entities/address', fields)).as('AddressEnvelope').data;
}

export async function newDocument(api: Api, owner: object): Promise<Schemas['EntityDocument']> {
  return (await api.post('/v1/entities/document', documentOf(owner))).as('EntityDocumentEnvelope').data;
}

export async function newBankAccount(api: Api, businessId: string, fields: object = {}) {
  return (await api.post('/v1/entities/bank_accounts', bankAccountOf(businessId, fields))).as(
    'EntityBankAccountEnvelope',
  ).data;
}

export const provision = (api: Api, business_id: string, fields: object = {}) =>
  api.post('/v1/entities/provisioning', { business_id, product_category: 'payment', ...fields });
