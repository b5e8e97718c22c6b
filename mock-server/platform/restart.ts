import type { ClockRow } from '../rows';
import type { Reader } from '../store/reader';
import type { Store } from '../store/store';
import { fromIso } from '../time/clock';

/** A clock that stands still. */
export function frozenClock(at: number): ClockRow {
  return { id: 'clock', offset: 0, frozen_at: at };
}

/** When something last happened, as far as its rows tell; 0 when nothing did. */
export function lastEventInstant(rows: Reader): number {
  for (const { created_at } of rows.walk('events', 'newest', 'all', 'descending')) return fromIso(created_at);
  return 0;
}

/**
 * Before a platform is opened again from whose seed everything follows: no number is used by two processes, and its clock
 * stands still, also if it ran when there was no seed.
 */
export function prepareRestart(store: Store, startAt: number): void {
  store.skipCounts();
  if (store.rows.find('clock', 'clock') !== undefined) return;
  store.transact((rows) => rows.put('clock', frozenClock(Math.max(startAt, lastEventInstant(rows)))));
}
