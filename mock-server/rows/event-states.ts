import type { CheckoutRow } from './checkouts';
import type { DisputeRow } from './disputes';
import type { PaymentIntentRow } from './payment-intents';
import type { PaymentMethodRow } from './payment-methods';
import type { PaymentRow } from './payments';
import type { RefundRow } from './refunds';
import type { Mode } from './shared';

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

/**
 * A checkout as it was, and its newest attempt at that time; null before the first one. Attempts never change and are never
 * deleted, so their table has that attempt and all earlier ones as long as the event exists.
 */
export interface CheckoutState {
  readonly kind: 'checkout';
  readonly checkout: CheckoutRow;
  readonly completion_id: string | null;
  /** The payment methods of its group at that time, newest first. Absent without a group. */
  readonly methods?: readonly PaymentMethodRow[];
}

/** An attempt to complete a checkout, with the checkout as it was after the attempt. */
export interface CompletionState {
  readonly kind: 'completion';
  readonly checkout: CheckoutRow;
  readonly completion_id: string;
  /** As in the state of a checkout. */
  readonly methods?: readonly PaymentMethodRow[];
}

/** The rows that a resource is rendered from. Rows are immutable, so they keep the resource as it was. */
export type EventSource = PaymentRows | PaymentIntentRows | PaymentMethodRows | CheckoutState | CompletionState;

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
 * `kind` decides: see `resourceOf` and `eventStateRenderer`.
 */
export type EventState = EventSource | RenderedState;

/** An event whose state is also the data of a response. */
export interface ResponseEvent {
  readonly event_id: string;
  readonly state: EventState;
}

/** The resource that an event is about, and its account and mode. */
export type ResourceIdentity = Pick<RenderedState, 'mode' | 'account_id' | 'resource_id'>;

export function resourceOf(state: EventState): ResourceIdentity {
  if (state.kind === undefined) return state;
  const { mode, account_id, id } = ownRow(state);
  return { mode, account_id, resource_id: state.kind === 'completion' ? state.completion_id : id };
}

/** The row of the resource itself, among the rows that it is rendered from; for an attempt that of its checkout. */
function ownRow(source: EventSource) {
  switch (source.kind) {
    case 'payment':
      return source.payment;
    case 'intent':
      return source.payment_intent;
    case 'method':
      return source.payment_method;
    case 'checkout':
    case 'completion':
      return source.checkout;
  }
}
