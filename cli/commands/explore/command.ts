import { Command, Option } from 'commander';
import { parseBudget } from '../../arguments';
import type { Io } from '../../io';
import type { ExploreCommandOptions } from './run';

const help = `
Examples:
  payments-sandbox explore -- npm test -- checkout
      runs these tests again and again, each time with another disturbance, and names the one after which money moves twice
  payments-sandbox explore --only createPayment#1:lost -- npm test -- checkout
      runs one disturbance of a report again

The command is one scenario, in any language. It gets the variables of exec, and must do the same each time. It runs twice in
calm, then once with each disturbance of its charges and refunds: a response that is lost after the commit, a webhook that comes
twice or before the response, a response that comes too late. Switch off the repeats of failed tests: they look like a program
that charges twice, and get no judgement.
A suite that has the sandbox within it calls explore of the test kit, which tries more:
  https://github.com/payments-sandbox/payments-sandbox/blob/main/docs/guides/explore.md

Exit codes:
  0  Nothing was found.
  1  Money moves twice after a disturbance.
  2  The command cannot be explored: it fails in calm, does something else each time, charges and refunds nothing, or has
     more than 40 writes.`;

/** Declares `explore`. */
export function exploreCommand(io: Io, onEnd: (exitCode: number) => void): Command {
  const explore = new Command('explore')
    .summary('find the disturbance after which a command moves money twice')
    .description(
      'Run a command again and again, disturb one of its calls each time, and say after which money moves twice.',
    )
    .argument('<command>', 'program to run with a sandbox of its own')
    .argument('[arguments...]', 'its arguments')
    .addOption(
      new Option('--budget <time>', 'time after which no further run begins, such as 90s or 5m')
        .argParser(parseBudget)
        .default(300_000, '5m'),
    )
    .option('--only <disturbance>', 'run one disturbance of a report again, such as createPayment#1:lost')
    .option('--json', 'print the report as one line of JSON')
    .addHelpText('after', help);
  return explore.action(async (program: string, args: readonly string[], options: ExploreCommandOptions) => {
    const [{ runExplore }, { execSettings }] = await Promise.all([import('./run'), import('../exec/command')]);
    onEnd(await runExplore([program, ...args], await execSettings(explore, io), options, io));
  });
}
