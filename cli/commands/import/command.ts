import { Argument, Command } from 'commander';
import { parseImportFile } from '../../arguments';
import type { Io } from '../../io';
import { withYesOption } from '../../confirm';
import { withSandboxOptions } from '../../sandbox-options';
import type { ImportOptions } from './run';
import { writeResult } from '../../wrapped';

const examples = `
Examples:
  payments-sandbox import shop.ndjson
      replaces the data of the platform by that of a file which payments-sandbox export has written
  payments-sandbox import shop.ndjson --platform pf_0a1B2c3D4e5F6g7H8i9J0k
      the same for another platform of the same sandbox

It asks before it replaces records: --yes answers, and is needed without a terminal.
The platform keeps its keys and its snapshots. Other requests are served meanwhile.
To go back to the data of before: payments-sandbox transactions undo`;

/** Declares `import`. */
export function importCommand(io: Io): Command {
  const command = new Command('import')
    .summary('import a seed file into a platform')
    .description('Replace the data of a platform of a running sandbox by a seed file: all of it, or nothing.')
    .addArgument(new Argument('<file>', 'seed file').argParser(parseImportFile));
  return withYesOption(withSandboxOptions(command, 'platform to import into', io))
    .option('--json', 'print the response as one line of JSON')
    .addHelpText('after', examples)
    .action(async (file: string, options: ImportOptions) => {
      const { runImport } = await import('./run');
      writeResult(io.stdout, await runImport(file, options, command, io), options.json);
    });
}
