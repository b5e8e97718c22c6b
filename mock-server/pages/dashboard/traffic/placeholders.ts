import { isPlainObject, setField } from '../../../wire/json';

/** The text that redaction leaves of a secret, and of a card number: `424242******4242`. */
const redacted = /\[redacted\]|\d(?:[\s-]{0,3}\d){5}(?:[\s-]{0,3}\*){3,9}(?:[\s-]{0,3}\d){4}/g;

/** Whether something of a text was redacted. */
export const isRedacted = (text: string): boolean => text.search(redacted) >= 0;

/** Whether something of a value was redacted, names of fields included. */
export function hasRedacted(value: unknown): boolean {
  if (typeof value === 'string') return isRedacted(value);
  if (Array.isArray(value)) return value.some(hasRedacted);
  return isPlainObject(value) && Object.entries(value).some(([name, inner]) => isRedacted(name) || hasRedacted(inner));
}

/** Returns a value with placeholders for what was redacted: `YOUR_CLIENT_SECRET` in the field `client_secret`. */
export function withPlaceholders(value: unknown, name = 'value'): unknown {
  if (typeof value === 'string') return isRedacted(value) ? placeholderOf(name) : value;
  if (Array.isArray(value)) return value.map((item) => withPlaceholders(item, name));
  if (!isPlainObject(value)) return value;
  const fields: Record<string, unknown> = {};
  for (const [field, inner] of Object.entries(value)) setField(fields, field, withPlaceholders(inner, field));
  return fields;
}

/** Returns a path with a placeholder for each part that was redacted. */
export const pathWithPlaceholders = (path: string): string => path.replace(redacted, placeholderOf('value'));

/** Returns the placeholder of a value by its name. */
export function placeholderOf(name: string): string {
  const words = name.toUpperCase().match(/[A-Z0-9]+/g) ?? ['VALUE'];
  return `YOUR_${words.join('_')}`;
}
