import { Command, Option } from 'commander';
import { parseDirectory } from '../../arguments';
import { withStartData } from '../../connection/start-settings';
import type { Io } from '../../io';
import type { VerifyOptions } from './run';

const examples = `
Examples:
  payments-sandbox verify
      checks the data directory of start in this folder
  payments-sandbox verify --data backup --json
      checks another directory, and prints the result as one line of JSON

Exit codes:
  0  Everything is intact. The incomplete last write of a process that died, or of one that is writing, is not damage.
  1  There is damage, or a newer release wrote something. The output has its place and what to do.
  2  The options are wrong, or there is no such directory.

It checks checksums, rows, their invariants and their sums, and the names of platforms, and changes nothing. It can run beside a sandbox that uses the directory.`;

/** Declares `verify`. */
export function verifyCommand(io: Io, onEnd: (exitCode: number) => void): Command {
  return withStartData(new Command('verify'), io)
    .summary('check the files of a data directory')
    .description('Read everything in a data directory and report damage, without changing anything.')
    .addOption(new Option('--data <dir>', 'directory to check').argParser(parseDirectory).default('.sandbox'))
    .option('--json', 'print the result as one line of JSON')
    .addHelpText('after', examples)
    .action(async (options: VerifyOptions) => {
      const { runVerify } = await import('./run');
      onEnd(await runVerify(options, io));
    });
}
