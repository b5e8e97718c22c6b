import { Ajv2020, type SchemaObject } from 'ajv/dist/2020';
import standaloneCode from 'ajv/dist/standalone';
import { type ApiDefinition, schemasOf } from '../vocabulary/api';
import type { Schema } from '../vocabulary/schema';
import { compactProblems } from './compact-problems';
import { HEADER } from './header';
import { mapValues } from './map-values';
import { compilerOptions, constraintsOf } from './validators';

/** The start of a reference to a schema of the document. */
const COMPONENT = '#/components/schemas/';

/**
 * Returns a module with a validator for each schema of the objects in responses and events, compiled ahead of time like those of
 * requests. A validator collects every problem. It accepts fields that the schema does not declare, as the document does.
 */
export function resourceValidatorsModule(api: ApiDefinition): string {
  const ajv = new Ajv2020({ ...compilerOptions, inlineRefs: false });
  ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/);
  ajv.addFormat('date', /^\d{4}-\d\d-\d\d$/);
  // The patterns of addresses decide.
  for (const format of ['uri', 'uri-reference']) ajv.addFormat(format, true);
  const names = Object.keys(schemasOf(api));
  for (const [name, schema] of Object.entries(schemasOf(api))) ajv.addSchema({ ...validated(schema), $id: name });
  return [
    HEADER,
    compactProblems(standaloneCode(ajv, Object.fromEntries(names.map((name) => [name, name])))),
    'export const resourceValidators = {',
    ...names.map((name) => `  ${name},`),
    '};',
    '',
  ].join('\n');
}

/** Returns the declaration of that module: each validator narrows a value to its schema. */
export function resourceValidatorsDeclaration(api: ApiDefinition, types: string): string {
  return [
    HEADER,
    "import type { Validator } from '../vocabulary/validator';",
    `import type { components } from '${types}';`,
    '/** The name of a schema of an object in responses and events. */',
    'export type ResourceName =',
    ...Object.keys(schemasOf(api)).map((name) => `  | '${name}'`),
    "type Schemas = components['schemas'];",
    'export declare const resourceValidators: { readonly [Name in ResourceName]: Validator<Schemas[Name]> };',
    '',
  ].join('\n');
}

/** Returns the part of a schema that decides whether a value is valid. */
function validated(schema: Schema): SchemaObject {
  const { $ref, properties, items, anyOf = [], ...constraints } = constraintsOf(schema);
  const [only, ...others] = anyOf.filter(({ type }) => type !== 'null');
  const isNullable = only !== undefined && others.length === 0;
  return {
    ...constraints,
    ...($ref !== undefined && { $ref: $ref.replace(COMPONENT, '') }),
    ...(properties && { properties: mapValues(properties, validated) }),
    ...(items && { items: validated(items) }),
    // With one form that is not null, each problem is reported at its own place.
    ...(isNullable && { if: { type: 'null' }, else: validated(only) }),
    ...(!isNullable && anyOf.length > 0 && { anyOf: anyOf.map(validated) }),
  };
}
