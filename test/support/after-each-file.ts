import { afterAll, expect } from 'vitest';
import { writeExercised } from './coverage';

afterAll(() => writeExercised(expect.getState().testPath ?? ''));
