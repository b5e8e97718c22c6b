import type { Resources } from '../context';
import type { BusinessRow } from '../rows';
import type { Reader } from '../store/reader';
import { presentAddress } from './addresses';
import { newestBankAccounts } from './entity-bank-accounts';
import { newestDocuments } from './entity-documents';
import { presentIdentity } from './identities';

/** Renders a business with its people, addresses, documents and bank accounts as they are now. */
export function presentBusiness(rows: Reader, row: BusinessRow): Resources['Business'] {
  const identity = (id: string) => presentIdentity(rows, rows.require('identities', id));
  return {
    id: row.id,
    archived: row.archived,
    legal_name: row.legal_name,
    website_url: row.website_url,
    email: row.email,
    phone: row.phone,
    doing_business_as: row.doing_business_as,
    business_type: row.business_type,
    business_structure: row.business_structure,
    classification: row.classification,
    industry: row.industry,
    mcc: row.mcc,
    tax_id: null,
    tax_id_last4: row.tax_id_last4,
    date_of_incorporation: row.date_of_incorporation,
    country_of_establishment: row.country_of_establishment,
    terms_conditions_accepted: row.terms_id !== null,
    metadata: row.metadata,
    associated_accounts: row.sub_account_id === null ? [] : [{ id: row.sub_account_id }],
    legal_address:
      row.legal_address_id === null ? null : presentAddress(rows.require('addresses', row.legal_address_id)),
    representative: row.representative_id === null ? null : identity(row.representative_id),
    owners: row.owner_ids.map(identity),
    documents: newestDocuments(rows, row.id),
    bank_accounts: newestBankAccounts(rows, row.id),
    additional_questions: row.additional_questions,
    product_categories: { payment: row.sub_account_id !== null, credit: false, lending: false, insurance: false },
    bank_account_verification: false,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
