import { limits } from '../../spec/tables/limits';

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** Far deeper than a legitimate body, and far below where recursion would overflow the stack. */
const { depth: MAX_DEPTH, values: MAX_VALUES, fields: MAX_FIELDS } = limits.request_json;

/**
 * Returns the part of a JSON text to parse; undefined for a text with too many levels. It is not parsed for that: parsing half a
 * million nested lists takes longer than everything else that a request may do. Of a text with too many values only the first ones
 * are read: they violate a limit already. The result is JSON if the text is.
 */
export function readableJson(text: string): string | undefined {
  if (text.length <= Math.min(MAX_VALUES, MAX_FIELDS) && !hasMoreBrackets(text, MAX_DEPTH)) return text;
  const closing: string[] = [];
  let values = 0;
  let fields = 0;
  for (let i = 0; i < text.length; i++) {
    switch (text.charCodeAt(i)) {
      case QUOTE:
        i = endOfString(text, i);
        break;
      case OPEN_LIST:
      case OPEN_OBJECT:
        values++;
        if (closing.push(text[i] === '[' ? ']' : '}') > MAX_DEPTH) return undefined;
        break;
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        closing.pop();
        break;
      case COMMA:
        if (closing.at(-1) === '}') fields++;
        if (++values > MAX_VALUES || fields > MAX_FIELDS) return text.slice(0, i) + closing.reverse().join('');
    }
  }
  return text;
}

/** Whether a text has more opening brackets than so many, those in strings included. */
function hasMoreBrackets(text: string, most: number): boolean {
  let brackets = 0;
  for (const bracket of '[{')
    for (let at = text.indexOf(bracket); at >= 0; at = text.indexOf(bracket, at + 1))
      if (++brackets > most) return true;
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
