import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Where each file of tests notes what it exercised. */
export const coverageDirectory = join(process.cwd(), 'node_modules/.cache/payments-sandbox/coverage');

export const coverageKinds = [
  'operations',
  'error codes',
  'scenarios',
  'network error codes',
  'state transitions',
  'onboarding requirements',
  'fee types',
  'limits',
] as const;

export type CoverageKind = (typeof coverageKinds)[number];

/** The files of tests that exercised an item, by item, by kind. */
export type Coverage = Readonly<Record<CoverageKind, ReadonlyMap<string, readonly string[]>>>;

/** Notes of the files of tests that there are: one that is gone, or has another name now, may have left some. */
function notesOfTests(): string[] {
  const notes = existsSync(coverageDirectory) ? readdirSync(coverageDirectory).sort() : [];
  return notes.filter((file) => existsSync(join('test/operations', `${basename(file, '.json')}.test.ts`)));
}

/** Reads what the last run of the tests noted. */
export function readCoverage(): Coverage {
  const files = notesOfTests();
  const found = (kind: CoverageKind) => {
    const items = new Map<string, string[]>();
    for (const file of files) {
      const noted: Partial<Record<CoverageKind, string[]>> = JSON.parse(
        readFileSync(join(coverageDirectory, file), 'utf8'),
      );
      for (const item of noted[kind] ?? []) items.set(item, [...(items.get(item) ?? []), basename(file, '.json')]);
    }
    return items;
  };
  return {
    operations: found('operations'),
    'error codes': found('error codes'),
    scenarios: found('scenarios'),
    'network error codes': found('network error codes'),
    'state transitions': found('state transitions'),
    'onboarding requirements': found('onboarding requirements'),
    'fee types': found('fee types'),
    limits: found('limits'),
  };
}
