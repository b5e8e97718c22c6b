import { afterAll, expect, vi } from 'vitest';
import { killProcesses } from './cli-process';
import { writeExercised } from './coverage';

/** What tests replace, and files of the same process share. */
const shared = ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'fetch'] as const;
const before = shared.map((name) => globalThis[name]);

afterAll(() => {
  writeExercised(expect.getState().testPath ?? '');
  killProcesses();
  // Vitest undoes them before the next test, but `beforeAll` of the next file, in the same process, comes first.
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  const left = shared.filter((name, i) => globalThis[name] !== before[i]);
  if (left.length > 0) throw new Error(`the file leaves replaced: ${left.join(', ')}`);
});
