import { Command, Option } from 'commander';
import type { Io } from '../../io';
import { type SandboxOptions, withSandboxOptions } from '../../sandbox-options';

export const failures = ['violation', 'warning', 'never'] as const;
export type FailOn = (typeof failures)[number];

export interface ReportOptions extends SandboxOptions {
  readonly failOn: FailOn;
  readonly json?: boolean;
}

const examples = `
Examples:
  payments-sandbox report
      what your program asked of the sandbox, what it got, and what to mend
  payments-sandbox report --fail-on violation
      in CI, after the tests: ends with 1 when a request was not as the API declares

A violation is something that the real service may refuse: an unknown field, a wrong type, a missing header. A warning is
about what works, and is deprecated or without effect. Errors alone, such as a declined card, are neither.`;

/** Declares `report`. */
export function reportCommand(io: Io, onEnd: (exitCode: number) => void): Command {
  const report = new Command('report').description(
    'tell what was asked of a running sandbox, and what in it is not as the API declares',
  );
  return withSandboxOptions(report, 'platform whose requests those are', io)
    .addOption(new Option('--fail-on <verdict>', 'end with 1 when there is one').choices(failures).default('never'))
    .option('--json', 'print the report as one line of JSON')
    .addHelpText('after', examples)
    .action(async (options: ReportOptions) => {
      const { report } = await import('./run');
      onEnd(await report(options, io));
    });
}
