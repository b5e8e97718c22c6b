import { type EventName, events } from '../tables/events';

const names = Object.keys(events);

/** Returns the families of an event: `payment.*` and `payment.refund.*` for `payment.refund.updated`. */
function familiesOf(name: string): string[] {
  const parts = name.split('.').slice(0, -1);
  return parts.map((_, index) => `${parts.slice(0, index + 1).join('.')}.*`);
}

/** The patterns that a publisher (webhook endpoint) can subscribe to: all events, a family of events, or one event. */
export const eventPatterns: readonly string[] = ['*', ...new Set(names.flatMap(familiesOf)), ...names];

/** Returns whether an event matches a pattern. */
export function matchesEvent(pattern: string, name: EventName): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;
}
