import { Command, CommanderError } from 'commander';
import { version } from '../package.json';
import { apiVersion } from '../spec/tables/api-version';
import { formatError } from './format-error';
import { widthOf, wrappedHelp } from './help-layout';
import { InvalidSecretError } from './invalid-secret';
import type { Io } from './io';
import { createReporter, type Reporter } from './reporter';
import { endOfHelp, groupCommon, isHelpOfAll, isHelpOfOptions, rootHelp } from './root-help';
import { withoutPasswords } from './store-option';
import { wrappedFor } from './wrapped';

export type ExitCode = number;

/** Creates the command line: a function from arguments to an exit code. 0 is success, 1 a failure, 2 a usage error. */
export function program(io: Io): (args: readonly string[]) => Promise<ExitCode> {
  return async (given) => {
    const reporter = await createReporter(io);
    if (isVersionAsJson(given)) {
      const { printVersion } = await import('./version');
      await printVersion(io);
      return 0;
    }
    let exitCode = 0;
    const end = (code: ExitCode) => {
      exitCode = code;
    };
    const { names, options } = withoutEarlyOptions(given);
    const root = await commands(io, reporter, end, names);
    const args = withoutHelpOfUnknown(withHelpOption(withOptionsAfter(names, options, root), root), root);
    try {
      await root.parseAsync(args, { from: 'user' });
      return exitCode;
    } catch (error) {
      if (error instanceof InvalidSecretError) reporter.error(error.message);
      if (error instanceof CommanderError) return adviseOnUsage(error, args, root, io);
      reporter.error(formatError(error));
      return 1;
    }
  };
}

/** Takes out the options that every command has and that stand before it. */
function withoutEarlyOptions(args: readonly string[]): {
  readonly names: readonly string[];
  readonly options: readonly string[];
} {
  const options: string[] = [];
  let at = 0;
  for (let length = earlyLength(args, at); length > 0; length = earlyLength(args, at)) {
    options.push(...args.slice(at, at + length));
    at += length;
  }
  // Without a command after them, they stay where they are.
  const isCommand = /^[^-]/.test(args[at] ?? '');
  return isCommand ? { names: args.slice(at), options } : { names: args, options: [] };
}

/** Returns how many arguments such an option is; 0 for any other argument. */
function earlyLength(args: readonly string[], at: number): 0 | 1 | 2 {
  const arg = args[at] ?? '';
  if (arg === '--json' || arg.startsWith('--sandbox=')) return 1;
  return arg === '--sandbox' ? 2 : 0;
}

/** Puts such options after the names of the command. They may also stand between its two names. */
function withOptionsAfter(args: readonly string[], options: readonly string[], root: Command): readonly string[] {
  const taken = [...options];
  const names: string[] = [];
  let command: Command | undefined = root;
  let at = 0;
  while (command !== undefined && command.commands.length > 0 && at < args.length) {
    const length = earlyLength(args, at);
    if (length > 0) taken.push(...args.slice(at, at + length));
    else {
      const name = args[at] ?? '';
      names.push(name);
      command = command.commands.find((each) => each.name() === name || each.aliases().includes(name));
    }
    at += length || 1;
  }
  return [...names, ...taken, ...args.slice(at)];
}

const versionLine = `${version}\n`;

/** The first line is the release, and nothing else: scripts read it. */
const formatVersion = ({ stdout }: Io) => (stdout.isTTY ? `${versionLine}API ${apiVersion}\n` : versionLine);

/** Whether the arguments are `--version --json`: commander prints the version at once, whatever follows. */
function isVersionAsJson(args: readonly string[]): boolean {
  return args.length === 2 && args.includes('--json') && args.some((each) => each === '--version' || each === '-v');
}

/** Returns `help events list` as `events list --help`: commander's own command would print the help of `events`. */
function withHelpOption(args: readonly string[], root: Command): readonly string[] {
  const [first, ...names] = args;
  if (isHelpOfAll(args)) return ['--help'];
  if (isHelpOfOptions(args)) return ['start', '--help'];
  if (first !== 'help' || names.length === 0 || names[0] === 'help') return args;
  let command = root;
  for (const [at, name] of names.entries()) {
    const found = command.commands.find((each) => each.name() === name);
    // An unknown command gets its error, and what follows a command is not looked at.
    if (found === undefined)
      return command.commands.length > 0 ? names.slice(0, at + 1) : [...names.slice(0, at), '--help'];
    command = found;
  }
  return [...names, '--help'];
}

