import { EventEmitter } from 'node:events';
import { Readable } from 'node:stream';
import { expect } from 'vitest';
import type { Io, Output } from '../../cli/io';
import { program } from '../../cli/program';

export interface CliResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

const silent = { isTTY: false, write: () => true };

/** Input and output that nobody sees. */
export const silentIo: Io = {
  stdout: silent,
  stderr: silent,
  stdin: Readable.from([]),
  env: {},
  cwd: '/',
  pid: process.pid,
  signals: new EventEmitter(),
  exit: (code) => {
    throw new Error(`the process was ended with ${code}`);
  },
};

/** Runs the command line in this process. Resolves when it ends. */
export async function run(
  args: readonly string[],
  io: Partial<Io> & Pick<Output, 'isTTY' | 'columns'> = {},
): Promise<CliResult> {
  const written = { stdout: '', stderr: '' };
  const output = (name: keyof typeof written) => ({
    isTTY: io.isTTY ?? false,
    ...(io.columns !== undefined && { columns: io.columns }),
    write: (text: string) => (written[name] += text),
  });
  const code = await program({ ...silentIo, stdout: output('stdout'), stderr: output('stderr'), ...io })(args);
  return { code, ...written };
}

/** Expects that a command prints only an error with these texts, and exits with 2. */
export async function expectUsageError(args: readonly string[], ...texts: readonly string[]): Promise<void> {
  const { code, stdout, stderr } = await run(args);
  expect([code, stdout]).toEqual([2, '']);
  for (const text of texts) expect(stderr).toContain(text);
}

/** A command that runs in this process until it is stopped. */
export interface RunningHere {
  /** Resolves with standard output once it matches. Rejects when the command ends first. */
  readonly printed: (pattern: RegExp) => Promise<string>;
  /** Stops it. Resolves with all that it has printed. */
  readonly stop: () => Promise<CliResult>;
}

/** Runs a command that ends by a signal only. */
export function runUntilStopped(
  args: readonly string[],
  io: Partial<Io> & Pick<Output, 'isTTY' | 'columns'> = {},
): RunningHere {
  const { isTTY = false, columns } = io;
  const signals = new EventEmitter();
  let stdout = '';
  let look = () => {};
  const write = (text: string) => {
    stdout += text;
    look();
  };
  const ended = run(args, { ...io, signals, stdout: { isTTY, ...(columns !== undefined && { columns }), write } });
  const printed = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      look = () => pattern.test(stdout) && resolve(stdout);
      ended.then(({ code, stderr }) => reject(new Error(`${args.join(' ')} ended with ${code}: ${stderr}`)), reject);
      look();
    });
  let isStopped = false;
  const stop = async () => {
    // A second signal would end the process.
    if (!isStopped) signals.emit('SIGTERM');
    isStopped = true;
    return { ...(await ended), stdout };
  };
  return { printed, stop };
}

/** A sandbox that runs in this process. */
export interface StartedHere {
  /** Standard output of `start` when it was ready. */
  readonly ready: string;
  /** The address in it. */
  readonly url: string;
  /** Stops it. Resolves with all that it has printed. */
  readonly stop: () => Promise<CliResult>;
}

/** Runs `start` in this process, until it is ready: on a free port, unless its settings are to decide. */
export async function startHere(
  args: readonly string[],
  io: Partial<Io> = {},
  port: readonly string[] = ['--port', '0'],
): Promise<StartedHere> {
  const { printed, stop } = runUntilStopped(['start', ...port, ...args], io);
  const ready = await printed(/\n/);
  const [url = ''] = /https?:\/\/[^\s"/]+/.exec(ready) ?? [];
  return { ready, url, stop };
}
