import type { EventName } from '../../spec/tables/events';
import type { WebhookFault } from '../../spec/tables/faults';
import type { DeliveryAttempt, KeyPairRow, Mode, PublisherRow } from '../rows';
import type { Reader } from '../store/reader';
import type { Clock } from '../time/clock';
import type { PlatformClock } from '../time/platform-clock';
import type { Transact } from './cause';
import type { EndpointFunctions } from './endpoint-functions';

/** The platform, as its webhooks use it. */
export interface WebhooksPort {
  readonly rows: Reader;
  /** A clock that takes some time to be moved: see `PlatformClock.moveInSlices`. */
  readonly clock: Clock & Pick<PlatformClock, 'isMoving' | 'moved' | 'instantOf'>;
  readonly transact: Transact;
  /** Resolves when everything that the rows show is durable. */
  readonly settled: () => Promise<void>;
  readonly runDueJobs: () => void;
  readonly keyPair: (mode: Mode) => Pick<KeyPairRow, 'account_id'>;
  readonly faultInjector: {
    /** The requests that faults hold or delay, for the wait until the platform is idle. */
    readonly heldRequests: { readonly underWay: readonly string[]; readonly whenEnded: () => Promise<void> };
    /**
     * Returns the fault that matches an attempt to deliver an event. `isFollowed` returns whether another delivery is pending
     * after it.
     */
    readonly matchDelivery: (event: EventName, isFollowed: () => boolean) => WebhookFault | undefined;
  };
}

export interface WebhookOptions {
  /** Measures how long attempts take. */
  readonly stopwatch: Clock;
  /** The limits of the platform, which may change. */
  readonly limits: { readonly webhookTimeoutMs: number };
  readonly allowedHosts: readonly string[];
  /** The header prefix of publishers that are created without one. */
  readonly headerPrefix: string;
  readonly functions: EndpointFunctions;
  readonly onError: (error: unknown) => void;
  readonly onDisabled: (publisher: DisabledPublisher) => void;
  /** Called when a publisher (webhook endpoint) accepted an event. */
  readonly onAccepted: (event: EventName) => void;
  /** Called with a publisher (webhook endpoint) before a caller deletes it. */
  readonly beforeDeletion: (publisher: PublisherRow) => void;
  /** Called with each attempt that was recorded. */
  readonly onAttempt: (delivery: ObservedDelivery) => void;
}

/** An attempt to deliver an event. */
export interface ObservedDelivery {
  readonly publisher_id: string;
  readonly event_name: EventName;
  readonly attempt: DeliveryAttempt;
  /** The instant of the event, as ISO 8601 on the clock of the platform. */
  readonly created_at: string;
}

/** A publisher (webhook endpoint) that failed for a full span of retries. */
export interface DisabledPublisher {
  /** Id of the publisher (webhook endpoint). */
  readonly publisher_id: string;
  /** Its address. */
  readonly url: string;
}
