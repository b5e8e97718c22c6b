import type { webhooks } from '../../spec/generated/types';
import type { EventName } from '../../spec/tables/events';
import type { StoredEvent } from './stored-events';

/**
 * An event as a publisher (webhook endpoint) receives it: `event_name` decides the type of `data`, which is the bare resource as
 * it was. The same type as `Event` of the SDK. Source: Events.
 */
export type SandboxEvent = {
  [Name in EventName]: webhooks[Name]['post']['requestBody']['content']['application/json'];
}[EventName];

export function renderEvent(event: StoredEvent, platformAccountId: string): SandboxEvent {
  const rendered = {
    id: event.id,
    event_name: event.event_name,
    version: 'v1' as const,
    account_id: event.account_id,
    account_type: event.mode,
    platform_account_id: platformAccountId,
    idempotency_key: event.idempotency_key,
    request_id: event.request_id,
    created_at: event.created_at,
    data: event.data,
  };
  // eslint-disable-next-line ts/consistent-type-assertions -- JSON of the presenter; tests validate each event
  return rendered as SandboxEvent;
}
