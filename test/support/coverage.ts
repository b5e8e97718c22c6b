import fc from 'fast-check';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { coverageDirectory, type CoverageKind } from '../coverage/records';

const exercised = new Map<CoverageKind, Set<string>>();

// Property tests reach different items in each run, so their items do not count.
let runningProperties = 0;
const enter = () => void runningProperties++;
const leave = () => void runningProperties--;
fc.configureGlobal({ beforeEach: enter, afterEach: leave });

/** Records that a test has asserted the behaviour of an item of a specification table. */
export function recordExercised(kind: CoverageKind, item: string): void {
  if (runningProperties > 0) return;
  const items = exercised.get(kind) ?? new Set();
  exercised.set(kind, items.add(item));
}

/** Writes the items that the tests of one file exercised, and clears them. */
export function writeExercised(testPath: string): void {
  const items = Object.fromEntries([...exercised].map(([kind, found]) => [kind, [...found].sort()]));
  exercised.clear();
  // On other fronts, a file runs in part.
  if (process.env['SANDBOX_FRONT'] !== undefined) return;
  if (Object.keys(items).length === 0 || basename(dirname(testPath)) !== 'operations') return;
  mkdirSync(coverageDirectory, { recursive: true });
  writeFileSync(join(coverageDirectory, `${basename(testPath, '.test.ts')}.json`), JSON.stringify(items));
}
