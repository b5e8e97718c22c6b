import { limits } from '../../spec/limits';

/** A parameter's name as a message may repeat it: short, and without what could be a card number. */
export function printableName(name: string): string {
  const masked = name.replace(new RegExp(`\\d{${limits.masked_digits.value},}`, 'g'), (digits) =>
    '*'.repeat(digits.length),
  );
  const { value: longest } = limits.parameter_name_characters;
  return masked.length > longest ? `${masked.slice(0, longest)}…` : masked;
}
