import { EventEmitter } from 'node:events';
import type { Io } from '../../cli/io';
import { program } from '../../cli/program';

export interface CliResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command line in this process. Resolves when it ends. */
export async function run(
  args: readonly string[],
  io: Partial<Io> & { readonly isTTY?: boolean } = {},
): Promise<CliResult> {
  const written = { stdout: '', stderr: '' };
  const output = (name: keyof typeof written) => ({
    isTTY: io.isTTY ?? false,
    write: (text: string) => (written[name] += text),
  });
  const code = await program({
    stdout: output('stdout'),
    stderr: output('stderr'),
    env: {},
    cwd: '/',
    pid: process.pid,
    signals: new EventEmitter(),
    exit: (code) => {
      throw new Error(`the process was ended with ${code}`);
    },
    ...io,
  })(args);
  return { code, ...written };
}
