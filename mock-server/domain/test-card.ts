import { type CardBrand, cardBrands } from '../../spec/tables/card-brands';
import type { TestCardRow } from '../../spec/tables/test-cards';

/** Values of every field of a test card. The year is five years ahead. */
export function testCardDetails({ number }: Pick<TestCardRow, 'number'>, now: string) {
  return {
    name: 'Test Card',
    number,
    month: '12',
    year: String(Number(now.slice(0, 4)) + 5),
    address_postal_code: '94107',
  };
}

/** Returns a security code with the number of digits of a brand. */
export function testSecurityCode(brand: CardBrand | null | undefined): string {
  return '1234'.slice(0, brand ? cardBrands[brand].verificationLength : 3);
}
