import { Command, Option } from 'commander';
import { parseDirectory } from '../../arguments';
import type { Io } from '../../io';
import { withStartData } from '../../connection/start-settings';
import { withSandboxOptions } from '../../sandbox-options';
import type { DoctorOptions } from './checks';

const examples = `
Examples:
  payments-sandbox doctor
      checks Node, the port and the data directory of start, the packages of this project, and the sandbox that runs
  payments-sandbox doctor --json
      prints { status, checks } as one line of JSON

Exit codes:
  0  Everything works. There may be warnings.
  1  There is a problem. The output has what to do.`;

/** Declares `doctor`. */
export function doctorCommand(io: Io, onEnd: (exitCode: number) => void): Command {
  const command = new Command('doctor')
    .summary('check the installation and the sandbox')
    .description('Check what a sandbox needs, and the one that runs, and say what to do. Changes nothing.')
    .addOption(new Option('--data <dir>', 'data directory').argParser(parseDirectory).default('.sandbox'));
  return withSandboxOptions(withStartData(command, io), 'platform to check', io)
    .option('--json', 'print the result as one line of JSON')
    .addHelpText('after', examples)
    .action(async (options: DoctorOptions) => {
      const { runDoctor } = await import('./run');
      onEnd(await runDoctor(options, io));
    });
}
