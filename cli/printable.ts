/** Control characters, invisible characters, those that change the direction of text, line separators, and lone surrogates. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/**
 * Returns text of others for a line of output, with characters escaped that could move the cursor, end the line, or make it look
 * like another one: `\u001b`. A caller decides what stands in a request, and must not decide what stands in a terminal.
 */
export function printable(text: string): string {
  return text.replace(unprintable, escaped);
}

/** The same for text that has line breaks of our own. */
export function printableLines(text: string): string {
  return text.split('\n').map(printable).join('\n');
}

function escaped(character: string): string {
  const units = Array.from({ length: character.length }, (_, at) => character.charCodeAt(at));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
}
