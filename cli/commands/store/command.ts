import { Command, InvalidArgumentError, Option } from 'commander';
import type { Io } from '../../io';
import { parseStoreUrl } from '../../store-option';
import type { MoveArguments } from './move';

const examples = `
Examples:
  payments-sandbox store move --from .sandbox --to postgres://user@host/database
      from a data directory to PostgreSQL
  payments-sandbox store move --from postgres://user@host/database --to .sandbox
      and back

The target has to be empty, and nobody may use the source: stop the sandbox, or all replicas. The source stays as it is.`;

/** Declares `store move`. */
export function storeCommand(io: Io, onEnd: (exitCode: number) => void): Command {
  const move = new Command('move')
    .summary('copy all platforms to another store')
    .description('Copy all platforms of a data directory or of a PostgreSQL database to another one, which is empty.')
    .addOption(placeOption('--from <dir|url>', 'data directory, or URL of a database').makeOptionMandatory())
    .addOption(placeOption('--to <dir|url>', 'empty data directory, or URL of an empty database').makeOptionMandatory())
    .option('--json', 'print the result as one line of JSON')
    .addHelpText('after', examples)
    .action(async (options: MoveArguments) => {
      const { runMove } = await import('./move');
      onEnd(await runMove(options, io));
    });
  return new Command('store')
    .description('move the platforms of a sandbox to another store')
    .helpCommand(false)
    .addCommand(move);
}

function placeOption(flags: string, description: string): Option {
  return new Option(flags, description).argParser((value: string) => {
    if (value.includes('://')) return parseStoreUrl(value, flags);
    if (value !== '') return value;
    throw new InvalidArgumentError('Pass the path of a directory, or the URL of a PostgreSQL database.');
  });
}
