import { type CardBrand, cardBrands } from '../../spec/tables/card-brands';
import { type TestCardRow, testCards } from '../../spec/tables/test-cards';

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

const [anyCard] = testCards;

/** Returns the test card whose number ends with four digits; undefined for those of another card. */
export const findTestCard = (lastFour: string | undefined): TestCardRow | undefined =>
  testCards.find(({ number }) => number.slice(-4) === lastFour);

/** Returns the test card with these last four digits, or else the first one that succeeds. */
export const testCardFor = (lastFour: string | undefined): TestCardRow | undefined => findTestCard(lastFour) ?? anyCard;

/** Returns a card number as it stands on a card: `4242 4242 4242 4242`. */
export const spacedNumber = (number: string): string => number.replace(/\d{4}(?=\d)/g, '$& ');
