import type { ControlResult } from '../../../control/operation';
import type { Platform } from '../../../platform/platform';

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

/** The last move of each platform that is open. A restart forgets it. */
const moves = new WeakMap<Platform, LastMove>();

/** Stores a move, so that the page can show it after the redirect. */
export function setLastMove(platform: Platform, from: string, { now, ran, outcomes }: MovedClock): void {
  moves.set(platform, { from, to: now, ran: ran.slice(0, MAX_KEPT_JOBS), count: ran.length, outcomes });
}

/** Returns the last move; undefined if there was none, or if a reset or a restored snapshot has set the clock back since. */
export function lastMove(platform: Platform, now: string): LastMove | undefined {
  const move = moves.get(platform);
  return move === undefined || move.to > now ? undefined : move;
}
