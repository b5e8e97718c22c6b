import { Ajv2020, type SchemaObject } from 'ajv/dist/2020';
import standaloneCode from 'ajv/dist/standalone';
import { operationsOf, type ApiDefinition } from '../vocabulary/api';
import type { Schema } from '../vocabulary/schema';
import { compactProblems } from './compact-problems';
import { HEADER } from './header';
import { mapValues } from './map-values';

/** The options of the compiler of all validators. */
export const compilerOptions = {
  allErrors: true,
  strict: true,
  strictTypes: false,
  strictRequired: false,
  unicodeRegExp: false,
  unicode: false,
  logger: false,
  code: { source: true, esm: true, lines: true },
} as const;

/**
 * Returns a module with a validator for each operation, compiled ahead of time: it needs no eval and no compiler at run time.
 * A validator collects every problem, because the order of the fields decides which one is reported. The validator of an
 * operation without a body accepts only `undefined`.
 */
export function validatorsModule(api: ApiDefinition): string {
  const ajv = new Ajv2020({ ...compilerOptions, messages: false });
  const withBody: Record<string, string> = {};
  for (const [id, { body }] of operationsOf(api)) {
    if (body === undefined) continue;
    ajv.addSchema({ ...bareSchema(body), $id: id });
    withBody[id] = id;
  }
  const entries = operationsOf(api).map(([id]) => `  ${id}${id in withBody ? '' : ': noBody'},`);
  return [
    HEADER,
    compactProblems(standaloneCode(ajv, withBody)),
    'const noBody = (value) => value === undefined;',
    'export const validators = {',
    ...entries,
    '};',
    '',
  ].join('\n');
}

/** Returns the declaration of that module: each validator narrows a value to the body of its operation. */
export function validatorsDeclaration(api: ApiDefinition, types: string): string {
  return [
    HEADER,
    "import type { BodyOf } from '../derive/request-body';",
    "import type { Validator } from '../vocabulary/validator';",
    `import type { operations } from '${types}';`,
    'type OperationId =',
    ...operationsOf(api).map(([id]) => `  | '${id}'`),
    'export declare const validators: { readonly [Id in OperationId]: Validator<BodyOf<operations[Id]>> };',
    '',
  ].join('\n');
}

/** Returns the part of a schema that decides whether a value is valid: no descriptions, extensions or formats. */
function bareSchema(schema: Schema): SchemaObject {
  const { format: _f, ...rest } = constraintsOf(schema);
  return {
    ...rest,
    ...(schema.properties && { properties: mapValues(schema.properties, bareSchema) }),
    ...(schema.items && { items: bareSchema(schema.items) }),
    ...(schema.anyOf && { anyOf: schema.anyOf.map(bareSchema) }),
  };
}

/** Returns a schema without what decides nothing about values; not so the schemas in it. */
export function constraintsOf(schema: Schema): Schema {
  const {
    description: _d,
    deprecated: _p,
    default: _f,
    readOnly: _w,
    'x-absent-is-all': _n,
    'x-clock': _c,
    'x-empty-is-absent': _a,
    'x-errors': _e,
    'x-exactly-one': _o,
    'x-conditions': _i,
    'x-limits': _l,
    'x-provenance': _v,
    'x-rule-provenance': _u,
    'x-required-for': _r,
    ...rest
  } = schema;
  return rest;
}
