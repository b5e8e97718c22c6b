import type { ControlResult } from '../../../control/operation';

/** A job that ran while the clock moved. */
export type RanJob = MovedClock['ran'][number];

/** A move of the clock by its page. */
export interface LastMove {
  readonly from: string;
  readonly to: string;
  /** The first jobs that ran, in their order. */
  readonly ran: readonly RanJob[];
  /** Number of all jobs that ran. */
  readonly count: number;
  /** The outcomes of all of them. */
  readonly outcomes: MovedClock['outcomes'];
}

type MovedClock = ControlResult<'moveClock'>;

/** The most jobs of a move that are kept. */
const MAX_KEPT_JOBS = 2_000;

/** Returns a move as its page shows it after the redirect. */
export const keptMove = (from: string, { now, ran, outcomes }: MovedClock): LastMove => ({
  from,
  to: now,
  ran: ran.slice(0, MAX_KEPT_JOBS),
  count: ran.length,
  outcomes,
});
