import type { ErrorCode } from '../../spec/tables/errors';
import { SandboxError } from '../sandbox-error';
import type { RequestContext } from '../context';
import type { AccountRow, Rows } from '../rows';

/** The tables of what belongs to an account. */
export type OwnedTable = {
  [Name in keyof Rows]: Rows[Name] extends { readonly account_id: string; readonly mode: string } ? Name : never;
}[keyof Rows];

/** Who looks for an object, and from which account. */
export type Viewer = Pick<RequestContext, 'rows' | 'mode' | 'selected' | 'account'>;

type NotFound = Extract<ErrorCode, 'resource_not_found' | 'payment_method_not_found' | 'payment_intent_not_found'>;

/**
 * Returns an object that is visible to the request: one of its mode, and of the selected sub account if there is one. Without a
 * selected sub account, the objects of all sub accounts are visible.
 */
export function requireVisible<Name extends OwnedTable>(
  context: RequestContext,
  table: Name,
  id: string,
  notFound: NotFound = 'resource_not_found',
): Rows[Name] {
  const row = findVisible(context, table, id);
  if (row === undefined) throw new SandboxError(notFound, {});
  return row;
}

/** The same, or undefined. */
export function findVisible<Name extends OwnedTable>(context: Viewer, table: Name, id: string): Rows[Name] | undefined {
  const row = context.rows.find(table, id);
  const visible = row?.mode === context.mode && (!context.selected || row.account_id === context.account.id);
  return visible ? row : undefined;
}

/** Returns an account of the platform in the mode of the request: a sub account, or the platform's own. */
export function requireAccount({ rows, mode }: RequestContext, id: string): AccountRow {
  const row = rows.find('accounts', id);
  if (row?.mode !== mode) throw new SandboxError('resource_not_found', {});
  return row;
}

/** Returns a sub account that is visible to the request. The platform's own account is not a sub account. */
export function requireSubAccount(context: RequestContext, id: string): AccountRow {
  const row = findSubAccount(context, id);
  if (row === undefined) throw new SandboxError('resource_not_found', {});
  return row;
}

/** The same, or undefined. */
export function findSubAccount({ rows, mode, selected, account }: Viewer, id: string): AccountRow | undefined {
  const row = rows.find('accounts', id);
  const visible = row?.kind === 'sub' && row.mode === mode && (!selected || row.id === account.id);
  return visible ? row : undefined;
}

/** Runs a request on an account: it creates objects there, and sees only the objects of that account. */
export function onAccount<Used extends RequestContext>(context: Used, account: AccountRow): Used {
  return { ...context, account, selected: true };
}

/** The index partition with the objects that are visible to the request. */
export function visiblePartition(context: RequestContext): string {
  return context.selected ? context.account.id : context.mode;
}
