import type { CardInput, Client } from '../../sdk';
import { cardInput } from './builders';
import type { Overrides } from './builders/overrides';

/**
 * Returns the token of a new card, as the page with a card form sends it: of a test card with its number, and otherwise of a card
 * with which every payment succeeds.
 */
export async function createCardToken(
  client: Pick<Client, 'paymentMethods'>,
  overrides: Overrides<CardInput> = {},
): Promise<string> {
  const method = await client.paymentMethods.create({ payment_method: { card: cardInput(overrides) } });
  if (!('card' in method)) throw new TypeError('The payment method is not a card.');
  return method.card.token;
}
