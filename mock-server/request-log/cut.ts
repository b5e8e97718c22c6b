import { limits } from '../../spec/tables/limits';

/** How much of a body an entry shows, in characters. */
export const MAX_KEPT_CHARACTERS = limits.request_log.body_characters;

/** Returns the beginning of a text, as a copy: a slice would keep the whole text in memory. */
export function cut(text: string): string {
  return text.length <= MAX_KEPT_CHARACTERS
    ? text
    : new TextDecoder().decode(new TextEncoder().encode(text.slice(0, MAX_KEPT_CHARACTERS)));
}
