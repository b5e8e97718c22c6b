import { type TestCardRow, testCards } from '../../spec/tables/test-cards';

const [anyCard] = testCards;

/** Returns the test card whose number ends with four digits; undefined for those of another card. */
export const findTestCard = (lastFour: string | undefined): TestCardRow | undefined =>
  testCards.find(({ number }) => number.slice(-4) === lastFour);

/** Returns the test card with these last four digits, or else the first one that succeeds. */
export const testCardFor = (lastFour: string | undefined): TestCardRow | undefined => findTestCard(lastFour) ?? anyCard;
