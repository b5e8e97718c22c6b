import type { Resources } from '../context';
import type { CheckoutRow } from '../rows';

export function presentCheckout(row: CheckoutRow): Resources['Checkout'] {
  const fees = row.fees.map(({ type, amount }) => ({ type, amount }));
  return {
    id: row.id,
    account_id: row.account_id,
    mode: row.mode,
    status: row.status,
    payment_amount: row.amount,
    payment_currency: row.currency,
    payment_description: row.description,
    payment_intent_id: row.payment_intent_id,
    successful_payment_id: row.successful_payment_id,
    payment: { fees },
    application_fees: fees,
    metadata: row.metadata,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
