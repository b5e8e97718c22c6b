import type { EventName } from '../../spec/tables/events';
import { eventId, eventPlace } from '../domain/event-id';
import { resourceOf } from '../rows/event-resource';
import { renderEventState } from '../present/event-state';
import type { EventsRow, RenderedState } from '../rows';
import type { Reader } from '../store/reader';
import type { Direction } from '../store/table';

/** An event, with all that its transaction has to say of it. */
export interface StoredEvent
  extends RenderedState, Pick<EventsRow, 'id' | 'idempotency_key' | 'request_id' | 'created_at'> {
  /** Its place among all events of the platform. */
  readonly sequence: number;
  readonly event_name: EventName;
}

/** The event of an id; undefined when there is none. */
export function findEvent(rows: Reader, id: string): StoredEvent | undefined {
  const at = eventPlace(id);
  const row = at && rows.find('events', at.eventsId);
  return row && at && at.place < row.names.length ? eventAt(row, at.place) : undefined;
}

/** An event that a row refers to. */
export function requireEvent(rows: Reader, id: string): StoredEvent {
  const event = findEvent(rows, id);
  if (event === undefined) throw new Error(`there is no event ${id}`);
  return event;
}

/** A part of the events: of one name, of one resource, or all of them. */
export interface EventSelection {
  readonly event_name?: string | undefined;
  readonly resource_id?: string | undefined;
}

/** Events in the order in which they happened, or in the opposite one; beyond a place among them, or all. */
export function* walkEvents(
  rows: Reader,
  direction: Direction,
  part: EventSelection = {},
  beyond?: number,
): Generator<StoredEvent, void, undefined> {
  const up = direction === 'ascending';
  for (const row of rowsBeyond(rows, direction, part, beyond)) {
    const events = eventsOf(row);
    for (const event of up ? events : events.reverse()) {
      const isBeyond = beyond === undefined || (up ? event.sequence > beyond : event.sequence < beyond);
      if (isBeyond && isOf(event, part)) yield event;
    }
  }
}

/** The rows with events beyond a place. Each stands at its last event. */
function* rowsBeyond(
  rows: Reader,
  direction: Direction,
  { event_name, resource_id }: EventSelection,
  beyond: number | undefined,
): Generator<EventsRow, void, undefined> {
  const index = resource_id !== undefined ? 'ofResource' : event_name !== undefined ? 'byName' : 'newest';
  const partition = resource_id ?? event_name ?? 'all';
  if (direction === 'descending' && beyond !== undefined) {
    // Of one that stands at the place or after it, the first events may stand before it.
    for (const row of rows.walk('events', index, partition, 'ascending', beyond - 1)) {
      yield row;
      break;
    }
  }
  yield* rows.walk('events', index, partition, direction, beyond);
}

function isOf(event: StoredEvent, { event_name, resource_id }: EventSelection): boolean {
  if (event_name !== undefined && event.event_name !== event_name) return false;
  return resource_id === undefined || event.resource_id === resource_id;
}

/** The events of a row, in the order in which they happened. */
export function eventsOf(row: EventsRow): StoredEvent[] {
  return row.names.map((_, place) => eventAt(row, place));
}

function eventAt(row: EventsRow, place: number): StoredEvent {
  const { id, sequence, names, about, states, idempotency_key, request_id, created_at } = row;
  const event_name = names[place];
  const state = states[about[place] ?? -1];
  if (event_name === undefined || state === undefined) throw new RangeError(`${id} has no event at place ${place}`);
  const { mode, account_id, resource_id } = resourceOf(state);
  return {
    mode,
    account_id,
    resource_id,
    /** Most who look for an event do not look at it. */
    get data() {
      return renderEventState(state);
    },
    id: eventId(id, place),
    sequence: sequence - names.length + 1 + place,
    event_name,
    idempotency_key,
    request_id,
    created_at,
  };
}
