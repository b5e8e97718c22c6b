import { Command, Option } from 'commander';
import { limits } from '../../../spec';
import { defaultCadProcessingFee } from '../../../spec/tables/cad-processing-fee';
import {
  parseAdvertisedUrl,
  parseAllowedHost,
  parseBasePath,
  parseBytes,
  parseCents,
  parseDirectory,
  parseFile,
  parseHeaderPrefix,
  parseHost,
  parseKeepEvents,
  parseOrigin,
  parsePageUrl,
  parsePaymentMethods,
  parsePort,
  parseProcessingFee,
  parseRandomSeed,
  parseSeedFile,
} from '../../arguments';
import { controlTokenOption } from '../../control-token';
import type { Io } from '../../io';
import { logOptions } from '../../log/options';
import { pathFrom } from '../../path-from';
import { storeOption } from '../../store-option';
import { applyConfiguration, warnOfUntrusted } from './configuration';
import { type Exclusions, findHostVariableWarning, formatGiven, formatVariables, readVariables } from './environment';
import { formatRareOptions, withOptionGroups } from './option-groups';
import type { StartOptions } from './options';
import type { Certificate } from './certificate';

const examples = `
Examples:
  payments-sandbox start
      keeps its data in .sandbox and picks it up at the next start
  payments-sandbox start --memory --port 0 --json
      an empty sandbox for a script, which reads URL and keys from the output
  payments-sandbox start --memory --detach
      returns once the sandbox is ready; to end it: payments-sandbox stop
  payments-sandbox start --memory --seed demo
      a sandbox to explore, with shops, payments in every status, refunds and disputes`;

const moreExamples = `
  payments-sandbox start --memory --random-seed ci
      a reproducible sandbox: the same requests always get the same responses
  payments-sandbox start --host 0.0.0.0 --allow-host sandbox.local
      a sandbox for the whole network, also under a host name; prints the token that its control API requires
  payments-sandbox start --https
      a sandbox on https, with a certificate for localhost; prints how to trust it
  payments-sandbox start --store postgres://user@host/database --host 0.0.0.0 --advertise http://10.0.0.5:4010
      a replica of a sandbox in PostgreSQL, of which as many can run as you like; all have the same control token`;

const END = '\nCtrl+C or SIGTERM stops the sandbox after requests in progress have finished.';

/** The options as given: `--deterministic` is an alias of `--random-seed`. */
type GivenOptions = StartOptions & { readonly deterministic?: string };

/**
 * Declares `start`. The server is loaded in the action only, so that help and usage errors appear at once. With `showsAll`, help
 * describes every option.
 */
