import { isSubscribedTo } from '../domain/publisher';
import type { EventsRow, PublisherRow } from '../rows';
import type { Reader } from '../store/reader';
import type { Transaction } from '../store/transaction';
import type { NewId } from '../random/ids';
import { eventsOf, type StoredEvent } from './stored-events';

/** Queues a delivery of each event to each subscribed publisher, in the transaction that writes the events. */
export function queueDeliveries(rows: Transaction, events: EventsRow, newId: NewId): void {
  // Most platforms have no publishers.
  if (rows.first('publishers', 'newest', 'all') === undefined) return;
  for (const event of eventsOf(events))
    for (const publisher of subscribersOf(rows, event))
      queueDelivery(rows, event, publisher, { newId, now: event.created_at });
}

interface CreationContext {
  readonly newId: NewId;
  readonly now: string;
}

function queueDelivery(
  rows: Transaction,
  event: StoredEvent,
  publisher: PublisherRow,
  { newId, now }: CreationContext,
): void {
  rows.put('deliveries', {
    id: newId('dlv'),
    sequence: rows.nextSequence(),
    event_id: event.id,
    publisher_id: publisher.id,
    status: 'pending',
    attempts: [],
    next_attempt_at: null,
    created_at: now,
  });
}

function* subscribersOf(rows: Reader, event: StoredEvent): Generator<PublisherRow, void, undefined> {
  for (const publisher of rows.walk('publishers', 'newest', 'all', 'ascending'))
    if (isSubscribedTo(publisher, event)) yield publisher;
}

/**
 * Delivers an event again to each subscribed publisher. Returns the number of deliveries. A delivery that is still open is
 * not repeated, but attempted at once.
 */
export function redeliver(rows: Transaction, event: StoredEvent, context: CreationContext): number {
  let count = 0;
  for (const publisher of subscribersOf(rows, event)) {
    if (!expedite(rows, event, publisher)) queueDelivery(rows, event, publisher, context);
    count++;
  }
  return count;
}

/** Expedites an open delivery: it becomes pending at once. Returns whether there is one. */
function expedite(rows: Transaction, event: StoredEvent, publisher: PublisherRow): boolean {
  for (const delivery of rows.walk('deliveries', 'newest', `of ${event.id}`, 'ascending')) {
    if (delivery.publisher_id !== publisher.id) continue;
    if (delivery.status === 'pending') return true;
    if (delivery.status !== 'failed') continue;
    rows.put('deliveries', { ...delivery, status: 'pending', next_attempt_at: null });
    return true;
  }
  return false;
}
