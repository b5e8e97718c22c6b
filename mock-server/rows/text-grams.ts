/** The longest part of a text that has a partition of its own. */
const MAX_GRAM_CHARACTERS = 3;

/** Returns a text as it is searched: in lower case. */
export const searchable = (text: string): string => text.toLowerCase();

/**
 * Returns the distinct parts of texts of one, two and three characters: every text that contains a word has all parts of the
 * word.
 */
export function gramsOf(texts: readonly string[]): readonly string[] {
  const grams = new Set<string>();
  for (const text of texts.map(searchable))
    for (let start = 0; start < text.length; start++)
      for (let length = 1; length <= MAX_GRAM_CHARACTERS && start + length <= text.length; length++)
        grams.add(text.slice(start, start + length));
  return [...grams];
}

/** Returns the longest parts of a searched text: what contains it is in the partition of each. */
export function gramsToSearch(text: string): readonly string[] {
  const sought = searchable(text);
  if (sought.length <= MAX_GRAM_CHARACTERS) return [sought];
  return gramsOf([sought]).filter(({ length }) => length === MAX_GRAM_CHARACTERS);
}
