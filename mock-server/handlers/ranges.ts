import { parseDateTime } from '../../spec/vocabulary/date-time';
import type { Rows } from '../rows';
import type { RowList } from '../rows/filters';
import type { SortKey } from '../rows/table-definition';
import type { Reader } from '../store/reader';
import { toIso } from '../time/clock';
import type { Range } from '../wire/page';

type DatedTable = 'payments' | 'payment_methods' | 'checkouts' | 'payouts';

/** Returns the range of rows that the filters `created_after` and `created_before` select. */
export function createdRange<Name extends DatedTable>(
  rows: Reader,
  list: RowList<Name>,
  query: (name: 'created_after' | 'created_before') => string | undefined,
): Range<Rows[Name]> {
  const instantOf = ({ created_at }: Rows[Name]) => created_at;
  return rangeBetween(rows, list, instantOf, { after: query('created_after'), before: query('created_before') });
}

/**
 * Returns the range of rows with an instant after one and before another, both excluded. A binary search finds its bounds,
 * because instants are in order of creation. Since a reset of the clock they may not be, so each row of a page is asked for its
 * own.
 */
export function rangeBetween<Name extends DatedTable>(
  rows: Reader,
  list: RowList<Name>,
  instantOf: (row: Rows[Name]) => string,
  { after = '', before = '' }: { readonly after: string | undefined; readonly before: string | undefined },
): Range<Rows[Name]> {
  const earliest = isoOf(after);
  const latest = isoOf(before);
  if (earliest === undefined && latest === undefined) return {};
  if (rows.find('clock', 'clock')?.reset_after !== undefined) {
    const isBetween = (at: string) =>
      (earliest === undefined || at > earliest) && (latest === undefined || at < latest);
    return { meets: (row) => isBetween(instantOf(row)) };
  }
  const split = (meets: (instant: string) => boolean) => rows.splitList(list, (row) => meets(instantOf(row)));
  return {
    above: earliest === undefined ? undefined : split((at) => at > earliest).before,
    below: latest === undefined ? undefined : split((at) => at >= latest).from,
  };
}

function isoOf(text: string): string | undefined {
  const instant = parseDateTime(text);
  return instant === undefined ? undefined : toIso(instant);
}

/** Returns the part of a list that is in both ranges. */
export function overlap<Row>(one: Range<Row>, other: Range<Row>): Range<Row> {
  return {
    above: greater(one.above, other.above),
    below: smaller(one.below, other.below),
    meets: (row) => one.meets?.(row) !== false && other.meets?.(row) !== false,
  };
}

type End = SortKey | undefined;

const greater = (one: End, other: End): End =>
  one === undefined || (other !== undefined && other > one) ? other : one;
const smaller = (one: End, other: End): End =>
  one === undefined || (other !== undefined && other < one) ? other : one;
