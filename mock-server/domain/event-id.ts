import type { EventName } from '../../spec/tables/events';
import type { EventsRow } from '../rows';

/** The last digits of an event's id are its index in its row, in this base. */
const BASE = 36;
const DIGITS = 2;

/** The number of indexes that the digits of an id can hold. */
export const MAX_EVENTS_PER_ROW = BASE ** DIGITS;

/** Returns the id of a row of events, which the ids of its events begin with. */
export function eventsIdFrom(id: string): string {
  return id.slice(0, -DIGITS);
}

/** Returns the id of the event at an index of its row. */
export function eventId(eventsId: string, index: number): string {
  return eventsId + index.toString(BASE).padStart(DIGITS, '0');
}

/** The id and the name of an event. */
export interface EventOutline {
  readonly id: string;
  readonly event_name: EventName;
}

/** Returns the events of a row, in the order in which they happened. */
export function outlinesOf({ id, names }: Pick<EventsRow, 'id' | 'names'>): EventOutline[] {
  return names.map((event_name, index) => ({ id: eventId(id, index), event_name }));
}

/** The row of an event, and its index in the row. */
export interface EventLocation {
  readonly eventsId: string;
  readonly index: number;
}

/** Returns where the event with an id is stored; undefined for what is not the id of an event. */
export function locateEvent(id: string): EventLocation | undefined {
  const eventsId = eventsIdFrom(id);
  const index = Number.parseInt(id.slice(-DIGITS), BASE);
  return eventId(eventsId, index) === id ? { eventsId, index } : undefined;
}
