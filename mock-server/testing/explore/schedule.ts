import { didYouMean } from '../../../spec/vocabulary/closest-names';
import { type DisturbanceName, disturbances, isDisturbanceName } from '../../../spec/tables/disturbances';
import { rowsOf } from '../../../spec/vocabulary/table';

/** A disturbance at a point. */
export interface Strike {
  /** The point, such as `createPayment#1`: the first call of the operation, or the first event of the name. */
  readonly point: string;
  readonly disturbance: DisturbanceName;
  /** Whether it strikes only the first attempt of the call. */
  readonly isFirstOnly: boolean;
}

/** The disturbances of a run, in the order of their points. The calm run has none. */
export type Schedule = readonly Strike[];

/** Returns, for example, `createPayment#1:lost:first + payment.succeeded#1:twice`. */
export function formatSchedule(schedule: Schedule): string {
  return schedule.map(formatStrike).join(' + ');
}

function formatStrike({ point, disturbance, isFirstOnly }: Strike): string {
  return `${point}:${disturbance}${isFirstOnly ? ':first' : ''}`;
}

/** Reads the schedule that a report names. Throws a `RangeError` for another text, with the known disturbances. */
export function parseSchedule(text: string): Schedule {
  return text.split('+').map((part) => parseStrike(part.trim()));
}

function parseStrike(text: string): Strike {
  const [, point = '', name = '', first = ''] = /^(\S+#\d+(?:@\d+)?):(\w+)(:first)?$/.exec(text) ?? [];
  if (!isDisturbanceName(name)) {
    const known = rowsOf(disturbances).map(([each]) => each);
    const hint = didYouMean(name, known) || ` Disturbances: ${known.join(', ')}.`;
    throw new RangeError(`only: "${text}" is not a point and a disturbance, such as createPayment#1:lost.${hint}`);
  }
  return { point, disturbance: name, isFirstOnly: first !== '' };
}

/** Returns the operation or the event of a point. */
export function subjectOf(point: string): string {
  return point.split('#', 1)[0] ?? point;
}
