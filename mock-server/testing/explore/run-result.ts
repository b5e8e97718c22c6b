import type { Ending } from './ending';
import type { Told } from './options';
import type { Schedule } from './schedule';
import type { Trace } from './trace';

/** The end of a run, and how it came to it. */
export interface RunResult {
  readonly schedule: Schedule;
  readonly told: Told;
  readonly ending: Ending;
  readonly trace: Trace;
  /** Whether each disturbance has struck. */
  readonly isMet: boolean;
  readonly notTried: readonly string[];
  /** Why the end was not reached. */
  readonly neverEnded: string | undefined;
  readonly rejections: readonly unknown[];
  /** The errors that the scenario, the background work and the owner's check threw. */
  readonly thrown: Readonly<Partial<Record<'scenario' | 'settle' | 'check', unknown>>>;
  readonly longestSilence: number;
}
