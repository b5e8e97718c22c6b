import { isBackgroundJob, jobSettingModes } from '../../spec/tables/background-jobs';
import type { JobKind, JobSettingsRow } from '../rows';
import { fromIso, toIso } from './clock';
import { addDuration, type Duration, formatDuration, parseDuration } from '../../spec/vocabulary/duration';

/** The clock ends with the year 9000: a job that is scheduled then is still due in a year of four digits. */
const LONGEST_DELAY_MS = addDuration(0, { years: 100 });

/** Returns the stored form of a setting; undefined for what is neither a mode nor a duration. */
export function parseJobSetting(setting: string | Duration): string | undefined {
  if (typeof setting === 'string' && isOneOf(jobSettingModes, setting)) return setting;
  const text = typeof setting === 'string' ? setting : formatDuration(setting);
  const duration = parseDuration(text);
  return duration !== undefined && addDuration(0, duration) <= LONGEST_DELAY_MS ? text.trim() : undefined;
}

function isOneOf(known: readonly string[], text: string): boolean {
  return known.includes(text);
}

/** Returns when a job that is scheduled now is due, given its default; null when it is held until it is run. */
export function dueAtFor(
  row: JobSettingsRow | undefined,
  kind: JobKind,
  { now, defaultDueAt }: { readonly now: string; readonly defaultDueAt: string },
): string | null {
  const setting = row && isBackgroundJob(kind) ? row.settings[kind] : undefined;
  if (setting === undefined) return defaultDueAt;
  if (setting === 'manual') return null;
  const duration = parseDuration(setting);
  return duration === undefined ? now : toIso(addDuration(fromIso(now), duration));
}
