import { SandboxError } from '../sandbox-error';
import { type DeliveryView, presentDelivery } from '../present/deliveries';
import type { Mode } from '../rows';
import { fromIso } from '../time/clock';
import { outlinesOf } from '../domain/event-id';
import { controlCall, type EmittedEvents } from './cause';
import { Deliverer } from './deliver';
import { type IdleOptions, waitForIdle } from './idle';
import { renderEvent, type SandboxEvent } from './render-event';
import { findEvent, walkEvents } from './stored-events';
import { Publishers } from './endpoints';
import { redeliver } from './queue';
import { type DeliveryFilter, deliveryList } from './delivery-filter';
import type { WebhookOptions, WebhooksPort } from './webhooks-port';

export type { IdleOptions } from './idle';

/** The publishers (webhook endpoints) of a platform, and the deliveries to them. */
export class Webhooks {
  readonly publishers: Publishers;
  readonly #platform: WebhooksPort;
  readonly #deliverer: Deliverer;

  constructor(platform: WebhooksPort, options: WebhookOptions) {
    this.#platform = platform;
    this.publishers = new Publishers(platform, options);
    this.#deliverer = new Deliverer(platform, options);
  }

  /** Returns all events, in the order in which they happened. */
  events(): SandboxEvent[] {
    const platform = this.#platform;
    const accountOf = (mode: Mode) => platform.keyPair(mode).account_id;
    return [...walkEvents(platform.rows, 'ascending')].map((event) => renderEvent(event, accountOf(event.mode)));
  }

  deliveries(filter: DeliveryFilter): DeliveryView[] {
    return [...this.#platform.rows.walkList(deliveryList(filter), 'descending')].map(presentDelivery);
  }

  redeliver(eventId: string): number {
    return this.#platform.transact(controlCall('redeliverEvent'), (work) => {
      const event = findEvent(work.rows, eventId);
      if (event === undefined) throw new SandboxError('resource_not_found', {});
      return redeliver(work, event);
    });
  } // resource_not_found publisher_disabled

  redeliverSince(instant: number): number {
    return this.#platform.transact(controlCall('redeliverEvents'), (work) => {
      const { rows } = work;
      const isMeant = ({ created_at }: { readonly created_at: string }) => fromIso(created_at) >= instant;
      // Events are in order of their instants unless the clock was reset.
      const wasReset = rows.find('clock', 'clock')?.reset_after !== undefined;
      const { before } = wasReset ? {} : rows.split('events', 'newest', 'all', isMeant);
      let count = 0;
      for (const event of walkEvents(rows, 'ascending', {}, Number(before ?? 0)))
        if (isMeant(event)) count += redeliver(work, event);
      return count;
    });
  } // publisher_disabled

  waitForIdle(options: IdleOptions): Promise<void> {
    return waitForIdle(this.#platform, this.#deliverer, options);
  }

  /**
   * Resolves once no delivery is in flight. Those that wait for the retry of an earlier one are not waited for. Undefined if none
   * of the events was to be delivered.
   */
  whenDelivered(emitted: readonly EmittedEvents[]): Promise<void> | undefined {
    const { rows } = this.#platform;
    const events = emitted.flatMap(outlinesOf);
    if (events.every(({ id }) => rows.first('deliveries', 'ofEvent', id) === undefined)) return undefined;
    return this.#deliverer.whenNoneInFlight();
  }

  /** Whether a delivery is in flight or pending. */
  get isDelivering(): boolean {
    return this.#deliverer.hasDeliveries;
  }

  /** Whether a publisher gets events. */
  get hasPublisher(): boolean {
    const all = this.#platform.rows.walk('publishers', 'newest', 'all', 'ascending');
    return [...all].some(({ status }) => status === 'enabled');
  }

  /** Starts to send pending deliveries: see `Deliverer`. */
  wake(): void {
    this.#deliverer.wake();
  }

  /** Ends the deliveries in flight, because the rows of the platform were replaced. */
  abort(): void {
    this.#deliverer.abort();
  }

  /** Continues from rows that were opened or replaced. */
  restart(): void {
    this.publishers.deleteEnded();
    this.wake();
  }

  close(): Promise<void> {
    return this.#deliverer.close();
  }
}
