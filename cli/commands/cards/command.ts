import { Command } from 'commander';
import type { Io } from '../../io';

const examples = `
Examples:
  payments-sandbox cards
  payments-sandbox payments create --amount 1000 --card lost_card
      a payment with the card of that name
  payments-sandbox payments create --amount 1000 --bank-account no_account
      the same with a bank account`;

/** Declares `cards`. */
export function cardsCommand(io: Io): Command {
  return new Command('cards')
    .summary('list the test cards and bank accounts')
    .description(
      'List the test cards and bank accounts: what happens, the number, and the name for --card or --bank-account. Needs no sandbox.',
    )
    .option('--json', 'print them as one line of JSON')
    .addHelpText('after', examples)
    .action(async ({ json }: { readonly json?: boolean }) => {
      const { runCards } = await import('./run');
      io.stdout.write(await runCards(json, io));
    });
}
