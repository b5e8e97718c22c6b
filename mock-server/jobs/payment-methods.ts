import { presentPaymentMethod } from '../present/payment-methods';
import type { PaymentMethodRow } from '../rows';
import { jobOn } from './job';

/** Sets the details of a card, which follow from its first digits. */
export const mapBin = jobOn(
  'payment_methods',
  ({ card }) => card !== null && card.bin !== null && !card.bin_mapped,
  ({ rows, now, emit }, method) => {
    const row: PaymentMethodRow = {
      ...method,
      card: method.card && { ...method.card, bin_mapped: true },
      updated_at: now,
    };
    rows.replace('payment_methods', row);
    emit('payment_method.bin_mapped', { kind: 'method', payment_method: row }, presentPaymentMethod(row, now));
  },
);
