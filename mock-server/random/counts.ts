/**
 * How much of each kind a platform has made from the seed of its sandbox: the next of its kind is made from the next number.
 * Never changed in place. A platform of a sandbox without a seed counts nothing.
 */
export interface Counts {
  /** Ids of rows. */
  readonly ids: number;
  /** Requests that may change something. */
  readonly writes: number;
  /** All other requests, counted apart: however often somebody looks, what is made stays the same. */
  readonly reads: number;
}

export type Counted = keyof Counts;

/** Gives the next number of a kind: 1 is the first. */
export type Count = (kind: Counted) => number;

export const noCounts: Counts = { ids: 0, writes: 0, reads: 0 };

export function counted(counts: Counts, kind: Counted): Counts {
  return { ...counts, [kind]: counts[kind] + 1 };
}

/** No process makes more of a kind than this. */
const MAX_COUNT_PER_RUN = 2 ** 32;

/** Where the next process begins. What the one before it counted last it may not have written, as reads write nothing. */
export function countsAfterRestart({ ids, writes, reads }: Counts): Counts {
  const begin = (Math.floor(Math.max(ids, writes, reads) / MAX_COUNT_PER_RUN) + 1) * MAX_COUNT_PER_RUN;
  return { ids: begin, writes: begin, reads: begin };
}
