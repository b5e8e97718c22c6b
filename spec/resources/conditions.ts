import { type ConditionName, conditions } from '../tables/conditions';
import type { Schema } from '../vocabulary/schema';

/** Returns a field with conditions that its schema cannot say. Its description says them. */
export const onConditions = (schema: Schema, ...names: readonly ConditionName[]): Schema => ({
  ...schema,
  description: [...(schema.description === undefined ? [] : [schema.description]), ...names.map(textOf)].join(' '),
  'x-conditions': [...(schema['x-conditions'] ?? []), ...names],
});

const textOf = (name: ConditionName) => conditions[name].text;