export function startCommand(io: Io, onEnd: (exitCode: number) => void, showsAll = false): Command {
  const command = new Command('start')
    .summary('start a sandbox and keep it running')
    .description('Start a sandbox and keep it running until it is stopped.')
    .addOption(new Option('-p, --port <number>', 'port; 0 picks a free one').argParser(parsePort).default(4010))
    .addOption(new Option('--host <address>', 'address to listen on').argParser(parseHost).default('127.0.0.1'))
    .addOption(new Option('--data <dir>', 'data directory').argParser(parseDirectory).default('.sandbox'))
    .addOption(
      new Option(
        '--data-if-writable <dir>',
        'data directory if there is no other place; in memory if it cannot be written',
      ).argParser(parseDirectory),
    )
    .option('--memory', 'keep data in memory only; it is lost on exit')
    .addOption(storeOption('PostgreSQL database to keep data in, shared with other replicas'))
    .addOption(
      new Option('--advertise <url>', 'with --store, the address at which other replicas reach this one').argParser(
        parseAdvertisedUrl,
      ),
    )
    .option('--take-over', 'take the data directory over from another process, which then stops writing to it')
    .option('--fsync', 'flush every write to disk, so that data survives a power failure; slower')
    .option('--detach', 'run in the background: return once the sandbox is ready; stop ends it')
    .option('--watch', 'load configuration file and, with --memory, the seed again when they change')
    .addOption(seedOption())
    .addOption(randomSeedOption('--random-seed <text>'))
    .addOption(randomSeedOption('--deterministic <text>').hideHelp());
  for (const option of [...settingOptions(), ...growthOptions(), ...addressOptions(), ...tlsOptions()])
    command.addOption(option);
  for (const option of [...logOptions(), ...metricsOptions()]) command.addOption(option);
  command
    .addOption(controlTokenOption('token of the control API; created if --host is not loopback, except with --store'))
    .option('--log', 'print the request log on standard output: a line for each request to the API, with its verdict')
    .option('--json', 'print one line of JSON when the sandbox is ready, and with --log one per request')
    .addHelpText('after', () => (showsAll ? formatVariables(command) : formatRareOptions()))
    .addHelpText('after', `${examples}${showsAll ? moreExamples : ''}\n${END}`);
  withOptionGroups(command, showsAll);
  for (const option of command.options) option.conflicts([...(exclusions[option.attributeName()] ?? [])]);
  return command
    .hook('preAction', () => readSettings(command, io))
    .action(async ({ deterministic, ...options }: GivenOptions) => {
      checkAdvertise(command, options);
      if (options.detach) return onEnd(await detach(command, options, io));
      const dataIfWritable = command.getOptionValueSource('data') === 'default' ? options.dataIfWritable : undefined;
      const certificate = await readTlsFiles(command, options, io);
      const hostWarning = findHostVariableWarning(command, io.env);
      const { runStart } = await import('./run');
      onEnd(await runStart({ randomSeed: deterministic, ...options, dataIfWritable, certificate, hostWarning }, io));
    });
}

/** Starts the same sandbox in the background. */
async function detach(command: Command, options: StartOptions, io: Io): Promise<number> {
  const args = (command.parent?.args ?? []).filter((each) => each !== '--detach');
  const isFound = options.port !== 0 && command.getOptionValueSource('port') !== 'cli';
  const stopCommand = (url: string) => `payments-sandbox stop${isFound ? '' : ` --port ${new URL(url).port}`}`;
  const { runDetached } = await import('./detach');
  return runDetached({ args, stopCommand }, options, io);
}

/** Options of other places exclude each other. A replica shares its platforms with others, so no run of it is reproducible. */
const exclusions: Exclusions = {
  memory: ['data', 'fsync', 'takeOver'],
  // Replicas reach each other by http.
  store: ['data', 'memory', 'fsync', 'takeOver', 'randomSeed', 'deterministic', 'https', 'tlsCert', 'tlsKey'],
  randomSeed: ['deterministic'],
  https: ['tlsCert', 'tlsKey'],
};

/** Sets the options that are not on the command line: from variables, then from the configuration file. */
async function readSettings(command: Command, io: Io): Promise<void> {
  readVariables(command, io.env, exclusions);
  await applyConfiguration(command, io, exclusions);
  await warnOfUntrusted(io);
}

/** Only replicas have an address for others. */
function checkAdvertise(command: Command, { store, advertise }: Pick<StartOptions, 'store' | 'advertise'>): void {
  const option = command.options.find((each) => each.name() === 'advertise' && advertise !== undefined);
  if (option === undefined || store !== undefined) return;
  command.error(`error: ${formatGiven(command, option)} can only be used with '--store <url>'`);
}

/** Reads the files of `--tls-cert` and `--tls-key`; undefined without them. Ends with a usage error for others. */
async function readTlsFiles(
  command: Command,
  { tlsCert, tlsKey }: StartOptions,
  io: Io,
): Promise<Certificate | undefined> {
  if (tlsCert === undefined && tlsKey === undefined) return undefined;
  if (tlsCert === undefined || tlsKey === undefined)
    return command.error(
      "error: options '--tls-cert <file>' and '--tls-key <file>' belong together: pass both or none",
    );
  const { readCertificate, TlsFileError } = await import('./tls-files');
  try {
    return readCertificate(pathFrom(io, tlsCert), pathFrom(io, tlsKey));
  } catch (error) {
    if (error instanceof TlsFileError) return command.error(`error: ${error.message}`);
    throw error;
  }
}

