import type { PaymentMethodRow } from '../rows';
import { expiryOf, hasExpired } from './expiry';

/** Whether the expiry date of a payment method has passed. A bank account has none. */
export function isExpired({ card, created_at }: Pick<PaymentMethodRow, 'card' | 'created_at'>, now: string): boolean {
  return card !== null && hasExpired(expiryOf(card, created_at), now);
}

/** Returns why a payment method cannot be charged; null if it can. A card becomes invalid with time, and no event says so. */
export function invalidReason(row: PaymentMethodRow, now: string): PaymentMethodRow['invalid_reason'] {
  return row.invalid_reason ?? (isExpired(row, now) ? 'expired_card' : null);
}
