import type { ClockRow } from '../rows';
import type { Store } from '../store/store';
import type { StepOrigin } from '../store/undo-log';
import { type ClockPort, PlatformClock } from '../time/platform-clock';

/** The platform, as its clock uses it. */
export interface StoredClockPort extends Pick<ClockPort, 'machine' | 'runEach' | 'wake'> {
  readonly store: Store;
  readonly origin: () => StepOrigin;
}

/** Creates the clock of a platform, whose state is a row. `latest` is the latest instant that the platform has used. */
export function storedClock({ store, origin, ...port }: StoredClockPort, latest: number): PlatformClock {
  const read = () => store.rows.find('clock', 'clock');
  const put = (row: ClockRow) => store.transact((rows) => rows.put('clock', row), origin());
  return new PlatformClock({ ...port, read, put }, latest);
}
