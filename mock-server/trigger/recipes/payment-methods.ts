import { perform } from '../perform';
import { onlyWhenMade, type Way } from '../recipe';

/** A card is written once more, as it is. */
const update: Way = (work, id) => {
  const row = work.rows.require('payment_methods', id);
  perform(work, 'updatePaymentMethod', row, { path: { token: id }, body: { card: { metadata: row.metadata } } });
};

export const paymentMethodWays = {
  'payment_method.created': { payment_method: onlyWhenMade },
  'payment_method.updated': { payment_method: update },
} as const;
