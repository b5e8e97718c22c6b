import { limits } from '../../spec/tables/limits';
import type { Mode } from '../rows';

/**
 * Returns the seconds from the first attempt to the next retry; undefined when no retry is left. Each pause is twice as long as
 * the one before, and the last retry is at the end of the retry period. Source: Events.
 */
export function retryAfterSeconds(mode: Mode, failures: number): number | undefined {
  const { retries, within_seconds } = limits.webhook_retries[mode];
  if (failures > retries) return undefined;
  return Math.floor((within_seconds * (2 ** failures - 1)) / (2 ** retries - 1));
}
