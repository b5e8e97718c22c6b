import { Argument, Command, Option } from 'commander';
import { parseOutput } from '../../arguments';
import type { Io } from '../../io';
import { withSandboxOptions } from '../../sandbox-options';
import { includeOwnOption } from '../report/command';
import type { CoverageOptions } from '../report/coverage';
import { parseThreshold } from '../report/threshold';

interface Given extends Omit<CoverageOptions, 'operations'> {
  readonly operations?: string;
}

const examples = `
Examples:
  payments-sandbox coverage
      what your tests have met of the API, by area
  payments-sandbox coverage --operations createPayment,createRefund --threshold 80
      counts these operations only, and exits with 1 below 80 %

Whether your program is ready for the real service: payments-sandbox ready`;

/** Declares `coverage`. */
export function coverageCommand(io: Io, onEnd: (exitCode: number) => void): Command {
  const coverage = new Command('coverage')
    .summary('report what of the API your tests have met')
    .description('Report the integration coverage of a platform of a running sandbox: what its requests have met of the API.')
    .addArgument(new Argument('[verb]', 'get, which may be left out').choices(['get']));
  return withSandboxOptions(coverage, 'platform of the requests', io)
    .option('--operations <ids>', 'operations that the tests mean to cover, with commas: only these count')
    .addOption(
      new Option('--threshold <percent>', 'exit with 1 below this: 60, or operations=80; repeatable')
        .argParser(parseThreshold)
        .default({}, 'none'),
    )
    .addOption(new Option('--html <file>', 'write a page about it').argParser(parseOutput))
    .addOption(includeOwnOption())
    .option('--json', 'print the coverage as one line of JSON')
    .addHelpText('after', examples)
    .action(async (_verb: string | undefined, options: Given) => {
      const { operations: named, ...others } = options;
      const operations = named === undefined ? {} : { operations: await operationsIn(coverage, named) };
      const { runCoverageReport } = await import('../report/coverage');
      onEnd(await runCoverageReport({ ...others, ...operations }, io));
    });
}

/** Returns operations by their ids. An unknown one is a usage error. */
async function operationsIn(command: Command, text: string): Promise<NonNullable<CoverageOptions['operations']>> {
  const { parseOperations } = await import('./operations');
  try {
    return parseOperations(text);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return command.error(`error: ${error.message}`);
  }
}
