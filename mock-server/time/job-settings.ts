import { isBackgroundJob, jobSettingModes, type BackgroundJob } from '../../spec/tables/background-jobs';
import type { JobKind, JobSettingsRow } from '../rows';
import { fromIso, toIso } from './clock';
import { addDuration, type Duration, formatDuration, parseDuration } from './duration';

/** How each step is set: `default`, `immediate`, `manual`, or a span such as `2d`. */
export type JobSettingValues = Readonly<Record<BackgroundJob, string>>;

/** An instant of the year 9000 can still be written with four digits so much later. */
const LONGEST_DELAY_MS = addDuration(0, { years: 100 });

/** How a step is to be set, in the words in which it is kept; undefined for what is neither a mode nor a span. */
export function parseJobSetting(mode: string | Duration): string | undefined {
  if (typeof mode === 'string' && isOneOf(jobSettingModes, mode)) return mode;
  const text = typeof mode === 'string' ? mode : formatDuration(mode);
  const span = parseDuration(text);
  return span !== undefined && addDuration(0, span) <= LONGEST_DELAY_MS ? text.trim() : undefined;
}

function isOneOf(known: readonly string[], text: string): boolean {
  return known.includes(text);
}

/** When work is due that is left at an instant, given when it usually would be; null when it waits to be asked for. */
export function dueAtFor(
  row: JobSettingsRow | undefined,
  kind: JobKind,
  { now, usually }: { readonly now: string; readonly usually: string },
): string | null {
  const mode = row && isBackgroundJob(kind) ? row.settings[kind] : undefined;
  if (mode === undefined) return usually;
  if (mode === 'manual') return null;
  const span = parseDuration(mode);
  return span === undefined ? now : toIso(addDuration(fromIso(now), span));
}

/** The modes with some of them changed; undefined when everything is as usual. */
export function changedSettings(
  row: JobSettingsRow | undefined,
  changes: Readonly<Partial<Record<BackgroundJob, string>>>,
): JobSettingsRow | undefined {
  const entries = Object.entries({ ...row?.settings, ...changes }).filter(([, mode]) => mode !== 'default');
  return entries.length === 0 ? undefined : { id: 'job_settings', settings: Object.fromEntries(entries) };
}

/** Every step and how it is set. */
export function allSettings(row: JobSettingsRow | undefined): JobSettingValues {
  const modes = {
    enable_sub_account: 'default',
    settle_payment: 'default',
    settle_refund: 'default',
    close_proceeds_batch: 'default',
    send_proceeds_payout: 'default',
    pay_proceeds_payout: 'default',
  } as const satisfies JobSettingValues;
  return { ...modes, ...row?.settings };
}
