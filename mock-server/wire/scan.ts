import { valueIn } from './json';

/** The rows that a page looks at. */
export interface Scan<Row> {
  /** Whether a row is on a page of the list. Default: all are. */
  readonly meets?: ((row: Row) => boolean) | undefined;
  /** Whether no further row is to be looked at on a side of the cursor. */
  readonly isFull?: (looked: number) => boolean;
  /** Whether the rows around the page are counted, as far as it looks. Default: no. */
  readonly isCounted?: boolean;
}

/** A scan by the fields of rows, whatever they are. */
export interface FieldScan {
  readonly conditions: readonly Condition[];
  /** Rows that are looked at on each side of a cursor. */
  readonly maxRows: number;
  readonly isCounted: boolean;
}

/** A condition of a filter. */
export interface Condition {
  /** The field of the row, or else of the object that the list shows for it. */
  readonly field: string;
  readonly meets: (value: unknown) => boolean;
}

/** The numbers of matching rows around a page, as far as they were counted. */
export interface PageCounts {
  readonly before: number;
  readonly shown: number;
  readonly after: number;
  /** Whether no row before the page was left out, and none after it. */
  readonly hasAllBefore: boolean;
  readonly hasAllAfter: boolean;
  /** Rows that were looked at beyond the cursor. */
  readonly looked: number;
  /** The last row that was looked at beyond the page, in the order of the list; undefined if none was. */
  readonly last: unknown;
}

/** Rows of one side of a cursor. */
export interface Look<Row> {
  /** The first rows that match. */
  readonly found: readonly Row[];
  readonly matches: number;
  readonly looked: number;
  /** The last row that was looked at. */
  readonly last: Row | undefined;
  /** Whether there was no other row to look at. */
  readonly isWhole: boolean;
}

/** A side without rows. */
export const nothing = { found: [], matches: 0, looked: 0, last: undefined, isWhole: true } as const;

/** Looks at rows: until enough are found and there is another one, or if they are counted, until the scan is full. */
export function look<Row>(
  rows: Iterable<Row>,
  enough: number,
  { meets, isFull, isCounted }: Scan<Row> = {},
): Look<Row> {
  const found: Row[] = [];
  let matches = 0;
  let looked = 0;
  let last: Row | undefined;
  for (const row of rows) {
    const isEnough = found.length === enough && isCounted !== true;
    if (isEnough || isFull?.(looked) === true) return { found, matches, looked, last, isWhole: false };
    looked++;
    last = row;
    if (meets?.(row) === false) continue;
    matches++;
    if (found.length < enough) found.push(row);
  }
  return { found, matches, looked, last, isWhole: true };
}

/** Returns the numbers of the two sides of a cursor. */
export function countsOf(ahead: Look<unknown>, behind: Look<unknown>, isBack: boolean): PageCounts {
  const shown = ahead.found.length;
  const rest = ahead.matches - shown;
  return {
    before: isBack ? rest : behind.matches,
    shown,
    after: isBack ? behind.matches : rest,
    hasAllBefore: isBack ? ahead.isWhole : behind.isWhole,
    hasAllAfter: isBack ? behind.isWhole : ahead.isWhole,
    looked: ahead.looked,
    last: isBack ? undefined : ahead.last,
  };
}

/** Returns a scan by fields. Most fields of an object are those of its row, which costs less to read. */
export function scanOf<Row>(scan: FieldScan | undefined, present: (row: Row) => unknown): Scan<Row> | undefined {
  if (scan === undefined) return undefined;
  const { conditions, maxRows, isCounted } = scan;
  const meetsAll = (row: Row) =>
    conditions.every(({ field, meets }) => meets(valueIn(row, field) ?? valueIn(present(row), field)));
  const meets = conditions.length === 0 ? undefined : meetsAll;
  return { meets, isFull: (looked) => looked >= maxRows, isCounted };
}
