import type { FieldOption } from '../control-commands/field-option';
import { givenValue } from '../given-value';
import { printable } from '../printable';
import type { ApiResponse } from './api-client';

/**
 * Explains the response for a refused request: code and message, advice, details, and the option of the field with the value that
 * was given. `options` are the values of the options by their names in the program.
 */
export function explainRefusal(
  { body, explanation }: ApiResponse,
  fields: readonly FieldOption[],
  options: Readonly<Record<string, unknown>>,
): string {
  const { code, message, ...details } = errorIn(body);
  return [
    `${code}: ${message}`,
    ...(explanation === null ? [] : [explanation]),
    ...Object.entries(details).map(([name, value]) => `${name}: ${value}`),
    ...parameterLines(message ?? '', fields, options),
  ]
    .map(printable)
    .join('\n');
}

/** Returns a line with the option of the field that a message names, and the value that was given; none for any other message. */
export function parameterLines(
  message: string,
  fields: readonly FieldOption[],
  options: Readonly<Record<string, unknown>>,
): readonly string[] {
  const found = fields.find((each) => mentions(message, each.field));
  if (found === undefined) return [];
  const { field, option } = found;
  return [`parameter: ${field} (${option.long})${givenValue(field, options[option.attributeName()])}`];
}

/** Returns the fields of an error that have a value. */
function errorIn(body: object): Readonly<Record<string, string>> {
  const error = 'error' in body && typeof body.error === 'object' && body.error !== null ? body.error : {};
  const fields = Object.entries(error).filter(([, value]) => value !== null);
  return Object.fromEntries(fields.map(([name, value]) => [name, String(value)]));
}

/** Whether a message names a field, or one in it: `fees.0.type`. */
function mentions(message: string, field: string): boolean {
  return message
    .split(' ')
    .some((word) => word === field || word.startsWith(`${field}.`) || word.startsWith(`${field}[`));
}
