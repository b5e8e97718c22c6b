import { parseDateTime } from '../../spec/vocabulary/date-time';
import type { Operation } from '../../spec/vocabulary/operation';
import type { Schema } from '../../spec/vocabulary/schema';
import { SandboxError } from '../sandbox-error';
import { firstPage, type PageRequest, pageRequest } from './page';

export interface Query {
  /** A parameter that the operation knows; of a repeated one the last. */
  readonly query: (name: string) => string | undefined;
  readonly page: PageRequest;
}

const none: Query = { query: () => undefined, page: firstPage };

/** Reads the parameters that an operation knows; others are ignored. */
export function readQuery(operation: Operation, search: URLSearchParams): Query {
  if (operation.query === undefined) return none;
  for (const [name, schema] of Object.entries(operation.query)) {
    const value = search.getAll(name).at(-1);
    if (value !== undefined && !isParameter(value, schema)) throw new SandboxError('parameter_invalid', { name });
  }
  return { query: (name) => search.getAll(name).at(-1), page: pageRequest(search) };
}

/** Whether a text is what its schema asks for, as far as a request is refused for it. */
export function isParameter(value: string, schema: Schema): boolean {
  if (schema.enum?.includes(value) === false) return false;
  return schema.format !== 'date-time' || parseDateTime(value) !== undefined;
}
