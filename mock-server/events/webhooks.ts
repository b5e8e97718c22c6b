import type { components } from '../../spec/generated/control-types';
import { SandboxError } from '../sandbox-error';
import { presentDelivery } from '../present/deliveries';
import type { UnitOfWork } from '../context';
import type { Platform } from '../platform/platform';
import type { PlatformOptions } from '../platform/options';
import { fromIso } from '../time/clock';
import { Deliverer } from './deliver';
import { waitForIdle } from './idle';
import { findEvent, walkEvents } from './stored-events';
import { afterDueJobs, automatic } from './outbox';
import { Publishers } from './endpoints';
import { redeliver } from './queue';
import { deliveryPartition, type DeliveryFilter, isAmong } from './delivery-filter';

/** What webhooks ask of their platform. */
type Owner = Pick<Platform, 'rows' | 'clock' | 'keyPair' | 'transact' | 'settled' | 'runDueJobs' | 'faultInjector'>;
type Options = Pick<PlatformOptions, 'clock' | 'startAt' | 'limits' | 'allowPublisherHosts' | 'onError'>;

/** The publishers of a platform, and all that is sent to them. */
export class Webhooks {
  readonly publishers: Publishers;
  readonly #platform: Owner;
  readonly #deliverer: Deliverer;

  constructor(platform: Owner, options: Options) {
    const { clock: machine, startAt, limits, allowPublisherHosts: allowedHosts, onError } = options;
    this.#platform = platform;
    const port = {
      rows: () => platform.rows,
      transact: <Result>(run: (work: UnitOfWork) => Result) => platform.transact(afterDueJobs, run),
      allowedHosts,
    };
    this.publishers = new Publishers(port);
    this.#deliverer = new Deliverer({
      ...port,
      transact: (run) => platform.transact(automatic, run),
      clock: platform.clock,
      // How long something takes is chance as well.
      stopwatch: startAt === null ? machine : platform.clock,
      settled: () => platform.settled(),
      platformAccountId: (mode) => platform.keyPair(mode).account_id,
      timeoutMs: limits.webhookTimeoutMs,
      faultOf: (event, isFollowed) => platform.faultInjector.matchDelivery(event, isFollowed),
      onError,
    });
  }

  deliveries(filter: DeliveryFilter): components['schemas']['Delivery'][] {
    const rows = this.#platform.rows.walk('deliveries', 'newest', deliveryPartition(filter), 'descending');
    return [...rows].filter((row) => isAmong(row, filter)).map(presentDelivery);
  }

  redeliver(eventId: string): number {
    return this.#platform.transact(afterDueJobs, (work) => {
      const event = findEvent(work.rows, eventId);
      if (event === undefined) throw new SandboxError('resource_not_found', {});
      return redeliver(work.rows, event, work);
    });
  } // resource_not_found

  redeliverSince(instant: number): number {
    return this.#platform.transact(afterDueJobs, (work) => {
      const { rows } = work;
      const { before } = rows.split('events', 'newest', 'all', ({ created_at }) => fromIso(created_at) >= instant);
      let count = 0;
      for (const event of walkEvents(rows, 'ascending', {}, Number(before ?? 0))) count += redeliver(rows, event, work);
      return count;
    });
  }

  waitForIdle(timeoutMs: number): Promise<void> {
    const deliverer = this.#deliverer;
    const runDue = () => this.#platform.runDueJobs();
    return waitForIdle(
      { runDue, inFlight: () => deliverer.inFlight, whenInFlightEnds: () => deliverer.whenInFlightEnds() },
      timeoutMs,
    );
  }

  /** Takes up what there is to send: see `Deliverer`. */
  wake(): void {
    this.#deliverer.wake();
  }

  abort(): void {
    this.#deliverer.abort();
  }

  close(): Promise<void> {
    return this.#deliverer.close();
  }
}
