import type { components } from '../../spec/generated/control-types';
import type { DeliveryRow } from '../rows';

/** A delivery as the control API returns it. */
export type DeliveryView = components['schemas']['Delivery'];

/** Renders a delivery with all its attempts. */
export function presentDelivery(row: DeliveryRow): DeliveryView {
  const { id, event_id, publisher_id, status, attempts, next_attempt_at, created_at } = row;
  return {
    id,
    event_id,
    publisher_id,
    status,
    attempts: attempts.map((attempt) => ({
      attempted_at: attempt.attempted_at,
      signed_at: attempt.signed_at,
      status: attempt.status,
      failure: attempt.failure,
      cause: attempt.cause,
      duration_ms: attempt.duration_ms,
      answer: attempt.answer,
      fault: attempt.fault,
    })),
    next_attempt_at,
    created_at,
  };
}
