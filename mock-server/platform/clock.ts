import type { ClockRow } from '../rows';
import type { Store } from '../store/store';
import type { StepOrigin } from '../store/undo-log';
import type { Clock } from '../time/clock';
import type { JobRunner } from '../time/job-runner';
import { PlatformClock } from '../time/platform-clock';

interface ClockParts {
  readonly machine: Clock;
  /** The latest instant that the platform has used. */
  readonly latest: number;
  readonly runner: () => JobRunner;
  readonly origin: () => StepOrigin;
}

/** Creates the clock of a platform, whose state is a row in its store. */
export function platformClock(store: Store, { machine, latest, runner, origin }: ClockParts): PlatformClock {
  const port = {
    machine,
    read: () => store.rows.find('clock', 'clock'),
    put: (row: ClockRow) => store.transact((rows) => rows.put('clock', row), origin()),
    runDue: (until: number) => runner().runDue(until),
    wake: () => runner().wake(),
  };
  return new PlatformClock(port, latest);
}
