import { Command } from 'commander';
import type { Io } from '../../io';
import { failOnOption, includeOwnOption } from '../report/command';
import { randomSeedOption, seedOption, settingOptions, startCommand, webhookOptions } from '../start/command';
import { applyConfiguration, warnOfUntrusted } from '../start/configuration';
import { formatVariables, readVariables } from '../start/environment';
import type { ExecOptions } from './run';

const help = `
Variables for the command:
  PAYMENTS_SANDBOX_URL, PAYMENTS_SANDBOX_PLATFORM, PAYMENTS_SANDBOX_CLIENT_ID, PAYMENTS_SANDBOX_CLIENT_SECRET
  PAYMENTS_API_URL, PAYMENTS_CLIENT_ID, PAYMENTS_CLIENT_SECRET, which the SDK reads
  PAYMENTS_SANDBOX_CONTROL_TOKEN is not passed on: it is that of another sandbox

Examples:
  payments-sandbox exec -- npm test
      runs the tests with a sandbox of their own, and reports violations
  payments-sandbox exec --seed demo --fail-on accepted-violation -- npx vitest run
      with sample data; exits with 1 if a request violated the API and was accepted

These options, publishers, faults and limits may be in a configuration file, as for start.
Exits with the status of the command; where that is 0, with 1 as --fail-on says.
127: unknown command. 128 + n: after signal n.`;

/** Declares `exec`. */
export function execCommand(io: Io, onEnd: (exitCode: number) => void): Command {
  const command = new Command('exec')
    .summary('run a command with a sandbox of its own')
    .description('Run a command with a sandbox in memory, which ends with it. Its options follow "--".')
    .argument('<command>', 'program to run')
    .argument('[arguments...]', 'its arguments')
    .addOption(failOnOption())
    .addOption(includeOwnOption())
    .addOption(seedOption())
    .addOption(randomSeedOption('--random-seed <text>'));
  for (const option of [...settingOptions(), ...webhookOptions()]) command.addOption(option);
  return command
    .addHelpText('after', () => formatVariables(command))
    .addHelpText('after', help)
    .hook('preAction', () => readSettings(command, io))
    .action(async (program: string, args: readonly string[], options: ExecOptions) => {
      const { runExec } = await import('./run');
      onEnd(await runExec([program, ...args], options, io));
    });
}

/** Returns the settings of a sandbox of its own without options on the command line: of variables and the configuration file. */
export async function execSettings(parent: Command, io: Io): Promise<ExecOptions> {
  const command = execCommand(io, () => undefined).copyInheritedSettings(parent);
  await readSettings(command, io);
  return command.opts<ExecOptions>();
}

/** The configuration file is that of `start`: `exec` leaves out the keys for which it has no option. */
async function readSettings(command: Command, io: Io): Promise<void> {
  readVariables(command, io.env, {});
  await applyConfiguration(
    command,
    io,
    {},
    startCommand(io, () => undefined),
  );
  await warnOfUntrusted(io);
}
