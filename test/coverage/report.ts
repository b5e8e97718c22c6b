import { table } from '../../spec/emit/markdown';
import { type Coverage, type CoverageKind, coverageKinds } from './records';
import { wanted } from './wanted';

/** Returns the items that no test has exercised. */
export function missing(coverage: Coverage): readonly (readonly [kind: CoverageKind, item: string])[] {
  return coverageKinds.flatMap((kind) =>
    wanted[kind].filter((item) => !coverage[kind].has(item)).map((item) => [kind, item] as const),
  );
}

export function counts(coverage: Coverage): string {
  const rows = coverageKinds.map((kind) => {
    const exercised = wanted[kind].filter((item) => coverage[kind].has(item)).length;
    return [kind, String(exercised), String(wanted[kind].length)];
  });
  return table(['Of the tables', 'Exercised', 'Of'], rows);
}
