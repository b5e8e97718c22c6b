import type { FaultRow } from '../rows';

/** How many a fault will still meet; null for as many as come. */
export function remainingOf({ times, matched }: Pick<FaultRow, 'times' | 'matched'>): number | null {
  return times === null ? null : Math.max(0, times - matched);
}

/** Whether a fault meets the next one of those that it is for, if it is not spent. */
export function matchesNext({
  probability,
  seed,
  matched,
  passed,
}: Pick<FaultRow, 'probability' | 'seed' | 'matched' | 'passed'>): boolean {
  return probability === null || draw(seed ?? 0, matched + passed) < probability;
}

/**
 * Draw `k` of a seed: from 0 up to 1, without it. A function of the two alone, so that the same seed gives the same draws on
 * every machine, and after every restart.
 */
export function draw(seed: number, k: number): number {
  return scramble(scramble(seed + 0x9e3779b9) ^ Math.imul(k, 0x85ebca6b)) / 2 ** 32;
}

/** Every bit of the number changes about half of the bits of the result: the finalizer of MurmurHash3. */
function scramble(number: number): number {
  let bits = number >>> 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
