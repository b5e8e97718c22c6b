import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SortKey } from '../../mock-server/rows/table-definition';
import type { Direction } from '../../mock-server/store/table';
import { decodeCursor } from '../../mock-server/wire/cursor';
import { type Ordered, type PageOf, pageOfMore, type PageRequest, pageThrough } from '../../mock-server/wire/page';
import type { Scan } from '../../mock-server/wire/scan';

const key = { hash: (text: string) => `${text.length}`.padEnd(32, '0'), list: 'numbers' };
const isEven = (row: number) => row % 2 === 0;

/** The numbers from 1 to a count, newest first. */
function newestFirst(count: number): Ordered<number> {
  const ascending = Array.from({ length: count }, (_, index) => index + 1);
  const isBeyond = (row: number, direction: Direction, from: SortKey | undefined) =>
    from === undefined || (direction === 'ascending' ? row > Number(from) : row < Number(from));
  return {
    order: 'descending',
    positionOf: (row) => row,
    walk: (direction, from) =>
      (direction === 'ascending' ? ascending : [...ascending].reverse()).filter((row) =>
        isBeyond(row, direction, from),
      ),
  };
}

const scanned = (maxRows: number, isCounted: boolean): Scan<number> => ({
  meets: isEven,
  isFull: (looked) => looked >= maxRows,
  isCounted,
});

type CursorName = 'after_cursor' | 'before_cursor';
const beyond = (name: CursorName, cursor: string | null): PageRequest['cursor'] =>
  cursor === null ? undefined : { name, beyond: decodeCursor(key, name, cursor) };

interface Listing {
  readonly count: number;
  readonly limit: number;
  readonly scan: Scan<number> | undefined;
}

const pageAt = ({ count, limit, scan }: Listing, cursor?: PageRequest['cursor']): PageOf<number> =>
  pageThrough(newestFirst(count), { limit, key, ...(cursor && { cursor }) }, (row) => row, scan);

/** The pages of a list by their cursors, from the first one to the last one. */
function pagesOf(listing: Listing): readonly PageOf<number>[] {
  const pages = [pageAt(listing)];
  for (let last = pages[0]; last?.has_next === true && pages.length < 200; last = pages.at(-1))
    pages.push(pageAt(listing, beyond('after_cursor', last.end_cursor)));
  return pages;
}

const listings = fc
  .record({
    count: fc.nat(40),
    limit: fc.integer({ min: 1, max: 7 }),
    maxRows: fc.option(fc.integer({ min: 1, max: 12 })),
    isCounted: fc.boolean(),
  })
  .map(({ maxRows, isCounted, ...listing }): Listing => ({
    ...listing,
    scan: maxRows === null ? undefined : scanned(maxRows, isCounted),
  }));

/** The rows of a list, newest first. */
const rowsOf = ({ count, scan }: Listing) =>
  [...newestFirst(count).walk('descending')].filter(scan?.meets ?? (() => true));

describe('a page', () => {
  test('and those after it have each row that meets the condition once and in order, however few rows one looks at', () => {
    fc.assert(
      fc.property(listings, (listing) => {
        expect(pagesOf(listing).flatMap(({ items }) => items)).toEqual(rowsOf(listing));
      }),
    );
  });

  test('and those before it have what is newer, once and in order', () => {
    fc.assert(
      fc.property(listings, fc.nat(30), (listing, from) => {
        const pages = pagesOf(listing).filter(({ items }) => items.length > 0);
        const start = pages[from % Math.max(pages.length, 1)];
        if (start === undefined) return;
        const back: number[] = [];
        for (let page = start, steps = 0; page.has_previous && page.start_cursor !== null && steps < 200; steps++) {
          page = pageAt(listing, beyond('before_cursor', page.start_cursor));
          back.unshift(...page.items);
        }
        expect(back).toEqual(rowsOf(listing).filter((row) => row > (start.items[0] ?? 0)));
      }),
    );
  });

  test('looks at no more rows than it may on each side, and at one more than it needs without a bound', () => {
    fc.assert(
      fc.property(listings, fc.nat(45), (listing, position) => {
        let read = 0;
        const ordered = newestFirst(listing.count);
        const walk: Ordered<number>['walk'] = function* (direction, from) {
          for (const row of ordered.walk(direction, from)) {
            read++;
            yield row;
          }
        };
        const request: PageRequest = { limit: listing.limit, cursor: { name: 'after_cursor', beyond: position } };
        pageThrough({ ...ordered, walk }, request, (row) => row, listing.scan && scanned(5, true));
        expect(read).toBeLessThanOrEqual(listing.scan === undefined ? listing.limit + 2 : 2 * (5 + 1));
      }),
    );
  });

  test('counts the matching rows around it, as far as it looks', () => {
    const pages = pagesOf({ count: 9, limit: 2, scan: scanned(20, true) });
    expect(pages.map(({ items, counts }) => [items, counts?.before, counts?.after])).toEqual([
      [[8, 6], 0, 2],
      [[4, 2], 2, 0],
    ]);
    const [bounded] = pagesOf({ count: 9, limit: 2, scan: scanned(3, true) });
    expect(bounded).toMatchObject({ items: [8], has_next: true, counts: { hasAllAfter: false, looked: 3, last: 7 } });
  });

  test('of what a storage found beyond a cursor is the same page', () => {
    fc.assert(
      fc.property(
        listings,
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom('after_cursor', 'before_cursor'),
        (listing, at, name) => {
          const { count, limit } = listing;
          const position = Math.min(at, count);
          if (position === 0) return;
          const request: PageRequest = { limit, key, cursor: { name, beyond: position } };
          const ordered = newestFirst(count);
          const found = [...ordered.walk(name === 'after_cursor' ? 'descending' : 'ascending', position)].slice(
            0,
            limit + 1,
          );
          expect(pageOfMore(found, request, ordered.positionOf, (row) => row)).toEqual(
            pageThrough(ordered, request, (row) => row),
          );
        },
      ),
    );
  });
});
