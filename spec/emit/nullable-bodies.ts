import type { ApiDefinition } from '../vocabulary/api';
import type { Operation } from '../vocabulary/operation';
import type { Schema } from '../vocabulary/schema';
import { mapValues } from './map-values';

/**
 * Returns an API whose bodies take null in every optional field, at any depth, except where absence means all of something. Null
 * means that the field is absent, and its description says so. The generated types leave null out, since TypeScript has a word
 * for that.
 */
export function withNullableBodies(api: ApiDefinition): ApiDefinition {
  const resources = api.resources.map((resource) => ({
    ...resource,
    operations: mapValues<Operation, Operation>(resource.operations, ({ body, ...rest }) => ({
      ...rest,
      ...(body && { body: withNullableFields(body, rest.method === 'patch' ? 'unchanged' : AS_ABSENT) }),
    })),
  }));
  return { ...api, resources };
}

/** The effect of null. In an object inside of a body that changes something, which may be replaced as a whole, this one too. */
const AS_ABSENT = 'as if not sent';

function withNullableFields(schema: Schema, effect: string): Schema {
  const { properties, required = [], items } = schema;
  const fields = Object.entries(properties ?? {}).map(([name, field]) => {
    const inner = withNullableFields(field, AS_ABSENT);
    const isNullable = !required.includes(name) && field['x-absent-is-all'] !== true;
    return [name, isNullable ? orNull(inner, effect) : inner] as const;
  });
  return {
    ...schema,
    ...(properties && { properties: Object.fromEntries(fields) }),
    ...(items && { items: withNullableFields(items, AS_ABSENT) }),
  };
}

/** Without a type, a field takes any value. */
function orNull(schema: Schema, effect: string): Schema {
  const { type, anyOf, enum: choices, description = '' } = schema;
  const described = { ...schema, description: `${description} Null: ${effect}.`.trimStart() };
  if (anyOf) return { ...described, anyOf: [...anyOf, { type: 'null' }] };
  if (type === undefined) return schema;
  return {
    ...described,
    type: [...new Set([type, 'null' as const].flat())],
    ...(choices && { enum: [...choices, null] }),
  };
}
