import type { EventName } from '../../spec/tables/events';
import type { UnitOfWork } from '../context';
import { eventId, eventsIdFrom, MAX_EVENTS_PER_ROW } from '../domain/event-id';
import { defaultLimits } from '../domain/platform-limits';
import { resourceId } from '../domain/resource-id';
import type { EventOwner, EventsRow, EventState, RenderedState } from '../rows';
import type { Transaction } from '../store/transaction';
import type { NewId } from '../random/ids';
import type { Cause } from './cause';
import { queueDeliveries, type QueueLimits } from './queue';

/** Collects the events of one transaction, in the order in which they happen, and writes them as one row at its end. */
export class Outbox {
  #id = '';
  #states: EventState[] = [];
  /** Each state as rendered. */
  #data: object[] = [];
  #names: EventName[] = [];
  /** For each event, the index of its state. */
  #about: number[] = [];

  constructor(
    private readonly rows: Transaction,
    private readonly now: string,
    private readonly newId: NewId,
    private readonly cause: Cause,
    private readonly limits: QueueLimits = defaultLimits,
  ) {}

  readonly emit: UnitOfWork['emit'] = (event_name, of, data) => {
    if (this.#names.length === MAX_EVENTS_PER_ROW) this.write();
    if (this.#names.length === 0) this.#begin();
    // A transaction has few states: searching a list is faster than a map.
    let state = this.#data.indexOf(data);
    if (state < 0) {
      state = this.#data.push(data) - 1;
      this.#states.push(of.kind === undefined ? renderedState(of, data) : of);
    }
    this.#names.push(event_name);
    this.#about.push(state);
  };

  #begin(): void {
    const id = (this.#id = eventsIdFrom(this.newId('evt')));
    const cause = this.cause;
    if (cause.emitted !== undefined) (cause.emitted ??= []).push({ id, names: this.#names });
  }

  readonly eventFor: UnitOfWork['eventFor'] = (data) => {
    const index = this.#data.indexOf(data);
    const state = this.#states[index];
    return state && { event_id: eventId(this.#id, this.#about.indexOf(index)), state };
  };

  /** Writes the events emitted so far, and queues their deliveries. */
  write(): void {
    const count = this.#names.length;
    if (count === 0) return;
    let sequence = 0;
    for (let i = 0; i < count; i++) sequence = this.rows.nextSequence();
    const { request_id, idempotency_key } = this.cause;
    const row: EventsRow = {
      id: this.#id,
      sequence,
      idempotency_key,
      request_id,
      created_at: this.now,
      // Copied, because an array that has grown keeps spare capacity.
      states: this.#states.slice(),
      names: this.#names.slice(),
      about: this.#about.slice(),
    };
    this.rows.insert('events', row);
    queueDeliveries(this.rows, row, this.newId, this.limits);
    this.#states = [];
    this.#data = [];
    this.#names = [];
    this.#about = [];
  }
}

function renderedState({ mode, account_id }: EventOwner, data: object): RenderedState {
  return { mode, account_id, resource_id: resourceId(data) ?? '', data };
}
