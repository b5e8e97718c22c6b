import { copyOf, isPlain } from './copy';

/** A UUID, which is kept, or digits that may be a card number. */
const CARD_NUMBER_LIKE = /\b([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\b|\d(?:[ -]{0,3}\d){11,}/gi;
/** The value of an Authorization header. */
const CREDENTIALS = /\b(bearer|basic)\s+(?=\S*\d)[\w.~+/=-]+/gi;
/** The deepest value of a cause that is read: a longer chain is redacted as a whole. */
const MAX_DEPTH = 9;

/** The text that is shown instead of a secret. */
export const REDACTED = '[redacted]';

/** Returns a text without card numbers, without the value of an Authorization header, and without the secrets. */
export function redact(text: string, secrets: readonly string[] = []): string {
  let rest = text;
  for (const secret of secrets) if (secret) rest = rest.replaceAll(secret, REDACTED);
  return rest.replace(CREDENTIALS, `$1 ${REDACTED}`).replace(CARD_NUMBER_LIKE, (_, uuid: string = REDACTED) => uuid);
}

/** Returns an object with its texts redacted, and those of the objects in it. Values of classes stay as they are. */
export function redactFields<T>(value: T, secrets: readonly string[] | undefined): T {
  return copyOf(value, (text) => redact(text, secrets));
}

/** Returns a cause that is safe to print: the same value if nothing in it would be redacted, otherwise only its text. */
export function redactCause(cause: unknown, secrets: readonly string[] | undefined): unknown {
  try {
    return isPrintable(cause, secrets) ? cause : new Error(redact(String(cause), secrets));
  } catch {
    return REDACTED; // a property that cannot be read
  }
}

/** Whether no text in a value would be redacted. Of a class that decides how it is printed, this is not known. */
function isPrintable(value: unknown, secrets: readonly string[] | undefined, depth = 0): boolean {
  if (typeof value !== 'object' || value === null)
    return typeof value !== 'function' && redact(String(value), secrets) === String(value);
  if (depth > MAX_DEPTH || 'toJSON' in value || Symbol.for('nodejs.util.inspect.custom') in value) return false;
  if (!(isError(value) || Array.isArray(value) || isPlain(value))) return false;
  return Reflect.ownKeys(value).every(
    (key) => isPrintable(key, secrets) && isPrintable(Reflect.get(value, key), secrets, depth + 1),
  );
}

/** Also of another realm: within Jest, errors of Node are not instances of this realm's `Error`. */
function isError(value: unknown): boolean {
  return value instanceof Error || Object.prototype.toString.call(value) === '[object Error]';
}
