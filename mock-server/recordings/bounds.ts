import { parseBody } from './parse-body';

/** Levels of lists and objects within each other: no API has as many, and what reads a body calls itself for each. */
export const MAX_NESTING = 1_000;

/** The length of a recording that is unpacked, unless more is allowed: a small file can unpack to any length. */
export const MAX_UNPACKED_BYTES = 500_000_000;

/** The length of one entry of a file, which is read as one text. */
export const MAX_ENTRY_BYTES = 256_000_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Whether a text is JSON with more levels than can be read. */
export function isNestedTooDeep(text: string | undefined): boolean {
  if (text === undefined || text.length <= MAX_NESTING || !/^\s*[[{]/.test(text)) return false;
  let depth = 0;
  let isText = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (isText) {
      if (code === BACKSLASH) i++;
      else if (code === QUOTE) isText = false;
    } else if (code === QUOTE) isText = true;
    else if (code === 0x5b || code === 0x7b) depth++;
    else if (code === 0x5d || code === 0x7d) depth--;
    // Code in another language has brackets, too.
    if (depth > MAX_NESTING) return parseBody(text) !== undefined;
  }
  return false;
}
