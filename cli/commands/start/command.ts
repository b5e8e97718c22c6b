import { Command, Option } from 'commander';
import {
  parseAllowedHost,
  parseDirectory,
  parseHost,
  parsePort,
  parseRandomSeed,
  parseSeedFile,
} from '../../arguments';
import { type ControlTokenOption, controlTokenOption } from '../../control-token';
import type { Io } from '../../io';

export interface StartOptions extends ControlTokenOption {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly memory?: boolean;
  readonly fsync?: boolean;
  readonly autoEnable: boolean;
  readonly deterministic?: string;
  /** The path of a seed file, or `demo`. */
  readonly seed?: string;
  readonly json?: boolean;
  readonly allowHost: readonly string[];
  readonly allowPublisherHost: readonly string[];
}

const examples = `
Examples:
  payments-sandbox start
      the same sandbox every morning, with what it held in the evening
  payments-sandbox start --memory --port 0 --json
      an empty one for a script, which reads its address and keys
  payments-sandbox start --memory --seed demo
      one with shops, payments of every status, refunds and disputes, to look around in
  PAYMENTS_SANDBOX_CONTROL_TOKEN=$(openssl rand -hex 16) payments-sandbox start --host 0.0.0.0 --allow-host sandbox.local
      one for the whole network, that answers to a name of its own, too; its own paths ask for the token

Ctrl+C or SIGTERM stops it. It finishes the requests under way.`;

/** Declares `start`. What it runs is loaded when it runs, so that help and mistakes are answered at once. */
export function startCommand(io: Io, onEnd: (exitCode: number) => void): Command {
  return new Command('start')
    .description('start a sandbox, and keep it running until it is told to stop')
    .addOption(new Option('-p, --port <number>', 'port; 0 picks a free one').argParser(parsePort).default(4010))
    .addOption(new Option('--host <address>', 'address to listen on').argParser(parseHost).default('127.0.0.1'))
    .addOption(new Option('--data <dir>', 'directory to keep data in').argParser(parseDirectory).default('.sandbox'))
    .addOption(new Option('--memory', 'keep data in memory alone').conflicts(['data', 'fsync']))
    .option('--fsync', 'make data survive a loss of power, too; slower')
    .addOption(
      new Option('--allow-host <name>', 'answer to this name, too; may be repeated')
        .argParser(parseAllowedHost)
        .default([], 'loopback names, and --host'),
    )
    .addOption(
      new Option('--allow-publisher-host <name>', 'send webhooks there, too; may be repeated')
        .argParser(parseAllowedHost)
        .default([], 'private ones'),
    )
    .addOption(
      new Option(
        '--deterministic <text>',
        'let ids, secrets and time follow from this text: same requests, same answers',
      ).argParser(parseRandomSeed),
    )
    .addOption(
      new Option('--seed <file>', 'begin with a seed file, or with a made-up platform: demo').argParser(parseSeedFile),
    )
    .addOption(controlTokenOption('ask for it on /_sandbox; needed where others can reach it', io.env))
    .option('--no-auto-enable', 'let test sub accounts wait for a review, as live ones do')
    .option('--json', 'print one line of JSON once it listens, and nothing else')
    .addHelpText('after', examples)
    .action(async (options: StartOptions) => {
      const { start } = await import('./run');
      onEnd(await start(options, io));
    });
}
