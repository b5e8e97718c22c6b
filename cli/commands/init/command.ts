import { Command } from 'commander';
import type { Io } from '../../io';

const examples = `
Examples:
  payments-sandbox init
      writes payments-sandbox.config.yaml, in which every option of start is commented out

start looks for the file in the current folder, and above it as far as the first folder with a package.json or .git.`;

/** Declares `init`. */
export function initCommand(io: Io): Command {
  return new Command('init')
    .summary('write a configuration file for start')
    .description('Write a configuration file with comments into the current folder.')
    .addHelpText('after', examples)
    .action(async () => {
      const { runInit } = await import('./run');
      await runInit(io);
    });
}
