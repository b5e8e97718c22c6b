import { perform } from '../perform';
import { onlyAtCreation, type Recipe } from '../recipe';

/** Updates a card without changing it. */
const update: Recipe = (work, id) => {
  const row = work.rows.require('payment_methods', id);
  perform(work, 'updatePaymentMethod', row, { path: { token: id }, body: { card: { metadata: row.metadata } } });
};

export const paymentMethodRecipes = {
  'payment_method.created': { payment_method: onlyAtCreation },
  'payment_method.updated': { payment_method: update },
} as const;
