import { paymentApi } from '../../spec/apis';
import { schemasOf } from '../../spec/vocabulary/api';
import type { Schema } from '../../spec/vocabulary/schema';

/** Returns the schema of a name in the document. */
export function schemaOf(name: string): Schema {
  return schemasOf(paymentApi)[name] ?? {};
}

/** Returns the forms that a value of a schema can have: one, or those of a union, without null. */
function formsOf(schema: Schema): readonly Schema[] {
  if (schema.$ref !== undefined) return formsOf(schemaOf(schema.$ref.replace(/^.*\//, '')));
  return schema.anyOf?.flatMap(formsOf) ?? [schema];
}

/** Returns the schemas at a field of a value, or at an item of a list. */
function schemasAt(schema: Schema, name: string): readonly Schema[] {
  return formsOf(schema).flatMap(({ properties, items }) => items ?? (properties && properties[name]) ?? []);
}

/** Returns the names of the declared fields at a path; empty for anything but an object with declared fields. */
export function namesAt(schema: Schema, path: readonly string[]): readonly string[] {
  let found: readonly Schema[] = [schema];
  for (const name of path) found = found.flatMap((each) => schemasAt(each, name));
  return found.flatMap(formsOf).flatMap(({ properties = {} }) => Object.keys(properties));
}
