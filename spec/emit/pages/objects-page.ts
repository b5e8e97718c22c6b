import { sharedSchemas } from '../../resources/shared';
import { code, page, table } from '../markdown';
import { apiPages, controlPages, objectLink, ownSchemas, resourceLink, SHARED_OBJECTS } from './resource-links';
import { objectBlocks } from './resource-pages';

export function objectsPage(): string {
  return page(
    SHARED_OBJECTS,
    'Objects',
    'The objects in responses and events. A field that is not marked *always* can be absent. A field that is marked *always* can still be null if its type allows it.',
    objectIndex(),
    '## Objects of every resource',
    ...Object.entries(sharedSchemas).flatMap(([name, schema]) => objectBlocks(name, schema)),
  );
}

function objectIndex(): string {
  const rows = [...apiPages, ...controlPages].flatMap((each) =>
    ownSchemas(each).map(([name, { description }]) => [
      objectLink(name),
      description ?? code(name),
      resourceLink(each),
    ]),
  );
  return table(['Object', 'Meaning', 'Page'], rows);
}
