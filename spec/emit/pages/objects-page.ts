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
    'What answers and events consist of. A field that is not marked *always* can be missing; one that is may still be null where its type says so.',
    ...schemas.flatMap(([name, schema]) => objectBlocks(name, schema)),
  );
}

/** What a page says of a schema. */
export function objectBlocks(name: string, schema: Schema, heading = '##'): string[] {
  const marks = schema.deprecated ? 'Deprecated. ' : '';
  return [
    `${heading} ${name}`,
    `${marks}${schema.description ?? code(name)}`,
    fieldTable(schema, 'Always', schema['x-provenance'] ?? 'stated'),
  ];
}
