import type { CreatePaymentMethodParams } from '../../sdk';

type PaymentMethodParams = CreatePaymentMethodParams['payment_method'];

/** Names of the demo's payers. */
const names = [
  'Amara Okafor',
  'Benedikt Sommer',
  'Chiara Rossi',
  'Daniel Novak',
  'Elif Kaya',
  'Freya Lindqvist',
  'Grace Whitfield',
  'Hiroshi Tanaka',
  'Ines Carvalho',
  'Jonah Feldman',
] as const;

function payerName(i: number): string {
  return names[i % names.length] ?? names[0];
}

export function payerEmail(i: number): string {
  return `${payerName(i).toLowerCase().replace(' ', '.')}@example.com`;
}

/** Test card numbers: Visa, Mastercard, Visa again, American Express. */
const cards = ['4242424242424242', '5555555555554444', '4242424242424242', '378282246310005'] as const;

/** A number that belongs to no cardholder. Live mode declines test card numbers. */
export const LIVE_CARD_NUMBER = '4111111111111111';

export function cardOf(i: number, number: string = cards[i % cards.length] ?? cards[0]): PaymentMethodParams {
  return {
    card: {
      name: payerName(i),
      number,
      month: (i % 12) + 1,
      year: 2040 + (i % 5),
      address_postal_code: String(10_001 + 317 * i),
    },
  };
}

export type BankBehaviour = keyof typeof accountNumbers;

/** Test account numbers by the behaviour of the simulated bank. */
const accountNumbers = {
  settles: '000123456789',
  takesDays: '000555555559',
  refusesRefunds: '000444444440',
  hasNoMoney: '000222222227',
} as const;

export function bankAccountOf(i: number, bank: BankBehaviour = 'settles'): PaymentMethodParams {
  return {
    bank_account: {
      account_owner_name: payerName(i),
      routing_number: '110000000',
      account_number: accountNumbers[bank],
      account_type: 'checking',
      account_owner_type: 'individual',
      country: 'US',
      currency: 'usd',
    },
  };
}
