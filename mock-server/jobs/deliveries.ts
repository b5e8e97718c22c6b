import type { Job } from './job';

/** Sets a failed delivery to pending again, unless it was already retried or its next attempt was moved to a later instant. */
export const retryDelivery: Job = ({ rows, now }, id) => {
  const delivery = rows.find('deliveries', id);
  if (delivery?.status !== 'failed' || (delivery.next_attempt_at ?? now) > now) return;
  rows.put('deliveries', { ...delivery, status: 'pending', next_attempt_at: null });
};
