import type { BankAccountInput, CardInput, CreatePaymentParams } from '../../../sdk';
import { type Overrides, overridden } from './overrides';

/** Returns a card that every operation accepts: a Visa test card that succeeds, with its security code. */
export function cardInput(overrides: Overrides<CardInput> = {}): CardInput {
  const defaults: CardInput = {
    name: 'Ada Lovelace',
    number: '4242424242424242',
    verification: '123',
    month: '12',
    year: '2050',
    address_postal_code: '94107',
  };
  return overridden(defaults, overrides);
}

/** Returns a bank account that every operation accepts: a test account whose payments settle. */
export function bankAccountInput(overrides: Overrides<BankAccountInput> = {}): BankAccountInput {
  const defaults: BankAccountInput = {
    account_owner_name: 'Ada Lovelace',
    routing_number: '110000000',
    account_number: '000123456789',
    account_type: 'checking',
    account_owner_type: 'individual',
    country: 'US',
    currency: 'usd',
  };
  return overridden(defaults, overrides);
}

/** Returns the parameters of a payment that succeeds: 1,000 usd by card. */
export function paymentInput(overrides: Overrides<CreatePaymentParams> = {}): CreatePaymentParams {
  const defaults: CreatePaymentParams = { amount: 1_000, currency: 'usd', payment_method: { card: cardInput() } };
  return overridden(defaults, overrides);
}
