import { parseDateTime } from '../../spec/vocabulary/date-time';
import type { Context } from '../context';
import { fromIso } from '../time/clock';
import type { Range } from '../wire/page';

/**
 * Returns the range of payments in a partition that were created after one instant and before another, both excluded. The index is
 * in order of creation and the clock never goes back, so a binary search finds the bounds.
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
