import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, fstatSync, mkdirSync, openSync, readFileSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { folderOfRun, logOf, privateFolder } from '../../background/place-of-run';
import { portOf } from '../../background/stop-channel';
import { CONTROL_TOKEN_VARIABLE } from '../../control-token';
import type { Io } from '../../io';
import { createReporter } from '../../reporter';
import { stopSignals } from '../../stop-signal';
import { formatCreatedToken, needsToken } from './network';
import type { StartOptions } from './options';
import { placeOf } from './place';
import { formatReady, type Ready } from './ready';
import { writeResult } from '../../wrapped';

/** The variable of `--detach`. The process in the background has it turned off, whatever the configuration file says. */
const DETACH_VARIABLE = 'PAYMENTS_SANDBOX_DETACH';

export interface Detached {
  /** The arguments of the command line. */
  readonly args: readonly string[];
  /** The command that stops the sandbox on a port. */
  readonly stopCommand: (url: string) => string;
}

/** Starts a sandbox in the background, and waits until it is ready. Returns the exit code: that of the sandbox if it is not. */
export async function runDetached({ args, stopCommand }: Detached, options: StartOptions, io: Io): Promise<number> {
  const log = openLog(await logFileOf(options, io));
  // Here it is shown once, and in no log.
  const token = needsToken(options) && options.store === undefined ? randomBytes(16).toString('hex') : undefined;
  const env = {
    ...io.env,
    [DETACH_VARIABLE]: 'false',
    ...(token !== undefined && { [CONTROL_TOKEN_VARIABLE]: token }),
  };
  const child = spawn(process.execPath, [...process.execArgv, process.argv[1] ?? '', ...args], {
    cwd: io.cwd,
    env,
    detached: true,
    windowsHide: true,
    stdio: ['ignore', log.file, log.file, 'ipc'],
  });
  closeSync(log.file);
  for (const signal of stopSignals) io.signals.on(signal, () => void child.kill('SIGTERM'));
  const ready = await readyOrExit(child);
  io.stderr.write(log.read());
  if (typeof ready === 'number') {
    (await createReporter(io)).error(`The sandbox did not start. Its log: ${log.path}`);
    return ready;
  }
  child.disconnect();
  child.unref();
  if (token !== undefined) io.stderr.write(formatCreatedToken(token));
  const background = { log: keptLog(log.path, ready.banner.urls[0], io), stop: stopCommand(ready.banner.urls[0]) };
  writeResult(io.stdout, await formatReady(ready, options, io, background), options.json);
  return 0;
}

/** Resolves to what the process sends when it is ready, or to its exit code. */
function readyOrExit(child: ChildProcess): Promise<Ready | number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code || 1));
    child.once('message', (message) => {
      if (isReady(message)) resolve(message);
    });
  });
}

const isReady = (message: unknown): message is Ready =>
  typeof message === 'object' && message !== null && 'banner' in message;

/** Returns the log file: in the data directory, or else in a temporary folder. */
async function logFileOf(options: StartOptions, io: Io): Promise<string> {
  const place = await placeOf(options, io);
  if (place.kind === 'directory') {
    try {
      mkdirSync(place.directory, { recursive: true, mode: 0o700 });
      const path = join(place.directory, 'start.log');
      closeSync(openSync(path, 'a', 0o600));
      return path;
    } catch {
      // The sandbox says why it cannot be written, or keeps its data in memory.
    }
  }
  return join(privateFolder(), `start-${io.pid}.log`);
}

/** Renames a temporary log, so that `stop` finds it. Returns its path: that of before where it cannot be renamed. */
function keptLog(path: string, url: string, io: Io): string {
  if (dirname(path) !== privateFolder()) return path;
  const kept = logOf(folderOfRun(io), portOf(url));
  try {
    renameSync(path, kept);
    return kept;
  } catch {
    return path;
  }
}

/** Opens a log, which may have lines of earlier starts. */
function openLog(path: string) {
  const file = openSync(path, 'a', 0o600);
  const { size } = fstatSync(file);
  return { path, file, read: () => readFileSync(path).subarray(size).toString('utf8') };
}
