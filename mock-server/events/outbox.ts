import type { EventName } from '../../spec/events';
import type { EventRow, Mode } from '../store/rows';
import type { Transaction } from '../store/transaction';
import type { NewId } from '../store/ids';

/** An event as a receiver gets it: `data` is the bare resource as it was. Source: Events. */
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

/** The request that causes events; nulls when the clock does. */
export interface Cause {
  readonly request_id: string | null;
  readonly idempotency_key: string | null;
}

/** Appends events in the order in which they happen. Events about one state of a resource share its payload. */
export function outbox(rows: Transaction, now: string, newId: NewId, cause: Cause) {
  const payloadIds = new Map<object, string>();
  const payloadOf = (data: object): string => {
    const known = payloadIds.get(data);
    if (known !== undefined) return known;
    const id = newId('pl');
    payloadIds.set(data, id);
    rows.put('payloads', { id, data });
    return id;
  };
  return (event_name: EventName, owner: { readonly account_id: string; readonly mode: Mode }, data: object): void => {
    const { account_id, mode } = owner;
    const payload_id = payloadOf(data);
    const id = newId('evt');
    rows.put('events', {
      id,
      sequence: rows.nextSequence(),
      mode,
      event_name,
      account_id,
      ...cause,
      payload_id,
      created_at: now,
    });
  };
}

export function presentEvent(rows: Transaction, row: EventRow, platformAccountId: string): SandboxEvent {
  return {
    id: row.id,
    event_name: row.event_name,
    version: 'v1',
    account_id: row.account_id,
    account_type: row.mode,
    platform_account_id: platformAccountId,
    idempotency_key: row.idempotency_key,
    request_id: row.request_id,
    created_at: row.created_at,
    data: rows.require('payloads', row.payload_id).data,
  };
}
