import { callControlApi, type SandboxConnection } from '../../control-client';
import type { Io } from '../../io';
import { createReporter } from '../../reporter';

interface FormerOptions extends SandboxConnection {
  readonly json?: boolean;
}

/** Runs `ready get`, the former name of `health ready`. Returns the exit code. */
export async function runFormerReady({ json, ...connection }: FormerOptions, io: Io): Promise<number> {
  const readiness = await callControlApi(connection, { method: 'GET', path: ['ready'] });
  (await createReporter(io)).warning('ready get is called health ready now.');
  const status = 'status' in readiness ? String(readiness.status) : '';
  io.stdout.write(json ? `${JSON.stringify(readiness)}\n` : `status  ${status}\n`);
  return 0;
}
