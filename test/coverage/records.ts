import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The directory of the records that each test file writes. */
export const coverageDirectory = join(process.cwd(), 'node_modules/.cache/payments-sandbox/coverage');

export const coverageKinds = [
  'operations',
  'body fields',
  'error codes',
  'scenarios',
  'bank scenarios',
  'network error codes',
  'network error categories',
  'state transitions',
  'onboarding requirements',
  'fee types',
  'limits',
] as const;

export type CoverageKind = (typeof coverageKinds)[number];

/** The test files that exercised each item, by kind and item. */
export type Coverage = Readonly<Record<CoverageKind, ReadonlyMap<string, readonly string[]>>>;

/** Returns the records of existing test files. Deleted and renamed test files may have left others. */
function recordsOfTests(): string[] {
  const records = existsSync(coverageDirectory) ? readdirSync(coverageDirectory).sort() : [];
  return records.filter((file) => existsSync(join('test/operations', `${basename(file, '.json')}.test.ts`)));
}

/** Reads the records of the last test run. */
export function readCoverage(): Coverage {
  const files = recordsOfTests();
  const found = (kind: CoverageKind) => {
    const items = new Map<string, string[]>();
    for (const file of files) {
      const recorded: Partial<Record<CoverageKind, string[]>> = JSON.parse(
        readFileSync(join(coverageDirectory, file), 'utf8'),
      );
      for (const item of recorded[kind] ?? []) items.set(item, [...(items.get(item) ?? []), basename(file, '.json')]);
    }
    return items;
  };
  return {
    operations: found('operations'),
    'body fields': found('body fields'),
    'error codes': found('error codes'),
    scenarios: found('scenarios'),
    'bank scenarios': found('bank scenarios'),
    'network error codes': found('network error codes'),
    'network error categories': found('network error categories'),
    'state transitions': found('state transitions'),
    'onboarding requirements': found('onboarding requirements'),
    'fee types': found('fee types'),
    limits: found('limits'),
  };
}
