import { type Connection, queryOn } from './connection';
import { DatabaseUnavailableError } from './database-error';
import type { Driver } from './driver';
import { endOrDestroy } from './end';
import { setUpConnection } from './set-up-connection';
import type { QueryOptions, QueryResult, Session } from './sql';

/** Connects a session of its own. `toError` returns the error to throw for one of the driver. */
export async function connectSession(
  client: InstanceType<Driver['Client']>,
  toError: (error: unknown) => Error,
  timeoutMs: number,
): Promise<Session> {
  const ended = new Promise<void>((resolve) => void client.once('end', () => resolve()));
  // Without a listener the process would end instead.
  client.on('error', () => undefined);
  const close = () => endOrDestroy(client.end(), () => [client]);
  try {
    await client.connect();
    await setUpConnection(client);
  } catch (error) {
    void close();
    throw toError(error);
  }
  return new ConnectedSession({ client, timeoutMs, toError }, ended, close);
}

class ConnectedSession implements Session {
  readonly ended: Promise<void>;
  readonly #connection: Connection;
  readonly #end: () => Promise<void>;
  /** The last statement. A connection carries out one at a time. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(connection: Connection, ended: Promise<void>, end: () => Promise<void>) {
    this.#connection = connection;
    this.ended = ended;
    this.#end = end;
  }

  query(text: string, values?: readonly unknown[], options?: QueryOptions): Promise<QueryResult> {
    const result = this.#last.then(() => queryOn(this.#connection, text, values, options));
    this.#last = result.catch((error: unknown) => {
      // What the connection is doing now is unknown.
      if (error instanceof DatabaseUnavailableError) void this.close();
    });
    return result;
  }

  close(): Promise<void> {
    return this.#end();
  }
}