/** The options of the address of the metrics, besides `/_sandbox/metrics`. */
function metricsOptions(): readonly Option[] {
  return [
    new Option('--metrics-port <number>', 'serve metrics without a token on this port, too').argParser(parsePort),
    new Option('--metrics-host <address>', 'address of --metrics-port').argParser(parseHost).default('127.0.0.1'),
  ];
}

/** Options for https. */
function tlsOptions(): readonly Option[] {
  return [
    new Option('--https', 'serve https with a certificate for localhost, created beside the data'),
    new Option('--tls-cert <file>', 'serve https with this certificate, a PEM file').argParser(parseFile),
    new Option('--tls-key <file>', 'private key of --tls-cert, a PEM file').argParser(parseFile),
  ];
}

/** How the sandbox behaves. */
export function settingOptions(): readonly Option[] {
  return [
    new Option('--no-auto-enable', 'leave new test sub accounts in review, as in live mode'),
    new Option('--require-sub-account', 'refuse to create payments and the like without a Sub-Account header'),
    new Option('--dispute-fee-cents <cents>', 'charge this fee for each dispute').argParser(parseCents).default(0),
    new Option('--cad-processing-fee <rate>', 'processing fee of card payments in cad, in percent and cents')
      .argParser(parseProcessingFee)
      .default(defaultCadProcessingFee),
    new Option('--customer-payment-methods <n>', 'cards and bank accounts that one customer can have')
      .argParser(parsePaymentMethods)
      .default(limits.customer_payment_methods.value),
  ];
}

/** Bounds of what a platform stores. */
function growthOptions(): readonly Option[] {
  return [
    new Option('--max-platform-bytes <bytes>', 'refuse what would make a platform larger, such as 500MB').argParser(
      parseBytes,
    ),
    new Option('--keep-events <duration>', 'delete older events and their deliveries, such as 30d').argParser(
      parseKeepEvents,
    ),
  ];
}

export function webhookOptions(): readonly Option[] {
  return [
    new Option('--allow-publisher-host <name>', 'allow webhooks to this host; repeatable')
      .argParser(parseAllowedHost)
      .default([], 'this machine and private networks'),
    new Option('--webhook-header-prefix <text>', 'prefix of the header names of webhooks, as in <text>-Signature')
      .argParser(parseHeaderPrefix)
      .default('Webhook'),
  ];
}

/** The names and addresses of others that the sandbox accepts or shows. */
function addressOptions(): readonly Option[] {
  return [
    new Option('--allow-host <name>', 'accept requests for this host name; repeatable')
      .argParser(parseAllowedHost)
      .default([], 'loopback names and --host'),
    new Option('--allow-origin <origin>', 'let web pages of this origin call the sandbox; repeatable')
      .argParser(parseOrigin)
      .default([], 'loopback names, any port'),
    ...webhookOptions(),
    new Option('--base-path <path>', 'path below which others reach the sandbox, such as /pay').argParser(
      parseBasePath,
    ),
    new Option('--checkout-url <url>', 'URL of the hosted checkout behind a proxy, without /r/…').argParser(
      parsePageUrl,
    ),
    new Option(
      '--onboarding-url <url>',
      'URL of the hosted onboarding behind a proxy, without /onboarding/…',
    ).argParser(parsePageUrl),
    new Option(
      '--allow-frame <origin>',
      'let pages of this origin embed the hosted onboarding and the frames; repeatable',
    )
      .argParser(parseOrigin)
      .default([], 'loopback names, any port'),
  ];
}

export function seedOption(): Option {
  const description = 'load a seed file into an empty sandbox; "demo" loads sample data';
  return new Option('--seed <file>', description).argParser(parseSeedFile);
}

export function randomSeedOption(flags: string): Option {
  const description = 'derive ids, secrets and time from this text, for reproducible runs';
  return new Option(flags, description).argParser(parseRandomSeed);
}
