import { resources } from '../../resources';
import { sharedSchemas } from '../../resources/shared';
import type { Schema } from '../../vocabulary/schema';
import { code, page } from '../markdown';
import { fieldTable } from './field-table';

export function objectsPage(): string {
  const schemas = [
    ...resources.flatMap((resource) => Object.entries(resource.schemas)),
    ...Object.entries(sharedSchemas),
  ];
  return page(
    'Objects',
    'The objects in responses and events. A field that is not marked *always* can be absent. A field that is marked *always* can still be null if its type allows it.',
    ...schemas.flatMap(([name, schema]) => objectBlocks(name, schema)),
  );
}

/** Returns the section of a schema. */
export function objectBlocks(name: string, schema: Schema, heading = '##'): string[] {
  const marks = schema.deprecated ? 'Deprecated. ' : '';
  return [
    `${heading} ${name}`,
    `${marks}${schema.description ?? code(name)}`,
    fieldTable(schema, 'Always', schema['x-provenance'] ?? 'stated'),
  ];
}
