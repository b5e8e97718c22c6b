const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/**
 * Whether a JSON text has more levels of lists and objects than allowed. It is not parsed: parsing half a million nested lists
 * takes longer than everything else that a request may do. The answer means nothing for a text that is not JSON.
 */
export function isJsonDeeperThan(text: string, maxDepth: number): boolean {
  if (text.length <= maxDepth) return false;
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    switch (text.charCodeAt(i)) {
      case QUOTE:
        i = endOfString(text, i);
        break;
      case OPEN_LIST:
      case OPEN_OBJECT:
        if (++depth > maxDepth) return true;
        break;
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        depth--;
    }
  }
  return false;
}

/** Returns the position of the quote that ends a string, or of the end of the text. */
function endOfString(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i++) {
    const letter = text.charCodeAt(i);
    if (letter === QUOTE) return i;
    if (letter === BACKSLASH) i++;
  }
  return text.length;
}
