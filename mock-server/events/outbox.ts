import type { EventName } from '../../spec/tables/events';
import { eventId, eventsIdFrom, MAX_EVENTS_PER_ROW } from '../domain/event-id';
import { resourceId } from '../domain/resource-id';
import type { ResourceIdentity } from '../rows/event-resource';
import type { EventsRow, Mode, RenderedState, SourceState, EventState } from '../rows';
import type { Transaction } from '../store/transaction';
import type { NewId } from '../random/ids';
import type { StoredEvent } from './stored-events';
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

/** Events that are, or will be, of one row. */
export type EmittedEvents = Pick<EventsRow, 'id' | 'names'>;

/** The request that causes events; nulls when the clock does. */
export interface Cause {
  readonly request_id: string | null;
  readonly idempotency_key: string | null;
  /** For one that wants to know which events those are: null until there are any. */
  emitted?: EmittedEvents[] | null;
}

/** Nobody's request. */
export const afterDueJobs: Cause = { request_id: null, idempotency_key: null };

/** Nor anybody's decision: what follows by itself from something that was done before, and is undone with it. */
export const automatic: Cause = { request_id: null, idempotency_key: null };

/** An event that keeps what an answer says. */
export interface ResponseEvent {
  readonly event_id: string;
  readonly state: EventState;
}

/** What one transaction tells of, in the order in which it happens. It becomes a row when it is written, at the end. */
export class Outbox {
  readonly #rows: Transaction;
  readonly #now: string;
  readonly #newId: NewId;
  readonly #cause: Cause;
  #id = '';
  #states: EventState[] = [];
  /** What each of them looks like. */
  #data: object[] = [];
  #names: EventName[] = [];
  #stateAt: number[] = [];

  constructor(rows: Transaction, now: string, newId: NewId, cause: Cause) {
    this.#rows = rows;
    this.#now = now;
    this.#newId = newId;
    this.#cause = cause;
  }

  /** Tells of an event about a resource: whose it is, or the rows that it is shown from, which are kept then; and how it looks. */
  readonly emit = (
    event_name: EventName,
    of: Pick<ResourceIdentity, 'account_id' | 'mode'> | SourceState,
    data: object,
  ) => {
    if (this.#names.length === MAX_EVENTS_PER_ROW) this.write();
    if (this.#names.length === 0) this.#begin();
    // A transaction has few states to tell of: a list is quicker than a map.
    let state = this.#data.indexOf(data);
    if (state < 0) {
      state = this.#data.push(data) - 1;
      this.#states.push('rows' in of ? { rows: of.rows } : renderedState(of, data));
    }
    this.#names.push(event_name);
    this.#stateAt.push(state);
  };

  #begin(): void {
    const id = (this.#id = eventsIdFrom(this.#newId('evt')));
    const cause = this.#cause;
    if (cause.emitted !== undefined) (cause.emitted ??= []).push({ id, names: this.#names });
  }

  /** The first event that is about the very same data, and the state that it tells of. */
  readonly eventFor = (data: object): ResponseEvent | undefined => {
    const place = this.#data.indexOf(data);
    const state = this.#states[place];
    return state && { event_id: eventId(this.#id, this.#stateAt.indexOf(place)), state };
  };

  /** Leaves what was told so far to the transaction. */
  write(): void {
    const count = this.#names.length;
    if (count === 0) return;
    let sequence = 0;
    for (let i = 0; i < count; i++) sequence = this.#rows.nextSequence();
    const { request_id, idempotency_key } = this.#cause;
    const row: EventsRow = {
      id: this.#id,
      sequence,
      idempotency_key,
      request_id,
      created_at: this.#now,
      // Copies are as long as they need to be: a list that has grown keeps room for more.
      states: this.#states.slice(),
      names: this.#names.slice(),
      about: this.#stateAt.slice(),
    };
    this.#rows.put('events', row);
    queueDeliveries(this.#rows, row, this.#newId);
    this.#states = [];
    this.#data = [];
    this.#names = [];
    this.#stateAt = [];
  }
}

function renderedState(
  { mode, account_id }: Pick<ResourceIdentity, 'account_id' | 'mode'>,
  data: object,
): RenderedState {
  return { mode, account_id, resource_id: resourceId(data) ?? '', data };
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
