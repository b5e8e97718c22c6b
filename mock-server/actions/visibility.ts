import type { ErrorCode } from '../../spec/tables/errors';
import { SandboxError } from '../sandbox-error';
import type { Context } from '../context';
import type { AccountRow, Rows } from '../rows';

type OwnedTable = {
  [Name in keyof Rows]: Rows[Name] extends { readonly account_id: string; readonly mode: string } ? Name : never;
}[keyof Rows];

type NotFound = Extract<ErrorCode, 'resource_not_found' | 'payment_method_not_found' | 'payment_intent_not_found'>;

/**
 * An object by its id, if the request may see it: one of its mode, and of the selected sub account when there is one. A
 * platform that selected none sees the objects of all its sub accounts.
 */
export function requireVisible<Name extends OwnedTable>(
  context: Context,
  table: Name,
  id: string,
  notFound: NotFound = 'resource_not_found',
): Rows[Name] {
  const row = context.rows.find(table, id);
  const visible = row?.mode === context.mode && (!context.selected || row.account_id === context.account.id);
  if (row === undefined || !visible) throw new SandboxError(notFound, {});
  return row;
}

/** A sub account by its id, if the request may see it. The platform's own account is none. */
export function requireSubAccount({ rows, mode, selected, account }: Context, id: string): AccountRow {
  const row = rows.find('accounts', id);
  const visible = row?.kind === 'sub' && row.mode === mode && (!selected || row.id === account.id);
  if (!visible) throw new SandboxError('resource_not_found', {});
  return row;
}

/** The request, run on an account: what is made is made there, and only what is there is to be seen. */
export function onAccount(context: Context, account: AccountRow): Context {
  return { ...context, account, selected: true };
}

/** The partition of a list that holds what the request may see. */
export function visiblePartition(context: Context): string {
  return context.selected ? context.account.id : context.mode;
}
