import { afterEach, beforeEach, describe, test, vi } from 'vitest';
import * as entry from '../../mock-server/testing/entries/testing';
import { exploreSuite } from '../package/suites/explore';

/** The suite that `npm run check package` runs in Jest and node:test, in Vitest. */

describe('with real timers', () => {
  test.for(Object.entries(exploreSuite(entry, 'real')))('%s', { timeout: 30_000 }, ([, run]) => run());
});

describe('with fake timers', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  test.for(Object.entries(exploreSuite(entry, 'fake')))('%s', { timeout: 30_000 }, ([, run]) => run());
});
