import { type Field, isObject } from '../fields/field';

/**
 * Returns a value with its fields in the order of their table. Rows are created in another order than they are read in, and the
 * same state gives the same bytes.
 */
export function ordered(value: unknown, { fields, items }: Field): unknown {
  if (items !== undefined) return Array.isArray(value) ? value.map((item: unknown) => ordered(item, items)) : value;
  if (fields === undefined || !isObject(value)) return value;
  const inOrder: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields))
    if (value[name] !== undefined) inOrder[name] = ordered(value[name], field);
  return inOrder;
}
