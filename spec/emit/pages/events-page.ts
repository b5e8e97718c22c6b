import { events, type EventRow } from '../../tables/events';
import { code, page, table } from '../markdown';

export function eventsPage(): string {
  const rows: [string, EventRow][] = Object.entries(events);
  return page(
    'Events',
    'An event is delivered to every publisher (webhook endpoint) that is subscribed to it. Its `data` is the resource itself, without an envelope.',
    table(
      ['Event', 'When', 'Data', 'Provenance'],
      rows.map(([name, row]) => [
        row.deprecated ? `${code(name)} (deprecated)` : code(name),
        row.when,
        row.resource,
        row.provenance,
      ]),
    ),
  );
}
