import { limits } from '../../spec/tables/limits';

/** How much of a body an entry shows. */
export const MAX_KEPT_CHARACTERS = limits.request_journal.body_characters;

/** The beginning of a text. Made anew: a mere part of it would keep the whole text in memory. */
export function cut(text: string): string {
  return text.length <= MAX_KEPT_CHARACTERS
    ? text
    : new TextDecoder().decode(new TextEncoder().encode(text.slice(0, MAX_KEPT_CHARACTERS)));
}
