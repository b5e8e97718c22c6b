import type { Resources, Work } from '../context';
import type { PaymentIntentRow } from '../store/rows';
import { presentPaymentMethod } from './payment-methods';

/** A payment intent as the API shows it. */
export function presentPaymentIntent({ rows }: Work, row: PaymentIntentRow): Resources['PaymentIntent'] {
  const method = row.payment_method_id === null ? undefined : rows.find('payment_methods', row.payment_method_id);
  return {
    id: row.id,
    account_id: row.account_id,
    amount: row.amount,
    currency: row.currency,
    description: row.description,
    metadata: row.metadata,
    payment_method: method ? presentPaymentMethod(method) : null,
    status: row.status,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
