import { limits } from '../../spec/tables/limits';
import type { Rows, TableName } from '../rows';
import type { RowList } from '../rows/filters';
import type { SortKey } from '../rows/table-definition';
import type { Reader } from '../store/reader';
import type { Direction } from '../store/table';
import { type CursorKey, decodeCursor, encodeCursor } from './cursor';
import { countsOf, type FieldScan, look, type Look, nothing, type PageCounts, scanOf } from './scan';

/** The requested page of a list. Source: Endpoints, Common rules. */
export interface PageRequest {
  readonly limit: number;
  readonly cursor?: { readonly name: 'after_cursor' | 'before_cursor'; readonly beyond: SortKey };
  /** The key for the cursors of the page. Without it they are null. */
  readonly key?: CursorKey;
  /** The rows that it looks at to find those that meet conditions (default: all are on its pages, and none is counted). */
  readonly scan?: FieldScan | undefined;
}

/** A page of a list. */
export interface PageOf<Item> {
  readonly items: readonly Item[];
  readonly has_previous: boolean;
  readonly has_next: boolean;
  readonly start_cursor: string | null;
  readonly end_cursor: string | null;
  /** Returns the JSON texts of the items, where some need not be made again. */
  readonly texts?: () => readonly string[];
  /** The numbers of a scan; undefined without one. They are not sent. */
  readonly counts?: PageCounts;
}

/** The page of a list without records. */
export const emptyPage: PageOf<never> = {
  items: [],
  has_previous: false,
  has_next: false,
  start_cursor: null,
  end_cursor: null,
};

/** The first page, of default length, and without cursors. */
export const firstPage: PageRequest = { limit: limits.page_size.default };

/**
 * Reads the pagination parameters of a query. The last of several cursors is used, as for any repeated parameter, and an empty
 * one counts as absent. Throws `cursor_invalid` for one that no page of the list has.
 */
export function pageRequest(query: URLSearchParams, key: CursorKey): PageRequest {
  const limit = limitOf(query.getAll('limit').at(-1));
  let sent: { readonly name: 'after_cursor' | 'before_cursor'; readonly value: string } | undefined;
  for (const [name, value] of query)
    if ((name === 'after_cursor' || name === 'before_cursor') && value !== '') sent = { name, value };
  if (sent === undefined) return { limit, key };
  return { limit, key, cursor: { name: sent.name, beyond: decodeCursor(key, sent.name, sent.value) } };
}

function limitOf(text: string | undefined): number {
  const { default: defaultLimit, minimum, maximum } = limits.page_size;
  if (text === undefined || !/^[+-]?\d+$/.test(text)) return defaultLimit;
  return Math.min(maximum, Math.max(minimum, Number(text)));
}

/** The part of a list between two positions, both exclusive. A missing bound is unlimited. */
export interface Range<Row> {
  readonly above?: SortKey | undefined;
  readonly below?: SortKey | undefined;
  /** Which rows between the two it has. Default: all. */
  readonly meets?: ((row: Row) => boolean) | undefined;
}

/** The rows of a partition of an index that filters select, or a range of them, in one direction. */
export interface List<Name extends TableName> extends RowList<Name>, Range<Rows[Name]> {
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
  const count: Count = (direction, from) => countWithin(rows, list, direction, from);
  const ordered = { order: list.order, positionOf, walk, ...(list.meets === undefined && { count }) };
  return pageThrough(ordered, request, present);
}

/** Returns a page of those of some rows that are in a list. Meant for few rows. */
export function pageOfRows<Name extends TableName, Item>(
  rows: Reader,
  list: List<Name>,
  given: readonly Rows[Name][],
  request: PageRequest,
  present: (row: Rows[Name]) => Item,
): PageOf<Item> {
  const positionOf = (row: Rows[Name]) => rows.position(list.table, list.index, row);
  const { above, below, meets } = list;
  const listed = given
    .filter((row) => rows.isListed(list, row) && meets?.(row) !== false)
    .filter(
      (row) => (above === undefined || positionOf(row) > above) && (below === undefined || positionOf(row) < below),
    );
  return pageOfFew(listed, positionOf, request, present, list.order);
}

/** Returns a page of a few rows by their positions, in ascending order by default. */
export function pageOfFew<Row, Item>(
  rows: readonly Row[],
  positionOf: (row: Row) => SortKey,
  request: PageRequest,
  present: (row: Row) => Item,
  order: Direction = 'ascending',
): PageOf<Item> {
  const ascending = [...rows].sort((a, b) => (positionOf(a) < positionOf(b) ? -1 : 1));
  const walk: Walk<Row> = (direction, from) => {
    if (direction === 'ascending') return ascending.filter((row) => from === undefined || positionOf(row) > from);
    return ascending.filter((row) => from === undefined || positionOf(row) < from).reverse();
  };
  return pageThrough({ order, positionOf, walk }, request, present);
}

/**
 * Returns a page of several lists of one index as if they were one: of its partitions, or of ranges of them. The cost depends on
 * the length of the page and the number of lists.
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

/** Returns the number of rows that a walk yields. */
type Count = (direction: Direction, from?: SortKey) => number;

