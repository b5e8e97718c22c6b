import { Command, Option } from 'commander';
import { parseOutput } from '../../arguments';
import type { Io } from '../../io';
import { connectionOf, withSandboxOptions } from '../../sandbox-options';
import { acceptedRows } from './accepted-rows';
import type { OutputOptions } from './output';

const help = `
Examples:
  payments-sandbox ready -- npm test
      runs the tests with a sandbox of their own, and says whether your program is ready for the real service
  payments-sandbox ready
      judges what a running sandbox has seen, on one platform
  payments-sandbox ready --strict --junit ready.xml -- npm test
      in CI: rows that no test has met fail, too

A row is failed only by what the sandbox saw, such as a request that violates the API and was accepted. Not met is what
your tests never did; each has three lines of test that would. Nothing is caused by ready itself.
Accept a row, with the reason, in payments-sandbox.config.yaml:
  ready: { accept: { dispute_answered: 'we refund instead' } }
With GITHUB_STEP_SUMMARY the verdict is added to the summary of the job.
Exits with 1 for a failed row, or as the command does.

The requests behind it: payments-sandbox report
What of the API no test has met: payments-sandbox coverage
The readiness of the sandbox itself: payments-sandbox health ready`;

/** Declares `ready`. */
export function readyCommand(io: Io, onEnd: (exitCode: number) => void): Command {
  const ready = new Command('ready')
    .summary('say whether your program is ready for the real service')
    .description('Say whether your program is ready for the real service, by what the sandbox saw of its tests.')
    .argument('[command]', 'program to run with a sandbox of its own (default: judge a running sandbox)')
    .argument('[arguments...]', 'its arguments');
  return withSandboxOptions(ready, 'platform of the requests', io, { isLate: true })
    .option('--strict', 'exit with 1 for rows that are not met, too')
    .addOption(new Option('--html <file>', 'write a page about it').argParser(parseOutput))
    .addOption(new Option('--junit <file>', 'write a JUnit report').argParser(parseOutput))
    .option('--json', 'print the verdict as one line of JSON; the output of the command goes to standard error')
    .addHelpText('after', help)
    .action(async (program: string | undefined, args: readonly string[], options: OutputOptions) => {
      if (program === 'get' && args.length === 0) {
        const { runFormerReady } = await import('./former');
        return onEnd(await runFormerReady(ready.opts(), io));
      }
      const accepted = await acceptedRows(ready, io);
      if (program === undefined) {
        const { judgeRunning } = await import('./running');
        return onEnd(await judgeRunning(await connectionOf(ready, io, 'control'), { ...options, accepted }, io));
      }
      const [{ judgeCommand }, { execSettings }] = await Promise.all([
        import('./own-sandbox'),
        import('../exec/command'),
      ]);
      const settings = await execSettings(ready, io);
      onEnd(await judgeCommand([program, ...args], settings, { ...options, accepted }, io));
    });
}
