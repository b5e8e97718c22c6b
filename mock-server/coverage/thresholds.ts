import type { Coverage } from '../../spec/derive/coverage';
import { type CoverageArea, coverageAreaNames, isCoverageArea } from '../../spec/tables/coverage-areas';
import { didYouMean } from '../../spec/vocabulary/closest-names';

/** The least percentage of each area, from 0 to 100; `total` is that of all areas together. */
export type Thresholds = { readonly [Area in CoverageArea | 'total']?: number | undefined };

/** Returns an area, or `total`. Throws a `TypeError` for any other name. */
function requireArea(name: string): CoverageArea | 'total' {
  if (name === 'total' || isCoverageArea(name)) return name;
  const names = ['total', ...coverageAreaNames];
  throw new TypeError(
    `unknown area of coverage "${name.slice(0, 100)}". Areas are ${names.join(', ')}.${didYouMean(name, names)}`,
  );
}

/** Returns a percentage. Throws a `TypeError` for a number below 0 or above 100. */
function requirePercent(percent: number): number {
  if (percent >= 0 && percent <= 100) return percent;
  throw new TypeError('a threshold is a number from 0 to 100');
}

/** Returns thresholds from a program without types. Throws a `TypeError` for an unknown area or an invalid number. */
export function checkThresholds(thresholds: Thresholds): Thresholds {
  for (const [name, percent] of Object.entries(thresholds)) {
    requireArea(name);
    if (percent !== undefined) requirePercent(percent);
  }
  return thresholds;
}

/** Returns a line for each area that is below its threshold, with both figures. */
export function belowThresholds(coverage: Coverage, thresholds: Thresholds): string[] {
  return (['total', ...coverageAreaNames] as const).flatMap((name) => {
    const { percent } = coverage[name];
const least = thresholds[name];
    return least === undefined || percent >= least
      ? []
      : [`${titleOf(name)} is ${percent} %, below the threshold of ${least} %.`];
  });
}

const titleOf = (area: CoverageArea | 'total') => (area === 'total' ? 'Total coverage' : `Coverage of ${area}`);
