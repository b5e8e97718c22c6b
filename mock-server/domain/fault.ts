import type { FaultRow } from '../rows';

/** The number of matches until a fault is exhausted; null without a limit. */
export function remainingOf({ times, matched }: Pick<FaultRow, 'times' | 'matched'>): number | null {
  return times === null ? null : Math.max(0, times - matched);
}

/** Whether a fault still skips what it is for. Until it has skipped `after` of them, it matches none. */
export const skipsNext = ({ after, passed }: Pick<FaultRow, 'after' | 'passed'>): boolean => passed < after;

/** Whether an active fault matches the next request or delivery that it is for. What it skips first takes no draw. */
export function matchesNext(fault: Pick<FaultRow, 'after' | 'probability' | 'seed' | 'matched' | 'passed'>): boolean {
  const { after, probability, seed, matched, passed } = fault;
  if (skipsNext(fault)) return false;
  return probability === null || draw(seed ?? 0, matched + passed - after) < probability;
}

/**
 * Returns draw `k` of a seed: at least 0 and less than 1. It depends on nothing else, so the same seed gives the same draws on
 * every machine and after every restart.
 */
export function draw(seed: number, k: number): number {
  return scramble(scramble(seed + 0x9e3779b9) ^ Math.imul(k, 0x85ebca6b)) / 2 ** 32;
}

/** The finalizer of MurmurHash3: each bit of the number changes about half of the bits of the result. */
function scramble(number: number): number {
  let bits = number >>> 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
