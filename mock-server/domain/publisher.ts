import { matchesEvent } from '../../spec/event-patterns';
import type { EventRow, PublisherRow } from '../store/rows';

/** Whether a publisher hears of an event. Source: Events. */
export function hears(
  publisher: Pick<PublisherRow, 'events' | 'account_id' | 'account_type'>,
  event: Pick<EventRow, 'event_name' | 'account_id' | 'mode'>,
): boolean {
  if (publisher.account_id !== null && publisher.account_id !== event.account_id) return false;
  if (publisher.account_type !== null && publisher.account_type !== event.mode) return false;
  return publisher.events.some((pattern) => matchesEvent(pattern, event.event_name));
}
