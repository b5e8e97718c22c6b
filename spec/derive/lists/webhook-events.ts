import { type EventName, type EventRow, events } from '../../tables/events';
import { rowsOf } from '../../vocabulary/table';

/** An event, as a case of a table of tests. */
export interface WebhookEventCase {
  /** The name of the event. */
  readonly name: EventName;
  /** The schema of its `data`, such as `Payment`. */
  readonly resource: string;
  /** The occasion of the event. */
  readonly when: string;
}

const rows: readonly (readonly [name: EventName, row: EventRow])[] = rowsOf(events);

/** Every event that a publisher (webhook endpoint) can subscribe to. Source: Events. */
export const webhookEvents: readonly WebhookEventCase[] = rows.map(([name, { resource, when }]) => ({
  name,
  resource,
  when,
}));
