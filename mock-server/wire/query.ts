import { parseDateTime } from '../../spec/vocabulary/date-time';
import type { Operation } from '../../spec/vocabulary/operation';
import type { Schema } from '../../spec/vocabulary/schema';
import { SandboxError } from '../sandbox-error';
import { firstPage, type PageRequest, pageRequest } from './page';

/** The query of a request to an operation. */
export interface Query {
  /** Returns the value of a parameter; the last value if it is repeated. An empty value counts as absent. */
  readonly query: (name: string) => string | undefined;
  readonly page: PageRequest;
}

const emptyQuery: Query = { query: () => undefined, page: firstPage };

/** Reads the declared parameters of an operation. Unknown parameters change nothing. */
export function readQuery(operation: Pick<Operation, 'query'>, search: URLSearchParams): Query {
  if (operation.query === undefined || search.size === 0) return emptyQuery;
  for (const [name, schema] of Object.entries(operation.query)) {
    const value = sentValue(search, name);
    if (value !== undefined && !isParameter(value, schema)) throw new SandboxError('parameter_invalid', { name });
  }
  return { query: (name) => sentValue(search, name), page: pageRequest(search) };
}

/** Returns the last value of a parameter that is not empty: forms send empty fields. */
export function sentValue(search: URLSearchParams, name: string): string | undefined {
  return search
    .getAll(name)
    .filter((value) => value !== '')
    .at(-1);
}

/** Whether a value passes the checks of its schema that lead to an error. */
export function isParameter(value: string, schema: Schema): boolean {
  if (schema.enum?.includes(value) === false) return false;
  return schema.format !== 'date-time' || parseDateTime(value) !== undefined;
}
