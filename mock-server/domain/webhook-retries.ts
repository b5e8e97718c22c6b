import { limits } from '../../spec/tables/limits';
import type { Mode } from '../rows';

/**
 * How many seconds after the first attempt a failed delivery is attempted again, each pause twice as long as the one before
 * and the last retry at the end of the time that there is; undefined when there is no retry left. Source: Events.
 */
export function retryAfterSeconds(mode: Mode, failures: number): number | undefined {
  const { retries, within_seconds } = limits.webhook_retries[mode];
  if (failures > retries) return undefined;
  return Math.floor((within_seconds * (2 ** failures - 1)) / (2 ** retries - 1));
}
