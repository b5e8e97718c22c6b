const abbreviations = /\b(ach|bin|mcc|ssn|url)\b/g;

/** Returns a name of the API within a sentence: `partially_refunded` becomes `partially refunded`. */
export const phraseOf = (name: string): string =>
  name.replaceAll('_', ' ').replace(abbreviations, (word) => word.toUpperCase());

/** Returns a name of the API as people read it: `payment_status` becomes `Payment status`. */
export function sentenceCase(name: string): string {
  const words = phraseOf(name);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