/** Rows in an order, with the position of each. */
export interface Ordered<Row> {
  readonly order: Direction;
  readonly positionOf: (row: Row) => SortKey;
  readonly walk: Walk<Row>;
  /** Counts them without reading them, where an index can. */
  readonly count?: Count;
}

/**
 * Returns a page of any ordered rows. Where more rows may match than were looked at, it has a next page, even if it has room for
 * more items; the cursor of that is the last row that was looked at.
 */
export function pageThrough<Row, Item>(
  { order, positionOf, walk, count }: Ordered<Row>,
  request: PageRequest,
  present: (row: Row) => Item,
  scan = scanOf(request.scan, present),
): PageOf<Item> {
  const { limit, cursor } = request;
  const reverse = order === 'ascending' ? 'descending' : 'ascending';
  const isBack = cursor?.name === 'before_cursor';
  const [forth, back] = isBack ? ([reverse, order] as const) : ([order, reverse] as const);
  const isCounted = scan?.isCounted === true;
  const counted = isCounted && scan.meets === undefined ? count : undefined;
  const ahead = look(walk(forth, cursor?.beyond), limit, counted ? undefined : scan);
  const [nearest] = ahead.found;
  const hasBehind = nearest !== undefined || cursor !== undefined;
  const behindFrom = nearest === undefined ? undefined : positionOf(nearest);
  // The rows behind an empty page are all on the other side of its cursor.
  const directionBehind = nearest === undefined ? order : back;
  const rowsBehind = hasBehind ? walk(directionBehind, behindFrom) : [];
  const behind = look(rowsBehind, 0, nearest !== undefined && isCounted && !counted ? scan : undefined);
  const page = pageOfSides(request, ahead, behind, positionOf, present);
  if (scan === undefined) return page;
  if (!counted) return { ...page, counts: countsOf(ahead, behind, isBack) };
  const allAhead = { ...ahead, matches: counted(forth, cursor?.beyond), isWhole: true };
  const allBehind = { ...behind, matches: hasBehind ? counted(directionBehind, behindFrom) : 0, isWhole: true };
  return { ...page, counts: countsOf(allAhead, allBehind, isBack) };
}

/**
 * Returns a page of what was found beyond its cursor, in the direction of that, and at most one more than fits on the page. On
 * the other side of a cursor is at least what it stands for, unless that was deleted.
 */
export function pageOfMore<Row, Item>(
  found: readonly Row[],
  request: PageRequest,
  positionOf: (row: Row) => SortKey,
  present: (row: Row) => Item,
): PageOf<Item> {
  const behind = { ...nothing, isWhole: request.cursor === undefined };
  return pageOfSides(request, look(found, request.limit), behind, positionOf, present);
}

function pageOfSides<Row, Item>(
  { limit, cursor, key }: PageRequest,
  { found, matches, last, isWhole }: Look<Row>,
  behind: Look<Row>,
  positionOf: (row: Row) => SortKey,
  present: (row: Row) => Item,
): PageOf<Item> {
  const isBack = cursor?.name === 'before_cursor';
  const rows = isBack ? [...found].reverse() : found;
  const nearest = found[0];
  const farthest = found.length === limit || isWhole ? found.at(-1) : last;
  const hasMore = matches > found.length || !isWhole;
  const hasOthers = behind.matches > 0 || !behind.isWhole;
  const cursorOf = (row: Row | undefined) => (key && row !== undefined ? encodeCursor(key, positionOf(row)) : null);
  return {
    items: rows.map(present),
    has_previous: isBack ? hasMore : hasOthers,
    has_next: isBack ? hasOthers : hasMore,
    start_cursor: cursorOf(isBack ? farthest : nearest),
    end_cursor: cursorOf(isBack ? nearest : farthest),
  };
}

/** Returns the number of rows that a walk within a range yields. No row is read. */
function countWithin<Name extends TableName>(
  rows: Reader,
  list: List<Name>,
  direction: Direction,
  from?: SortKey,
): number {
  const { above, below } = list;
  const up = direction === 'ascending';
  const inner = (bound: SortKey | undefined, isInner: (from: SortKey, bound: SortKey) => boolean) =>
    from !== undefined && (bound === undefined || isInner(from, bound)) ? from : bound;
  return up
    ? rows.countList(
        list,
        inner(above, (one, other) => one > other),
        below,
      )
    : rows.countList(
        list,
        above,
        inner(below, (one, other) => one < other),
      );
}

/** Yields the rows of a list within its range: all, or those beyond a position. */
function* walkWithin<Name extends TableName>(
  rows: Reader,
  list: List<Name>,
  direction: Direction,
  from?: SortKey,
): Generator<Rows[Name], void, undefined> {
  const up = direction === 'ascending';
  const { table, above, below, meets } = list;
  const [near, far] = up ? [above, below] : [below, above];
  const reaches = (key: SortKey, bound: SortKey) => (up ? key >= bound : key <= bound);
  const start = from === undefined || (near !== undefined && reaches(near, from)) ? near : from;
  for (const row of rows.walkList(list, direction, start)) {
    if (far !== undefined && reaches(rows.position(table, list.index, row), far)) return;
    if (meets?.(row) !== false) yield row;
  }
}
