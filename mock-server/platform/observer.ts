import type { OperationId } from '../../spec/resources';
import type { ObservedDelivery } from '../events/webhooks-port';
import type { RequestObserver } from '../request-log/request-log';
import type { JournalMeter } from '../store/journal/adapter';

/**
 * Receives what a sandbox does, for logs and metrics. Functions may be added while it runs. What has no function costs nothing.
 */
export interface Observer extends RequestObserver, JournalMeter {
  /** Called with each attempt to deliver an event that was recorded. */
  delivery?: (delivery: ObservedDelivery & { readonly platform: string }) => void;
  /** Called with the number of events that were deleted because of their age. */
  eventsDeleted?: (count: number) => void;
  /** Called with each request that was forwarded to another replica: `response`, or why there is none. */
  hop?: (outcome: string) => void;
  /** Called when this replica lost its lease. */
  leaseLost?: (reason: string) => void;
}

/** A request that met an unexpected error. */
export interface FailedRequest {
  /** The id of the request, as in its `Request-Id`. */
  readonly request_id: string;
  /** The id of its platform; empty for none. */
  readonly platform: string;
  /** Null for a request to no operation of the API. */
  readonly operation: OperationId | null;
}
