import { afterAll, expect } from 'vitest';
import { killProcesses } from './cli-process';
import { writeExercised } from './coverage';

afterAll(() => {
  writeExercised(expect.getState().testPath ?? '');
  killProcesses();
});
