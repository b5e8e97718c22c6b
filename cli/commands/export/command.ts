import { Command, Option } from 'commander';
import { parseOutput } from '../../arguments';
import type { Io } from '../../io';
import { withSandboxOptions } from '../../sandbox-options';
import type { ExportOptions } from './run';

const examples = `
Examples:
  payments-sandbox export -o shop.ndjson
      writes the data of the platform to a file that can be committed with your tests
  payments-sandbox start --memory --seed shop.ndjson
      starts another sandbox with that data and with the clock at the time of the export

A seed file has no card numbers, no keys, no secrets, and no publishers (webhook endpoints).`;

/** Declares `export`. */
export function exportCommand(io: Io): Command {
  const command = new Command('export')
    .summary('export a platform to a seed file')
    .description('Export a platform of a running sandbox to a seed file, for import and start --seed.');
  return withSandboxOptions(command, 'platform to export', io)
    .addOption(new Option('-o, --output <file>', 'file to write (default: standard output)').argParser(parseOutput))
    .addHelpText('after', examples)
    .action(async (options: ExportOptions) => {
      const { runExport } = await import('./run');
      await runExport(options, io);
    });
}
