import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { MAX_UNPACKED_BYTES } from '../../../spec/tables/recording-bounds';
import { variableIn } from '../../../spec/vocabulary/environment-variable';
import { parseBytes, parseFile, parseOutput, parseSandboxUrl } from '../../arguments';
import { CONTROL_TOKEN_VARIABLE, controlTokenOption } from '../../control-token';
import type { Io } from '../../io';
import type { CompareOptions, FailOn } from './run';

const examples = `
Examples:
  payments-sandbox compare traffic.har
      replays the requests of a recording on a sandbox in memory, and lists what it answers differently
  payments-sandbox compare traffic.har --json --fail-on difference
      in CI: prints the report as one line of JSON, and exits with 1 if there is a difference
  payments-sandbox compare traffic.har --sandbox http://127.0.0.1:4010
      replays them on a new platform of a running sandbox, and prints the address of its dashboard

Exit codes:
  0  The comparison is complete. With --fail-on: there is no difference, or no exchange that could not be replayed.
  1  There is what --fail-on names.
  2  The options or a file are wrong, or the sandbox of --sandbox does not respond. The message has the place.
     With --fail-on-unused-rules: a rule matched nothing.

A recording is a HAR file, plain or gzipped, of a browser or a proxy. Rules say what may differ:
  [{ "operation": "getPayment", "field": "data.balance", "kind": "value", "reason": "Fees of our contract." }]
Only field and reason are required.`;

const failOnChoices: readonly FailOn[] = ['difference', 'unknown'];

/** It can be repeated: `choices` is for help and completion. */
function failOnOption(): Option {
  const option = new Option(
    '--fail-on <what>',
    'exit with 1 if there is a difference, or an unknown object; repeatable',
  );
  return option.choices(failOnChoices).argParser((value: string, previous: readonly FailOn[] = []) => {
    const found = failOnChoices.find((choice) => choice === value);
    if (found === undefined) throw new InvalidArgumentError(`Allowed choices are ${failOnChoices.join(', ')}.`);
    return [...previous, found];
  });
}

/** Declares `compare`. */
export function compareCommand(io: Io, onEnd: (exitCode: number) => void): Command {
  const { env } = io;
  const token = controlTokenOption(`with --sandbox, its control token; or set ${CONTROL_TOKEN_VARIABLE}`);
  const given = variableIn(env, CONTROL_TOKEN_VARIABLE);
  return new Command('compare')
    .summary('compare recorded traffic of the service with the sandbox')
    .description(
      'Replay recorded traffic of the service on the sandbox, and report what the sandbox answers differently.',
    )
    .addArgument(new Argument('<file>', 'HAR file').argParser(parseFile))
    .option('--host <host>', 'host of the API (default: the one with the most requests to its operations)')
    .addOption(
      new Option('--sandbox <url>', 'replay on a new platform of a running sandbox instead').argParser(parseSandboxUrl),
    )
    .addOption(given ? token.default(given, 'the environment variable') : token)
    .addOption(new Option('--rules <file>', 'JSON file with what may differ, and why').argParser(parseFile))
    .addOption(
      new Option('--minimize <file>', 'write the exchanges that the differences need, redacted').argParser(parseOutput),
    )
    .addOption(failOnOption())
    .option('--fail-on-unused-rules', 'exit with 2 if a rule of --rules matched nothing')
    .addOption(
      new Option('--max-unpacked <bytes>', 'longest recording that a gzipped file may unpack to, such as 2GB')
        .argParser(parseBytes)
        .default(MAX_UNPACKED_BYTES, '500MB'),
    )
    .option('--json', 'print the report as one line of JSON')
    .addHelpText('after', examples)
    .action(async (file: string, options: CompareOptions) => {
      const { runCompare } = await import('./run');
      onEnd(await runCompare(file, options, io));
    });
}
