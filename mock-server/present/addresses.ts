import type { Resources } from '../context';
import type { AddressRow } from '../rows';

export function presentAddress(row: AddressRow): Resources['Address'] {
  return {
    id: row.id,
    line1: row.line1,
    line2: row.line2,
    city: row.city,
    state: row.state,
    postal_code: row.postal_code,
    country: row.country,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
