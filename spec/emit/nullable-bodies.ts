import type { ApiDefinition } from '../vocabulary/api';
import type { Operation } from '../vocabulary/operation';
import type { Schema } from '../vocabulary/schema';
import { mapValues } from './map-values';

/**
 * Returns an API whose bodies take null in every optional field, at any depth: it means that the field is absent. The generated
 * types leave it out, since TypeScript has a word for that.
 */
export function withNullableBodies(api: ApiDefinition): ApiDefinition {
  const resources = api.resources.map((resource) => ({
    ...resource,
    operations: mapValues<Operation, Operation>(resource.operations, ({ body, ...rest }) => ({
      ...rest,
      ...(body && { body: withNullableFields(body) }),
    })),
  }));
  return { ...api, resources };
}

function withNullableFields(schema: Schema): Schema {
  const { properties, required = [], items } = schema;
  const fields = Object.entries(properties ?? {}).map(([name, field]) => {
    const inner = withNullableFields(field);
    return [name, required.includes(name) ? inner : orNull(inner)] as const;
  });
  return {
    ...schema,
    ...(properties && { properties: Object.fromEntries(fields) }),
    ...(items && { items: withNullableFields(items) }),
  };
}

/** Without a type, a field takes any value. */
function orNull(schema: Schema): Schema {
  const { type, anyOf, enum: choices } = schema;
  if (anyOf) return { ...schema, anyOf: [...anyOf, { type: 'null' }] };
  if (type === undefined) return schema;
  return {
    ...schema,
    type: [...new Set([type, 'null' as const].flat())],
    ...(choices && { enum: [...choices, null] }),
  };
}
