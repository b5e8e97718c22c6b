import type { FieldOption } from '../control-commands/field-option';
import { printable } from '../printable';
import type { ApiResponse } from './api-client';

/** Explains the response for a refused request: code and message, advice, details, and the option of the field. */
export function explainRefusal({ body, explanation }: ApiResponse, fields: readonly FieldOption[]): string {
  const { code, message, ...details } = errorIn(body);
  const field = fields.find((each) => mentions(message ?? '', each.field));
  return [
    `${code}: ${message}`,
    ...(explanation === null ? [] : [explanation]),
    ...Object.entries(details).map(([name, value]) => `${name}: ${value}`),
    ...(field === undefined ? [] : [`parameter: ${field.field} (${field.option.long})`]),
  ]
    .map(printable)
    .join('\n');
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
