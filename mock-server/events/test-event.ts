import type { UnitOfWork } from '../context';
import { eventsIdFrom } from '../domain/event-id';
import { presentPaymentIntent } from '../present/payment-intents';
import type { AccountRow, EventsRow, PaymentIntentRow } from '../rows';

/** The idempotency key of a test event. Any other event that no request caused has none. */
const TEST_EVENT_KEY = 'test_event';

/** Whether an event was sent to test a publisher (webhook endpoint): only that one receives it. */
export const isTestEvent = (event: Pick<EventsRow, 'request_id' | 'idempotency_key'>): boolean =>
  event.request_id === null && event.idempotency_key === TEST_EVENT_KEY;

/** Stores a test event of an account, past the outbox: it is about a payment intent that is not stored. */
export function putTestEvent({ rows, newId, now }: UnitOfWork, { id, mode, currency }: AccountRow): EventsRow {
  const payment_intent: PaymentIntentRow = {
    id: newId('pi'),
    sequence: rows.nextSequence(),
    mode,
    account_id: id,
    amount: 1_000,
    currency,
    status: 'requires_payment_method',
    description: 'Test event',
    metadata: {},
    payment_method_id: null,
    successful_payment_id: null,
    created_at: now,
    updated_at: now,
  };
  const data = presentPaymentIntent({ kind: 'intent', payment_intent, method: null }, now);
  const event: EventsRow = {
    id: eventsIdFrom(newId('evt')),
    sequence: rows.nextSequence(),
    idempotency_key: TEST_EVENT_KEY,
    request_id: null,
    created_at: now,
    states: [{ mode, account_id: id, resource_id: payment_intent.id, data }],
    names: ['payment_intent.created'],
    about: [0],
  };
  rows.insert('events', event);
  return event;
}
