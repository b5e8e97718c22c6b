import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { limits } from '../../../spec/tables/limits';
import { parseFile, parseOutput, parsePort } from '../../arguments';
import type { Io } from '../../io';
import { withSandboxOptions } from '../../sandbox-options';
import type { CreateOptions } from './create';
import type { OpenOptions } from './open';

const DEFAULT_LAST = 20;
const MAX_LAST = limits.request_log.entries;

const examples = `
Examples:
  payments-sandbox bug-report create shop-bug.zip
      writes the last ${DEFAULT_LAST} requests and the state before them to one file
  payments-sandbox bug-report create shop-bug.zip --last 3 --redact
      writes the last 3 requests, with names, e-mails and the like replaced
  payments-sandbox bug-report open shop-bug.zip
      starts a sandbox with that state, replays the requests, and prints what differs

A bug report has no card numbers, no keys and no secrets. A listed test card has its name.`;

function parseLast(value: string): number {
  const number = Number(value);
  if (Number.isInteger(number) && number >= 1 && number <= MAX_LAST) return number;
  throw new InvalidArgumentError(`Pass a whole number from 1 to ${MAX_LAST}.`);
}

/** Declares `bug-report`. */
export function bugReportCommand(io: Io, onEnd: (exitCode: number) => void): Command {
  return new Command('bug-report')
    .summary('hand over a bug as one file, or open one')
    .description('Hand over a bug as one file: the state of a platform, the requests after it, and what was expected.')
    .helpCommand(false)
    .addHelpText('after', examples)
    .addCommand(createCommand(io))
    .addCommand(openCommand(io, onEnd));
}

function createCommand(io: Io): Command {
  const command = new Command('create')
    .summary('write a bug report')
    .description('Write the last requests of a running sandbox, and its state before them, to a file.')
    .addArgument(new Argument('<file>', 'file to write, such as shop-bug.zip').argParser(parseOutput));
  return withSandboxOptions(command, 'platform of the bug', io)
    .addOption(new Option('--last <number>', 'number of requests').argParser(parseLast).default(DEFAULT_LAST))
    .option('--expected <text>', 'what was expected instead')
    .option('--redact', 'replace names, e-mails and the like, as record does')
    .action(async (file: string, options: CreateOptions) => {
      const { runCreate } = await import('./create');
      await runCreate(file, options, io);
    });
}

function openCommand(io: Io, onEnd: (exitCode: number) => void): Command {
  return new Command('open')
    .summary('replay a bug report in a sandbox of its own')
    .description(
      'Start a sandbox in memory with the state of a bug report, replay its requests, and print where the responses differ from those of the report. It runs until Ctrl+C.',
    )
    .addArgument(new Argument('<file>', 'bug report').argParser(parseFile))
    .addOption(new Option('--port <port>', 'port to listen on; 0 is a free one').argParser(parsePort).default(0))
    .action(async (file: string, options: OpenOptions) => {
      const { runOpen } = await import('./open');
      onEnd(await runOpen(file, options, io));
    });
}
