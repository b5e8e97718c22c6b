import { afterAll, expect, vi } from 'vitest';
import { killProcesses } from './cli-process';
import { writeExercised } from './coverage';

afterAll(() => {
  writeExercised(expect.getState().testPath ?? '');
  killProcesses();
  // Vitest undoes them before the next test, but `beforeAll` of the next file, in the same process, comes first.
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
