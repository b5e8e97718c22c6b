import { type EventName, events } from '../tables/events';

const names = Object.keys(events);

/** `payment.*` and `payment.refund.*` for `payment.refund.updated`: all that is told of a thing, or of what belongs to it. */
function patternsAbove(name: string): string[] {
  const parts = name.split('.').slice(0, -1);
  return parts.map((_, at) => `${parts.slice(0, at + 1).join('.')}.*`);
}

/** What a publisher can ask to hear of: everything, a family of events, or one. */
export const eventPatterns: readonly string[] = ['*', ...new Set(names.flatMap(patternsAbove)), ...names];

/** Whether an event is among those that a pattern stands for. */
export function matchesEvent(pattern: string, name: EventName): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;
}
