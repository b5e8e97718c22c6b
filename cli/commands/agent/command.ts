import { Argument, Command } from 'commander';
import type { Io } from '../../io';
import { type AgentName, agentNames } from './agents';
import type { SetupOptions } from './run';

const examples = `
Examples:
  payments-sandbox agent setup
      finds the coding agents of this project by their files, and prints what it would write
  payments-sandbox agent setup --yes
      writes it
  payments-sandbox agent setup claude --yes
      sets up one of them, whether it was found or not
  payments-sandbox agent setup --undo --yes
      takes it out again

It writes in the folder of the project only: the closest one with a package.json or .git.`;

/** Declares `agent setup`. */
export function agentCommand(io: Io): Command {
  const setup = new Command('setup')
    .summary('give the coding agents of this project the sandbox')
    .description('Give the coding agents of this project the tools of the sandbox, and say how to work with it.')
    .addArgument(new Argument('[agents...]', 'agents to set up instead of those that are found').choices(agentNames))
    .option('--yes', 'write the files; without it they are printed')
    .option('--undo', 'take out what was written')
    .option('--json', 'print the result as one line of JSON')
    .addHelpText('after', examples)
    .action(async (names: readonly AgentName[], options: SetupOptions) => {
      const { runSetup } = await import('./run');
      await runSetup(names, options, io);
    });
  return new Command('agent').description('set up coding agents').helpCommand(false).addCommand(setup);
}
