import { Command, Option } from 'commander';
import { parseOutput } from '../../arguments';
import type { Io } from '../../io';
import { type SandboxOptions, withSandboxOptions } from '../../sandbox-options';

export interface ExportOptions extends SandboxOptions {
  readonly output?: string;
}

const examples = `
Examples:
  payments-sandbox export -o shop.json
      what the platform of a running sandbox knows, to keep beside the tests
  payments-sandbox start --memory --seed shop.json
      another sandbox that begins with it, at the instant at which it was written

In the file there is no card number, no key, no secret, and none of those who listen to events.`;

/** Declares `export`. */
export function exportCommand(io: Io): Command {
  const command = new Command('export').description(
    'write what a platform knows to a seed file, for others to begin with',
  );
  return withSandboxOptions(command, 'platform to export', io)
    .addOption(new Option('-o, --output <file>', 'file to write; printed unless given').argParser(parseOutput))
    .addHelpText('after', examples)
    .action(async (options: ExportOptions) => {
      const { exportSeedFile } = await import('./run');
      io.stdout.write(await exportSeedFile(options, io));
    });
}
