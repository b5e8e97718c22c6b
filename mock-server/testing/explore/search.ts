import { isChargingOperation } from '../../../spec/derive/scenario-faults';
import { type DisturbanceName, type DisturbanceRow, disturbances } from '../../../spec/tables/disturbances';
import { rowsOf } from '../../../spec/vocabulary/table';
import { formatSchedule, type Schedule, type Strike, subjectOf } from './schedule';
import type { Trace } from './trace';

/** Returns each disturbance of the points of a run: the likely ones first, and of one disturbance the earlier points first. */
export function strikesOf(trace: Trace): readonly Strike[] {
  const points = { write: pointsOf(trace, 'request'), delivery: pointsOf(trace, 'delivery') };
  return rowsOf(disturbances).flatMap(([disturbance, row]) =>
    points[row.strikes].flatMap((point) => strikesAt(point, disturbance, row)),
  );
}

function pointsOf({ steps }: Trace, kind: 'request' | 'delivery'): readonly string[] {
  return [...new Set(steps.flatMap((step) => (step.kind === kind && step.point !== '' ? [step.point] : [])))];
}

function strikesAt(point: string, disturbance: DisturbanceName, row: DisturbanceRow): readonly Strike[] {
  if (row.charges && !isChargingOperation(subjectOf(point))) return [];
  const strike = { point, disturbance, isFirstOnly: false };
  return row.perAttempt ? [strike, { ...strike, isFirstOnly: true }] : [strike];
}

/** A schedule that was run, as the search goes on from it. */
export interface Searched {
  readonly strike: Strike;
  readonly trace: Trace;
}

/**
 * Returns the schedules with two disturbances, the likely ones first: each of a run in which one breaks nothing, and a second one
 * at a later point of that run, which may be one that the calm run does not have. `broken` names those that break alone.
 */
export function pairsOf(unbroken: readonly Searched[], broken: ReadonlySet<string>): readonly Schedule[] {
  const pairs = unbroken.flatMap(({ strike, trace }) => {
    const { points } = trace;
    const later = points.slice(points.indexOf(strike.point) + 1);
    return strikesOf(trace)
      .filter((other) => later.includes(other.point) && !broken.has(formatSchedule([other])))
      .map((other) => ({ schedule: [strike, other], rank: rankOf(strike) + rankOf(other) }));
  });
  return pairs.sort((one, other) => one.rank - other.rank).map(({ schedule }) => schedule);
}

const names: readonly DisturbanceName[] = rowsOf(disturbances).map(([name]) => name);

function rankOf({ disturbance, isFirstOnly }: Strike): number {
  return names.indexOf(disturbance) + (isFirstOnly ? 0.5 : 0);
}