/** Leaves out what follows an unknown command, so that it gets its error: commander would print the help of its parent. */
function withoutHelpOfUnknown(args: readonly string[], root: Command): readonly string[] {
  let command = root;
  for (const [at, name] of args.entries()) {
    if (name.startsWith('-') || name === 'help' || command.commands.length === 0) break;
    const found = command.commands.find((each) => each.name() === name || each.aliases().includes(name));
    if (found === undefined) return args.slice(0, at + 1);
    command = found;
  }
  return args;
}

/** Creates the commands. Those of the two APIs only if the first argument is none of the others. */
export async function commands(
  io: Io,
  reporter: Reporter,
  end: (code: ExitCode) => void,
  names: readonly string[],
): Promise<Command> {
  const [first = ''] = names;
  // Completion completes every command that help can show.
  const showsAll = isHelpOfAll(names) || first === 'completion';
  const root = new Command('payments-sandbox')
    .description('A local sandbox for a payments API. It needs no account and no network, and moves no money.')
    .version(version, '-v, --version', 'print the version; with --json, also what the package contains')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print the help of a command')
    .addHelpText('after', ({ command }) => endOfHelp(showsAll, command))
    .configureHelp(rootHelp(showsAll))
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.stdout.write(text === versionLine ? formatVersion(io) : wrappedHelp(text, io.stdout)),
      writeErr: (text) => io.stderr.write(wrappedHelp(text, io.stderr)),
      getOutHelpWidth: () => widthOf(io.stdout),
      getErrHelpWidth: () => widthOf(io.stderr),
      outputError: (text) => reporter.error(withoutPasswords(withoutValue(text.replace(/^error: /, '').trimEnd()))),
    });
  // A start loads its own command only. Without the generated ones, the others load no tables of the specification.
  if (first === 'start') {
    const { startCommand } = await import('./commands/start/command');
    root.addCommand(withInheritedSettings(startCommand(io, end, isHelpOfOptions(names)), root));
    return root;
  }
  const { handWrittenCommands } = await import('./hand-written-commands');
  const own = handWrittenCommands(io, end, isHelpOfOptions(names));
  const ownNames = own.map((command) => command.name());
  for (const command of own) root.addCommand(withInheritedSettings(command, root));
  if (ownNames.includes(first) && first !== 'completion') return root;
  const [{ controlCommands }, { withFaultOptions }, { withCurlOption }, { resourceCommands }, { isGroup }] =
    await Promise.all([
      import('./control-commands/commands'),
      import('./control-commands/fault-options'),
      import('./control-commands/curl-option'),
      import('./resource-commands/commands'),
      import('./resource-commands/names'),
    ]);
  const called = isGroup(first) ? first : undefined;
  const control = withCurlOption(withFaultOptions(controlCommands(io, ownNames, called)));
  const generated = resourceCommands(io, end, control, called);
  for (const command of generated) root.addCommand(withInheritedSettings(command, root));
  if (!showsAll) groupCommon(root);
  return root;
}

/** Leaves out the value that an unknown option was given: the option may be a misspelled `--control-token`. */
function withoutValue(error: string): string {
  return error.replace(/^(unknown option '--[^=']*)=[^]*'/, "$1'");
}

/** Copies the settings of a command to its subcommands. */
function withInheritedSettings(command: Command, parent: Command): Command {
  command.copyInheritedSettings(parent);
  for (const subcommand of command.commands) withInheritedSettings(subcommand, command);
  return command;
}

/** Prints advice after a usage error that commander has reported. Returns the exit code. */
function adviseOnUsage(
  { code, exitCode }: CommanderError,
  args: readonly string[],
  root: Command,
  { stderr }: Io,
): ExitCode {
  if (exitCode === 0) return 0;
  if (code === 'commander.help') return 2;
  const advise = (text: string) => stderr.write(wrappedFor(text, stderr));
  const [first = '', second = ''] = args;
  const command = root.commands.find((each) => each.name() === first);
  const subcommand = command?.commands.find((each) => each.name() === second);
  if (command) advise(`For help: payments-sandbox ${first} ${subcommand ? `${second} ` : ''}--help\n`);
  else if (first.startsWith('-'))
    advise(`Options go after the command: payments-sandbox start ${first.replace(/=.*/s, '')}\n`);
  else advise('To start the sandbox: payments-sandbox start\nFor help: payments-sandbox --help\n');
  return 2;
}
