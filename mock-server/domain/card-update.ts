import type { RequestBody } from '../../spec/derive/request-body';
import type { CardRow, Mode } from '../rows';
import { addressCheck, expiryOf, hasExpired } from './card';

type CardUpdate = RequestBody<'updatePaymentMethod'>['card'];

/** Returns a card with new details. A new expiry date must not have passed. Only an address field that is sent is checked again. */
export function updatedCard(card: CardRow, update: CardUpdate, mode: Mode, now: string): CardRow | 'expired_card' {
  const { name = card.name, month = card.month, year = card.year, address_line1, address_postal_code } = update;
  const expiry = expiryOf({ month, year }, now);
  const isDated = update.month !== undefined || update.year !== undefined;
  if (isDated && hasExpired(expiry, now)) return 'expired_card';
  const { address_line1_check, address_postal_code_check } = card;
  return {
    ...card,
    ...expiry,
    name,
    address_line1_check:
      address_line1 === undefined ? address_line1_check : addressCheck('address_line1', address_line1, mode),
    address_postal_code_check:
      address_postal_code === undefined
        ? address_postal_code_check
        : addressCheck('address_postal_code', address_postal_code, mode),
  };
}
