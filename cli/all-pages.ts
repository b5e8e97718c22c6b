interface Page<Item> {
  readonly data: readonly Item[];
  readonly page_info: { readonly has_next: boolean; readonly end_cursor: string | null };
}

/** Reads all pages of a list of the control API. Rejects with the error of `explain` for a response that is not a page. */
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
    after = page.page_info.has_next ? page.page_info.end_cursor : null;
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
