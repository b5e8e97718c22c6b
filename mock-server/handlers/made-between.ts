import { parseDateTime } from '../../spec/vocabulary/date-time';
import type { Context } from '../context';
import { isLater, toIso } from '../time/clock';
import type { Range } from '../wire/page';

/**
 * The payments of a bucket that were made after one instant and before another, neither included. They stand in the order
 * of their making, and the clock never goes back: so the bounds are found by halving.
 */
export function madeBetween(
  rows: Context['rows'],
  bucket: string,
  after: string | undefined,
  before: string | undefined,
): Range {
  const [earliest, latest] = [instantOf(after), instantOf(before)];
  return {
    above: earliest && positions(rows, bucket, (created_at) => isLater(created_at, earliest)).before,
    below: latest && positions(rows, bucket, (created_at) => !isLater(latest, created_at)).from,
  };
}

/** A time of a query, as instants are kept. */
function instantOf(time: string | undefined): string | undefined {
  const instant = parseDateTime(time ?? '');
  return instant === undefined ? undefined : toIso(instant);
}

function positions(rows: Context['rows'], bucket: string, meets: (created_at: string) => boolean) {
  return rows.split('payments', 'newest', bucket, ({ created_at }) => meets(created_at));
}
