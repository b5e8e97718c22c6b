import { Command } from 'commander';
import type { Io } from '../../io';
import { withSandboxOptions } from '../../sandbox-options';
import type { WhoamiOptions } from './run';
import { writeResult } from '../../wrapped';

const examples = `
The platform of a command is the first that is named by:
  1  --platform, by id or name
  2  the variable PAYMENTS_SANDBOX_PLATFORM
  3  the token, if it is one of a platform
  4  the key pair of PAYMENTS_CLIENT_ID and PAYMENTS_CLIENT_SECRET
  5  the key platform of the configuration file
  6  nobody: default

Examples:
  payments-sandbox whoami
  payments-sandbox whoami --platform checkout-team --json`;

/** Declares `whoami`. */
export function whoamiCommand(io: Io): Command {
  const command = new Command('whoami')
    .summary('print the sandbox and the platform of commands')
    .description(
      'Print which sandbox and which platform commands use here, what names them, and what your token may do.',
    );
  return withSandboxOptions(command, 'platform to use', io)
    .option('--json', 'print the result as one line of JSON')
    .addHelpText('after', examples)
    .action(async (options: WhoamiOptions) => {
      const { runWhoami } = await import('./run');
      writeResult(io.stdout, await runWhoami(options), options.json);
    });
}
