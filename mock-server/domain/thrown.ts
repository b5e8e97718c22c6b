/**
 * Whether a value is an error, of this realm or another one. Within Jest, errors of Node are not instances of the `Error` that
 * this module knows.
 */
export function isError(value: unknown): value is Error {
  return value instanceof Error || Object.prototype.toString.call(value) === '[object Error]';
}

/** Returns the message of an error, and any other thrown value as a text. */
export function messageOf(thrown: unknown): string {
  return isError(thrown) ? thrown.message : String(thrown);
}
