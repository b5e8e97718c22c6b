import { limits } from '../../spec/tables/limits';
import { firstOf, take } from '../domain/first-of';
import { SandboxError } from '../sandbox-error';
import type { SortKey } from '../rows/table-definition';
import type { Direction } from '../store/table';

import type { IndexName, Rows, TableName } from '../rows';
import type { Reader } from '../store/reader';

/** The requested page of a list. Source: Endpoints, Common rules. */
export interface PageRequest {
  readonly limit: number;
  readonly cursor?: { readonly name: 'after_cursor' | 'before_cursor'; readonly beyond: SortKey };
}

/** A page of a list. */
export interface PageOf<Item> {
  readonly items: readonly Item[];
  readonly has_previous: boolean;
  readonly has_next: boolean;
  readonly start_cursor: string | null;
  readonly end_cursor: string | null;
}

/** The page of a list without records. */
export const emptyPage: PageOf<never> = {
  items: [],
  has_previous: false,
  has_next: false,
  start_cursor: null,
  end_cursor: null,
};

/** The first page, of default length. */
export const firstPage: PageRequest = { limit: limits.page_size.default };

/** Reads the pagination parameters of a query. The last of several cursors is used, as for any repeated parameter. */
export function pageRequest(query: URLSearchParams): PageRequest {
  let cursor: PageRequest['cursor'];
  for (const [name, value] of query) {
    if (name === 'after_cursor' || name === 'before_cursor') cursor = { name, beyond: decodeCursor(name, value) };
  }
  const limit = limitOf(query.getAll('limit').at(-1));
  return cursor === undefined ? { limit } : { limit, cursor };
}

function limitOf(text: string | undefined): number {
  const { default: defaultLimit, minimum, maximum } = limits.page_size;
  if (text === undefined || !/^[+-]?\d+$/.test(text)) return defaultLimit;
  return Math.min(maximum, Math.max(minimum, Number(text)));
}

/** A cursor is the position of a row in its list. The id makes an invented number an invalid cursor. */
function encodeCursor(position: SortKey, id: string): string {
  return toBase64Url(JSON.stringify([position, id]));
}

function decodeCursor(name: string, cursor: string): SortKey {
  try {
    const pair: unknown = JSON.parse(fromBase64Url(cursor));
    if (Array.isArray(pair) && pair.length === 2 && typeof pair[1] === 'string') {
      const position: unknown = pair[0];
      if (typeof position === 'number' || typeof position === 'string') return position;
    }
  } catch {
    // Not a cursor: reported below.
  }
  throw new SandboxError('cursor_invalid', { name });
}

/** The part of a list between two positions, both exclusive. A missing bound is unlimited. */
export interface Range {
  readonly above?: SortKey | undefined;
  readonly below?: SortKey | undefined;
  /** The positions of which it has some, if not all between the two. */
  readonly among?: ReadonlySet<SortKey> | undefined;
}

/** One partition of an index, or a range of it, in one direction. */
export interface List<Name extends TableName> extends Range {
  readonly table: Name;
  readonly index: IndexName<Name>;
  readonly partition: string;
  readonly order: Direction;
}

/** Returns a page of a list. The cost depends on the length of the page, not on its position in the list. */
export function pageOf<Name extends TableName, Item>(
  rows: Reader,
  list: List<Name>,
  request: PageRequest,
  present: (row: Rows[Name]) => Item,
): PageOf<Item> {
  const positionOf = (row: Rows[Name]) => rows.position(list.table, list.index, row);
  const walk: Walk<Rows[Name]> = (direction, from) => walkWithin(rows, list, direction, from);
  return pageThrough({ order: list.order, positionOf, walk }, request, present);
}

/** Returns a page of given rows, as if they were a whole partition of an index, or of its range. Meant for few rows. */
export function pageOfRows<Name extends TableName, Item>(
  rows: Reader,
  { table, index, order, above, below, among }: Omit<List<Name>, 'partition'>,
  given: readonly Rows[Name][],
  request: PageRequest,
  present: (row: Rows[Name]) => Item,
): PageOf<Item> {
  const positionOf = (row: Rows[Name]) => rows.position(table, index, row);
  const isWithin = (key: SortKey) =>
    (above === undefined || key > above) && (below === undefined || key < below) && among?.has(key) !== false;
  const ascending = given
    .filter((row) => isWithin(positionOf(row)))
    .sort((a, b) => (positionOf(a) < positionOf(b) ? -1 : 1));
  const walk: Walk<Rows[Name]> = (direction, from) => {
    if (direction === 'ascending') return ascending.filter((row) => from === undefined || positionOf(row) > from);
    return ascending.filter((row) => from === undefined || positionOf(row) < from).reverse();
  };
  return pageThrough({ order, positionOf, walk }, request, present);
}

