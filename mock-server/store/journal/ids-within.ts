import type { PlatformRange } from './storage';

/** Returns the ids of a range, in its direction. */
export function idsWithin(ids: Iterable<string>, { direction, beyond, limit }: PlatformRange): readonly string[] {
  const ascending = [...ids].sort();
  if (direction === 'ascending') return ascending.filter((id) => id > beyond).slice(0, limit);
  return ascending
    .filter((id) => id < beyond)
    .slice(-limit)
    .reverse();
}
