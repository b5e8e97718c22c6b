import { expect, test } from 'vitest';
import { readAllPages } from '../../cli/all-pages';

/** Returns the pages that lead from cursor to cursor, the last of them again and again. */
function pagesOf(cursors: readonly (string | null)[]) {
  const queries: (string | undefined)[] = [];
  const call = async ({ after_cursor: after }: Readonly<Record<string, string>>) => {
    const end_cursor = cursors[queries.length % cursors.length] ?? null;
    queries.push(after);
    if (queries.length > 100) throw new Error('it does not stop');
    return { data: [end_cursor], page_info: { has_next: end_cursor !== null, end_cursor } };
  };
  return { call, queries };
}

test('all pages of a list are read, each once', async () => {
  const { call, queries } = pagesOf(['a', 'b', null]);
  expect(await readAllPages(call)).toEqual(['a', 'b', null]);
  expect(queries).toEqual([undefined, 'a', 'b']);
});

test.each([
  ['the same page again, as without its query', ['a'], 2],
  ['a page that leads to itself', ['a', 'b', 'b'], 3],
])('a list whose cursor does not move ends with an error: %s', async (_name, cursors, requests) => {
  const { call, queries } = pagesOf(cursors);
  await expect(readAllPages(call)).rejects.toThrow(
    /^The list does not end: .*\nLook at .* a proxy that drops the query/,
  );
  expect(queries).toHaveLength(requests);
});
