import { isPlain } from './copy';

/** A shorter text is too common to be a secret of the service: replacing it would change words and codes. */
const MIN_SECRET_CHARACTERS = 8;
/** A UUID, which is kept, or digits that may be a card number. */
const CARD_NUMBER_LIKE = /\b([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\b|\d(?:[ -]{0,3}\d){11,}/gi;
/** The digits of a card number in the groups of its print, and no digit beside them. */
const CARD_NUMBER = /(^|\D)(\d{13,19}|\d{4}[ -]?\d{6}[ -]?\d{5}|(?:\d{4}[ -]?){3}\d{1,7})(?!\d)/g;
/** The value of an Authorization header. */
const CREDENTIALS = /\b(bearer|basic)\s+(?=\S*\d)[\w.~+/=-]+/gi;
/** The deepest value of a cause that is read: a longer chain is redacted as a whole. */
const MAX_DEPTH = 9;

/** The text that is shown instead of a secret. */
export const REDACTED = '[redacted]';

/**
 * Returns a text without card numbers, without the value of an Authorization header, and without the secrets. A secret is
 * replaced where it stands as a whole token: beside it are neither letters nor digits, `_` or `-`.
 */
export function redact(text: string, secrets: readonly string[] = []): string {
  return withoutSecrets(text, secrets)
    .replace(CREDENTIALS, `$1 ${REDACTED}`)
    .replace(CARD_NUMBER_LIKE, (_, uuid: string = REDACTED) => uuid);
}

/**
 * All secrets in one pass, so that nothing is replaced in what replaces another one; the longest first, as one may begin with
 * another.
 */
function withoutSecrets(text: string, secrets: readonly string[]): string {
  const found = secrets.filter((secret) => secret.length >= MIN_SECRET_CHARACTERS && text.includes(secret));
  if (found.length === 0) return text;
  const patterns = found
    .sort((one, other) => other.length - one.length)
    .map((secret) => secret.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&'));
  const token = '[\\p{L}\\p{N}_-]';
  return text.replace(new RegExp(`(^|(?!${token}).)(?:${patterns.join('|')})(?!${token})`, 'gsu'), `$1${REDACTED}`);
}

/**
 * Returns an id or a key, which programs compare and look up: unchanged, unless it holds a card number. Secrets are not looked
 * for in it.
 */
export function redactId(id: string): string {
  return id.replace(CARD_NUMBER, (whole, before: string, digits: string) =>
    isCardNumber(digits) ? before + REDACTED : whole,
  );
}

/** Whether digits begin like the number of a card brand and have its check digit. */
function isCardNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (1 + (at % 2));
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return /^([3-6]|2[2-7])/.test(digits) && sum % 10 === 0;
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
