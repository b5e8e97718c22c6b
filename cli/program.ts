import { Command, CommanderError } from 'commander';
import { version } from '../package.json';
import { startCommand } from './commands/start';
import { explain } from './explain';
import type { Io } from './io';
import { type Tell, teller } from './tell';

export type ExitCode = number;

const examples = `
Examples:
  payments-sandbox start                    on http://127.0.0.1:4010, data kept in ./.sandbox
  payments-sandbox start --memory --port 0  on a free port, nothing kept
  payments-sandbox start --help             all its options`;

/** The command line: from arguments to an exit code. 0 is success, 1 a failure, 2 a command that makes no sense. */
export function program(io: Io): (args: readonly string[]) => Promise<ExitCode> {
  return async (args) => {
    const tell = await teller(io);
    let exitCode = 0;
    const end = (code: ExitCode) => {
      exitCode = code;
    };
    try {
      await commands(io, tell, end).parseAsync(args, { from: 'user' });
      return exitCode;
    } catch (error) {
      if (error instanceof CommanderError) return afterUsage(error, args, io);
      tell.error(explain(error));
      return 1;
    }
  };
}

function commands(io: Io, tell: Tell, end: (code: ExitCode) => void): Command {
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
      outputError: (text) => tell.error(text.replace(/^error: /, '').trimEnd()),
    });
  return root.addCommand(startCommand(io, end).copyInheritedSettings(root));
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
