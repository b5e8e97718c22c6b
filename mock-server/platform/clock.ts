import { countAsBegun, retryAllNow } from '../events/record-attempt';
import type { Store } from '../store/store';
import type { StepOrigin } from '../store/undo-log';
import { toIso } from '../time/clock';
import { type ClockPort, PlatformClock } from '../time/platform-clock';
import type { PlatformOptions } from './options';
import { laterThan, putClock, putResetClock } from './restart';

/** The units of work of a platform, as its clock uses them. */
interface ClockUnits extends Pick<ClockPort, 'runEach' | 'wake'> {
  /** The instant of the last one. */
  readonly latest: number;
  readonly origin: () => StepOrigin;
  /** Called after the clock was set back. */
  readonly onReset: () => void;
}

/** Creates the clock of a platform, whose state is a row. */
export function storedClock(
  store: Store,
  { clock: machine, startAt }: Pick<PlatformOptions, 'clock' | 'startAt'>,
  { latest, origin, onReset, runEach, wake }: ClockUnits,
): PlatformClock {
  const read = () => store.rows.find('clock', 'clock');
  const put: ClockPort['put'] = (row, before) =>
    store.transact((rows) => {
      putClock(rows, { ...read(), ...row });
      countAsBegun(rows, toIso(before));
    }, origin());
  const putReset: ClockPort['putReset'] = (to) => {
    const now = toIso(to);
    const later = laterThan(store.rows, now);
    store.transact((rows) => {
      putResetClock(rows, startAt);
      retryAllNow(rows, now);
    }, origin());
    onReset();
    return later;
  };
  return new PlatformClock({ machine, startAt, read, put, putReset, runEach, wake }, latest);
}
