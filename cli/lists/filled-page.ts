import { isRow, type Row } from './row';

/** Sends a request for a page with parameters of the query besides those of the list. */
type Call = (query: Readonly<Record<string, string>>) => Promise<object>;

/**
 * Reads the first page of a list that has an object. The pages of a search may have none: each ends after a time, so that no
 * request takes long.
 */
export async function readFilledPage(call: Call): Promise<object> {
  let page = await call({});
  for (let after = furtherOf(page); after !== undefined; after = furtherOf(page))
    page = await call({ after_cursor: after });
  return page;
}

/** Returns the cursor of a page without objects that is not the last one. */
function furtherOf(page: object): string | undefined {
  const { data, page_info: info }: Row = { ...page };
  if (!Array.isArray(data) || data.length > 0 || !isRow(info) || info['has_next'] !== true) return undefined;
  return typeof info['end_cursor'] === 'string' ? info['end_cursor'] : undefined;
}
