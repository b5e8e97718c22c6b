import { InvalidArgumentError } from 'commander';
import { parseDuration } from '../../spec/vocabulary/duration';
import { jobSettingModes } from '../../spec/tables/background-jobs';

/** Parses when the jobs of a type run. */
export function parseJobSetting(value: string): string {
  if (jobSettingModes.some((mode) => mode === value) || parseDuration(value) !== undefined) return value;
  throw new InvalidArgumentError(`Pass ${jobSettingModes.join(', ')}, or a duration such as 2d.`);
}
