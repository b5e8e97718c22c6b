import type { Job } from './index';

/** The next attempt of a delivery that failed, unless it was made earlier, or will be made later. */
export const retryDelivery: Job = ({ rows, now }, id) => {
  const delivery = rows.find('deliveries', id);
  if (delivery?.status !== 'failed' || (delivery.next_attempt_at ?? now) > now) return;
  rows.put('deliveries', { ...delivery, status: 'pending', next_attempt_at: null });
};
