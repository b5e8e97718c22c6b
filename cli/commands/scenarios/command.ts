import { Command } from 'commander';
import type { Io } from '../../io';

const examples = `
Examples:
  payments-sandbox scenarios
  payments-sandbox payments create --amount 1000 --card visa --scenario insufficient_funds
      a payment that the issuer declines`;

/** Declares `scenarios`. */
export function scenariosCommand(io: Io): Command {
  return new Command('scenarios')
    .summary('list the test scenarios of payments')
    .description('List the test scenarios of card and bank payments, by name for --scenario. Needs no sandbox.')
    .option('--json', 'print them as one line of JSON')
    .addHelpText('after', examples)
    .action(async ({ json }: { readonly json?: boolean }) => {
      const { runScenarios } = await import('./run');
      io.stdout.write(await runScenarios(json, io));
    });
}
