/**
 * Numbers of the values that a platform has generated from the random seed of its sandbox. The next value is generated from the
 * next number. Never changed in place. Without a random seed nothing is counted.
 */
export interface Counts {
  /** Ids of rows. */
  readonly ids: number;
  /** Ids of requests that may change something. */
  readonly writes: number;
  /** Ids of all other requests. They are counted separately, so that reading does not change later ids. */
  readonly reads: number;
}

export type Counted = keyof Counts;

/** Returns the next number of a kind, beginning with 1. */
export type Count = (kind: Counted) => number;

export const noCounts: Counts = { ids: 0, writes: 0, reads: 0 };

export function counted(counts: Counts, kind: Counted): Counts {
  return { ...counts, [kind]: counts[kind] + 1 };
}

/** The greatest number of values of a kind in one process run. */
const MAX_COUNT_PER_RUN = 2 ** 32;

/** Returns the counts at which a process run begins. The run before may not have written its last counts: reads write nothing. */
export function countsAfterRestart({ ids, writes, reads }: Counts): Counts {
  const begin = (Math.floor(Math.max(ids, writes, reads) / MAX_COUNT_PER_RUN) + 1) * MAX_COUNT_PER_RUN;
  return { ids: begin, writes: begin, reads: begin };
}
