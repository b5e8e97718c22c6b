import { countAsBegun } from '../events/record-attempt';
import type { Store } from '../store/store';
import type { StepOrigin } from '../store/undo-log';
import { type Clock, toIso } from '../time/clock';
import type { JobRunner } from '../time/job-runner';
import { type ClockPort, PlatformClock } from '../time/platform-clock';
import { putClock, putResetClock } from './restart';
import type { UnitRunner } from './unit-of-work';

/** The platform, as its clock uses it. */
interface StoredClockPort {
  readonly store: Store;
  readonly machine: Clock;
  readonly runner: JobRunner;
  readonly units: Pick<UnitRunner, 'latest' | 'restart'>;
  /** Where clocks are frozen at first; null if they run. */
  readonly startAt: number | null;
  readonly origin: () => StepOrigin;
}

/** Creates the clock of a platform, whose state is a row. */
export function storedClock({ store, machine, runner, units, startAt, origin }: StoredClockPort): PlatformClock {
  const read = () => store.rows.find('clock', 'clock');
  const put: ClockPort['put'] = (row, before) =>
    store.transact((rows) => {
      putClock(rows, { ...read(), ...row });
      countAsBegun(rows, toIso(before));
    }, origin());
  const putReset = () => {
    store.transact((rows) => putResetClock(rows, startAt), origin());
    units.restart();
  };
  const runEach: ClockPort['runEach'] = (until, onStart) => runner.runEach(until, onStart);
  const port = { machine, startAt, read, put, putReset, runEach, wake: () => runner.wake() };
  return new PlatformClock(port, units.latest);
}
