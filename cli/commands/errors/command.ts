import { Command } from 'commander';
import type { Io } from '../../io';

const examples = `
Examples:
  payments-sandbox errors
  payments-sandbox errors card_declined
      when it occurs, what to do, and which operations return it
  payments-sandbox errors insufficient_funds
      a decline code, with the test cards and scenarios that lead to it`;

/** Declares `errors`. */
export function errorsCommand(io: Io): Command {
  const command = new Command('errors')
    .summary('list the error codes, or explain one')
    .description('List the error codes, decline codes and network error codes, or explain one. Needs no sandbox.')
    .argument('[code]', 'error code, decline code or network error code')
    .option('--json', 'print them as one line of JSON')
    .addHelpText('after', examples);
  return command.action(async (code: string | undefined, { json }: { readonly json?: boolean }) => {
    const { runErrors } = await import('./run');
    io.stdout.write(await runErrors(code, json, io, (problem) => command.error(`error: ${problem}`)));
  });
}
