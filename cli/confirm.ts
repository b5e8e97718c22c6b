import type { Command } from 'commander';
import { firstLineOf } from './first-line';
import type { Io } from './io';
import { printable } from './printable';
import { wrappedFor } from './wrapped';

/** Adds `--yes` to a command. One that does not ask takes it, too, so that a script can pass it everywhere. */
export const withYesOption = (command: Command, asks = true): Command =>
  command.option('--yes', asks ? 'do not ask before data is deleted' : 'for scripts: this command never asks');

/** Ends a command with a usage error if `--yes` was not given and nobody can be asked: without a terminal. */
export function requireYesOrTerminal(command: Command, { stdout, stdin }: Io): void {
  if (command.getOptionValue('yes') === true || (stdout.isTTY && stdin.isTTY)) return;
  command.error("error: option '--yes' not specified: data would be deleted, and there is no terminal to ask on");
}

/** Asks a question unless `--yes` was given. Throws if the answer is not yes: Enter, Ctrl+C and the end of input are no. */
export async function confirm(command: Command, question: string, io: Io): Promise<void> {
  requireYesOrTerminal(command, io);
  if (command.getOptionValue('yes') === true) return;
  io.stderr.write(wrappedFor(`${printable(question)} [y/N] `, io.stderr));
  const answer = await readLine(io);
  if (answer === undefined) io.stderr.write('\n');
  if (!/^y(es)?$/i.test(answer?.trim() ?? '')) throw new Error('The answer was not yes. Nothing was changed.');
}

/** Returns the next line of standard input; undefined if that ends before, or at a Ctrl+C. */
async function readLine({ stdin, signals, exit }: Io): Promise<string | undefined> {
  let hasEnded = false;
  const interrupted = new Promise<undefined>((resolve) =>
    signals.on('SIGINT', () => {
      if (hasEnded) exit(130);
      stdin.destroy?.(); // the process would wait for the line
      resolve(undefined);
    }),
  );
  try {
    return await Promise.race([firstLineOf(stdin), interrupted]);
  } finally {
    hasEnded = true;
  }
}
