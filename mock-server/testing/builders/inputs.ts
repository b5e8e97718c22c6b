import type { BankAccountInput, CardInput, CreatePaymentParams } from '../../../sdk';
import { type CardBrandRow, cardBrands } from '../../../spec/tables/card-brands';
import { type Overrides, overridden } from './overrides';

/** Returns a security code with as many digits as the brand of the card has. */
function verificationOf(number: string): string {
  const digits = number.replace(/\D/g, '');
  const rows: readonly CardBrandRow[] = Object.values(cardBrands);
  const brand = rows.find(({ prefixes }) =>
    prefixes.some(([from, to]) => {
      const prefix = Number(digits.slice(0, String(from).length));
      return prefix >= from && prefix <= to;
    }),
  );
  return '1234'.slice(0, brand?.verificationLength ?? 3);
}

/**
 * Returns a card that every operation accepts in both modes, at any instant of the platform's clock: a Visa card with its security code.
 * It is no test card, as live mode declines these. For another `number` the security code has the length of that brand.
 */
export function cardInput(overrides: Overrides<CardInput> = {}): CardInput {
  const { number = '4539148803436467' } = overrides;
  const defaults: CardInput = {
    name: 'Ada Lovelace',
    number,
    verification: verificationOf(number),
    month: '12',
    year: '9999',
    address_postal_code: '94107',
  };
  return overridden(defaults, overrides);
}

/** Returns a bank account that every operation accepts in both modes, and whose payments settle. It is no test account. */
export function bankAccountInput(overrides: Overrides<BankAccountInput> = {}): BankAccountInput {
  const defaults: BankAccountInput = {
    account_owner_name: 'Ada Lovelace',
    routing_number: '110000000',
    account_number: '000987654321',
    account_type: 'checking',
    account_owner_type: 'individual',
    country: 'US',
    currency: 'usd',
  };
  return overridden(defaults, overrides);
}

/** Returns the parameters of a payment that succeeds in both modes: 1,000 usd by card. */
export function paymentInput(overrides: Overrides<CreatePaymentParams> = {}): CreatePaymentParams {
  const defaults: CreatePaymentParams = { amount: 1_000, currency: 'usd', payment_method: { card: cardInput() } };
  return overridden(defaults, overrides);
}
