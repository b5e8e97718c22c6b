import { Command, Option } from 'commander';
import type { Io } from '../../io';
import { withSandboxOptions } from '../../sandbox-options';
import { parseOutput } from '../../arguments';
import { parseThreshold } from './threshold';
import type { CoverageOptions } from './coverage';
import type { FailOn, ReportOptions } from './run';

const failOnChoices: readonly FailOn[] = ['accepted-violation', 'violation', 'warning', 'never'];

export function failOnOption(): Option {
  const option = new Option('--fail-on <verdict>', 'exit with 1 on this verdict or a worse one');
  return option.choices(failOnChoices).default('never');
}

export function includeOwnOption(): Option {
  return new Option('--include-own', "count the sandbox's own requests, too: of its pages, commands and agents' tool");
}

const examples = `
Examples:
  payments-sandbox report
      lists the operations that your program called, what to fix, and the error responses
  payments-sandbox report --fail-on accepted-violation
      in CI, after the tests: exits with 1 if a request violated the API, and the sandbox accepted it

Violations are requests that the real service may refuse: an unknown field, a wrong type, a missing header. Warnings are
requests that work but use something deprecated or without effect. Error responses, such as a declined card, are neither.
A violation that was refused is listed, and fails with --fail-on violation only: a test may send it on purpose.

Whether your program is ready for the real service: payments-sandbox ready
What your tests have met of the API, formerly report --coverage: payments-sandbox coverage`;

/** Declares `report`. */
export function reportCommand(io: Io, onEnd: (exitCode: number) => void): Command {
  const report = new Command('report')
    .summary('report requests that violate the API')
    .description('Report the requests to a running sandbox, and those that violate the API.');
  return withSandboxOptions(report, 'platform of the requests', io)
    .addOption(failOnOption())
    .addOption(includeOwnOption())
    .addOption(
      new Option(
        '--coverage',
        'the former name of payments-sandbox coverage: what of the API the requests have met',
      ).conflicts('failOn'),
    )
    .addOption(
      new Option('--threshold <percent>', 'with --coverage, exit with 1 below this: 60, or operations=80; repeatable')
        .argParser(parseThreshold)
        .default({}, 'none'),
    )
    .addOption(new Option('--html <file>', 'with --coverage, write a page about it').argParser(parseOutput))
    .option('--json', 'print the report as one line of JSON')
    .addHelpText('after', examples)
    .action(async (options: ReportOptions & CoverageOptions & { readonly coverage?: boolean }) => {
      if (!options.coverage && (options.html !== undefined || Object.keys(options.threshold).length > 0))
        report.error('error: --threshold and --html are options of payments-sandbox coverage');
      if (options.coverage) {
        const { runFormerCoverage } = await import('./former');
        return onEnd(await runFormerCoverage(options, io));
      }
      const { runReport } = await import('./run');
      onEnd(await runReport(options, io));
    });
}
