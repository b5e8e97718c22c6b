import { Argument, Command } from 'commander';
import type { Io } from '../../io';
import { type SandboxOptions, withSandboxOptions } from '../../sandbox-options';

const clockActions = ['show', 'advance', 'set', 'freeze', 'unfreeze'] as const;

export interface ClockOptions extends SandboxOptions {
  readonly json?: boolean;
}

const examples = `
Actions:
  show              print what the clock shows; also without any action
  advance <span>    move it on: 8d, 25m, 1d 12h, P8D
  set <instant>     move it on to an instant: 2027-01-01T00:00:00Z, 2027-01-01
  freeze, unfreeze  let it stand still, or run on from there

Examples:
  payments-sandbox clock advance 8d
      authorizations lapse, bank payments settle, payouts are sent: each at its own instant, in order
  payments-sandbox clock set 2027-01-01 --platform pf_0a1B2c3D4e5F6g7H8i9J0k
      on another platform of the same sandbox

The clock never goes back. To begin anew: curl -X POST URL/_sandbox/platforms/default/reset`;

/** Declares `clock`. */
export function clockCommand(io: Io): Command {
  const clock = new Command('clock')
    .description('show or move the clock of a running sandbox')
    .addArgument(new Argument('[action]', 'what to do').choices(clockActions).default('show'))
    .addArgument(new Argument('[value...]', 'how far to advance, or what to set'));
  const command = withSandboxOptions(clock, 'platform whose clock it is', io)
    .option('--json', 'print the answer as one line of JSON')
    .addHelpText('after', examples);
  return command.action(async (action: string, words: readonly string[], options: ClockOptions) => {
    const value = words.join(' ');
    const wrong = wrongUse(action, value);
    if (wrong !== undefined) command.error(`error: ${wrong}`);
    const { showClock } = await import('./run');
    io.stdout.write(await showClock(action, value, options));
  });
}

function wrongUse(action: string, value: string): string | undefined {
  if (action === 'advance' && value === '') return 'Say how far: payments-sandbox clock advance 8d';
  if (action === 'set' && value === '') return 'Say which instant: payments-sandbox clock set 2027-01-01T00:00:00Z';
  if (action !== 'advance' && action !== 'set' && value !== '')
    return `Nothing comes after ${action}, but "${value}" did`;
  return undefined;
}
