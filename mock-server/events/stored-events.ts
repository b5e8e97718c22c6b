import type { EventName } from '../../spec/tables/events';
import { eventId, locateEvent } from '../domain/event-id';
import { maskStoredText } from '../domain/card-numbers';
import { firstOf } from '../domain/first-of';
import { type ResourceIdentity, resourceOf } from '../rows/event-states';
import { renderEventState } from '../present/event-state';
import type { EventsRow } from '../rows';
import type { Reader } from '../store/reader';
import type { Direction } from '../store/table';

/** An event, with the fields of its transaction. */
export interface StoredEvent
  extends ResourceIdentity, Pick<EventsRow, 'id' | 'idempotency_key' | 'request_id' | 'created_at'> {
  /** The bare resource as it was. */
  readonly data: object;
  /** The number of the event among all events of the platform. */
  readonly sequence: number;
  readonly event_name: EventName;
}

/** Returns the event with an id, if it exists. */
export function findEvent(rows: Reader, id: string): StoredEvent | undefined {
  const location = locateEvent(id);
  const row = location && rows.find('events', location.eventsId);
  return row && location && location.index < row.names.length ? eventAt(rows, row, location.index) : undefined;
}

/** Returns an event that a row refers to. */
export function requireEvent(rows: Reader, id: string): StoredEvent {
  const event = findEvent(rows, id);
  if (event === undefined) throw new Error(`unknown event ${id}`);
  return event;
}

/** Selects the events of a name, of a resource, or all events. */
export interface EventSelection {
  readonly event_name?: string | undefined;
  readonly resource_id?: string | undefined;
}

/** Walks the selected events by sequence, in either direction; from beyond a sequence number, if there is one. */
export function* walkEvents(
  rows: Reader,
  direction: Direction,
  selection: EventSelection = {},
  beyond?: number,
): Generator<StoredEvent, void, undefined> {
  const isAscending = direction === 'ascending';
  for (const row of rowsBeyond(rows, direction, selection, beyond)) {
    const events = eventsOf(rows, row);
    for (const event of isAscending ? events : events.reverse()) {
      const isBeyond = beyond === undefined || (isAscending ? event.sequence > beyond : event.sequence < beyond);
      if (isBeyond && isSelected(event, selection)) yield event;
    }
  }
}

/** Rows that may have events beyond a sequence number. A row is indexed by the number of its last event. */
function* rowsBeyond(
  rows: Reader,
  direction: Direction,
  { event_name, resource_id }: EventSelection,
  beyond: number | undefined,
): Generator<EventsRow, void, undefined> {
  const index = resource_id !== undefined ? 'ofResource' : event_name !== undefined ? 'byName' : 'newest';
  const partition = resource_id ?? event_name ?? 'all';
  if (direction === 'descending' && beyond !== undefined) {
    // The first row at or after the number may have events before it.
    const row = firstOf(rows.walk('events', index, partition, 'ascending', beyond - 1));
    if (row) yield row;
  }
  yield* rows.walk('events', index, partition, direction, beyond);
}

function isSelected(event: StoredEvent, { event_name, resource_id }: EventSelection): boolean {
  if (event_name !== undefined && event.event_name !== event_name) return false;
  return resource_id === undefined || event.resource_id === resource_id;
}

/** Returns the events of a row, in the order in which they happened. */
export function eventsOf(rows: Reader, row: EventsRow): StoredEvent[] {
  return row.names.map((_, index) => eventAt(rows, row, index));
}

function eventAt(rows: Reader, row: EventsRow, index: number): StoredEvent {
  const { id, sequence, names, about, states, idempotency_key, request_id, created_at } = row;
  const event_name = names[index];
  const state = states[about[index] ?? -1];
  if (event_name === undefined || state === undefined) throw new RangeError(`${id} has no event at index ${index}`);
  const { mode, account_id, resource_id } = resourceOf(state);
  return {
    mode,
    account_id,
    resource_id,
    /** Rendered lazily: most callers do not read it. The others do so at once, before the rows change. */
    get data() {
      return renderEventState(rows, state, created_at);
    },
    id: eventId(id, index),
    sequence: sequence - names.length + 1 + index,
    event_name,
    // Release 0.1.0 stored keys as they were sent.
    idempotency_key: idempotency_key && maskStoredText(idempotency_key),
    request_id,
    created_at,
  };
}
