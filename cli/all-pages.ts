interface Page<Item> {
  readonly data: readonly Item[];
  readonly page_info: { readonly has_next: boolean; readonly end_cursor: string | null };
}

const ENDLESS =
  'The list does not end: a page leads to itself.\n' +
  'Look at what is between this command and the sandbox: a proxy that drops the query, or a cache that ignores it';

/**
 * Reads all pages of a list of the control API. Rejects with the error of `explain` for a response that is not a page, and with
 * an `Error` when a page leads to itself: the list would not end.
 */
export async function readAllPages<Item>(
  call: (query: Readonly<Record<string, string>>) => Promise<unknown>,
  explain = () => new Error('The response is not a list.'),
): Promise<readonly Item[]> {
  const items: Item[] = [];
  let after: string | null = null;
  do {
    const page: unknown = await call({ limit: '100', ...(after !== null && { after_cursor: after }) });
    if (!isPage<Item>(page)) throw explain();
    items.push(...page.data);
    const next = page.page_info.has_next ? page.page_info.end_cursor : null;
    if (next !== null && next === after) throw new Error(ENDLESS);
    after = next;
  } while (after !== null);
  return items;
}

function isPage<Item>(response: unknown): response is Page<Item> {
  return (
    typeof response === 'object' &&
    response !== null &&
    'data' in response &&
    Array.isArray(response.data) &&
    'page_info' in response &&
    typeof response.page_info === 'object'
  );
}
