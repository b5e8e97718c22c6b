import type { EventName } from '../../spec/events';
import type { EventRow, Mode } from '../store/rows';
import type { Reader } from '../store/reader';
import type { Transaction } from '../store/transaction';
import type { NewId } from '../store/ids';
import { resourceId } from '../domain/resource-id';
import { queueDeliveries } from './queue';

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
  /** For one that wants to know which events those are: null until there are any. */
  emitted?: EventRow[] | null;
}

/** Nobody's request. */
export const byClock: Cause = { request_id: null, idempotency_key: null };

/** Nor anybody's decision: what follows by itself from something that was done before, and is undone with it. */
export const byItself: Cause = { request_id: null, idempotency_key: null };

export interface Outbox {
  /** Appends an event about a resource. */
  readonly emit: (name: EventName, owner: { readonly account_id: string; readonly mode: Mode }, data: object) => void;
  /** The id of the event that keeps the very same data. */
  readonly keeperOf: (data: object) => string | undefined;
}

/** Appends events in the order in which they happen. Events about the same state of a resource keep it once. */
export function outbox(rows: Transaction, now: string, newId: NewId, cause: Cause): Outbox {
  // A transaction has few states to tell of: a list is quicker than a map.
  const kept: { readonly data: object; readonly by: string }[] = [];
  const keeperOf = (data: object) => kept.find((other) => other.data === data)?.by;
  const emit: Outbox['emit'] = (event_name, { account_id, mode }, data) => {
    const id = newId('evt');
    const keeper = keeperOf(data);
    if (keeper === undefined) kept.push({ data, by: id });
    const event: EventRow = {
      id,
      sequence: rows.nextSequence(),
      mode,
      event_name,
      account_id,
      idempotency_key: cause.idempotency_key,
      request_id: cause.request_id,
      resource_id: resourceId(data) ?? '',
      created_at: now,
      data_of: keeper ?? id,
      data: keeper === undefined ? data : null,
    };
    rows.put('events', event);
    if (cause.emitted !== undefined) (cause.emitted ??= []).push(event);
    queueDeliveries(rows, event, newId);
  };
  return { emit, keeperOf };
}

export function presentEvent(rows: Reader, row: EventRow, platformAccountId: string): SandboxEvent {
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
    data: dataOf(rows, row),
  };
}

/** The resource as it was when an event happened. */
export function dataOf(rows: Reader, { id, data, data_of }: EventRow): object {
  const kept = data ?? rows.require('events', data_of).data;
  if (kept === null) throw new Error(`the data of event ${id} is not kept`);
  return kept;
}
