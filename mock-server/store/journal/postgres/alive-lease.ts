/**
 * Returns the condition under which the lease in a row of `replicas` is alive. It ends with the process of the server on which
 * its term began: after a restart or a failover, the database may have forgotten what it had acknowledged before. Releases up
 * to 1.0.0-rc.1 do not write the start of that process.
 */
export const isAliveIn = (row: string) =>
  `(${row}.lease_until > clock_timestamp()
    and (${row}.server_started_at is null or ${row}.server_started_at = pg_postmaster_start_time()))`;
