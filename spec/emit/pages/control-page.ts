import { controlResources } from '../../control';
import type { Operation } from '../../vocabulary/operation';
import type { Schema } from '../../vocabulary/schema';
import { code, page } from '../markdown';
import { objectBlocks } from './objects-page';
import { operationBlocks } from './operations-page';

/** The sandbox's own paths, each noun with its objects. */
export function controlPage(): string {
  return page(
    'Control surface',
    `Paths below ${code('/_sandbox')}, which the API does not have: for tests, demos, and what a person would do at the service. ` +
      'They take no access token, but the control token of a sandbox that was started with one. Errors have the form of those of the API, and are on the page [Errors](errors.md).',
    ...controlResources.flatMap(({ tag, description, operations, schemas }) => [
      `## ${tag}`,
      description,
      ...Object.entries<Operation>(operations).flatMap(([id, operation]) => operationBlocks(id, operation)),
      ...Object.entries<Schema>(schemas).flatMap(([name, schema]) => objectBlocks(name, schema, '###')),
    ]),
    // What these paths answer is described on this page.
  ).replaceAll('(objects.md#', '(#');
}
