import { limits } from '../../spec/tables/limits';
import { TextDecoder, TextEncoder } from '../../spec/vocabulary/globals';

/** How much of a body an entry shows, in characters. */
export const MAX_KEPT_CHARACTERS = limits.request_log.body_characters;

/** How much of a long text is read in order to redact it. Redaction makes most texts longer or leaves their length. */
const MAX_READ_CHARACTERS = 2 * MAX_KEPT_CHARACTERS;

/** The longest secret that has a format: an access token. */
const MAX_SECRET_CHARACTERS = 400;

/** Returns the beginning of a text, as a copy: a slice would keep the whole text in memory. */
export function cut(text: string): string {
  return text.length <= MAX_KEPT_CHARACTERS
    ? text
    : new TextDecoder().decode(new TextEncoder().encode(text.slice(0, MAX_KEPT_CHARACTERS)));
}

/**
 * Returns the beginning of a text that is not redacted yet. A number or word at its end is removed: it may be the first part of a
 * longer one, and would not be recognized as secret.
 */
export function cutWhole(text: string): string {
  if (text.length <= MAX_READ_CHARACTERS) return text;
  const end = MAX_READ_CHARACTERS - MAX_SECRET_CHARACTERS;
  return text.slice(0, end) + withoutEnd(text.slice(end, MAX_READ_CHARACTERS), /[\p{L}\p{Nd}_\s.-]/u);
}

/** Returns a text without the characters of a kind at its end. A pattern with a quantifier would try every place in the text. */
export function withoutEnd(text: string, kind: RegExp): string {
  let end = text.length;
  while (end > 0 && kind.test(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