/**
 * Returns a page of several lists of one index as if they were one: of its partitions, or of ranges of them. The cost depends on the
 * length of the page and the number of lists.
 */
export function pageOfMerged<Name extends TableName, Item>(
  rows: Reader,
  lists: readonly List<Name>[],
  { index, order, table }: Pick<List<Name>, 'table' | 'index' | 'order'>,
  request: PageRequest,
  present: (row: Rows[Name]) => Item,
): PageOf<Item> {
  const positionOf = (row: Rows[Name]) => rows.position(table, index, row);
  const walk: Walk<Rows[Name]> = (direction, from) =>
    merged(
      lists.map((list) => walkWithin(rows, list, direction, from)),
      (a, b) => (direction === 'ascending' ? positionOf(a) < positionOf(b) : positionOf(a) > positionOf(b)),
    );
  return pageThrough({ order, positionOf, walk }, request, present);
}

/** Yields what several iterators yield, each in order, in that order. */
function* merged<Value>(
  sources: readonly Iterator<Value, void>[],
  isBefore: (a: Value, b: Value) => boolean,
): Generator<Value, void, undefined> {
  const heads = sources.map((source) => ({ source, next: source.next() }));
  for (;;) {
    let first: { readonly source: Iterator<Value, void>; next: IteratorResult<Value, void> } | undefined;
    let value: Value | undefined;
    for (const head of heads) {
      if (head.next.done === true || (value !== undefined && !isBefore(head.next.value, value))) continue;
      [first, value] = [head, head.next.value];
    }
    if (first === undefined || value === undefined) return;
    yield value;
    first.next = first.source.next();
  }
}

/** Yields rows in one direction: all, or those beyond a position. */
type Walk<Row> = (direction: Direction, from?: SortKey) => Iterable<Row>;

interface Ordered<Row> {
  readonly order: Direction;
  readonly positionOf: (row: Row) => SortKey;
  readonly walk: Walk<Row>;
}

/** Returns a page of any ordered rows. */
export function pageThrough<Row extends { readonly id: string }, Item>(
  { order, positionOf, walk }: Ordered<Row>,
  { limit, cursor }: PageRequest,
  present: (row: Row) => Item,
): PageOf<Item> {
  const reverse = order === 'ascending' ? 'descending' : 'ascending';
  const anyBeyond = (direction: Direction, from?: SortKey) => firstOf(walk(direction, from));

  const anyRow = anyBeyond(order);
  if (cursor && anyRow && typeof positionOf(anyRow) !== typeof cursor.beyond) {
    throw new SandboxError('cursor_invalid', { name: cursor.name });
  }
  const back = cursor?.name === 'before_cursor';
  const found = take(walk(back ? reverse : order, cursor?.beyond), limit);
  if (back) found.reverse();
  const start = found[0];
  const end = found.at(-1);
  if (start === undefined || end === undefined) {
    // The page is empty, so the cursor is at one end of the list and all rows are on its other side.
    const others = cursor !== undefined && anyRow !== undefined;
    return { items: [], has_previous: others && !back, has_next: others && back, start_cursor: null, end_cursor: null };
  }
  return {
    items: found.map(present),
    has_previous: anyBeyond(reverse, positionOf(start)) !== undefined,
    has_next: anyBeyond(order, positionOf(end)) !== undefined,
    start_cursor: encodeCursor(positionOf(start), start.id),
    end_cursor: encodeCursor(positionOf(end), end.id),
  };
}

/** Yields the rows of a list within its range: all, or those beyond a position. */
function* walkWithin<Name extends TableName>(
  rows: Reader,
  { table, index, partition, above, below, among }: List<Name>,
  direction: Direction,
  from?: SortKey,
): Generator<Rows[Name], void, undefined> {
  const up = direction === 'ascending';
  const [near, far] = up ? [above, below] : [below, above];
  const reaches = (key: SortKey, bound: SortKey) => (up ? key >= bound : key <= bound);
  const start = from === undefined || (near !== undefined && reaches(near, from)) ? near : from;
  for (const row of rows.walk(table, index, partition, direction, start)) {
    if (far !== undefined && reaches(rows.position(table, index, row), far)) return;
    if (among?.has(rows.position(table, index, row)) === false) continue;
    yield row;
  }
}

function toBase64Url(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

function fromBase64Url(text: string): string {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}
