import { code, table, titleOf } from '../../spec/emit/markdown';
import { requirementColumns } from '../../spec/tables/business-structures';
import { onboardingRequirements } from '../../spec/tables/onboarding-requirements';
import { type Coverage, type CoverageKind, coverageKinds } from './records';
import { requirementItem, wanted } from './wanted';

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

/** Returns the page that lists for each item the test files that exercise it. */
export function coveragePage(coverage: Coverage): string {
  const blocks = coverageKinds.flatMap((kind) => [
    `## ${titleOf(kind)}`,
    kind === 'onboarding requirements' ? matrix(coverage) : list(coverage, kind),
  ]);
  const head = [
    '<!-- Generated from a run of the tests by "npm run coverage". Do not edit. -->',
    '# Coverage',
    'What of the tables of the specification the tests exercise: an item counts when a test has asserted the answer that shows it. What property tests meet by chance does not count.',
    counts(coverage),
  ];
  return `${[...head, ...blocks].join('\n\n')}\n`;
}

function list(coverage: Coverage, kind: CoverageKind): string {
  const rows = wanted[kind].map((item) => [code(item), someOf(coverage[kind].get(item) ?? ['none'])]);
  return table([titleOf(kind), 'Exercised by'], rows);
}

/** Most files create payments: three names are enough to find an example. */
function someOf(files: readonly string[]): string {
  const more = files.length - 3;
  return files.slice(0, 3).join(', ') + (more > 0 ? `, and ${more} more` : '');
}

function matrix(coverage: Coverage): string {
  const found = coverage['onboarding requirements'];
  const rows = onboardingRequirements.map(({ path }) => [
    code(path),
    ...requirementColumns.map((column) => (found.has(requirementItem(path, column)) ? '✓' : 'none')),
  ]);
  return table(['Field', ...requirementColumns.map(code)], rows);
}
