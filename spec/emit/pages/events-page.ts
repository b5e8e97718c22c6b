import { events, type EventRow } from '../../tables/events';
import { code, page, table } from '../markdown';

export function eventsPage(): string {
  const rows: [string, EventRow][] = Object.entries(events);
  return page(
    'Events',
    'An event goes to every publisher that listens for it. Its `data` is the resource itself, without the envelope.',
    table(
      ['Event', 'When', 'Data', 'Known'],
      rows.map(([name, row]) => [
        row.deprecated ? `${code(name)} (deprecated)` : code(name),
        row.when,
        row.resource,
        row.provenance,
      ]),
    ),
  );
}
