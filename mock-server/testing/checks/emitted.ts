import type { Event, EventName } from '../../../sdk';
import { type Containing, differences } from '../containing';
import { shown } from '../shown';
import { failed, type Finding, passed } from './finding';

/** An event as a platform or an inbox shows it. */
export interface EmittedEvent {
  /** The name of the event. */
  readonly event_name: string;
  /** The resource. */
  readonly data: unknown;
}

/** A platform, with all events that it emitted, or an inbox, with those that it received. */
export interface EventsOf {
  /** Returns the events, in the order in which they happened. */
  readonly events: readonly EmittedEvent[] | (() => readonly EmittedEvent[]);
}

/** Some fields of the data of an event. */
export type EventData<Name extends EventName> = Containing<Event<Name>['data']>;

/** Finds the oldest event of a name whose data contains these fields. */
export function findEmitted<Name extends EventName>(
  platformOrInbox: EventsOf,
  name: Name,
  data: EventData<Name> | undefined,
): Finding<Event<Name>> {
  const all = typeof platformOrInbox.events === 'function' ? platformOrInbox.events() : platformOrInbox.events;
  const named = all.filter((event) => isNamed(event, name));
  if (named.length === 0)
    return failed(`expected ${name}, but ${listOf(all)}`, { actual: namesOf(all), expected: name });
  const compared = named.map((event) => ({ event, differences: differences(event.data, data ?? {}) }));
  const found = compared.find(({ differences }) => differences.length === 0);
  if (found)
    return passed(found.event, `expected no ${name}${withData(data)}, but it was emitted: ${shown(found.event.data)}`);
  const reasons = compared.map(({ differences }) => differences.join('; '));
  return failed(`expected ${name}${withData(data)}, but it was emitted with ${reasons.join(' | ')}`, {
    actual: named.map((event) => event.data),
    expected: data,
  });
}

const withData = (data: unknown): string => (data === undefined ? '' : ` with ${shown(data)}`);

export function isNamed<Name extends EventName>(event: EmittedEvent, name: Name): event is Event<Name> {
  return event.event_name === name;
}

/** Returns the names of events, each once, with how often it is there. */
function namesOf(events: readonly EmittedEvent[]): string[] {
  const counts = new Map<string, number>();
  for (const { event_name } of events) counts.set(event_name, (counts.get(event_name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${name} (${count} times)`));
}

/** Returns what was emitted, as the end of a sentence. */
export function listOf(events: readonly EmittedEvent[]): string {
  return events.length === 0 ? 'nothing was emitted' : `these were emitted: ${namesOf(events).join(', ')}`;
}
