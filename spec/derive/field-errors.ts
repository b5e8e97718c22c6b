import { type FieldErrorCode, isFieldErrorCode } from '../tables/errors';
import type { Keyword, Schema } from '../vocabulary/schema';

/** What can be wrong with a field: it is absent, nobody knows it, or its value fails a keyword of its schema. */
export type FieldProblem = 'absent' | 'unexpected' | 'anyOf' | Keyword;

/** The error code for a fault of a field: what its schema names, else what its name suggests, else a general code. */
export function fieldErrorCode(name: string, schema: Schema | undefined, fault: FieldProblem): FieldErrorCode {
  if (fault === 'unexpected') return 'unexpected_parameter';
  const named = schema?.['x-errors'];
  if (fault === 'absent') return named?.absent ?? catalogued(`${name}_required`) ?? 'parameter_missing';
  const specific = fault === 'anyOf' ? undefined : named?.[fault];
  return specific ?? named?.invalid ?? catalogued(`${name}_invalid`) ?? 'parameter_invalid';
}

function catalogued(code: string): FieldErrorCode | undefined {
  return isFieldErrorCode(code) ? code : undefined;
}

const keywords: readonly (Keyword | 'anyOf')[] = [
  'type',
  'enum',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minProperties',
  'maxProperties',
  'maxItems',
  'anyOf',
];

/** Every code that a value can be refused with by a schema, the fields within it included. */
export function codesOfSchema(name: string, schema: Schema): readonly FieldErrorCode[] {
  const failed = keywords.filter((keyword) => schema[keyword] !== undefined);
  return [
    ...failed.map((keyword) => fieldErrorCode(name, schema, keyword)),
    ...codesOfFields(schema),
    ...(schema.items ? codesOfSchema(name, schema.items) : []),
  ];
}

/** Every code that an object can be refused with for its fields. */
export function codesOfFields({
  properties = {},
  required = [],
  additionalProperties,
}: Schema): readonly FieldErrorCode[] {
  return [
    ...required.map((name) => fieldErrorCode(name, properties[name], 'absent')),
    ...Object.entries(properties).flatMap(([name, schema]) => codesOfSchema(name, schema)),
    ...(additionalProperties === false ? (['unexpected_parameter'] as const) : []),
  ];
}

/** The fault that a failed keyword is. A keyword without a code of its own counts as the field's form. */
export function toFieldProblem(keyword: string): FieldProblem {
  return keywords.find((known) => known === keyword) ?? 'anyOf';
}
