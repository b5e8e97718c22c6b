import type { Resources } from '../context';
import type { BusinessRow } from '../rows';
import type { Reader } from '../store/reader';
import { presentAddress } from './addresses';
import { newestBankAccounts } from './entity-bank-accounts';
import { newestDocuments } from './entity-documents';
import { presentIdentity } from './identities';
import { rendered } from './rendered';

/** Renders a business with its people, addresses, documents and bank accounts as they are now. */
export function presentBusiness(rows: Reader, row: BusinessRow): Resources['Business'] {
  const identity = (id: string) => presentIdentity(rows, rows.require('identities', id));
  return rendered('Business', row, {
    platform_account_id: row.account_id,
    tax_id: null,
    terms_conditions_accepted: row.terms_id !== null,
    associated_accounts: row.sub_account_id === null ? [] : [{ id: row.sub_account_id }],
    legal_address:
      row.legal_address_id === null ? null : presentAddress(rows.require('addresses', row.legal_address_id)),
    representative: row.representative_id === null ? null : identity(row.representative_id),
    owners: row.owner_ids.map(identity),
    documents: newestDocuments(rows, row.id),
    bank_accounts: newestBankAccounts(rows, row.id),
    product_categories: { payment: row.sub_account_id !== null, credit: false, lending: false, insurance: false },
    bank_account_verification: false,
    additional_questions: Object.keys(row.additional_questions).length > 0 ? row.additional_questions : null,
  });
}
