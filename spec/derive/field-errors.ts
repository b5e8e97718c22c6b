import { type FieldErrorCode, isFieldErrorCode } from '../tables/errors';
import type { Keyword, Schema } from '../vocabulary/schema';

/** A problem of a field: it is absent, it is unexpected, or its value violates a keyword of its schema. */
export type FieldProblem = 'absent' | 'unexpected' | 'anyOf' | Keyword;

/** Returns the error code for a field problem: that of its schema, else that of its name, else a general code. */
export function fieldErrorCode(name: string, schema: Schema | undefined, problem: FieldProblem): FieldErrorCode {
  if (problem === 'unexpected') return 'unexpected_parameter';
  const named = schema?.['x-errors'];
  if (problem === 'absent') return named?.absent ?? existing(`${name}_required`) ?? 'parameter_missing';
  const specific = problem === 'anyOf' ? undefined : named?.[problem];
  return specific ?? named?.invalid ?? existing(`${name}_invalid`) ?? 'parameter_invalid';
}

function existing(code: string): FieldErrorCode | undefined {
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
  'minItems',
  'maxItems',
  'x-limits',
  'anyOf',
];

/** Returns every error code for a value that violates a schema, including its fields. Free-form data has a pattern, too. */
export function codesOfSchema(name: string, schema: Schema): readonly FieldErrorCode[] {
  const isFreeForm = schema['x-limits'] !== undefined;
  const used = keywords.filter((keyword) => schema[keyword] !== undefined || (isFreeForm && keyword === 'pattern'));
  return [
    ...used.map((keyword) => fieldErrorCode(name, schema, keyword)),
    ...codesOfFields(schema),
    ...(schema.items ? codesOfSchema(name, schema.items) : []),
  ];
}

/** Returns every error code for the fields of an object. */
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

/** Returns the field problem of a violated keyword. A keyword without a code of its own counts as `anyOf`. */
export function toFieldProblem(keyword: string): FieldProblem {
  return keywords.find((known) => known === keyword) ?? 'anyOf';
}
