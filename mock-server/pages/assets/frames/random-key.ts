/** Returns a text that nobody guesses. */
export function randomKey(): string {
  // Unlike `randomUUID`, it is also there on a page that was not loaded by https.
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
}
