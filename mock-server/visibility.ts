import type { ErrorCode } from '../spec/errors';
import { ApiError } from './api-error';
import type { Context } from './context';
import type { Rows } from './store/tables';

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
  if (row === undefined || !visible) throw new ApiError(notFound, {});
  return row;
}

/** The bucket of a list that holds what the request may see. */
export function visibleBucket(context: Context): string {
  return context.selected ? context.account.id : context.mode;
}
