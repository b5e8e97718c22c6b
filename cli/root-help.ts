import { type Command, Help, type HelpConfiguration } from 'commander';
import { homepage } from '../package.json';
import { helpLayout } from './help-layout';

/** The commands that `--help` shows. */
const commonCommands = [
  'start',
  'open',
  'payments',
  'clock',
  'trigger',
  'listen',
  'exec',
  'explore',
  'ready',
  'doctor',
];

const examples = `
Examples:
  payments-sandbox start                    start on http://127.0.0.1:4010, keep data in ./.sandbox
  payments-sandbox start --memory --port 0  start on a free port, keep data in memory only
  payments-sandbox exec -- npm test         run a command with a sandbox of its own
  payments-sandbox ready -- npm test        say whether the program is ready for the real service
  payments-sandbox clock advance 8d         move the clock forward and run due background jobs
  payments-sandbox trigger payment.failed py_…
                                            make a payment fail`;

/** Whether the arguments ask for the help of every command. */
export const isHelpOfAll = ([first, second, ...others]: readonly string[]): boolean =>
  first === 'help' && second === 'all' && others.length === 0;

/** Whether the arguments ask for the help of every option of `start`: `start --help-all`, or `help start --help-all`. */
export const isHelpOfOptions = (args: readonly string[]): boolean =>
  args.includes('--help-all') && args[args[0] === 'help' ? 1 : 0] === 'start';

/** Returns the layout of the help of the program. */
export function rootHelp(showsAll: boolean): HelpConfiguration {
  if (showsAll) return helpLayout;
  return {
    ...helpLayout,
    visibleCommands: (command) => (command.parent === null ? commonOf(command) : new Help().visibleCommands(command)),
  };
}

/** Puts the common commands of the two APIs under the heading of the others. */
export function groupCommon(root: Command): void {
  for (const command of commonOf(root)) command.helpGroup('Commands:');
}

const commonOf = ({ commands }: Command): Command[] =>
  commonCommands.flatMap((name) => commands.filter((command) => command.name() === name));

/** Returns what follows the commands in the help of the program. */
export function endOfHelp(showsAll: boolean, { commands }: Command): string {
  const others = commands.length - commonCommands.length;
  const more = showsAll ? '' : `\n${others} other commands: payments-sandbox help all\n`;
  return `${more}${examples}

For the options of a command: payments-sandbox start --help
Documentation: ${homepage}`;
}
