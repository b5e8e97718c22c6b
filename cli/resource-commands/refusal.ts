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
  const [, parameter, amount] = namedField.exec(message) ?? [];
  const named = parameter ?? amount ?? '';
  const found = fields.find(({ field }) => isOrIsIn(named, field));
  if (found === undefined) return [];
  const { field, option } = found;
  const long = option.hidden ? '' : ` (${option.long})`;
  return [`parameter: ${field}${long}${givenValue(field, options[option.attributeName()])}`];
}

/** The field of `format is invalid for parameter fees.0.type`, and of `the amount must be greater than 0`. */
const namedField = /\bparameter ([\w.[\]-]+)|^the (amount) must\b/;

/** Whether a message names a field, or one in it: `fees.0.type`. A full stop may follow. */
const isOrIsIn = (named: string, field: string) =>
  named === field || named.startsWith(`${field}.`) || named.startsWith(`${field}[`);

/** Returns the fields of an error that have a value. */
function errorIn(body: object): Readonly<Record<string, string>> {
  const error = 'error' in body && typeof body.error === 'object' && body.error !== null ? body.error : {};
  const fields = Object.entries(error).filter(([, value]) => value !== null);
  return Object.fromEntries(fields.map(([name, value]) => [name, String(value)]));
}
