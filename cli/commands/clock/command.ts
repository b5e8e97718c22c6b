import { Argument, Command } from 'commander';
import type { Io } from '../../io';
import { withSandboxOptions } from '../../sandbox-options';
import type { ClockAction, ClockOptions } from './run';
import { writeResult } from '../../wrapped';

const clockActions: readonly ClockAction[] = ['show', 'advance', 'set', 'freeze', 'unfreeze', 'reset'];

const examples = `
Actions:
  show                print the time of the clock
  advance <duration>  move the clock forward by a duration: 8d, 25m, 1d 12h, P8D
  set <instant>       move the clock forward to an instant: 2027-01-01T00:00:00Z, 2027-01-01
  freeze              stop the clock
  unfreeze            let the clock run again
  reset               let the clock follow the clock of this machine again, back if need be

Examples:
  payments-sandbox clock advance 8d
      runs due background jobs in order: authorizations lapse, bank payments settle, payouts are sent
  payments-sandbox clock set 2027-01-01 --platform pf_0a1B2c3D4e5F6g7H8i9J0k
      moves the clock of another platform of the same sandbox

Only reset sets the clock back. To start over: payments-sandbox platforms reset`;

/** Declares `clock`. */
export function clockCommand(io: Io): Command {
  const clock = new Command('clock')
    .summary('show or move the clock of a platform')
    .description('Show or move the clock of a platform of a running sandbox.')
    .addArgument(new Argument('[action]', 'what to do').choices(clockActions).default('show'))
    .addArgument(new Argument('[value...]', 'duration to advance by, or instant to set'));
  const command = withSandboxOptions(clock, 'platform of the clock', io)
    .option('--json', 'print the response as one line of JSON')
    .addHelpText('after', examples);
  return command.action(async (action: ClockAction, words: readonly string[], options: ClockOptions) => {
    const value = words.join(' ');
    const problem = findUsageProblem(action, value) ?? (await findInvalidValue(action, value));
    if (problem !== undefined) command.error(`error: ${problem}`);
    const { runClock } = await import('./run');
    writeResult(io.stdout, await runClock(action, value, options, io.stderr), options.json);
  });
}

function findUsageProblem(action: ClockAction, value: string): string | undefined {
  if (action === 'advance' && value === '') return 'Missing duration. Example: payments-sandbox clock advance 8d';
  if (action === 'set' && value === '')
    return 'Missing instant. Example: payments-sandbox clock set 2027-01-01T00:00:00Z';
  if (action !== 'advance' && action !== 'set' && value !== '')
    return `The action ${action} takes no value, but "${value}" was given`;
  return undefined;
}

/** Returns what is wrong with a duration or an instant, which the sandbox would refuse. */
async function findInvalidValue(action: ClockAction, value: string): Promise<string | undefined> {
  if (action !== 'advance' && action !== 'set') return undefined;
  const { explainInvalid, isValid } = await import('./value');
  return isValid(action, value) ? undefined : explainInvalid(action, value);
}
