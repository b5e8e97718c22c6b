import type { BankAccountInput, CardInput, CreatePaymentParams } from '../../../sdk';
import { brandOf, cardDigits } from '../../domain/card-number';
import { testSecurityCode } from '../../domain/test-card';
import { type Overrides, overridden } from './overrides';

/**
 * Returns a card that every operation accepts in both modes, at any instant of the platform's clock: a Visa card with its
 * security code. It is no test card, as live mode declines these. For another `number` the security code has the length of that
 * brand.
 */
export function cardInput(overrides: Overrides<CardInput> = {}): CardInput {
  const { number = '4539148803436467' } = overrides;
  return overridden<CardInput>(overrides, {
    name: 'Ada Lovelace',
    number,
    verification: testSecurityCode(brandOf(cardDigits(number))),
    month: '12',
    year: '9999',
    address_postal_code: '94107',
  });
}

/** Returns a bank account that every operation accepts in both modes, and whose payments settle. It is no test account. */
export function bankAccountInput(overrides: Overrides<BankAccountInput> = {}): BankAccountInput {
  return overridden<BankAccountInput>(overrides, {
    account_owner_name: 'Ada Lovelace',
    routing_number: '110000000',
    account_number: '000987654321',
    account_type: 'checking',
    account_owner_type: 'individual',
    country: 'US',
    currency: 'usd',
  });
}

/** Returns the parameters of a payment that succeeds in both modes: 1,000 usd by card. */
export function paymentInput(overrides: Overrides<CreatePaymentParams> = {}): CreatePaymentParams {
  return overridden<CreatePaymentParams>(overrides, {
    amount: 1_000,
    currency: 'usd',
    payment_method: { card: cardInput() },
  });
}
