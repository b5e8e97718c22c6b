import { jobOn } from './job';

/** Sets a failed delivery to pending again, unless its next attempt was moved to a later instant. */
export const retryDelivery = jobOn(
  'deliveries',
  ({ status }) => status === 'failed',
  ({ rows, now }, delivery) => {
    if ((delivery.next_attempt_at ?? now) > now) return;
    rows.replace('deliveries', { ...delivery, status: 'pending', next_attempt_at: null });
  },
);
