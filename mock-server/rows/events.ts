import { type EventName, events as eventTable } from '../../spec/tables/events';
import type { Row } from './row';
import type { DisputeRow } from './disputes';
import type { PaymentIntentRow } from './payment-intents';
import type { PaymentMethodRow } from './payment-methods';
import type { PaymentRow } from './payments';
import type { RefundRow } from './refunds';
import type { Mode } from './shared';
import { anyObject, instant, integer, listOf, nonEmptyString, nullable, oneOf, ref, text } from './checks';
import { fieldsOf, mode } from './fields';
import { bySequence, everyRow, table } from './table-definition';
import { resourceOf } from './event-resource';

/** The rows that a payment is rendered from. */
export interface PaymentRows {
  readonly kind: 'payment';
  readonly payment: PaymentRow;
  readonly method: PaymentMethodRow;
  /** Newest first, like `disputes`. */
  readonly refunds: readonly RefundRow[];
  readonly disputes: readonly DisputeRow[];
}

/** The rows that a payment intent is rendered from. */
export interface PaymentIntentRows {
  readonly kind: 'intent';
  readonly payment_intent: PaymentIntentRow;
  readonly method: PaymentMethodRow | null;
}

/** The row that a payment method is rendered from. */
export interface PaymentMethodRows {
  readonly kind: 'method';
  readonly payment_method: PaymentMethodRow;
}

/** The rows that a resource is rendered from. Rows are immutable, so they keep the resource as it was. */
export type EventSource = PaymentRows | PaymentIntentRows | PaymentMethodRows;

/** The account and the mode that an event belongs to. Never an `EventSource`, which has a kind. */
export interface EventOwner {
  readonly kind?: undefined;
  readonly mode: Mode;
  readonly account_id: string;
}

/** A resource as the API rendered it. It has no kind: seed files keep all states in this form. */
export interface RenderedState extends EventOwner {
  readonly resource_id: string;
  readonly data: object;
}

/**
 * A resource as it was when an event happened to it. The most frequent resources are kept as rows, which the store holds anyway.
 * `kind` decides: see `resourceOf` and `renderEventState`.
 */
export type EventState = EventSource | RenderedState;

/** An event whose state is also the data of a response. */
export interface ResponseEvent {
  readonly event_id: string;
  readonly state: EventState;
}

/** The events of one transaction. Their ids begin with the id of the row: see `eventId`. */
export interface EventsRow extends Row {
  /** The number of the last event; the others have the numbers before it. */
  readonly sequence: number;
  readonly idempotency_key: string | null;
  readonly request_id: string | null;
  readonly created_at: string;
  /** Each state once, however many events share it. */
  readonly states: readonly EventState[];
  /** The names of the events, in the order in which they happened. */
  readonly names: readonly EventName[];
  /** For each event, the index of its state in `states`. */
  readonly about: readonly number[];
}

const distinct = (names: readonly string[]): readonly string[] => [...new Set(names)];

export const events = table<EventsRow>()({
  type: 'event',
  indexes: {
    newest: { partitions: everyRow, sortBy: bySequence },
    // Read by the control API only, and seldom.
    byName: { partitions: ({ names }) => distinct(names), sortBy: bySequence, lazy: true },
    ofResource: {
      partitions: ({ states }) => distinct(states.map((state) => resourceOf(state).resource_id)),
      sortBy: bySequence,
      lazy: true,
    },
  },
  seed: fieldsOf<EventsRow>({
    id: nonEmptyString,
    sequence: integer,
    idempotency_key: nullable(text),
    request_id: nullable(text),
    created_at: instant,
    // Rendered: a release that renders the same rows differently can still read the file.
    states: listOf(
      fieldsOf<Omit<RenderedState, 'kind'>>({ mode, account_id: ref('accounts'), resource_id: text, data: anyObject }),
    ),
    names: listOf(oneOf(Object.keys(eventTable))),
    about: listOf(integer),
  }),
});
