import { folderOfRun } from '../../background/place-of-run';
import { stopSandbox } from '../../background/stop-channel';
import type { Io } from '../../io';
import { createReporter } from '../../reporter';

export interface StopOptions {
  readonly port: number;
  readonly json?: boolean | undefined;
}

/** Ends the sandbox that was started in the background, in this folder on a port. Returns the exit code. */
export async function runStop({ port, json }: StopOptions, io: Io): Promise<number> {
  const folder = folderOfRun(io);
  const stopped = await stopSandbox(folder, port);
  if (stopped === undefined) {
    (await createReporter(io)).error(
      `No sandbox runs in the background that was started in ${folder} on port ${port}.\n` +
        'Ctrl+C ends one in a terminal. To name another port: --port NUMBER',
    );
    return 1;
  }
  const { url, pid } = stopped;
  io.stdout.write(json ? `${JSON.stringify({ url, pid })}\n` : `Stopped the sandbox at ${url} (process ${pid}).\n`);
  return 0;
}
