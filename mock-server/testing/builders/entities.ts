import type { Address, Business, EntityBankAccount, EntityDocument, Identity } from '../../../sdk';
import { accountIds, newId, times } from './ids';
import { type Overrides, overridden } from './overrides';

/** Returns an address in San Francisco. Source: Entities, Address. */
export function buildAddress(overrides: Overrides<Address> = {}): Address {
  return overridden<Address>(overrides, {
    id: newId('addr'),
    line1: '1 Market Street',
    line2: null,
    city: 'San Francisco',
    state: 'CA',
    postal_code: '94105',
    country: 'USA',
    ...times,
  });
}

/** Returns a person who owns a business. Source: Entities, Identity. */
export function buildIdentity(overrides: Overrides<Identity> = {}): Identity {
  return overridden<Identity>(overrides, {
    id: newId('idty'),
    platform_account_id: accountIds.platform,
    business_id: null,
    name: 'Ada Lovelace',
    title: 'Director',
    email: 'ada@shop.example',
    phone: '+1 415 555 0100',
    dob_day: '10',
    dob_month: '12',
    dob_year: '1990',
    ssn_last4: '6789',
    is_owner: true,
    ownership_percentage: 100,
    metadata: {},
    address: buildAddress(),
    documents: [],
    ...times,
  });
}

/** Returns a business that was not provisioned, without owners and bank accounts. Source: Entities, Business. */
export function buildBusiness(overrides: Overrides<Business> = {}): Business {
  const { id = newId('biz') } = overrides;
  return overridden<Business>(overrides, {
    id,
    platform_account_id: accountIds.platform,
    archived: false,
    legal_name: `Shop ${id.slice(-4)} LLC`,
    website_url: 'shop.example',
    email: 'shop@shop.example',
    phone: '+1 415 555 0100',
    doing_business_as: null,
    business_type: null,
    business_structure: null,
    classification: 'limited',
    industry: 'Retail',
    mcc: null,
    tax_id: null,
    tax_id_last4: '4321',
    date_of_incorporation: null,
    country_of_establishment: 'USA',
    terms_conditions_accepted: true,
    metadata: {},
    associated_accounts: [],
    legal_address: buildAddress(),
    representative: buildIdentity({ business_id: id }),
    owners: [],
    documents: [],
    bank_accounts: [],
    additional_questions: null,
    product_categories: { payment: false, credit: false, lending: false, insurance: false },
    bank_account_verification: false,
    ...times,
  });
}

/** Returns a checking account of a business in the United States. Source: Entities, Bank account. */
export function buildEntityBankAccount(overrides: Overrides<EntityBankAccount> = {}): EntityBankAccount {
  return overridden<EntityBankAccount>(overrides, {
    id: newId('ba'),
    platform_account_id: accountIds.platform,
    business_id: newId('biz'),
    account_owner_name: 'Ada Lovelace',
    account_type: 'checking',
    acct_last_four: '6789',
    routing_number: '110000000',
    bank_name: 'Test Bank',
    nickname: null,
    country: 'US',
    currency: 'usd',
    metadata: {},
    ...times,
  });
}

/** Returns a document of a business, whose file was not uploaded yet. Source: Entities, Document. */
export function buildEntityDocument(overrides: Overrides<EntityDocument> = {}): EntityDocument {
  return overridden<EntityDocument>(overrides, {
    id: newId('doc'),
    business_id: newId('biz'),
    identity_id: null,
    file_name: 'statement.pdf',
    file_type: 'application/pdf',
    document_type: 'bank_statement',
    description: null,
    status: 'pending',
    metadata: {},
    ...times,
  });
}
