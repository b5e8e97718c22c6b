import { controlResources } from '../../control';
import type { Operation } from '../../vocabulary/operation';
import type { Schema } from '../../vocabulary/schema';
import { code, page } from '../markdown';
import { objectBlocks } from './objects-page';
import { operationBlocks } from './operations-page';

/** The operations of the control API, each noun with its objects. */
export function controlPage(): string {
  return page(
    'Control API',
    `Operations of the sandbox itself, below ${code('/_sandbox')}: for tests and demos, and for the decisions of third parties such as banks, reviewers and card networks. ` +
      'They take no access token. A sandbox that was started with a control token requires that token. Errors have the same form as in the API and are listed on the page [Errors](errors.md).',
    ...controlResources.flatMap(({ tag, description, operations, schemas }) => [
      `## ${tag}`,
      description,
      ...Object.entries<Operation>(operations).flatMap(([id, operation]) => operationBlocks(id, operation)),
      ...Object.entries<Schema>(schemas).flatMap(([name, schema]) => objectBlocks(name, schema, '###')),
    ]),
    // The objects of the control API are described on this page.
  ).replaceAll('(objects.md#', '(#');
}
