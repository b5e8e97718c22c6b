import type { LayeredGraph } from './layered-graph';
import { sizes } from './sizes';
import type { Slope } from './slopes';

/** The vertical extent of a rank, and the lines to the next one. */
export interface Row {
  readonly top: number;
  readonly bottom: number;
  readonly slopes: readonly Slope[];
}

/** The space between two rows, by how far a line goes to the side in it. */
const LEAST_SPACE = 20;
const SPACE_PER_SLANT = 0.2;
const MAX_SPACE = 60;

/** Returns the rows from the top to the bottom. */
export function rowsOf({ ranks }: LayeredGraph, slopes: readonly (readonly Slope[])[]): readonly Row[] {
  let y: number = sizes.margin;
  return ranks.map((rank, i) => {
    const below = slopes[i] ?? [];
    const slant = Math.max(0, ...below.map(({ upper, lower }) => Math.abs(upper - lower)));
    const top = y;
    const bottom = top + Math.max(0, ...rank.map(({ height }) => height));
    y = bottom + Math.round(Math.min(MAX_SPACE, LEAST_SPACE + SPACE_PER_SLANT * slant));
    return { top, bottom, slopes: below };
  });
}
