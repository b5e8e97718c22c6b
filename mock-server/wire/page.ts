import { limits } from '../../spec/tables/limits';
import { SandboxError } from '../sandbox-error';
import type { SortKey } from '../rows/table-definition';
import type { Direction } from '../store/table';

import type { IndexName, Rows, TableName } from '../rows';
import type { Reader } from '../store/reader';

/** Where a page begins, and how long it may be. Source: Endpoints, Common rules. */
export interface PageRequest {
  readonly limit: number;
  readonly cursor?: { readonly name: 'after_cursor' | 'before_cursor'; readonly beyond: SortKey };
}

export interface PageOf<Item> {
  readonly items: readonly Item[];
  readonly has_previous: boolean;
  readonly has_next: boolean;
  readonly start_cursor: string | null;
  readonly end_cursor: string | null;
}

/** Where a list begins that nobody asked to begin elsewhere. */
export const firstPage: PageRequest = { limit: limits.page_size.default };

/** Reads the pagination parameters of a query. Of two cursors the last one counts, as of any repeated parameter. */
export function pageRequest(query: URLSearchParams): PageRequest {
  let cursor: PageRequest['cursor'];
  for (const [name, value] of query) {
    if (name === 'after_cursor' || name === 'before_cursor') cursor = { name, beyond: decodeCursor(name, value) };
  }
  const limit = limitOf(query.getAll('limit').at(-1));
  return cursor === undefined ? { limit } : { limit, cursor };
}

function limitOf(text: string | undefined): number {
  const { default: usual, minimum, maximum } = limits.page_size;
  if (text === undefined || !/^[+-]?\d+$/.test(text)) return usual;
  return Math.min(maximum, Math.max(minimum, Number(text)));
}

/** A cursor is a row's place in its list. The id makes it differ from a number somebody made up. */
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
    // Not one of ours: said below.
  }
  throw new SandboxError('cursor_invalid', { name });
}

/** The part of a list between two positions, neither of which is in it; a bound that is absent bounds nothing. */
export interface Range {
  readonly above?: SortKey | undefined;
  readonly below?: SortKey | undefined;
}

/** One partition of an index, or a part of it, read in one direction. */
export interface List<Name extends TableName> extends Range {
  readonly table: Name;
  readonly index: IndexName<Name>;
  readonly partition: string;
  readonly order: Direction;
}

/** One page of a list. Costs what the page costs, wherever in the list it stands. */
export function pageOf<Name extends TableName, Item>(
  rows: Reader,
  list: List<Name>,
  request: PageRequest,
  present: (row: Rows[Name]) => Item,
): PageOf<Item> {
  const place = (row: Rows[Name]) => rows.position(list.table, list.index, row);
  const walk: Walk<Rows[Name]> = (direction, from) => walkWithin(rows, list, direction, from);
  return pageThrough({ order: list.order, place, walk }, request, present);
}

/** One page of a few rows that were gathered, as if they were all that a partition of an index holds. */
export function pageOfRows<Name extends TableName, Item>(
  rows: Reader,
  { table, index, order }: Pick<List<Name>, 'table' | 'index' | 'order'>,
  gathered: readonly Rows[Name][],
  request: PageRequest,
  present: (row: Rows[Name]) => Item,
): PageOf<Item> {
  const place = (row: Rows[Name]) => rows.position(table, index, row);
  const upwards = [...gathered].sort((a, b) => (place(a) < place(b) ? -1 : 1));
  const walk: Walk<Rows[Name]> = (direction, from) => {
    if (direction === 'ascending') return upwards.filter((row) => from === undefined || place(row) > from);
    return upwards.filter((row) => from === undefined || place(row) < from).reverse();
  };
  return pageThrough({ order, place, walk }, request, present);
}

/** Rows beyond a position, or all of them, in one direction. */
type Walk<Row> = (direction: Direction, from?: SortKey) => Iterable<Row>;

interface Ordered<Row> {
  readonly order: Direction;
  readonly place: (row: Row) => SortKey;
  readonly walk: Walk<Row>;
}

/** One page of whatever has places and can be walked through. */
export function pageThrough<Row extends { readonly id: string }, Item>(
  { order, place, walk }: Ordered<Row>,
  { limit, cursor }: PageRequest,
  present: (row: Row) => Item,
): PageOf<Item> {
  const reverse = order === 'ascending' ? 'descending' : 'ascending';
  const anyBeyond = (direction: Direction, from?: SortKey) => first(walk(direction, from));

  const anyRow = anyBeyond(order);
  if (cursor && anyRow && typeof place(anyRow) !== typeof cursor.beyond) {
    throw new SandboxError('cursor_invalid', { name: cursor.name });
  }
  const back = cursor?.name === 'before_cursor';
  const found = take(walk(back ? reverse : order, cursor?.beyond), limit);
  if (back) found.reverse();
  const start = found[0];
  const end = found.at(-1);
  if (start === undefined || end === undefined) {
    // On an empty page the cursor is at one end of the list: all there is lies on its other side.
    const others = cursor !== undefined && anyRow !== undefined;
    return { items: [], has_previous: others && !back, has_next: others && back, start_cursor: null, end_cursor: null };
  }
  return {
    items: found.map(present),
    has_previous: anyBeyond(reverse, place(start)) !== undefined,
    has_next: anyBeyond(order, place(end)) !== undefined,
    start_cursor: encodeCursor(place(start), start.id),
    end_cursor: encodeCursor(place(end), end.id),
  };
}

/** The rows of a list beyond a position, within its range. */
function* walkWithin<Name extends TableName>(
  rows: Reader,
  { table, index, partition, above, below }: List<Name>,
  direction: Direction,
  from?: SortKey,
): Generator<Rows[Name], void, undefined> {
  const up = direction === 'ascending';
  const [near, far] = up ? [above, below] : [below, above];
  const reaches = (key: SortKey, bound: SortKey) => (up ? key >= bound : key <= bound);
  const start = from === undefined || (near !== undefined && reaches(near, from)) ? near : from;
  for (const row of rows.walk(table, index, partition, direction, start)) {
    if (far !== undefined && reaches(rows.position(table, index, row), far)) return;
    yield row;
  }
}

function first<Item>(items: Iterable<Item>): Item | undefined {
  return take(items, 1)[0];
}

function take<Item>(items: Iterable<Item>, limit: number): Item[] {
  const taken: Item[] = [];
  for (const item of items) {
    taken.push(item);
    if (taken.length >= limit) break;
  }
  return taken;
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
