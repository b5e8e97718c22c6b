import type { CreatePaymentParams } from '../../sdk';

type Method = CreatePaymentParams['payment_method'];

/** Who pays in the demo. */
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

/** Test numbers: Visa, Mastercard, Visa again, American Express. */
const cards = ['4242424242424242', '5555555555554444', '4242424242424242', '378282246310005'] as const;

/** Not one of the test numbers, which the live world declines; nor anybody's. */
export const liveNumber = '4111111111111111';

export function card(i: number, number: string = cards[i % cards.length] ?? cards[0]): Method {
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

export type Bank = keyof typeof accountNumbers;

/** Test accounts by what their bank does. */
const accountNumbers = {
  settles: '000123456789',
  takesDays: '000555555559',
  refusesRefunds: '000444444440',
  hasNoMoney: '000222222227',
} as const;

export function bankAccount(i: number, bank: Bank = 'settles'): Method {
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
