import { rmSync } from 'node:fs';
import { folderOfRun, logOf } from '../../background/place-of-run';
import { stopSandbox } from '../../background/stop-channel';
import type { Io } from '../../io';
import { createReporter } from '../../reporter';
import { writeResult } from '../../wrapped';

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
  rmSync(logOf(folder, port), { force: true });
  const { url, pid } = stopped;
  writeResult(
    io.stdout,
    json ? `${JSON.stringify({ url, pid })}\n` : `Stopped the sandbox at ${url} (process ${pid}).\n`,
    json,
  );
  return 0;
}
