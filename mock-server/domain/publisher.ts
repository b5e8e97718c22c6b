import { matchesEvent } from '../../spec/derive/event-patterns';
import type { EventName } from '../../spec/tables/events';
import type { PublisherRow } from '../rows';
import type { ResourceIdentity } from '../rows/event-states';

/** Whether a publisher (webhook endpoint) is subscribed to an event. Source: Events. */
export function isSubscribedTo(
  publisher: Pick<PublisherRow, 'events' | 'account_id' | 'account_type'>,
  event: Pick<ResourceIdentity, 'account_id' | 'mode'> & { readonly event_name: EventName },
): boolean {
  if (publisher.account_id !== null && publisher.account_id !== event.account_id) return false;
  if (publisher.account_type !== null && publisher.account_type !== event.mode) return false;
  return publisher.events.some((pattern) => matchesEvent(pattern, event.event_name));
}
