import type { RunningServer, Sandbox } from '../../../mock-server/server';
import { formatError } from '../../format-error';
import type { Io } from '../../io';
import type { Reporter } from '../../reporter';
import { endsWithin } from '../../stop-signal';
import type { Place } from './place';

/** Time limit for requests in progress when the sandbox stops. */
const SHUTDOWN_TIMEOUT_MS = 5_000;
/** Time limit for what is pending when a replica stops: its database may be unreachable. */
const REPLICA_TIMEOUT_MS = 2_000;

interface StopContext {
  readonly place: Place;
  readonly io: Io;
  readonly reporter: Reporter;
  /** Output after a clean stop. */
  readonly message: string;
}

/** Waits for requests in progress, completes pending writes, and releases the place. Returns the exit code. */
export async function stop(server: RunningServer, sandbox: Sandbox, context: StopContext): Promise<number> {
  const { place, io, reporter, message } = context;
  sandbox.drain();
  const ended = await endsWithin(SHUTDOWN_TIMEOUT_MS, server.close());
  if (!ended)
    reporter.warning(`Some requests did not finish within ${SHUTDOWN_TIMEOUT_MS / 1000} seconds and were aborted.`);
  if (place.kind === 'database') {
    const problem = await closeReplica(sandbox);
    if (problem === undefined) io.stdout.write(message);
    else reporter.warning(problem);
    if (!ended || problem !== undefined) io.exit(0);
    return 0;
  }
  let exitCode = 0;
  try {
    await sandbox.close();
    io.stdout.write(message);
  } catch (error) {
    reporter.error(`The last writes failed: ${formatError(error)}`);
    exitCode = 1;
  }
  if (!ended) io.exit(exitCode); // open connections would keep the process running
  return exitCode;
}

/** Returns why a replica could not be closed in time. What it has acknowledged is in the database in any case. */
async function closeReplica(sandbox: Sandbox): Promise<string | undefined> {
  const rest = 'Nothing that was acknowledged is lost, and other replicas take its platforms over.';
  try {
    const closed = await endsWithin(REPLICA_TIMEOUT_MS, sandbox.close());
    return closed ? undefined : `The database did not respond while the replica stopped. ${rest}`;
  } catch (error) {
    return `The replica could not release its platforms: ${formatError(error)}\n${rest}`;
  }
}
