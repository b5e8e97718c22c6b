import { InvalidArgumentError } from 'commander';
import { coverageAreaNames, type CoverageArea, isCoverageArea } from '../../../spec';
import { didYouMean } from '../../../spec/vocabulary/closest-names';

/** The least percentage of each area of the coverage; `total` is that of all areas together. */
export type GivenThresholds = Readonly<Partial<Record<CoverageArea | 'total', number>>>;

/** Parses a repeatable option: `60` for all areas together, or `operations=80`. */
export function parseThreshold(value: string, previous: GivenThresholds): GivenThresholds {
  const [, area = 'total', number = ''] = /^(?:([^=]*)=)?(.*)$/.exec(value) ?? [];
  if (area !== 'total' && !isCoverageArea(area)) throw new InvalidArgumentError(unknownArea(area));
  const percent = Number(number);
  if (number.trim() === '' || !(percent >= 0 && percent <= 100))
    throw new InvalidArgumentError('A threshold is a number from 0 to 100, alone or after an area: operations=80.');
  return { ...previous, [area]: percent };
}

function unknownArea(area: string): string {
  const names = ['total', ...coverageAreaNames];
  return `Areas are ${names.join(', ')}.${didYouMean(area, names)}`;
}
