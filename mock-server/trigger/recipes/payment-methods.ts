import { perform } from '../perform';
import { onlyAtCreation, type Recipe } from '../recipe';

/** Updates a payment method without changing it. */
const update: Recipe = (work, id) => {
  const row = work.rows.require('payment_methods', id);
  const { metadata } = row;
  const body = row.card ? { card: { metadata } } : { bank_account: { metadata } };
  perform(work, 'updatePaymentMethod', row, { path: { token: id }, body });
};

export const paymentMethodRecipes = {
  'payment_method.created': { payment_method: onlyAtCreation },
  'payment_method.updated': { payment_method: update },
} as const;
