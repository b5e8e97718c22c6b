import type { Rows } from '../../../rows';
import { pageOf, type PageOf, pageRequest } from '../../../wire/page';
import type { Visit } from '../page';

/** Returns a page of the newest objects of a mode that no operation of the API lists. */
export function newestPage<Name extends 'checkout_sessions' | 'customers'>(
  { platform, mode, search }: Visit,
  table: Name,
): PageOf<Rows[Name]> {
  const request = pageRequest(search, { hash: platform.hash, list: `dashboard ${table} ${mode}` });
  const list = { table, index: 'newest', partition: mode, order: 'descending' } as const;
  return pageOf(platform.repeatableRows, list, request, (row) => row);
} // cursor_invalid
