import type { EventName } from '../../spec/tables/events';
import type { Mode } from '../rows';
import type { StoredEvent } from './stored-events';

/** An event as a publisher (webhook endpoint) receives it: `data` is the bare resource as it was. Source: Events. */
export interface SandboxEvent {
  readonly id: string;
  readonly event_name: EventName;
  readonly version: 'v1';
  readonly account_id: string;
  readonly account_type: Mode;
  readonly platform_account_id: string;
  readonly idempotency_key: string | null;
  readonly request_id: string | null;
  readonly created_at: string;
  readonly data: object;
}

export function renderEvent(event: StoredEvent, platformAccountId: string): SandboxEvent {
  return {
    id: event.id,
    event_name: event.event_name,
    version: 'v1',
    account_id: event.account_id,
    account_type: event.mode,
    platform_account_id: platformAccountId,
    idempotency_key: event.idempotency_key,
    request_id: event.request_id,
    created_at: event.created_at,
    data: event.data,
  };
}
