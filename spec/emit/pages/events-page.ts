import { events, type EventRow } from '../../tables/events';
import { code, facts, named, page } from '../markdown';

export function eventsPage(): string {
  return page(
    'events.md',
    'Events',
    'An event is delivered to every publisher (webhook endpoint) that is subscribed to it. Its `data` is the resource itself, without an envelope.',
    facts(named<EventRow>(events), {
      Event: ({ name, deprecated }) => (deprecated ? `${code(name)} (deprecated)` : code(name)),
      When: ({ when }) => when,
      Data: ({ resource }) => resource,
    }),
  );
}
