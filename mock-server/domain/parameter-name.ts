import { limits } from '../../spec/tables/limits';

const { value: MASKED_DIGITS } = limits.masked_digits;
const { value: MAX_LENGTH } = limits.parameter_name_characters;
const cardNumber = new RegExp(`\\d(?:[ -]?\\d){${MASKED_DIGITS - 1},}`, 'g');
/** Enough of a name to find every number that begins within the part that is shown. */
const READ_LENGTH = MAX_LENGTH + 2 * MASKED_DIGITS;

/** Returns a parameter's name, safe to repeat in a message: short, and with digits masked that may be a card number. */
export function printableName(name: string): string {
  const masked = name.slice(0, READ_LENGTH).replace(cardNumber, (number) => number.replace(/\d/g, '*'));
  return masked.length > MAX_LENGTH ? `${masked.slice(0, MAX_LENGTH)}…` : masked;
}
