import { limits } from '../../spec/tables/limits';

const cardNumber = new RegExp(`\\d(?:[ -]?\\d){${limits.masked_digits.value - 1},}`, 'g');

/** Returns a parameter's name, safe to repeat in a message: short, and with digits masked that may be a card number. */
export function printableName(name: string): string {
  const masked = name.replace(cardNumber, (number) => number.replace(/\d/g, '*'));
  const { value: maxLength } = limits.parameter_name_characters;
  return masked.length > maxLength ? `${masked.slice(0, maxLength)}…` : masked;
}
