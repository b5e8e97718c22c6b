import { Ajv2020, type SchemaObject } from 'ajv/dist/2020';
import standaloneCode from 'ajv/dist/standalone';
import { operationsOf, type ApiDefinition } from '../vocabulary/api';
import type { Schema } from '../vocabulary/schema';
import { HEADER } from './header';

/**
 * One validator for each operation, compiled ahead of time: no eval where it runs, no compiler at start. It collects every
 * problem, so that the one to be reported can be chosen by the order of the fields. An operation without a body has one
 * that takes `undefined` alone.
 */
export function validatorsModule(surface: ApiDefinition): string {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    unicodeRegExp: false,
    unicode: false,
    logger: false,
    code: { source: true, esm: true, lines: true },
  });
  const withBody: Record<string, string> = {};
  for (const [id, { body }] of operationsOf(surface)) {
    if (body === undefined) continue;
    ajv.addSchema({ ...bareSchema(body), $id: id });
    withBody[id] = id;
  }
  const entries = operationsOf(surface).map(([id]) => `  ${id}${id in withBody ? '' : ': noBody'},`);
  return [
    HEADER,
    standaloneCode(ajv, withBody),
    'const noBody = (value) => value === undefined;',
    'export const validators = {',
    ...entries,
    '};',
    '',
  ].join('\n');
}

/** The types of the validators: each proves that a value is the body of its operation in the module of types. */
export function validatorsDeclaration(surface: ApiDefinition, types: string): string {
  return [
    HEADER,
    "import type { BodyOf } from '../derive/request-body';",
    "import type { Validator } from '../vocabulary/validator';",
    `import type { operations } from '${types}';`,
    'type OperationId =',
    ...operationsOf(surface).map(([id]) => `  | '${id}'`),
    'export declare const validators: { readonly [Id in OperationId]: Validator<BodyOf<operations[Id]>> };',
    '',
  ].join('\n');
}

/** What decides whether a value is valid: no words for people, no extensions, no format that a pattern does not check. */
function bareSchema(schema: Schema): SchemaObject {
  const {
    description: _d,
    deprecated: _p,
    default: _f,
    format: _t,
    'x-errors': _e,
    'x-provenance': _v,
    'x-required-for': _r,
    ...rest
  } = schema;
  return {
    ...rest,
    ...(rest.properties && {
      properties: Object.fromEntries(Object.entries(rest.properties).map(([name, inner]) => [name, bareSchema(inner)])),
    }),
    ...(rest.items && { items: bareSchema(rest.items) }),
    ...(rest.anyOf && { anyOf: rest.anyOf.map(bareSchema) }),
  };
}
