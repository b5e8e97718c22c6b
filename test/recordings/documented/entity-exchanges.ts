import { type DocumentedEntry, read, send } from './exchange';
import {
  address,
  bookshop,
  business,
  cafe,
  each,
  enveloped,
  feeConfiguration,
  id,
  identity,
  page,
  payoutAccount,
  platform,
  refusal,
  subAccount,
} from './objects';

const shop = subAccount(bookshop, 'Bookshop');
const inReview = { status: 'created', ...each(false, 'processing_ready payout_ready'), payout_account_id: null };
const none = page([]);
const tokenRequest = { client_id: 'an_id', client_secret: 'a_secret' };

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
    ...{
      name: 'Jane Eyre',
      email: 'jane@cafe.example',
      ...born,
      phone: '5035550142',
      ssn_last4: '1357',
      is_owner: false,
    },
    ...{ address_line1: '2 Oak Road', address_city: 'Salem', address_state: 'OR', address_postal_code: '97301' },
    address_country: 'US',
  },
  bank_account: {
    ...{
      bank_name: 'Valley Bank',
      account_nickname: 'till',
      account_type: 'checking',
      account_owner_name: 'Jane Eyre',
    },
    ...{ routing_number: '110000000', account_number: '000987654321' },
  },
  terms_and_conditions: { accepted: true, ip: '203.0.113.20', user_agent: 'a browser' },
};
const { business_details: _, ...entryWithoutBusiness } = entry;

const fees = `/v1/sub_accounts/${bookshop}/fee_configurations`;
const base = { fee_type: 'processing_ecomm', variable_rate: 2.9, transaction_fee_cents: 30, fee_cap_cents: 900 };
const amex = { fee_type: 'amex_brand_ecomm', variable_rate: 3.4, transaction_fee_cents: 20 };
const next = { fee_type: 'processing_ecomm', variable_rate: 2.6, transaction_fee_cents: 35 };
const july = '2027-07-01T00:00:00Z';

const accounts: readonly DocumentedEntry[] = [
  send('POST /oauth/token', tokenRequest, 200, { access_token: 'a_token_of_the_service' }),
  send('POST /oauth/token', tokenRequest, 401),
  send('POST /v1/sub_accounts', { name: 'Bookshop' }, 201, enveloped('sub_account', { ...shop, ...inReview })),
  { event: 'sub_account.updated', data: shop },
  send('POST /v1/sub_accounts', { name: 'Bookshop' }, 403),
  read(`GET /v1/sub_accounts/${bookshop}`, 200, enveloped('sub_account', shop)),
  send(
    'POST /v1/sub_accounts',
    { name: 'Cafe' },
    201,
    enveloped('sub_account', { ...subAccount(cafe, 'Cafe'), ...inReview }),
  ),
  { event: 'sub_account.updated', account: cafe, data: subAccount(cafe, 'Cafe') },
  read('GET /v1/sub_accounts', 200, page([shop, subAccount(cafe, 'Cafe')])),
  read('GET /v1/sub_accounts?status=archived', 200, none),
  read(`GET /v1/sub_accounts/${id('acc', 'nobody')}`, 404),
  read(
    `GET /v1/sub_accounts/${bookshop}/settings`,
    200,
    enveloped('sub_account_settings', {
      payments: {
        id: id('stpy', 'bookshop'),
        account_id: bookshop,
        mcc_code: '5942',
        ...each(true, 'credit_card_payments ach_payments'),
        ...each(false, 'card_present bnpl_payments apple_payments google_payments bank_account_verification'),
        ...each(false, 'insurance_payments platform_wallet_account'),
      },
      payouts: {
        id: id('stpo', 'bookshop'),
        enabled: true,
        statement_descriptor: 'Bookshop',
        settlement_priority: 'standard',
      },
    }),
  ),
  read(
    `GET /v1/sub_accounts/${bookshop}/payout_account`,
    200,
    enveloped('payout_bank_account', payoutAccount('bookshop', 'Bookshop')),
  ),
];

