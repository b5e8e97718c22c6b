import { Argument, Command } from 'commander';
import { controlOperations } from '../../../spec';
import { searchedKinds } from '../../../spec/tables/search';
import { optionOf } from '../../control-commands/field-option';
import type { Io } from '../../io';
import { withListOptions } from '../../lists/format-list';
import { withSandboxOptions } from '../../sandbox-options';
import type { SearchOptions } from './run';

const examples = `
Examples:
  payments-sandbox search ada@example.com
      what belongs to a payer: payments, payment methods, the customer
  payments-sandbox search 19.99 failed --kind payments
      payments of an amount in a state
  payments-sandbox search order_id=A-42
      what has this in its metadata`;

/** Declares `search`. */
export function searchCommand(io: Io): Command {
  const command = new Command('search')
    .summary('find objects by a name, an e-mail address, an amount or any other text')
    .description('Find objects as the search of the dashboard does: the newest of each kind that have every word.')
    .addArgument(new Argument('<text...>', 'words: a name, an e-mail address, 19.99, a state, an id, an address'));
  for (const { option } of fields) command.addOption(option);
  command.option('--live', 'live mode instead of test mode');
  withListOptions(withSandboxOptions(command, 'platform to search', io), controlOperations.search);
  return command
    .option('--json', 'print the response as one line of JSON')
    .addHelpText('after', examples)
    .action(async (words: readonly string[], options: SearchOptions) => {
      const { runSearch } = await import('./run');
      io.stdout.write(await runSearch(words.join(' '), options, command, io));
    });
}

/** The options that select results, with the parameters of the query that they are. */
const fields = [
  optionOf('kind', 'kind', { type: 'string', enum: searchedKinds, description: 'only objects of this kind' }),
  optionOf('limit', 'limit', { type: 'integer', description: 'the most results of each kind' }),
  optionOf('after-cursor', 'after_cursor', { type: 'string', description: 'the cursor of a page: results after it' }),
];
