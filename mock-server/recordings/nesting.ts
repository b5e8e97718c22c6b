import { MAX_NESTING } from '../../spec/tables/recording-bounds';
import { parseBody } from './parse-body';

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
