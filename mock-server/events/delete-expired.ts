import { outlinesOf } from '../domain/event-id';
import type { Reader } from '../store/reader';
import type { Transaction } from '../store/transaction';

/** Rows that are deleted at a time: less than a millisecond. */
const MAX_DELETED = 100;

interface ExpiredRow {
  readonly table: 'events' | 'deliveries';
  readonly id: string;
  /** Number of events in the row. */
  readonly events: number;
}

/** Deletes some of the oldest events from before an instant, and their deliveries. Returns the number of events. */
export function deleteExpired(rows: Transaction, before: string): number {
  let events = 0;
  for (let count = 0; count < MAX_DELETED; count++) {
    const expired = findExpired(rows, before);
    if (expired === undefined) break;
    rows.delete(expired.table, expired.id);
    events += expired.events;
  }
  return events;
}

/**
 * Returns the row to delete next: a delivery of the oldest events, then these. Events whose delivery is open wait for its end,
 * and so do those after them. The newest ones stay: the clock continues from them.
 */
export function findExpired(rows: Reader, before: string): ExpiredRow | undefined {
  const oldest = rows.first('events', 'newest', 'all');
  if (oldest === undefined || oldest.created_at > before || rows.count('events', 'newest', 'all') === 1)
    return undefined;
  for (const { id } of outlinesOf(oldest)) {
    const delivery = rows.first('deliveries', 'ofEvent', id);
    if (delivery === undefined) continue;
    const isOpen = delivery.status === 'pending' || delivery.status === 'failed';
    return isOpen ? undefined : { table: 'deliveries', id: delivery.id, events: 0 };
  }
  return { table: 'events', id: oldest.id, events: oldest.names.length };
}
