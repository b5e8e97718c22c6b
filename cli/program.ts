import { Command, CommanderError } from 'commander';
import { version } from '../package.json';
import { startCommand } from './commands/start';
import { explain } from './explain';
import type { Io } from './io';
import { paint } from './paint';
import { teller } from './tell';

export type ExitCode = number;

const examples = `
Examples:
  payments-sandbox start                    on http://127.0.0.1:4010, data kept in ./.sandbox
  payments-sandbox start --memory --port 0  on a free port, nothing kept
  payments-sandbox start --help             all its options`;

/** The command line: from arguments to an exit code. 0 is success, 1 a failure, 2 a command that makes no sense. */
export function program(io: Io): (args: readonly string[]) => Promise<ExitCode> {
  let exitCode = 0;
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
      outputError: (text, write) => write(text.replace(/^error:/, paint(io.stderr, io.env).red('error:'))),
    });
  root.addCommand(
    startCommand(io, (code) => {
      exitCode = code;
    }).copyInheritedSettings(root),
  );
  return async (args) => {
    try {
      await root.parseAsync(args, { from: 'user' });
      return exitCode;
    } catch (error) {
      if (error instanceof CommanderError) return afterUsage(error, args, io);
      teller(io).error(explain(error));
      return 1;
    }
  };
}

/** Commander has said what is wrong; this says what to do. */
function afterUsage({ code, exitCode }: CommanderError, args: readonly string[], { stderr }: Io): ExitCode {
  if (exitCode === 0) return 0;
  if (code === 'commander.help') return 2;
  const [first = ''] = args;
  if (first === 'start') stderr.write('All options: payments-sandbox start --help\n');
  else if (first.startsWith('-')) stderr.write(`Options come after the command: payments-sandbox start ${first}\n`);
  else stderr.write('To start the sandbox: payments-sandbox start\nFor help: payments-sandbox --help\n');
  return 2;
}
