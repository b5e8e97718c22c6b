import { visiblePartition } from '../actions/visibility';
import type { RequestContext } from '../context';
import type { Rows } from '../rows';
import { emptyPage, pageOf, type PageOf, type PageRequest } from '../wire/page';

/** Tables whose objects are listed by who can see them, newest first. */
type ListedTable =
  | 'addresses'
  | 'bank_accounts'
  | 'businesses'
  | 'documents'
  | 'identities'
  | 'payment_intents'
  | 'payment_method_groups'
  | 'refunds';

/** Returns a page of the objects of a table that are visible to the request, newest first. */
export function pageOfVisible<Name extends ListedTable, Item>(
  context: RequestContext,
  table: Name,
  page: PageRequest,
  present: (row: Rows[Name]) => Item,
): PageOf<Item> {
  const partition = visiblePartition(context);
  return pageOf(context.rows, { table, index: 'newest', partition, order: 'descending' }, page, present);
}

/** The same, only with those of a business if a request names one. */
export function pageOfBusiness<Name extends 'bank_accounts' | 'identities', Item>(
  context: RequestContext,
  table: Name,
  business: string | undefined,
  page: PageRequest,
  present: (row: Rows[Name]) => Item,
): PageOf<Item> {
  const { rows, mode } = context;
  if (business === undefined) return pageOfVisible(context, table, page, present);
  // The partition of a business does not tell the mode.
  if (rows.find('businesses', business)?.mode !== mode) return emptyPage;
  return pageOf(rows, { table, index: 'ofBusiness', partition: business, order: 'descending' }, page, present);
}
