import { type EventName, type EventRow, events } from '../tables/events';
import { type Schema, choice, from, id, nullable, ref, resource, timestamp, word } from '../vocabulary/schema';
import { accountType } from './shared';

/** Returns the schema of an event. Source: Events. */
export function eventSchema(name: EventName, row: EventRow): Schema {
  return {
    ...resource(row.provenance, row.when, {
      id: id('evt', 'Id of the event; the same in every delivery.'),
      event_name: choice([name], row.when),
      version: choice(['v1'], 'Version of the event format.'),
      account_id: id('acc', 'The account of the event.'),
      account_type: accountType,
      platform_account_id: id('acc', 'The platform account.'),
      idempotency_key: nullable(word('The Idempotency-Key of the request that caused it.')),
      request_id: nullable(word('Id of the request that caused it; null when the clock did.')),
      created_at: from('chosen', timestamp('platform', 'When it happened.')),
      data: ref(row.resource),
    }),
    ...(row.deprecated && { deprecated: true }),
  };
}

/** Returns the events whose resource is among the given schemas. */
export function documentedEvents(schemas: Readonly<Record<string, unknown>>): [EventName, EventRow][] {
  const all: Readonly<Record<EventName, EventRow>> = events;
  const documented: [EventName, EventRow][] = [];
  for (const name in all)
    if (isEventName(name) && Object.hasOwn(schemas, all[name].resource)) documented.push([name, all[name]]);
  return documented;
}

export function isEventName(name: string): name is EventName {
  return Object.hasOwn(events, name);
}
