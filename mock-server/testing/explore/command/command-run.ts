import type { Sandbox } from '../../..';
import { elapsed } from '../../../time/clock';
import type { App } from '../../../wire/message';
import type { Money } from '../ending';
import type { FindOperation } from '../wire';
import type { Call } from './call';
import { CommandWire } from './command-wire';
import type { CommandStrike } from './points';

/** The end of a command. */
export interface EndedCommand {
  readonly status: number;
  /** Whether it was ended, as it took too long. */
  readonly isStopped: boolean;
  /** The last lines of its output. */
  readonly output: string;
}

/** The connection of a run to its sandbox. */
export interface Attached {
  readonly respond: App;
  /** Is called when the command and its requests have ended. */
  readonly end: () => void;
}

/** Runs the command with a sandbox of its own, for so many milliseconds at most. */
export type RunCommand = (attach: (sandbox: Sandbox) => Attached, limitMs: number) => Promise<EndedCommand>;

/** A command that has ended, and what it did. */
export interface CommandRun extends EndedCommand {
  readonly durationMs: number;
  readonly calls: readonly Call[];
  readonly sums: readonly Money[];
  /** Whether its disturbance struck. */
  readonly isMet: boolean;
  readonly notTried: readonly string[];
}

/** Runs the command, with a disturbance or in calm. */
export async function runDisturbed(
  run: RunCommand,
  strike: CommandStrike | undefined,
  { findOperation, limitMs }: { readonly findOperation: FindOperation; readonly limitMs: number },
): Promise<CommandRun> {
  let wire: CommandWire | undefined;
  const from = elapsed();
  const ended = await run((sandbox) => {
    const attached = new CommandWire(sandbox, strike, findOperation);
    wire = attached;
    return { respond: attached.respond, end: () => attached.ledger.read() };
  }, limitMs);
  const { calls = [], ledger, strikes } = wire ?? {};
  const isMet = strikes?.areAllMet ?? false;
  return {
    ...ended,
    durationMs: elapsed() - from,
    calls,
    sums: ledger?.sums ?? [],
    isMet,
    notTried: strikes?.notTried ?? [],
  };
}
