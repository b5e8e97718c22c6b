import type { Direction } from '../../../store/table';
import { encodeCursor } from '../../../wire/cursor';
import type { PageReader } from '../../../wire/page';

/** Rows that are looked at on each side of a cursor, to find those that match and to count them: a few milliseconds. */
const MAX_ROWS = 10_000;
/** The same for the first page of a list with conditions: it takes about as long on a platform of any size. */
const MAX_FIRST_ROWS = 2_500;

/** A condition of a filter. */
export interface Condition {
  /** The field of the row, or else of the object that the list shows for it. */
  readonly field: string;
  readonly meets: (value: unknown) => boolean;
}

/** The numbers of matching rows around a page, as far as they were counted. */
export interface Counts {
  readonly before: number;
  readonly shown: number;
  readonly after: number;
  /** Whether no row before the page was left out, and none after it. */
  readonly hasAllBefore: boolean;
  readonly hasAllAfter: boolean;
  /** The instant of creation of the last counted row after the page; undefined for rows without such an instant. */
  readonly lastCreatedAt: string | undefined;
  /** Rows that are looked at on each side. */
  readonly maxRows: number;
}

interface ScanOptions {
  /** Whether to count the rows around a page (default: true). */
  readonly isCounted?: boolean;
  /** Rows that are looked at on each side of a cursor (default: 10,000). */
  readonly maxRows?: number | undefined;
}

/** Reads the pages of a list that have the rows that match, and looks at a limited number of rows for each. */
export class Scan {
  readonly #conditions: readonly Condition[];
  readonly #isCounted: boolean;
  readonly #maxRows: number;
  #counts: Counts | undefined;

  /** Without a condition all rows match. */
  constructor(conditions: readonly Condition[], { isCounted = true, maxRows = MAX_ROWS }: ScanOptions = {}) {
    this.#conditions = conditions;
    this.#isCounted = isCounted;
    this.#maxRows = maxRows;
  }

  /** The counts of the last page that was read. */
  get counts(): Counts | undefined {
    return this.#counts;
  }

  /** Returns a page. Where more rows may match than were looked at, it has a next page, even if it has room for more items. */
  readonly through: PageReader = ({ order, positionOf, walk }, { limit, cursor, key }, present) => {
    const meets = meetsOf(this.#conditions, present);
    const isBack = cursor?.name === 'before_cursor';
    const reverse: Direction = order === 'ascending' ? 'descending' : 'ascending';
    const [onward, backward] = isBack ? [reverse, order] : [order, reverse];
    const isFirst = this.#conditions.length > 0 && cursor === undefined;
    const maxRows = isFirst ? Math.min(this.#maxRows, MAX_FIRST_ROWS) : this.#maxRows;
    const page = look(walk(onward, cursor?.beyond), meets, {
      enough: limit,
      isCounted: this.#isCounted,
      maxRows,
    });
    const { found, last } = page;
    const [first] = found;
    const others =
      first === undefined || !this.#isCounted
        ? { ...nothing, isWhole: cursor === undefined }
        : look(walk(backward, positionOf(first)), meets, { enough: 0, isCounted: true, maxRows });
    const rest = { ...page, matches: page.matches - found.length };
    const behind = { ...others, last: undefined };
    const [before, after] = isBack ? [rest, behind] : [behind, rest];
    this.#counts = {
      before: before.matches,
      shown: found.length,
      after: after.matches,
      hasAllBefore: before.isWhole,
      hasAllAfter: after.isWhole,
      lastCreatedAt: createdAt(after.last),
      maxRows,
    };
    const far = found.length === limit || page.isWhole ? found.at(-1) : last;
    const [start, end] = isBack ? [far, first] : [first, far];
    const cursorOf = (row: typeof first) => (key && row !== undefined ? encodeCursor(key, positionOf(row)) : null);
    return {
      items: (isBack ? found.reverse() : found).map(present),
      has_previous: before.matches > 0 || !before.isWhole,
      has_next: after.matches > 0 || !after.isWhole,
      start_cursor: cursorOf(start),
      end_cursor: cursorOf(end),
    };
  };
}

interface Look<Row> {
  /** The first rows that match. */
  readonly found: Row[];
  readonly matches: number;
  /** The last row that was looked at. */
  readonly last: Row | undefined;
  /** Whether there was no other row to look at. */
  readonly isWhole: boolean;
}

interface LookOptions {
  readonly enough: number;
  readonly isCounted: boolean;
  readonly maxRows: number;
}

const nothing = { found: [], matches: 0, last: undefined };

/** Looks at rows: at all up to the limit, or only until enough are found. */
function look<Row>(
  rows: Iterable<Row>,
  meets: (row: Row) => boolean,
  { enough, isCounted, maxRows }: LookOptions,
): Look<Row> {
  const found: Row[] = [];
  let matches = 0;
  let looked = 0;
  let last: Row | undefined;
  for (const row of rows) {
    if (looked === maxRows || (found.length === enough && !isCounted)) return { found, matches, last, isWhole: false };
    looked++;
    last = row;
    if (!meets(row)) continue;
    matches++;
    if (found.length < enough) found.push(row);
  }
  return { found, matches, last, isWhole: true };
}

/** Most fields of an object are those of its row, which costs less to read. */
function meetsOf<Row, Item>(conditions: readonly Condition[], present: (row: Row) => Item): (row: Row) => boolean {
  return (row) => {
    for (const { field, meets } of conditions)
      if (!meets(valueIn(row, field) ?? valueIn(present(row), field))) return false;
    return true;
  };
}

/** Returns a field of a value; undefined if it is not an object. */
export const valueIn = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;

function createdAt(row: unknown): string | undefined {
  const at = valueIn(row, 'created_at');
  return typeof at === 'string' ? at : undefined;
}
