import { isObject } from '../rows/checks';
import type { Shape } from '../rows/shape';

/**
 * Returns a value with its fields in the order of their table. Rows are created in another order than they are read in, and the same
 * state gives the same bytes.
 */
export function ordered(value: unknown, shape: Shape): unknown {
  switch (shape.kind) {
    case 'object':
      return isObject(value) ? orderedFields(value, shape.fields) : value;
    case 'list':
      return Array.isArray(value) ? value.map((item: unknown) => ordered(item, shape.inner)) : value;
    case 'nullable':
    case 'optional':
      return ordered(value, shape.inner);
    default:
      return value;
  }
}

function orderedFields(
  value: Readonly<Record<string, unknown>>,
  shapes: Readonly<Record<string, Shape>>,
): Readonly<Record<string, unknown>> {
  const fields: Record<string, unknown> = {};
  for (const name in shapes) {
    const shape = shapes[name];
    if (shape !== undefined && value[name] !== undefined) fields[name] = ordered(value[name], shape);
  }
  return fields;
}
