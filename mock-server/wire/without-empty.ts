import type { Schema } from '../../spec/vocabulary/schema';
import { isPlainObject, type PlainObject, setField } from './json';

/**
 * Returns a body without the known fields that say nothing: nulls, empty texts, and objects of nothing else. Forms send every
 * field. Free-form data and unknown fields stay as they are.
 */
export function withoutEmpty(value: PlainObject, { properties = {} }: Schema): PlainObject {
  const kept: Record<string, unknown> = {};
  for (const name of Object.keys(value)) {
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const inner = schema === undefined ? value[name] : cleaned(value[name], schema);
    if (schema === undefined || inner !== undefined) setField(kept, name, inner);
  }
  return kept;
}

/** Returns the value of a known field, or undefined if it says nothing. */
function cleaned(value: unknown, schema: Schema): unknown {
  if (value === null || value === '') return undefined;
  if (Array.isArray(value)) return itemsOf(value, schema.items);
  if (!isPlainObject(value) || schema.properties === undefined) return value;
  const rest = withoutEmpty(value, schema);
  return Object.keys(rest).length > 0 ? rest : undefined;
}

/** Returns the items of a list without objects that say nothing. Other items stay, to be validated. */
function itemsOf(list: readonly unknown[], schema: Schema = {}): readonly unknown[] {
  if (schema.properties === undefined) return list;
  return list
    .map((item) => (isPlainObject(item) ? withoutEmpty(item, schema) : item))
    .filter((item) => !isPlainObject(item) || Object.keys(item).length > 0);
}
