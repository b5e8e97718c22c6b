import type { Chain, LayeredGraph } from './layered-graph';
import type { Ports } from './ports';

/** A line between two rows, from its upper end to its lower one. */
export interface Slope {
  readonly upper: number;
  readonly lower: number;
}

/** Returns the slopes of a chain, from its upper state to its lower one. */
function slopesOf({ top, between, bottom }: Chain, ports: Ports | undefined): readonly Slope[] {
  const xs = [ports?.top ?? top.x, ...between.map(({ x }) => x), ports?.bottom ?? bottom.x];
  return xs.slice(1).map((lower, i) => ({ upper: xs[i] ?? lower, lower }));
}

/** Returns the slopes below each rank. */
export function slopesByRank(
  { ranks, chains }: LayeredGraph,
  ports: ReadonlyMap<Chain, Ports>,
): readonly (readonly Slope[])[] {
  const slopes: Slope[][] = ranks.map(() => []);
  for (const chain of chains) {
    slopesOf(chain, ports.get(chain)).forEach((slope, i) => slopes[chain.top.rank + i]?.push(slope));
  }
  return slopes;
}

const MIDDLE = 0.5;
const STEP = 0.07;
const MOST = 0.15;

/**
 * Returns the height at which a line goes to the side, from 0 (at the upper row) to 1 (at the lower row). Lines that go to the
 * same side one above the other keep apart in this way.
 */
export function turnOf(slope: Slope, all: readonly Slope[]): number {
  const near = all.filter((other) => sideOf(other) === sideOf(slope) && areAboveEachOther(slope, other));
  // Of two lines to the right, the one that starts further to the left is below the other.
  const further = (a: Slope, b: Slope) => sideOf(slope) * (a.upper - b.upper) > 0;
  const above = near.filter((other) => further(other, slope)).length;
  const below = near.filter((other) => further(slope, other)).length;
  return MIDDLE + Math.min(Math.max((above - below) * STEP, -MOST), MOST);
}

const sideOf = ({ upper, lower }: Slope): number => Math.sign(lower - upper);

function areAboveEachOther(a: Slope, b: Slope): boolean {
  return (
    Math.min(a.upper, a.lower) < Math.max(b.upper, b.lower) && Math.min(b.upper, b.lower) < Math.max(a.upper, a.lower)
  );
}
