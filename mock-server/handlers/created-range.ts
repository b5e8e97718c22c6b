import { parseDateTime } from '../../spec/vocabulary/date-time';
import type { Context } from '../context';
import { fromIso } from '../time/clock';
import type { Range } from '../wire/page';

/**
 * The payments of a partition that were made after one instant and before another, neither included. They stand in the order
 * of their making, and the clock never goes back: so the bounds are found by halving.
 */
export function createdRange(
  rows: Context['rows'],
  partition: string,
  after: string | undefined,
  before: string | undefined,
): Range {
  const [earliest, latest] = [parseDateTime(after ?? ''), parseDateTime(before ?? '')];
  return {
    above: earliest === undefined ? undefined : positions(rows, partition, (at) => at > earliest).before,
    below: latest === undefined ? undefined : positions(rows, partition, (at) => at >= latest).from,
  };
}

function positions(rows: Context['rows'], partition: string, meets: (instant: number) => boolean) {
  return rows.split('payments', 'newest', partition, ({ created_at }) => meets(fromIso(created_at)));
}
