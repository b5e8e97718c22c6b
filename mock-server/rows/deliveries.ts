import type { DeliveryFailure, DeliveryStatus } from '../../spec/tables/delivery-states';
import type { WebhookFaultKind } from '../../spec/tables/faults';
import type { Row } from './row';

/** One request to a receiver, and what came of it. */
export interface DeliveryAttempt {
  readonly attempted_at: string;
  /** The HTTP status; null when there was no answer. */
  readonly status: number | null;
  /** Why there was no answer. */
  readonly failure: DeliveryFailure | null;
  readonly duration_ms: number;
  /** The beginning of the body of the answer. */
  readonly answer: string | null;
  /** What went wrong with it on request. */
  readonly fault: WebhookFaultKind | null;
}

/** An event on its way to a publisher. It is written with the event, and so is never forgotten. */
export interface DeliveryRow extends Row {
  readonly sequence: number;
  readonly event_id: string;
  readonly publisher_id: string;
  readonly status: DeliveryStatus;
  readonly attempts: readonly DeliveryAttempt[];
  /** When a failed one is attempted again; null for all others. */
  readonly next_attempt_at: string | null;
  readonly created_at: string;
}
