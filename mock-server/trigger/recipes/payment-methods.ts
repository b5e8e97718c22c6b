import { perform, runJobOf } from '../perform';
import { onlyAtCreation, type Recipe } from '../recipe';

/** Updates a payment method without changing it. */
const update: Recipe = (work, id) => {
  const row = work.rows.require('payment_methods', id);
  const { metadata } = row;
  const body = row.card ? { card: { metadata } } : { bank_account: { metadata } };
  perform(work, 'updatePaymentMethod', row, { path: { token: id }, body });
};

const mapBin: Recipe = (work, id) => {
  runJobOf(work, 'map_bin', id);
};

export const paymentMethodRecipes = {
  'payment_method.created': { payment_method: onlyAtCreation },
  'payment_method.updated': { payment_method: update },
  'payment_method.bin_mapped': { payment_method: mapBin },
} as const;
