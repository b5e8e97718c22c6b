import { Command, Option } from 'commander';
import type { Io } from '../../io';
import { withSandboxOptions } from '../../sandbox-options';
import type { FailOn, ReportOptions } from './run';

const failOnChoices: readonly FailOn[] = ['violation', 'warning', 'never'];

const examples = `
Examples:
  payments-sandbox report
      lists the operations that your program called, what to fix, and the error responses
  payments-sandbox report --fail-on violation
      in CI, after the tests: exits with 1 if a request violated the API

Violations are requests that the real service may refuse: an unknown field, a wrong type, a missing header. Warnings are
requests that work but use something deprecated or without effect. Error responses, such as a declined card, are neither.`;

/** Declares `report`. */
export function reportCommand(io: Io, onEnd: (exitCode: number) => void): Command {
  const report = new Command('report')
    .summary('report requests that violate the API')
    .description('Report the requests to a running sandbox, and those that violate the API.');
  return withSandboxOptions(report, 'platform of the requests', io)
    .addOption(
      new Option('--fail-on <verdict>', 'exit with 1 on this verdict or a worse one')
        .choices(failOnChoices)
        .default('never'),
    )
    .option('--json', 'print the report as one line of JSON')
    .addHelpText('after', examples)
    .action(async (options: ReportOptions) => {
      const { runReport } = await import('./run');
      onEnd(await runReport(options, io));
    });
}
