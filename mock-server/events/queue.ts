import type { UnitOfWork } from '../context';
import type { PlatformLimits } from '../domain/platform-limits';
import { isSubscribedTo } from '../domain/publisher';
import { firstOf } from '../domain/first-of';
import type { DeliveryRow, EventsRow, PublisherRow } from '../rows';
import type { Reader } from '../store/reader';
import type { Transaction } from '../store/transaction';
import type { NewId } from '../random/ids';
import { invalidControlParameter, SandboxError } from '../sandbox-error';
import { eventsOf, type StoredEvent } from './stored-events';
import { isTestEvent, putTestEvent } from './test-event';

/** The limits of queues. */
export type QueueLimits = Pick<PlatformLimits, 'publisherQueue'>;

interface QueueContext extends Pick<UnitOfWork, 'newId' | 'now'> {
  readonly limits: QueueLimits;
}

/** Queues a delivery of each event to each subscribed publisher, in the transaction that writes the events. */
export function queueDeliveries(rows: Transaction, events: EventsRow, newId: NewId, limits: QueueLimits): void {
  // Most platforms have no publishers.
  if (rows.first('publishers', 'newest', 'all') === undefined) return;
  for (const event of eventsOf(rows, events))
    for (const publisher of subscribersOf(rows, event))
      queueDelivery(rows, event, publisher, { newId, now: event.created_at, limits });
}

/** Queues a delivery, or counts it as dropped. Returns it if it was queued. */
function queueDelivery(
  rows: Transaction,
  event: StoredEvent,
  publisher: PublisherRow,
  { newId, now, limits }: QueueContext,
): DeliveryRow | undefined {
  // A dropped delivery takes an id, too: whether it is dropped depends on the endpoint, and the ids after it must not.
  const id = newId('dlv');
  const sequence = rows.nextSequence();
  if (publisher.status === 'disabled' || rows.count('deliveries', 'open', publisher.id) >= limits.publisherQueue) {
    rows.replace('publishers', { ...publisher, dropped_count: publisher.dropped_count + 1 });
    return undefined;
  }
  const delivery: DeliveryRow = {
    id,
    sequence,
    event_id: event.id,
    publisher_id: publisher.id,
    status: 'pending',
    attempts: [],
    next_attempt_at: null,
    created_at: now,
  };
  rows.insert('deliveries', delivery);
  return delivery;
}

/** The publisher that a test event was sent to, or else all subscribed ones. */
function recipientsOf(rows: Reader, event: StoredEvent): PublisherRow[] {
  if (!isTestEvent(event)) return subscribersOf(rows, event);
  const sent = firstOf(rows.walk('deliveries', 'ofEvent', event.id, 'ascending'));
  const publisher = sent && rows.find('publishers', sent.publisher_id);
  return publisher ? [publisher] : [];
}

/** Collected first, because a dropped event changes its publisher. */
function subscribersOf(rows: Reader, event: StoredEvent): PublisherRow[] {
  const all = rows.walk('publishers', 'newest', 'all', 'ascending');
  return [...all].filter((publisher) => isSubscribedTo(publisher, event));
}

/**
 * Delivers an event again to each subscribed publisher. Returns the number of deliveries. A delivery that is still open is
 * not repeated, but attempted at once. Throws a `SandboxError` if one of the publishers is disabled.
 */
export function redeliver(work: UnitOfWork, event: StoredEvent): number {
  const { rows, newId, now, settings } = work;
  let count = 0;
  for (const publisher of recipientsOf(rows, event)) {
    if (publisher.status === 'disabled') throw new SandboxError('publisher_disabled', { id: publisher.id });
    const { limits } = settings;
    if (expedite(rows, event, publisher) || queueDelivery(rows, event, publisher, { newId, now, limits })) count++;
  }
  return count;
} // publisher_disabled

/** Expedites an open delivery: it becomes pending at once. Returns whether there is one. */
function expedite(rows: Transaction, event: StoredEvent, publisher: PublisherRow): boolean {
  for (const delivery of rows.walk('deliveries', 'ofEvent', event.id, 'ascending')) {
    if (delivery.publisher_id !== publisher.id) continue;
    if (delivery.status === 'pending') return true;
    if (delivery.status !== 'failed') continue;
    makePending(rows, delivery);
    return true;
  }
  return false;
}

/** Expedites the delivery that the others to a publisher wait for. Returns the number of deliveries: 0 if the queue is empty. */
export function retryFirst(rows: Transaction, publisher: PublisherRow): number {
  const first = rows.first('deliveries', 'open', publisher.id);
  if (first === undefined) return 0;
  if (first.status === 'failed') makePending(rows, first);
  return 1;
}

function makePending(rows: Transaction, delivery: DeliveryRow): void {
  rows.replace('deliveries', { ...delivery, status: 'pending', next_attempt_at: null });
}

/** Queues a test event of an account to a publisher only. Throws a `SandboxError` if its queue is full. */
export function queueTestEvent(work: UnitOfWork, publisher: PublisherRow, accountId: string): DeliveryRow {
  const { rows, settings, newId, now } = work;
  const [event] = eventsOf(rows, putTestEvent(work, rows.require('accounts', accountId)));
  const queued = event && queueDelivery(rows, event, publisher, { newId, now, limits: settings.limits });
  if (queued === undefined) throw invalidControlParameter('publisher_id', 'Its queue is full.');
  return queued;
} // parameter_invalid
