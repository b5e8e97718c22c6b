import type { Resources } from '../context';
import type { IdentityRow } from '../rows';
import type { Reader } from '../store/reader';
import { presentAddress } from './addresses';
import { newestDocuments } from './entity-documents';
import { rendered } from './rendered';

export function presentIdentity(rows: Reader, row: IdentityRow): Resources['Identity'] {
  return rendered('Identity', row, {
    platform_account_id: row.account_id,
    address: row.address_id === null ? null : presentAddress(rows.require('addresses', row.address_id)),
    documents: newestDocuments(rows, row.id),
  });
}
