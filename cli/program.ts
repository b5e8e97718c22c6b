import { Command, CommanderError } from 'commander';
import { version } from '../package.json';
import { clockCommand } from './commands/clock/command';
import { exportCommand } from './commands/export/command';
import { listenCommand } from './commands/listen/command';
import { reportCommand } from './commands/report/command';
import { reviewCommand } from './commands/review/command';
import { startCommand } from './commands/start/command';
import { triggerCommand } from './commands/trigger/command';
import { formatError } from './format-error';
import type { Io } from './io';
import { type Reporter, createReporter } from './reporter';

export type ExitCode = number;

const examples = `
Examples:
  payments-sandbox start                    on http://127.0.0.1:4010, data kept in ./.sandbox
  payments-sandbox start --memory --port 0  on a free port, nothing kept
  payments-sandbox start --help             all its options
  payments-sandbox review acc_… approve     approves a sub account of the sandbox that runs
  payments-sandbox clock advance 8d         moves its clock, and does what comes due
  payments-sandbox trigger payment.failed --on py_…
                                            brings a payment there, by what leads there
  payments-sandbox listen                   prints each event as it happens
  payments-sandbox export -o shop.json      keeps what it knows, for start --seed shop.json
  payments-sandbox report                   tells what was asked of it, and what was wrong with that`;

/** The command line: from arguments to an exit code. 0 is success, 1 a failure, 2 a command that makes no sense. */
export function program(io: Io): (args: readonly string[]) => Promise<ExitCode> {
  return async (args) => {
    const reporter = await createReporter(io);
    let exitCode = 0;
    const end = (code: ExitCode) => {
      exitCode = code;
    };
    const root = await commands(io, reporter, end, args);
    try {
      await root.parseAsync(args, { from: 'user' });
      return exitCode;
    } catch (error) {
      if (error instanceof CommanderError) return afterUsage(error, args, root, io);
      reporter.error(formatError(error));
      return 1;
    }
  };
}

async function commands(
  io: Io,
  reporter: Reporter,
  end: (code: ExitCode) => void,
  [first = '']: readonly string[],
): Promise<Command> {
  const root = new Command('payments-sandbox')
    .description('A local sandbox for a payments API: no account, no network, no money.')
    .version(version, '-v, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print the help of a command')
    .addHelpText('after', examples)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
      outputError: (text) => reporter.error(text.replace(/^error: /, '').trimEnd()),
    });
  const own = [
    startCommand(io, end),
    triggerCommand(io),
    reviewCommand(io),
    clockCommand(io),
    listenCommand(io, end),
    exportCommand(io),
    reportCommand(io, end),
  ];
  const names = own.map((command) => command.name());
  for (const command of own) root.addCommand(inherited(command, root));
  // The rest follows from tables, which whoever starts a sandbox does not wait for.
  if (names.includes(first)) return root;
  const { controlCommands } = await import('./control-commands/commands');
  for (const command of controlCommands(io, names)) root.addCommand(inherited(command, root));
  return root;
}

/** What holds of the program holds of its commands, and of theirs. */
function inherited(command: Command, parent: Command): Command {
  command.copyInheritedSettings(parent);
  for (const below of command.commands) inherited(below, command);
  return command;
}

/** Commander has said what is wrong; this says what to do. */
function afterUsage(
  { code, exitCode }: CommanderError,
  args: readonly string[],
  root: Command,
  { stderr }: Io,
): ExitCode {
  if (exitCode === 0) return 0;
  if (code === 'commander.help') return 2;
  const [first = '', second = ''] = args;
  const known = root.commands.find((command) => command.name() === first);
  const below = known?.commands.find((command) => command.name() === second);
  if (known) stderr.write(`All options: payments-sandbox ${first} ${below ? `${second} ` : ''}--help\n`);
  else if (first.startsWith('-')) stderr.write(`Options come after the command: payments-sandbox start ${first}\n`);
  else stderr.write('To start the sandbox: payments-sandbox start\nFor help: payments-sandbox --help\n');
  return 2;
}
