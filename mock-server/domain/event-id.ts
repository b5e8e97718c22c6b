import type { EventName } from '../../spec/tables/events';
import type { EventsRow } from '../rows';

/** The end of an event's id is its place among the events of its transaction, in this base. */
const BASE = 36;
const DIGITS = 2;

/** How many events can have ids that begin alike. */
export const MAX_EVENTS_PER_ROW = BASE ** DIGITS;

/** What the ids of the events of a transaction begin with, made of an id. */
export function eventsIdFrom(id: string): string {
  return id.slice(0, -DIGITS);
}

/** The id of the event at a place, of those whose ids begin alike. */
export function eventId(eventsId: string, place: number): string {
  return eventsId + place.toString(BASE).padStart(DIGITS, '0');
}

/** What of an event tells it from all others. */
export interface EventOutline {
  readonly id: string;
  readonly event_name: EventName;
}

/** The events of a row, in the order in which they happened. */
export function outlinesOf({ id, names }: Pick<EventsRow, 'id' | 'names'>): EventOutline[] {
  return names.map((event_name, place) => ({ id: eventId(id, place), event_name }));
}

export interface EventPlace {
  readonly eventsId: string;
  readonly place: number;
}

/** Where the event of an id stands; undefined when it is the id of none. */
export function eventPlace(id: string): EventPlace | undefined {
  const eventsId = eventsIdFrom(id);
  const place = Number.parseInt(id.slice(-DIGITS), BASE);
  return eventId(eventsId, place) === id ? { eventsId, place } : undefined;
}
