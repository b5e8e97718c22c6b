import type { FaultyOperation, RequestFault, WebhookFault } from '../../spec/tables/faults';
import type { Row } from './row';
import type { PublisherRow } from './publishers';

/** What goes wrong on request: with requests, or with deliveries. */
export interface FaultRow extends Row {
  readonly sequence: number;
  /** The requests that it meets; null for a fault of deliveries. */
  readonly operation: FaultyOperation | null;
  /** The events whose deliveries it meets; null for a fault of requests. */
  readonly event_name: PublisherRow['events'][number] | null;
  readonly fault: RequestFault | WebhookFault;
  /** How many it meets before it is spent; null for as many as come. */
  readonly times: number | null;
  /** Null for certainty. */
  readonly probability: number | null;
  /** Decides with the count of what it met and let pass: so the next process goes on where this one ended. */
  readonly seed: number | null;
  readonly matched: number;
  readonly passed: number;
  readonly created_at: string;
}
