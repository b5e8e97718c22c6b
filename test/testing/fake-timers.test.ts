import { afterEach, describe, test, vi } from 'vitest';
import { type Entry, type Fakes, fakeTimersSuite } from '../package/suites/fake-timers';

const fakes: Fakes = {
  enable: (now) => void vi.useFakeTimers({ now }),
  setDate: (now) => void vi.setSystemTime(now),
  restore: () => void vi.useRealTimers(),
};

afterEach(() => void vi.useRealTimers());

const load = () => import('../../mock-server/testing/entries/testing');

/** One of them takes five seconds. `npm run check release` has it. */
const fastTests = (load: () => Promise<Entry>) =>
  Object.entries(fakeTimersSuite(load, fakes)).filter(([name]) => !name.includes('5 seconds'));

describe('with fake timers', () => {
  test.for(fastTests(load))('%s', ([, run]) => run());
});

describe('with timers that are faked before the first import', () => {
  let loaded: Promise<Entry> | undefined;
  const loadOnce = async () => {
    if (loaded === undefined) {
      fakes.enable(0);
      vi.resetModules();
    }
    return (loaded ??= load());
  };
  test.for(fastTests(loadOnce))('%s', ([, run]) => run());
});
