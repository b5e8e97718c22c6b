import { Argument, Command } from 'commander';
import { reviewOutcomes } from '../../../spec';
import { parseSubAccountId } from '../../arguments';
import type { Io } from '../../io';
import { type SandboxOptions, withSandboxOptions } from '../../sandbox-options';

export interface ReviewOptions extends SandboxOptions {
  readonly json?: boolean;
}

const examples = `
Examples:
  payments-sandbox review acc_0a1B2c3D4e5F6g7H8i9J0k approve
      enables an account whose onboarding entry was submitted
  payments-sandbox review acc_0a1B2c3D4e5F6g7H8i9J0k disable --url http://127.0.0.1:8080
      takes that back, on a sandbox that listens elsewhere

Which outcome is possible depends on the status of the sub account: docs/reference/states.md`;

/** Declares `review`. */
export function reviewCommand(io: Io): Command {
  const review = new Command('review')
    .description('decide on a sub account of a running sandbox, as the review of the service does')
    .addArgument(new Argument('<sub_account_id>', 'id of a test or live sub account').argParser(parseSubAccountId))
    .addArgument(new Argument('<outcome>', 'what was decided').choices(reviewOutcomes));
  return withSandboxOptions(review, 'platform of the sub account', io)
    .option('--json', 'print the sub account as one line of JSON')
    .addHelpText('after', examples)
    .action(async (subAccountId: string, outcome: string, options: ReviewOptions) => {
      const { review } = await import('./run');
      io.stdout.write(await review(subAccountId, outcome, options));
    });
}
