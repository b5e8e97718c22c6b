import type { ClientBase, QueryConfig } from 'pg';
import { CONNECT_TIMEOUT_MS } from './connection';

/** A process that was stopped within a transaction holds locks. The server ends the transaction then. */
const IDLE_IN_TRANSACTION_MS = 2000;
/** For statements that this process gave up long ago. */
const STATEMENT_TIMEOUT_MS = 300_000;
/**
 * A statement that was given up while it waited for a lock does not go on waiting in the server. Longer than what may be stopped
 * holds one.
 */
const LOCK_TIMEOUT_MS = 5000;

/**
 * The settings of a connection. Poolers refuse them in the packet that opens one. What was acknowledged survives a crash of the
 * server, whatever its default for `synchronous_commit` is.
 */
const SET_UP: QueryConfig & { readonly query_timeout: number } = {
  text: `select
    set_config('idle_in_transaction_session_timeout', '${IDLE_IN_TRANSACTION_MS}', false),
    set_config('statement_timeout', '${STATEMENT_TIMEOUT_MS}', false),
    set_config('lock_timeout', '${LOCK_TIMEOUT_MS}', false),
    set_config('synchronous_commit', case when current_setting('synchronous_commit') in ('off', 'local') then 'on'
      else current_setting('synchronous_commit') end, false)`,
  query_timeout: CONNECT_TIMEOUT_MS,
};

/** Sets the settings of a new connection. */
export async function setUpConnection(client: ClientBase): Promise<void> {
  await client.query(SET_UP);
}