const entities: readonly DocumentedEntry[] = [
  send('POST /v1/entities/business', { legal_name: 'Library LLC' }, 201, {
    ...enveloped('business', business({ legal_name: 'Library LLC' })),
  }),
  send(
    `PATCH /v1/entities/business/${id('biz', 'library')}`,
    { ...details, tax_id: '937777001', legal_address: place, representative: owner },
    200,
    enveloped('business', library),
  ),
  read(`GET /v1/entities/business/${id('biz', 'library')}`, 200, enveloped('business', library)),
  read('GET /v1/entities/business?business_name=Library%20LLC', 200, page([library])),
  send('POST /v1/entities/identity', clerk, 201, enveloped('identity', clerkShown)),
  read(`GET /v1/entities/identity/${id('idty', 'clerk')}`, 200, enveloped('identity', clerkShown)),
  send(
    `PATCH /v1/entities/identity/${id('idty', 'clerk')}`,
    { title: 'Archivist' },
    200,
    enveloped('identity', { ...clerkShown, title: 'Archivist' }),
  ),
  read('GET /v1/entities/identity?limit=1', 200, page([{ ...clerkShown, title: 'Archivist' }], { hasNext: true })),
  send('POST /v1/entities/address', place, 201, enveloped('address', address('annex', place))),
  send(
    `PATCH /v1/entities/address/${id('addr', 'annex')}`,
    { line2: 'Annex' },
    200,
    enveloped('address', address('annex', { ...place, line2: 'Annex' })),
  ),
  read(`GET /v1/entities/address/${id('addr', 'annex')}`, 200, {
    ...enveloped('address', address('annex', { ...place, line2: 'Annex' })),
  }),
  read('GET /v1/entities/address?limit=1', 200, {
    ...page([address('annex', { ...place, line2: 'Annex' })], { hasNext: true }),
  }),
  send('POST /v1/entities/document', documentSent, 201, enveloped('document', document)),
  read(`GET /v1/entities/document/${id('doc', 'lease')}`, 200, enveloped('document', document)),
  read('GET /v1/entities/document', 200, page([document])),
  send('POST /v1/entities/bank_accounts', { ...bankSent, account_number: '000987654321' }, 201, {
    ...enveloped('bank_account', bank),
  }),
  read(`GET /v1/entities/bank_accounts?business_id=${id('biz', 'library')}`, 200, page([bank])),
  read(`GET /v1/entities/bank_accounts/${id('ba', 'library')}`, 200, enveloped('bank_account', bank)),
  send(
    'POST /v1/entities/terms_and_conditions',
    terms,
    201,
    enveloped('onboarding', { id: id('tac', 'library'), ...terms }),
  ),
  send('POST /v1/entities/provisioning', { business_id: id('biz', 'library'), product_category: 'payment' }, 201, {
    ...enveloped('onboarding', {
      account_type: 'test',
      sub_account_id: id('acc', 'library'),
      platform_account_id: platform,
      payload: {},
    }),
    id: id('acc', 'library'),
  }),
  send('POST /v1/web_component_tokens', { resources: [`write:account:${bookshop}`] }, 200, {
    access_token: 'a_token_of_a_component',
    expires_in: 3600,
    token_type: 'Bearer',
  }),
  send(`POST /v1/onboarding/${cafe}`, entry, 200, {
    ...enveloped('onboarding_entry', {
      account_type: 'test',
      ...each(cafe, 'seller_account_id sub_account_id'),
      platform_account_id: platform,
      payload: entry,
    }),
  }),
  send(`POST /v1/onboarding/${cafe}`, entryWithoutBusiness, 422),
];

const feeConfigurations: readonly DocumentedEntry[] = [
  send(`POST ${fees}/amex_brand_ecomm`, { variable_rate: 3.4 }, 422, refusal('fee_type_must_be_inside_hierarchy')),
  read(`GET ${fees}/processing_ecomm`, 404),
  send(`POST ${fees}/processing_ecomm`, { variable_rate: 2.9, transaction_fee_cents: 30, fee_cap_cents: 900 }, 201, {
    ...enveloped('standard_fee_configuration', feeConfiguration('base', base)),
  }),
  send(`POST ${fees}/amex_brand_ecomm`, { variable_rate: 3.4, transaction_fee_cents: 20 }, 201, {
    ...enveloped('standard_fee_configuration', feeConfiguration('amex', amex)),
  }),
  send(
    `POST ${fees}/processing_ecomm`,
    { variable_rate: 2.6, effective_end: july },
    422,
    refusal('effective_end_must_be_nil_for_fee_type'),
  ),
  read(`GET ${fees}`, 200, page([feeConfiguration('base', base), feeConfiguration('amex', amex)])),
  read(`GET ${fees}/processing_ecomm`, 200, {
    ...enveloped('standard_fee_configuration', feeConfiguration('base', base)),
  }),
  send(`POST ${fees}/processing_ecomm`, { variable_rate: 2.6, transaction_fee_cents: 35, effective_start: july }, 201, {
    ...enveloped('standard_fee_configuration', feeConfiguration('next', { ...next, effective_start: july })),
  }),
  read(`GET ${fees}/scheduled`, 200, page([feeConfiguration('next', { ...next, effective_start: july })])),
  read(`GET ${fees}/processing_ecomm/history`, 200, {
    ...page([
      feeConfiguration('next', { ...next, effective_start: july }),
      feeConfiguration('base', { ...base, effective_end: july }),
    ]),
  }),
];

export const entityExchanges: readonly DocumentedEntry[] = [...accounts, ...entities];

/** They make each later payment cost a fee, so they are last. */
export const feeExchanges: readonly DocumentedEntry[] = feeConfigurations;
