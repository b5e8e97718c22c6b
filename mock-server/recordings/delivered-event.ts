import { isPlainObject } from '../wire/json';
import type { RecordedDelivery } from './exchange';
import type { ReadEntry } from './har/read-entry';
import { parseBody } from './parse-body';

/** An event, as a request to a webhook endpoint has it. */
export interface DeliveredEvent {
  /** Equal for the repeats of an event. */
  readonly key: string;
  readonly name: string;
  readonly body: RecordedDelivery['body'];
}

/** Returns the event that a request delivers; undefined for any other request. */
export function deliveredEvent({ method, request: { body } }: ReadEntry): DeliveredEvent | undefined {
  if (method !== 'POST' || !body?.includes('"event_name"')) return undefined;
  const event = parseBody(body);
  if (!isPlainObject(event) || !isPlainObject(event['data'])) return undefined;
  const { id, event_name: name } = event;
  return typeof name === 'string' ? { key: typeof id === 'string' ? id : body, name, body: event } : undefined;
}
