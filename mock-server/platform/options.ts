import type { Settings } from '../context';
import type { RandomSource } from '../random/random';
import type { Clock } from '../time/clock';

/** What all platforms of a sandbox are made with. */
export interface PlatformOptions extends Settings {
  /** The clock of the machine, with which the clock of a platform runs. */
  readonly clock: Clock;
  /** Where ids and secrets come from. */
  readonly random: RandomSource;
  /** Where the clock of each platform stands still at first, in milliseconds since 1970; null where it runs. */
  readonly startAt: number | null;
  /** Names, besides this machine and private addresses, that webhooks may be sent to. */
  readonly allowPublisherHosts: readonly string[];
  /** Hears of faults that no caller can be told of. */
  readonly onError: (error: unknown) => void;
}
