/** Quotes a word for a shell where it must be: some expand the brackets of an IPv6 address as a pattern. */
export function shellWord(word: string): string {
  return /^([\w./:@=,+-]+|[A-Z]:[\w.\\~-]+)$/.test(word) ? word : quoted(word);
}

/** Quotes a text as one word of a shell. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
