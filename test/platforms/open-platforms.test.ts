import { expect, test } from 'vitest';
import { OpenPlatforms } from '../../mock-server/platform/open-platforms';
import type { ManagedPlatform } from '../../mock-server/platform/slots';
import { NewerReleaseError } from '../../mock-server/store/journal/newer-release-error';
import { PlatformUnavailableError } from '../../mock-server/platform/unavailable';
import { TestClock } from '../support/clock';

class FakePlatform implements ManagedPlatform {
  pending = false;
  dueAt: number | null = null;
  jobsRun = 0;
  isShut = false;
  storedBytes = 100;

  constructor(readonly id: string) {}

  runDueJobs = () => {
    this.jobsRun++;
    this.dueAt = null;
  };

  shutDown = async () => {
    this.isShut = true;
  };
}

/** Timers that run when a test says so. */
class ManualTimers {
  readonly pending = new Map<() => void, number>();

  readonly set = (run: () => void, milliseconds: number) => {
    this.pending.set(run, milliseconds);
    return () => void this.pending.delete(run);
  };

  /** Runs all timers that are set, and what follows from them. */
  async fire(): Promise<void> {
    const due = [...this.pending.keys()];
    this.pending.clear();
    for (const run of due) run();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

interface Failure extends Error {
  code?: string;
}

function openPlatforms({ maxOpen = 3, idleAfterMs = 1000, roomTimeoutMs = 20, maxOpenBytes = Infinity } = {}) {
  const clock = new TestClock();
  const timers = new ManualTimers();
  const stored = new Set(['a', 'b', 'c', 'd', 'e']);
  const opened: FakePlatform[] = [];
  /** What the next releases do. */
  const releases: (() => Promise<void>)[] = [];
  const errors: unknown[] = [];
  const failures: Failure[] = [];
  const source = {
    has: async (id: string) => stored.has(id),
    open: async (id: string) => {
      await Promise.resolve();
      const failure = failures.shift();
      if (failure) throw failure;
      opened.push(new FakePlatform(id));
      return opened.at(-1);
    },
    release: async () => await releases.shift()?.(),
    delete: async (id: string) => void stored.delete(id),
  };
  const options = { clock, setTimer: timers.set, maxOpen, idleAfterMs, roomTimeoutMs, maxOpenBytes };
  const platforms = new OpenPlatforms(source, { ...options, onError: (error) => errors.push(error) });
  const use = (id: string) => platforms.during(id, async (platform) => platform);
  const openNow = () => [...platforms.values()].map(({ id }) => id).sort();
  return { platforms, clock, timers, opened, releases, errors, failures, stored, use, openNow };
}

test('opens a platform once for all who ask at the same time, and an unknown one never', async () => {
  const { use, opened } = openPlatforms();
  const [one, two, unknown] = await Promise.all([use('a'), use('a'), use('x')]);
  expect(one).toBe(two);
  expect(unknown).toBeUndefined();
  expect(opened).toHaveLength(1);
});

test('an open platform is used synchronously', async () => {
  const { platforms, use } = openPlatforms();
  await use('a');
  let ran = false;
  const using = platforms.during('a', async () => (ran = true));
  expect(ran).toBe(true);
  await using;
});

test('closes the least recently used one that nobody uses when another one needs room', async () => {
  const { platforms, use, openNow } = openPlatforms();
  for (const id of ['a', 'b', 'c', 'a']) await use(id);
  await use('d');
  expect(openNow()).toEqual(['a', 'c', 'd']);
  await platforms.during('a', async () => {
    await platforms.during('c', async () => {
      await use('b');
      expect(openNow()).toEqual(['a', 'b', 'c']);
    });
  });
});

test('never opens more than may be open, however many ask at the same time', async () => {
  const { platforms, openNow } = openPlatforms();
  let most = 0;
  const use = (id: string) =>
    platforms.during(id, async (platform) => {
      most = Math.max(most, openNow().length);
      return platform?.id;
    });
  const ids = ['a', 'b', 'c', 'd', 'e', 'a', 'b'];
  expect(await Promise.all(ids.map(use))).toEqual(ids);
  expect(most).toBe(3);
});

test('is unavailable when all that may be open are in use; nothing else breaks', async () => {
  const { platforms, use } = openPlatforms({ maxOpen: 1 });
  await platforms.during('a', async () => {
    await expect(use('b')).rejects.toBeInstanceOf(PlatformUnavailableError);
    expect((await use('a'))?.id).toBe('a');
  });
  expect((await use('b'))?.id).toBe('b');
});

test('without descriptors it closes another platform; without another one it is unavailable, and available later', async () => {
  const { use, failures, openNow, errors } = openPlatforms();
  const shortage = () => Object.assign(new Error('too many open files'), { code: 'EMFILE' });
  failures.push(shortage());
  await expect(use('a')).rejects.toThrow('too many open files');
  expect(errors).toHaveLength(1);
  await use('a');
  failures.push(shortage());
  expect((await use('b'))?.id).toBe('b');
  expect(openNow()).toEqual(['b']);
});

test('closes what is idle, unless something is due soon; what is kept open stays', async () => {
  const { platforms, use, timers, clock, openNow, opened } = openPlatforms();
  await platforms.keepOpen('a');
  await use('b');
  await use('c');
  const busy = opened.find(({ id }) => id === 'c');
  if (busy) busy.dueAt = clock.now() + 1500;
  clock.advance({ milliseconds: 999 });
  await timers.fire();
  expect(openNow()).toEqual(['a', 'b', 'c']);
  clock.advance({ milliseconds: 1 });
  await timers.fire();
  expect(openNow()).toEqual(['a', 'c']);
  busy?.runDueJobs();
  clock.advance({ seconds: 1 });
  await timers.fire();
  expect(openNow()).toEqual(['a']);
});

test('what is pending is not closed, and the idle timer is set as long as something may become idle', async () => {
  const { use, timers, clock, openNow, opened } = openPlatforms();
  await use('a');
  const [platform] = opened;
  if (platform) platform.pending = true;
  clock.advance({ seconds: 2 });
  await timers.fire();
  expect(openNow()).toEqual(['a']);
  if (platform) platform.pending = false;
  clock.advance({ seconds: 2 });
  await timers.fire();
  expect(openNow()).toEqual([]);
  expect(timers.pending.size).toBe(0);
});

test('opens a closed platform when something is due, and runs it', async () => {
  const { platforms, use, timers, clock, opened } = openPlatforms({ maxOpen: 1 });
  await use('a');
  const [first] = opened;
  if (first) first.dueAt = clock.now() + 5000;
  await use('b');
  expect(first?.isShut).toBe(true);
  platforms.wakeAt('c', clock.now() + 6000);
  expect([...timers.pending.values()].sort((a, b) => a - b).at(-1)).toBe(5000);
  clock.advance({ seconds: 6 });
  await timers.fire();
  await timers.fire();
  expect(opened.filter(({ jobsRun }) => jobsRun > 0).map(({ id }) => id)).toEqual(['a', 'c']);
});

test('a platform that could not be opened is released before anybody opens it again', async () => {
  const { failures, releases, opened, use } = openPlatforms();
  const others: Promise<unknown>[] = [];
  failures.push(new Error('damaged'));
  releases.push(async () => {
    others.push(use('a').catch(() => 'unavailable'));
    await new Promise((resolve) => setImmediate(resolve));
  });
  await expect(use('a')).rejects.toThrow('damaged');
  expect([await Promise.all(others), opened]).toEqual([['unavailable'], []]);
  expect((await use('a'))?.id).toBe('a');
});

test('what is due on a platform that a newer release wrote is left to that release', async () => {
  const { platforms, timers, clock, errors, failures } = openPlatforms();
  failures.push(new NewerReleaseError('line 2 of a', 'rows.payments[0].tomorrow is not known', '99.0.0'));
  platforms.wakeAt('a', clock.now());
  await timers.fire();
  expect([errors.map(String), timers.pending.size]).toEqual([[expect.stringContaining('Release 99.0.0')], 0]);
});

test('a deleted platform is not opened again, by nobody', async () => {
  const { platforms, use, openNow } = openPlatforms();
  await use('a');
  const deleting = platforms.delete('a');
  expect(platforms.get('a')).toBeUndefined();
  expect(await use('a')).toBeUndefined();
  expect(await deleting).toBe(true);
  expect(await platforms.delete('a')).toBe(false);
  expect(await platforms.delete('b')).toBe(true);
  expect(openNow()).toEqual([]);
});

test('a platform that is closed by its owner opens again', async () => {
  const { platforms, use } = openPlatforms();
  const kept = await platforms.keepOpen('a');
  expect(platforms.kept('a')).toBe(kept);
  await platforms.close('a');
  expect(kept?.isShut).toBe(true);
  expect(platforms.kept('a')).toBeUndefined();
  expect(await use('a')).not.toBe(kept);
});

test('closes the least recently used ones while the open ones are too large, but none in use or with a job due soon', async () => {
  const { platforms, clock, opened, use, openNow } = openPlatforms({ maxOpen: 10, maxOpenBytes: 250 });
  await platforms.during('a', async () => {
    for (const id of ['b', 'c', 'd']) await use(id);
    await platforms.closeIdle();
    expect(openNow()).toEqual(['a', 'd']);
  });
  const due = opened.find(({ id }) => id === 'd');
  if (due) due.dueAt = clock.now() + 59_000;
  await use('e');
  await platforms.closeIdle();
  expect(openNow()).toEqual(['d', 'e']);
});

test('closes what is too large even if platforms only grow, and none is opened', async () => {
  const { opened, use, openNow } = openPlatforms({ maxOpenBytes: 250 });
  for (const id of ['a', 'b']) await use(id);
  const [, grown] = opened;
  if (grown) grown.storedBytes = 240;
  for (let i = 0; i < 256; i++) await use('b');
  await Promise.resolve();
  expect(openNow()).toEqual(['b']);
});

test('a platform that another process owns is dropped, and opens again when it is used', async () => {
  const { platforms, opened, use, openNow } = openPlatforms();
  await use('a');
  await platforms.drop('a');
  expect([opened[0]?.isShut, openNow()]).toEqual([true, []]);
  await platforms.drop('b');
  expect((await use('a'))?.id).toBe('a');
});
