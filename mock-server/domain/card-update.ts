import type { RequestBody } from '../../spec/derive/request-body';
import type { CardRow, PaymentMethodRow } from '../rows';
import { addressCheck } from './card';
import { expiryOf, hasExpired } from './expiry';

type CardUpdate = NonNullable<RequestBody<'updatePaymentMethod'>['card']>;

/**
 * Returns a card with new details. A new expiry date must not have passed. Only an address field that is sent is checked again.
 */
export function updatedCard(
  card: CardRow,
  update: CardUpdate,
  { mode, created_at }: Pick<PaymentMethodRow, 'mode' | 'created_at'>,
  now: string,
): CardRow | 'expired_card' {
  const { name = card.name, month = card.month, year = card.year, address_line1, address_postal_code } = update;
  const isDated = update.month !== undefined || update.year !== undefined;
  if (isDated && hasExpired(expiryOf({ month, year }, created_at), now)) return 'expired_card';
  const { address_line1_check, address_postal_code_check } = card;
  return {
    ...card,
    month: String(month),
    year: String(year),
    name,
    address_line1_check:
      address_line1 === undefined ? address_line1_check : addressCheck('address_line1', address_line1, mode),
    address_postal_code_check:
      address_postal_code === undefined
        ? address_postal_code_check
        : addressCheck('address_postal_code', address_postal_code, mode),
  };
}
