/** A logarithmic axis between two values. */
export interface Axis {
  readonly low: number;
  readonly high: number;
  /** The values that get a label, in ascending order. */
  readonly ticks: readonly number[];
}

const STEPS = [1, 2, 5];
/** With fewer powers of ten, 2 and 5 times each of them get labels too. */
const FEW_DECADES = 3;

/** Returns an axis that begins and ends at a labelled value. Throws a `RangeError` for values that have no logarithm. */
export function logarithmicAxis(values: readonly number[]): Axis {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (!(least > 0) || !Number.isFinite(most)) throw new RangeError('values of a logarithmic axis are positive');
  const first = Math.floor(Math.log10(least));
  const last = Math.ceil(Math.log10(most));
  const steps = last - first <= FEW_DECADES ? STEPS : [1];
  const all: number[] = [];
  for (let power = first; power <= last; power++)
    all.push(...steps.map((step) => Number((step * 10 ** power).toPrecision(3))));
  const low = all.findLast((tick) => tick <= least) ?? least;
  const high = all.find((tick) => tick >= most && tick > low) ?? most;
  return { low, high, ticks: all.filter((tick) => tick >= low && tick <= high) };
}

/** Returns an axis whose labels are the values themselves. */
export function axisThrough(values: readonly number[]): Axis {
  const ticks = [...new Set(values)].sort((a, b) => a - b);
  const [low = 0, high = low] = [ticks[0], ticks.at(-1)];
  return ticks.length > 1 ? { low, high, ticks } : logarithmicAxis(values);
}

/** Returns where a value is on the axis: 0 at its low end, 1 at its high end. */
export function positionOn({ low, high }: Axis, value: number): number {
  return (Math.log(value) - Math.log(low)) / (Math.log(high) - Math.log(low));
}

export function formatTick(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: 6 });
}
