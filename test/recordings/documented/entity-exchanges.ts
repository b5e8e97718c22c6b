import { type DocumentedEntry, read, send } from './exchange';
import { address, bookshop, business, cafe, each, id, identity, platform } from './objects';

const place = { line1: '7 Elm Road', line2: null, city: 'Salem', state: 'OR', postal_code: '97301', country: 'USA' };
const born = { dob_day: '30', dob_month: '08', dob_year: '1987' };
const owner = {
  name: 'Mary Shelley',
  title: 'Owner',
  email: 'mary@library.example',
  phone: '5035550140',
  ...born,
  is_owner: true,
  ownership_percentage: 60,
  metadata: {},
  identification_number: '123450987',
  address: place,
};
const details = {
  website_url: 'https://library.example',
  email: 'desk@library.example',
  phone: '5035550141',
  doing_business_as: 'The Library',
  classification: 'limited',
  industry: 'books',
  mcc: '5942',
  date_of_incorporation: '2019-04-01',
  metadata: { floor: 'b' },
};
const library = business({
  legal_name: 'Library LLC',
  ...details,
  tax_id_last4: '7001',
  legal_address: address('library', place),
  representative: identity('head', owner, { business_id: id('biz', 'library'), ssn_last4: '0987' }),
});
const clerk = { ...owner, name: 'Anne Brontë', title: 'Clerk', email: 'anne@library.example' };
const clerkShown = identity('clerk', clerk, { ssn_last4: '0987' });
const bankSent = {
  account_owner_name: 'Library LLC',
  account_type: 'checking',
  routing_number: '110000000',
  business_id: id('biz', 'library'),
  bank_name: 'Valley Bank',
  nickname: 'till',
  metadata: {},
};
const bank = {
  id: id('ba', 'library'),
  ...bankSent,
  acct_last_four: '4321',
  country: 'US',
  currency: 'usd',
  platform_account_id: platform,
  ...each('2027-06-07T10:00:00Z', 'created_at updated_at'),
};
const documentSent = {
  description: 'front page',
  file_name: 'lease.pdf',
  file_type: 'application/pdf',
  document_type: 'voided_check',
  business_id: id('biz', 'library'),
  metadata: {},
};
const document = {
  id: id('doc', 'lease'),
  ...documentSent,
  identity_id: null,
  presigned_url: 'https://files.example/lease.pdf',
  status: 'pending',
  ...each('2027-06-07T10:00:00Z', 'created_at updated_at'),
};
const terms = { business_id: id('biz', 'library'), accepted: true, ip: '203.0.113.20', user_agent: 'a browser' };

const entry = {
  onboarding_version: 'v1.0',
  business_details: {
    url: 'https://cafe.example',
    type: 'individual',
    structure: 'sole_proprietorship',
    industry: 'food',
  },
  representative: {
    name: 'Jane Eyre',
    email: 'jane@cafe.example',
    ...born,
    phone: '5035550142',
    ssn_last4: '1357',
    is_owner: false,
    address_line1: '2 Oak Road',
    address_city: 'Salem',
    address_state: 'OR',
    address_postal_code: '97301',
    address_country: 'US',
  },
  bank_account: {
    bank_name: 'Valley Bank',
    account_nickname: 'till',
    account_type: 'checking',
    account_owner_name: 'Jane Eyre',
    routing_number: '110000000',
    account_number: '000987654321',
  },
  terms_and_conditions: { accepted: true, ip: '203.0.113.20', user_agent: 'a browser' },
};
const { business_details: _, ...entryWithoutBusiness } = entry;

export const entityExchanges: readonly DocumentedEntry[] = [
  send(
    'POST /v1/entities/business',
    { legal_name: 'Library LLC' },
    { status: 201, type: 'business', data: business({ legal_name: 'Library LLC' }) },
  ),
  send(
    `PATCH /v1/entities/business/${id('biz', 'library')}`,
    { ...details, tax_id: '937777001', legal_address: place, representative: owner },
    { status: 200, type: 'business', data: library },
  ),
  read(`GET /v1/entities/business/${id('biz', 'library')}`, { status: 200, type: 'business', data: library }),
  read('GET /v1/entities/business?business_name=Library%20LLC', { status: 200, list: [library] }),
  send('POST /v1/entities/identity', clerk, { status: 201, type: 'identity', data: clerkShown }),
  read(`GET /v1/entities/identity/${id('idty', 'clerk')}`, { status: 200, type: 'identity', data: clerkShown }),
  send(
    `PATCH /v1/entities/identity/${id('idty', 'clerk')}`,
    { title: 'Archivist' },
    { status: 200, type: 'identity', data: { ...clerkShown, title: 'Archivist' } },
  ),
  read('GET /v1/entities/identity?limit=1', {
    status: 200,
    list: [{ ...clerkShown, title: 'Archivist' }],
    hasNext: true,
  }),
  send('POST /v1/entities/address', place, { status: 201, type: 'address', data: address('annex', place) }),
  send(
    `PATCH /v1/entities/address/${id('addr', 'annex')}`,
    { line2: 'Annex' },
    { status: 200, type: 'address', data: address('annex', { ...place, line2: 'Annex' }) },
  ),
  read(`GET /v1/entities/address/${id('addr', 'annex')}`, {
    status: 200,
    type: 'address',
    data: address('annex', { ...place, line2: 'Annex' }),
  }),
  read('GET /v1/entities/address?limit=1', {
    status: 200,
    list: [address('annex', { ...place, line2: 'Annex' })],
    hasNext: true,
  }),
  send('POST /v1/entities/document', documentSent, { status: 201, type: 'document', data: document }),
  read(`GET /v1/entities/document/${id('doc', 'lease')}`, { status: 200, type: 'document', data: document }),
  read('GET /v1/entities/document', { status: 200, list: [document] }),
  send(
    'POST /v1/entities/bank_accounts',
    { ...bankSent, account_number: '000987654321' },
    { status: 201, type: 'bank_account', data: bank },
  ),
  read(`GET /v1/entities/bank_accounts?business_id=${id('biz', 'library')}`, { status: 200, list: [bank] }),
  read(`GET /v1/entities/bank_accounts/${id('ba', 'library')}`, { status: 200, type: 'bank_account', data: bank }),
  send('POST /v1/entities/terms_and_conditions', terms, {
    status: 201,
    type: 'onboarding',
    data: { id: id('tac', 'library'), ...terms },
  }),
  send(
    'POST /v1/entities/provisioning',
    { business_id: id('biz', 'library'), product_category: 'payment' },
    {
      status: 201,
      type: 'onboarding',
      data: {
        account_type: 'test',
        sub_account_id: id('acc', 'library'),
        platform_account_id: platform,
        payload: {},
      },
      id: id('acc', 'library'),
    },
  ),
  send(
    'POST /v1/web_component_tokens',
    { resources: [`write:account:${bookshop}`] },
    {
      status: 200,
      body: {
        access_token: 'a_token_of_a_component',
        expires_in: 3600,
        token_type: 'Bearer',
      },
    },
  ),
  send(`POST /v1/onboarding/${cafe}`, entry, {
    status: 200,
    type: 'onboarding_entry',
    data: {
      account_type: 'test',
      ...each(cafe, 'seller_account_id sub_account_id'),
      platform_account_id: platform,
      payload: entry,
    },
  }),
  send(`POST /v1/onboarding/${cafe}`, entryWithoutBusiness, { status: 422 }),
];
