import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestRunner } from '../../../mock-server/verdict/test-lines';
import type { Io } from '../../io';

/** Returns the runner of the tests of the current folder, by its `package.json`: `other` without one. */
export function testRunnerOf(io: Pick<Io, 'cwd'>): TestRunner {
  const file = join(io.cwd, 'package.json');
  if (!existsSync(file)) return 'other';
  const text = readFileSync(file, 'utf8');
  if (/"vitest"\s*:/.test(text)) return 'vitest';
  return /"jest"\s*:/.test(text) ? 'jest' : 'node';
}
