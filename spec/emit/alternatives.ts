import { isObject, type Json, type JsonObject } from './json';

/** The keywords that apply to values of one type only. */
const keywordsOf: Readonly<Record<string, readonly string[]>> = {
  string: ['pattern', 'minLength', 'maxLength', 'format'],
  integer: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  object: ['properties', 'required', 'additionalProperties', 'minProperties', 'maxProperties'],
  array: ['items', 'minItems', 'maxItems'],
};
const restricting = new Set(['type', 'enum', ...Object.values(keywordsOf).flat()]);

/**
 * Returns a document in which each schema with several types is an `anyOf` of schemas with one type and its keywords. Both mean
 * the same, but generators of zod schemas apply a pattern to null, or ignore it, where a schema has a list of types.
 */
export function withAlternatives(value: JsonObject): JsonObject {
  const { type } = value;
  const inner = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, each && changed(each)]));
  if (!isList(type)) return inner;
  const others = Object.entries(inner).filter(([name]) => !restricting.has(name));
  return { ...Object.fromEntries(others), anyOf: type.map((each) => alternative(String(each), inner)) };
}

const changed = (value: Json): Json =>
  isList(value) ? value.map(changed) : isObject(value) ? withAlternatives(value) : value;

function alternative(type: string, schema: JsonObject): JsonObject {
  const keywords = (keywordsOf[type] ?? []).flatMap((name) => (name in schema ? [[name, schema[name]] as const] : []));
  const { enum: choices } = schema;
  const isOfType = (each: Json) =>
    each !== null && type !== 'null' && (typeof each === 'boolean') === (type === 'boolean');
  const values = isList(choices) ? choices.filter(isOfType) : [];
  return { type, ...Object.fromEntries(keywords), ...(values.length > 0 && { enum: values }) };
}

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
