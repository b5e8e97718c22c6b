import { isWorkStep, workModes, type WorkStep } from '../../spec/tables/background-jobs';
import type { JobKind, WorkModesRow } from '../rows';
import { fromIso, toIso } from './clock';
import { addDuration, type Duration, formatDuration, parseDuration } from './duration';

/** How each step is set: `usual`, `immediate`, `manual`, or a span such as `2d`. */
export type WorkModes = Readonly<Record<WorkStep, string>>;

/** An instant of the year 9000 can still be written with four digits so much later. */
const LONGEST = addDuration(0, { years: 100 });

/** How a step is to be set, in the words in which it is kept; undefined for what is neither a mode nor a span. */
export function readMode(mode: string | Duration): string | undefined {
  if (typeof mode === 'string' && isOneOf(workModes, mode)) return mode;
  const text = typeof mode === 'string' ? mode : formatDuration(mode);
  const span = parseDuration(text);
  return span !== undefined && addDuration(0, span) <= LONGEST ? text.trim() : undefined;
}

function isOneOf(known: readonly string[], text: string): boolean {
  return known.includes(text);
}

/** When work is due that is left at an instant, given when it usually would be; null when it waits to be asked for. */
export function dueUnder(
  row: WorkModesRow | undefined,
  kind: JobKind,
  { now, usually }: { readonly now: string; readonly usually: string },
): string | null {
  const mode = row && isWorkStep(kind) ? row.modes[kind] : undefined;
  if (mode === undefined) return usually;
  if (mode === 'manual') return null;
  const span = parseDuration(mode);
  return span === undefined ? now : toIso(addDuration(fromIso(now), span));
}

/** The modes with some of them changed; undefined when everything is as usual. */
export function changedModes(
  row: WorkModesRow | undefined,
  changes: Readonly<Partial<Record<WorkStep, string>>>,
): WorkModesRow | undefined {
  const entries = Object.entries({ ...row?.modes, ...changes }).filter(([, mode]) => mode !== 'usual');
  return entries.length === 0 ? undefined : { id: 'work', modes: Object.fromEntries(entries) };
}

/** Every step and how it is set. */
export function allModes(row: WorkModesRow | undefined): WorkModes {
  const modes = {
    enable_sub_account: 'usual',
    settle_payment: 'usual',
    settle_refund: 'usual',
    close_proceeds_batch: 'usual',
    send_proceeds_payout: 'usual',
    pay_proceeds_payout: 'usual',
  } as const satisfies WorkModes;
  return { ...modes, ...row?.modes };
}
