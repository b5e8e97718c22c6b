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

/** All that a payment is shown from. */
export interface PaymentRows {
  readonly payment: PaymentRow;
  readonly method: PaymentMethodRow;
  /** The newest first, as its disputes. */
  readonly refunds: readonly RefundRow[];
  readonly disputes: readonly DisputeRow[];
}

/** All that a payment intent is shown from. */
export interface PaymentIntentRows {
  readonly payment_intent: PaymentIntentRow;
  readonly method: PaymentMethodRow | null;
}

/** The rows that a resource is shown from. They are never changed, so they stay what they were. */
export type EventSource = PaymentRows | PaymentIntentRows | { readonly payment_method: PaymentMethodRow };

/** A resource as it was, in the words of the API. */
export interface RenderedState {
  readonly mode: Mode;
  readonly account_id: string;
  readonly resource_id: string;
  readonly data: object;
}

/** A resource as it was, in the rows that it is shown from. */
export interface SourceState {
  readonly rows: EventSource;
}

/** A resource as it was when something happened to it. What many requests tell of is kept in rows: they are there anyway. */
export type EventState = SourceState | RenderedState;

/** All that one transaction told of. The ids of its events begin with the id of the row: see `eventId`. */
export interface EventsRow extends Row {
  /** The number of its last event; the others have the numbers before it. */
  readonly sequence: number;
  readonly idempotency_key: string | null;
  readonly request_id: string | null;
  readonly created_at: string;
  /** Each once, whatever number of events are about it. */
  readonly states: readonly EventState[];
  /** Their names, in the order in which they happened. */
  readonly names: readonly EventName[];
  /** For each of them, the place of the state that it is about. */
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
    states: listOf(fieldsOf<RenderedState>({ mode, account_id: ref('accounts'), resource_id: text, data: anyObject })),
    names: listOf(oneOf(Object.keys(eventTable))),
    about: listOf(integer),
  }),
});
