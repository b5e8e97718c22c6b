import { Argument, Command } from 'commander';
import { reviewOutcomes } from '../../../spec';
import { referenceUrl } from '../../../spec/vocabulary/reference-page';
import { parseSubAccountId } from '../../arguments';
import type { Io } from '../../io';
import { withSandboxOptions } from '../../sandbox-options';
import type { ReviewOptions } from './run';
import { writeResult } from '../../wrapped';

const examples = `
Examples:
  payments-sandbox review acc_0a1B2c3D4e5F6g7H8i9J0k approve
      enables a sub account whose onboarding entry was submitted
  payments-sandbox review acc_0a1B2c3D4e5F6g7H8i9J0k disable --sandbox http://127.0.0.1:8080
      disables it, on a sandbox at another address

The status of the sub account decides which outcomes are possible:
${referenceUrl('states')}`;

/** Declares `review`. */
export function reviewCommand(io: Io): Command {
  const review = new Command('review')
    .summary('review a sub account: approve, reject, …')
    .description('Review a sub account of a running sandbox, as the reviewers of the real service do.')
    .addArgument(new Argument('<sub_account_id>', 'id of a test or live sub account').argParser(parseSubAccountId))
    .addArgument(new Argument('<outcome>', 'outcome of the review').choices(reviewOutcomes));
  return withSandboxOptions(review, 'platform of the sub account', io)
    .option('--json', 'print the sub account as one line of JSON')
    .addHelpText('after', examples)
    .action(async (subAccountId: string, outcome: string, options: ReviewOptions) => {
      const { runReview } = await import('./run');
      writeResult(io.stdout, await runReview(subAccountId, outcome, options), options.json);
    });
}
