import { cardNumberNamed } from '../../../domain/card-names';
import { spacedNumber } from '../../../domain/test-card';
import { isPlainObject, setField } from '../../../wire/json';
import { isRedacted, redacted } from '../../../wire/redact';

/** Whether something of a value was redacted, names of fields included. */
export function hasRedacted(value: unknown): boolean {
  if (typeof value === 'string') return isRedacted(value);
  if (Array.isArray(value)) return value.some(hasRedacted);
  return isPlainObject(value) && Object.entries(value).some(([name, inner]) => isRedacted(name) || hasRedacted(inner));
}

/** Returns a value with its texts replaced. `replace` gets the path of each, such as `card.number`. */
export function replaceTexts(value: unknown, replace: (text: string, path: string) => unknown, path = ''): unknown {
  if (typeof value === 'string') return replace(value, path);
  if (Array.isArray(value)) return value.map((item) => replaceTexts(item, replace, path));
  if (!isPlainObject(value)) return value;
  const fields: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value))
    setField(fields, name, replaceTexts(inner, replace, path === '' ? name : `${path}.${name}`));
  return fields;
}

/**
 * Returns a body with what was redacted replaced: by the card that a name stands for, the value that `valueOf` returns for the
 * field, or a placeholder such as `YOUR_CLIENT_SECRET`.
 */
export function withoutRedacted(body: unknown, valueOf: (field: string) => string | undefined): unknown {
  return replaceTexts(body, (text, path) => {
    if (!isRedacted(text)) return text;
    const field = fieldAt(path);
    const number = cardNumberNamed(text);
    if (number !== undefined) return spacedNumber(number);
    return valueOf(field) ?? placeholderOf(field || 'value');
  });
}

/** Returns the name of the field at a path. */
export const fieldAt = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** Returns a path with a placeholder for each part that was redacted. */
export const pathWithPlaceholders = (path: string): string => path.replace(redacted, placeholderOf('value'));

/** Returns the placeholder of a value by its name. */
export function placeholderOf(name: string): string {
  const words = name.toUpperCase().match(/[A-Z0-9]+/g) ?? ['VALUE'];
  return `YOUR_${words.join('_')}`;
}

/** Returns the placeholders in texts, each once. */
export const placeholdersIn = (texts: readonly string[]): readonly string[] => [
  ...new Set(texts.flatMap((text) => text.match(/\bYOUR_[A-Z0-9_]+/g) ?? [])),
];
