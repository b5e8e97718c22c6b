import { parseDateTime } from '../../spec/vocabulary/date-time';
import type { Operation } from '../../spec/vocabulary/operation';
import type { Schema } from '../../spec/vocabulary/schema';
import type { KeyedHash } from '../random/hashes';
import { invalidParameter } from '../sandbox-error';
import type { CursorKey } from './cursor';
import { explainRule, parameterRule } from './field-rules';
import { firstPage, type PageRequest, pageRequest } from './page';
import type { Path } from './router';

/** The query of a request to an operation. */
export interface Query {
  /** Returns the value of a parameter; the last value if it is repeated. An empty value counts as absent. */
  readonly query: (name: string) => string | undefined;
  readonly page: PageRequest;
}

const emptyQuery: Query = { query: () => undefined, page: firstPage };

/** Whose lists a request may page through. */
export interface ListOwner {
  /** The hash with the key of the platform. */
  readonly hash: KeyedHash;
  /** The account, which has one mode. */
  readonly account: string;
  /** Whether a header selected it. One that none selected is the platform's, which sees the objects of all accounts. */
  readonly selected: boolean;
  readonly path: Path;
}

type QueryOperation = Pick<Operation, 'path' | 'newerPath' | 'query'>;

/** Reads the declared parameters of an operation. Unknown parameters change nothing. */
export function readQuery(operation: QueryOperation, search: URLSearchParams, owner: ListOwner): Query {
  if (operation.query === undefined) return emptyQuery;
  for (const [name, schema] of Object.entries(operation.query)) {
    const value = sentValue(search, name);
    if (value !== undefined && !isParameter(value, schema))
      throw invalidParameter(name, explainRule(name, parameterRule(schema, value)));
  }
  const query = (name: string) => sentValue(search, name);
  const isList = Object.hasOwn(operation.query, 'after_cursor');
  return { query, page: isList ? pageRequest(search, cursorKey(operation, search, owner)) : firstPage };
} // parameter_invalid cursor_invalid

const paging: ReadonlySet<string> = new Set(['limit', 'after_cursor', 'before_cursor']);

/** Whether a parameter selects a page of a list. Each other one filters it. */
function isPaging(name: string): boolean {
  return paging.has(name);
}

/** Returns the key for cursors of a list: that of one operation, account and path, with the filters that were sent. */
function cursorKey(
  { path: pattern, newerPath = pattern, query = {} }: QueryOperation,
  search: URLSearchParams,
  owner: ListOwner,
): CursorKey {
  const { hash, account, selected, path } = owner;
  const ids = pattern.match(/(?<=\{)\w+(?=\})/g)?.map(path) ?? [];
  const filters = Object.keys(query).flatMap((name) => {
    const value = isPaging(name) ? undefined : sentValue(search, name);
    return value === undefined ? [] : [[name, value]];
  });
  return { hash, list: JSON.stringify([newerPath, selected ? account : `${account} and below`, ids, filters]) };
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
