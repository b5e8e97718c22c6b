import { SandboxError } from '../sandbox-error';
import type { Context } from '../context';
import type { Rows } from '../rows';

/** Tables whose rows a business uses, and no other business. */
type PartTable = 'addresses' | 'identities';

/**
 * Returns an address or an identity that a business may use: one of its own, or one that no business uses. Without a business,
 * any that no business uses.
 */
export function requirePart<Name extends PartTable>(
  { rows, mode }: Context,
  table: Name,
  id: string,
  businessId: string | null,
): Rows[Name] {
  const row = rows.find(table, id);
  const isUsable = row?.mode === mode && (row.business_id === null || row.business_id === businessId);
  if (row === undefined || !isUsable) throw new SandboxError('resource_not_found', {});
  return row;
} // resource_not_found
