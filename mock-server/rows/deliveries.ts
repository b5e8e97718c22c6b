import type { DeliveryFailure, DeliveryStatus } from '../../spec/tables/outcomes';
import type { WebhookFaultKind } from '../../spec/tables/faults';
import type { Row } from './row';
import { added, id, instant, integer, listOf, nullable, number, repeatedText, sequence, text } from '../fields/field';
import { fieldsOf } from './fields';
import { bySequence, everyRow, table } from './table-definition';

/** One request to a webhook endpoint, and its outcome. */
export interface DeliveryAttempt {
  readonly attempted_at: string;
  /** The timestamp in the signature, on the caller's clock. */
  readonly signed_at: string;
  /** The HTTP status; null when there was no response. */
  readonly status: number | null;
  /** Why there was no response. */
  readonly failure: DeliveryFailure | null;
  /** Cause of the failure: a code such as `ECONNREFUSED`, or the message of a function that threw. Null where it is unknown. */
  readonly cause: string | null;
  readonly duration_ms: number;
  /** The beginning of the response body. */
  readonly answer: string | null;
  /** The injected fault, if any. */
  readonly fault: WebhookFaultKind | null;
}

/** The delivery of an event to a publisher (webhook endpoint). It is written in the transaction of the event. */
export interface DeliveryRow extends Row {
  readonly sequence: number;
  readonly event_id: string;
  readonly publisher_id: string;
  readonly status: DeliveryStatus;
  readonly attempts: readonly DeliveryAttempt[];
  /** The instant of the next attempt of a failed delivery; null for all others. */
  readonly next_attempt_at: string | null;
  readonly created_at: string;
}

const attempt = fieldsOf<DeliveryAttempt>({
  attempted_at: instant,
  // Release 1.0.0-rc.1 signed with the instant of the attempt.
  signed_at: added('1.0.0', ({ attempted_at }: Pick<DeliveryAttempt, 'attempted_at'>) => attempted_at, instant),
  status: nullable(integer),
  failure: nullable(repeatedText),
  cause: nullable(text),
  duration_ms: number,
  answer: nullable(text),
  fault: nullable(repeatedText),
});

export const deliveries = table<DeliveryRow>()({
  type: 'delivery',
  idPrefix: 'dlv',
  indexes: {
    newest: { partitions: everyRow, sortBy: bySequence },
    ofEvent: { partitions: ({ event_id }) => [event_id], sortBy: bySequence },
    // The queue of a publisher, the next delivery first.
    open: {
      partitions: ({ publisher_id, status }) => (status === 'pending' || status === 'failed' ? [publisher_id] : []),
      sortBy: bySequence,
    },
  },
  filters: { publisher_id: { by: ({ publisher_id }) => publisher_id }, status: { by: ({ status }) => status } },
  fields: fieldsOf<DeliveryRow>({
    id,
    sequence,
    event_id: id,
    publisher_id: id,
    status: repeatedText,
    attempts: listOf(attempt),
    next_attempt_at: nullable(instant),
    created_at: instant,
  }),
  // Webhook endpoints are not part of a seed file, and neither is their queue.
  seed: null,
});
