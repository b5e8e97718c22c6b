import { limits } from '../../spec/tables/limits';

const cardNumber = new RegExp(`\\d(?:[ -]?\\d){${limits.masked_digits.value - 1},}`, 'g');

/** A parameter's name as a message may repeat it: short, and without what could be a card number, however written. */
export function printableName(name: string): string {
  const masked = name.replace(cardNumber, (number) => number.replace(/\d/g, '*'));
  const { value: longest } = limits.parameter_name_characters;
  return masked.length > longest ? `${masked.slice(0, longest)}…` : masked;
}
