import { parseDateTime } from '../../spec/vocabulary/date-time';
import type { Input } from '../context';
import type { IndexName, Rows } from '../rows';
import type { Reader } from '../store/reader';
import { fromIso } from '../time/clock';
import type { Range } from '../wire/page';

type DatedTable = 'payments' | 'payment_methods' | 'checkouts' | 'payouts';

/** A partition of an index in order of creation. */
interface Partition<Name extends DatedTable> {
  readonly table: Name;
  readonly index: IndexName<Name>;
  readonly partition: string;
}

/** Returns the range of rows that the filters `created_after` and `created_before` select. */
export function createdRange<Name extends DatedTable>(
  rows: Reader,
  list: Partition<Name>,
  query: Input<'listPayments'>['query'],
): Range {
  const instantOf = ({ created_at }: Rows[Name]) => created_at;
  return rangeBetween(rows, list, instantOf, { after: query('created_after'), before: query('created_before') });
}

/**
 * Returns the range of rows with an instant after one and before another, both excluded. The instant must be in order of
 * creation unless the clock was reset: then a binary search finds the bounds.
 */
export function rangeBetween<Name extends DatedTable>(
  rows: Reader,
  { table, index, partition }: Partition<Name>,
  instantOf: (row: Rows[Name]) => string,
  { after = '', before = '' }: { readonly after: string | undefined; readonly before: string | undefined },
): Range {
  const [earliest, latest] = [parseDateTime(after), parseDateTime(before)];
  if (earliest === undefined && latest === undefined) return {};
  if (rows.find('clock', 'clock')?.reset_after !== undefined) {
    const meets = (at: number) => (earliest === undefined || at > earliest) && (latest === undefined || at < latest);
    const met = [...rows.walk(table, index, partition, 'ascending')].filter((row) => meets(fromIso(instantOf(row))));
    return { among: new Set(met.map((row) => rows.position(table, index, row))) };
  }
  const split = (meets: (instant: number) => boolean) =>
    rows.split(table, index, partition, (row) => meets(fromIso(instantOf(row))));
  return {
    above: earliest === undefined ? undefined : split((at) => at > earliest).before,
    below: latest === undefined ? undefined : split((at) => at >= latest).from,
  };
}

/** Returns the part of a list that is in both ranges. */
export function overlap(one: Range, other: Range): Range {
  const [a, b] = [one.above ?? other.above, other.above ?? one.above];
  const [c, d] = [one.below ?? other.below, other.below ?? one.below];
  return {
    above: a === undefined || b === undefined || a > b ? a : b,
    below: c === undefined || d === undefined || c < d ? c : d,
    among:
      one.among && other.among
        ? new Set([...one.among].filter((key) => other.among?.has(key)))
        : (one.among ?? other.among),
  };
}
