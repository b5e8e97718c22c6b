import { firstOf } from '../domain/first-of';
import type { ClockRow } from '../rows';
import { resourceOf } from '../rows/event-states';
import type { Reader } from '../store/reader';
import type { Store } from '../store/store';
import type { Transaction } from '../store/transaction';
import { fromIso } from '../time/clock';
import type { LaterThanClock } from '../time/move-under-way';

/** A clock that is frozen at an instant. */
export function frozenClock(at: number): ClockRow {
  return { id: 'clock', offset: 0, frozen_at: at };
}

/** Returns the instant of the newest event; 0 without events, and when the clock was reset after it. */
export function lastEventInstant(rows: Reader): number {
  const newest = firstOf(rows.walk('events', 'newest', 'all', 'descending'));
  const isOverridden = newest?.id === rows.find('clock', 'clock')?.reset_after;
  return newest === undefined || isOverridden ? 0 : fromIso(newest.created_at);
}

/** Stores the state of the only clock of a platform, which has no row as long as it runs with the machine's. */
export function putClock(rows: Transaction, row: ClockRow): void {
  if (rows.find('clock', row.id) === undefined) rows.insert('clock', row);
  else rows.replace('clock', row);
}

/** Puts the state of a clock that was reset: it runs with the machine's, or is frozen where the sandbox starts. */
export function putResetClock(rows: Transaction, startAt: number | null): void {
  const reset_after = firstOf(rows.walk('events', 'newest', 'all', 'descending'))?.id;
  putClock(rows, { id: 'clock', offset: 0, frozen_at: startAt, reset_after });
}

/** Returns the numbers of objects and jobs that are later than an instant. Deliveries do not wait for theirs. */
export function laterThan(rows: Reader, now: string): LaterThanClock {
  const objects = new Set<string>();
  // Events are in order of their instants, except where the clock was reset.
  const resetAfter = rows.find('clock', 'clock')?.reset_after;
  let isInOrder = resetAfter === undefined;
  for (const { id, created_at, states } of rows.walk('events', 'newest', 'all', 'descending')) {
    isInOrder ||= id === resetAfter;
    if (created_at > now) for (const state of states) objects.add(resourceOf(state).resource_id);
    else if (isInOrder) break;
  }
  let jobs = 0;
  for (const { kind, due_at } of rows.walk('jobs', 'due', 'all', 'descending')) {
    if (String(due_at) <= now) break;
    if (kind !== 'retry_delivery') jobs++;
  }
  return { later_objects: objects.size, later_jobs: jobs };
}

/**
 * Prepares the restart of a platform of a deterministic sandbox. No number is used by two processes. The clock is frozen, even
 * when it ran before because the sandbox had no random seed.
 */
export function prepareRestart(store: Store, startAt: number): void {
  store.skipCounts();
  if (store.rows.find('clock', 'clock') !== undefined) return;
  store.transact((rows) => rows.insert('clock', frozenClock(Math.max(startAt, lastEventInstant(rows)))));
}
