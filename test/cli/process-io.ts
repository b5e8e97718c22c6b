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

/** A sandbox that runs in this process. */
export interface StartedHere {
  /** Standard output of `start` when it was ready. */
  readonly ready: string;
  /** Stops it. Resolves with all that it has printed. */
  readonly stop: () => Promise<CliResult>;
}

/** Runs `start` in this process, until it is ready: on a free port, unless its settings are to decide. */
export async function startHere(
  args: readonly string[],
  io: Partial<Io> = {},
  port: readonly string[] = ['--port', '0'],
): Promise<StartedHere> {
  const signals = new EventEmitter();
  let printed = '';
  let ended: Promise<CliResult> | undefined;
  const ready = await new Promise<string>((resolve, reject) => {
    const stdout = {
      write: (text: string) => {
        printed += text;
        resolve(text);
      },
    };
    ended = run(['start', ...port, ...args], { ...io, signals, stdout });
    ended.then(({ code, stderr }) => reject(new Error(`start ended with ${code}: ${stderr}`)), reject);
  });
  const stop = async () => {
    signals.emit('SIGTERM');
    const { code = -1, stderr = '' } = (await ended) ?? {};
    return { code, stdout: printed, stderr };
  };
  return { ready, stop };
}
