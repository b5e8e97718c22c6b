import type { Resources } from '../context';
import type { IdentityRow } from '../rows';
import type { Reader } from '../store/reader';
import { presentAddress } from './addresses';
import { newestDocuments } from './entity-documents';

export function presentIdentity(rows: Reader, row: IdentityRow): Resources['Identity'] {
  return {
    id: row.id,
    business_id: row.business_id,
    name: row.name,
    title: row.title,
    email: row.email,
    phone: row.phone,
    dob_day: row.dob_day,
    dob_month: row.dob_month,
    dob_year: row.dob_year,
    ssn_last4: row.ssn_last4,
    is_owner: row.is_owner,
    ownership_percentage: row.ownership_percentage,
    metadata: row.metadata,
    address: row.address_id === null ? null : presentAddress(rows.require('addresses', row.address_id)),
    documents: newestDocuments(rows, row.id),
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
