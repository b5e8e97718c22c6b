import { SandboxError } from '../sandbox-error';
import type { Context } from '../context';
import type { Rows } from '../rows';

/** Tables whose rows a business uses, and no other business. */
type PartTable = 'addresses' | 'identities';

/** Returns the fields of a new object of the platform. */
export function newEntity(context: Context, prefix: string) {
  return {
    id: context.newId(prefix),
    sequence: context.rows.nextSequence(),
    mode: context.mode,
    account_id: context.account.id,
    created_at: context.now,
    updated_at: context.now,
  };
}

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
