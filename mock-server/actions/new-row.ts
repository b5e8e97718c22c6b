import type { Context, UnitOfWork } from '../context';
import type { ResourceRow } from '../rows';

/** Returns the fields that every new row of an account has. */
export function newRow(
  { newId, rows, now }: Pick<UnitOfWork, 'newId' | 'rows' | 'now'>,
  prefix: string,
  { mode, account_id }: Pick<ResourceRow, 'mode' | 'account_id'>,
): ResourceRow {
  return { id: newId(prefix), sequence: rows.nextSequence(), mode, account_id, created_at: now, updated_at: now };
}

/** Returns the fields of a new row of the account that the request runs on. */
export function newOwnRow(context: Context, prefix: string): ResourceRow {
  return newRow(context, prefix, { mode: context.mode, account_id: context.account.id });
}
