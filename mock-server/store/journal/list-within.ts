import type { JournalStat } from './journals';
import type { ListedPlatform, PlatformRange } from './storage';

/** Returns the platforms of a range, in its direction. Those without a stat are omitted. */
export function listWithin(
  ids: Iterable<string>,
  { direction, beyond, limit, unwritten }: PlatformRange,
  statOf: (id: string) => JournalStat | undefined,
  nameOf: (id: string) => string | null,
): readonly ListedPlatform[] {
  const isAscending = direction === 'ascending';
  const found: ListedPlatform[] = [];
  const excluded = new Set(unwritten?.except);
  const ordered = [...ids].filter((id) => (isAscending ? id > beyond : id < beyond) && !excluded.has(id)).sort();
  for (const id of isAscending ? ordered : ordered.reverse()) {
    if (found.length === limit) break;
    const stat = statOf(id);
    if (stat && !(unwritten && stat.writtenAt > unwritten.since))
      found.push({ id, name: nameOf(id), ...stat, owner: null });
  }
  return found;
}
