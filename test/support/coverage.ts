import fc from 'fast-check';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { coverageDirectory, type CoverageKind } from '../coverage/records';

const exercised = new Map<CoverageKind, Set<string>>();

// What a property test happens to meet differs from run to run: it counts for nothing here.
let random = 0;
const enter = () => void random++;
const leave = () => void random--;
fc.configureGlobal({ beforeEach: enter, afterEach: leave });

/** Notes that a test has asserted what an item of a table of the specification does. */
export function exercise(kind: CoverageKind, item: string): void {
  if (random > 0) return;
  const items = exercised.get(kind) ?? new Set();
  exercised.set(kind, items.add(item));
}

/** Writes down what the tests of one file have exercised, and begins anew. */
export function writeExercised(testPath: string): void {
  const items = Object.fromEntries([...exercised].map(([kind, found]) => [kind, [...found].sort()]));
  exercised.clear();
  if (Object.keys(items).length === 0 || basename(dirname(testPath)) !== 'operations') return;
  mkdirSync(coverageDirectory, { recursive: true });
  writeFileSync(join(coverageDirectory, `${basename(testPath, '.test.ts')}.json`), JSON.stringify(items));
}
