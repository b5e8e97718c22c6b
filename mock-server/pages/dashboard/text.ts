/** Control characters, marks of direction, and other characters that show nothing but change how a text reads. */
const invisible =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;

/** Returns a text with control characters and bidirectional marks escaped, as in `\u202e`. */
export function visibleText(text: string): string {
  return text.replace(invisible, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Returns a value as formatted JSON, with the characters escaped that do not show. */
export function visibleJson(value: unknown): string {
  const text = JSON.stringify(value, null, 2) ?? 'null';
  return text.split('\n').map(visibleText).join('\n');
}

const abbreviations = /\b(ach|bin|mcc|ssn|url)\b/g;

/** Returns a name of the API as people read it: `payment_status` becomes `Payment status`. */
export function sentenceCase(name: string): string {
  const words = name.replaceAll('_', ' ').replace(abbreviations, (word) => word.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}
