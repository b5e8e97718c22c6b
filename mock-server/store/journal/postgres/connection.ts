import type { ClientBase, QueryConfig } from 'pg';
import type { QueryOptions, QueryResult } from './sql';

/**
 * Longest wait for a connection: to be made, or to be free. An attempt that began while the database was cut off delays the next
 * one, which may succeed.
 */
export const CONNECT_TIMEOUT_MS = 2000;

/** A connection of the driver. */
export interface Connection {
  readonly client: ClientBase;
  /** Milliseconds after which a statement is given up, unless it has a time-out of its own. */
  readonly timeoutMs: number;
  /** Returns the error to throw for an error of the driver. */
  readonly toError: (error: unknown) => Error;
}

interface TimedQuery extends QueryConfig<unknown[]> {
  readonly query_timeout: number;
}

/** Names of prepared statements, by their text. The texts are constants of this package. */
const names = new Map<string, string>();

/** Sends a statement. Without values it may consist of several. */
export async function queryOn(
  { client, timeoutMs, toError }: Connection,
  text: string,
  values: readonly unknown[] | undefined,
  options: QueryOptions = {},
): Promise<QueryResult> {
  const query: TimedQuery = {
    text,
    query_timeout: options.timeoutMs ?? timeoutMs,
    ...(values && { values: [...values] }),
    ...(options.prepared && { name: nameOf(text) }),
  };
  try {
    const { rows, rowCount } = await client.query<Record<string, unknown>>(query);
    return { rows, count: rowCount ?? 0 };
  } catch (error) {
    throw toError(error);
  }
}

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = `payments_sandbox_${names.size + 1}`;
  names.set(text, name);
  return name;
}
