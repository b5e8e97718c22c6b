import { limits } from '../../spec/tables/limits';
import { maskPrintedText } from './card-numbers';

const { value: MAX_LENGTH } = limits.parameter_name_characters;
/** Enough of a name to find every card number that begins within the part that is shown. */
const READ_LENGTH = 3 * MAX_LENGTH;

/** Returns a parameter's name, safe to repeat in a message: short, and with card numbers masked. */
export function printableName(name: string): string {
  const masked = maskPrintedText(name.slice(0, READ_LENGTH));
  return masked.length > MAX_LENGTH ? `${masked.slice(0, MAX_LENGTH)}…` : masked;
}
