import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DueJobRow } from '../../mock-server/rows';
import { fromIso } from '../../mock-server/time/clock';
import { JobRunner } from '../../mock-server/time/job-runner';
import type { SetTimer } from '../../mock-server/time/timers';

const day = 86_400_000;
const start = Date.parse('2031-05-04T00:00:00.000Z');

/** Timers that a test advances. */
const setTimer: SetTimer = (run, milliseconds) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Jobs that are recorded by id, on a clock that runs with the timers or is frozen. */
function newList({ still = false } = {}) {
  const jobs: DueJobRow[] = [];
  const ran: string[] = [];
  const failures: unknown[] = [];
  const isAvailable = { now: true };
  const now = () => (still ? start : Date.now());
  const timeUntil = vi.fn((instant: number) => (still && instant > start ? Infinity : instant - now()));
  const whenRun = new Map<string, () => void>();
  const sorted = () => [...jobs].sort((a, b) => a.due_at.localeCompare(b.due_at) || a.sequence - b.sequence);
  const runner = new JobRunner(
    {
      isAvailable: () => isAvailable.now,
      first: () => sorted()[0],
      all: () => sorted(),
      now,
      timeUntil,
      setTimer,
      run: (job) => {
        whenRun.get(job.id)?.();
        jobs.splice(jobs.indexOf(job), 1);
        ran.push(job.id);
        return [];
      },
    },
    (error) => failures.push(error),
  );
  const add = (id: string, dueIn: number, run?: () => void) => {
    const due_at = new Date(start + dueIn).toISOString();
    jobs.push({ id, sequence: jobs.length, kind: 'settle_payment', subject_id: id, due_at });
    if (run) whenRun.set(id, run);
    runner.wake();
  };
  return { runner, jobs, ran, failures, add, isAvailable, timeUntil };
}

test('while nothing can be written no job runs, and the runner still knows which one is next', () => {
  const { runner, ran, add, isAvailable } = newList();
  add('a', 1_000);
  isAvailable.now = false;
  vi.advanceTimersByTime(5_000);
  expect([runner.runDue(), ran, runner.next()?.id]).toEqual([[], [], 'a']);
  isAvailable.now = true;
  runner.wake();
  vi.advanceTimersByTime(1);
  expect(ran).toEqual(['a']);
});

describe('on a running clock', () => {
  test('each job runs when it is due, without polling', () => {
    const { ran, add } = newList();
    add('b', 2_000);
    add('a', 1_000);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(999);
    expect(ran).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(ran).toEqual(['a']);
    vi.advanceTimersToNextTimer();
    expect([Date.now() - start, ran]).toEqual([2_000, ['a', 'b']]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('its timer is only set again for another next job, and for a clock that was moved', () => {
    const { runner, jobs, ran, add, timeUntil } = newList();
    add('b', 2_000);
    timeUntil.mockClear();
    runner.wakeIfNextChanged();
    // The runner asks whenever it sets the timer.
    expect(timeUntil).not.toHaveBeenCalled();
    const due_at = new Date(start + 1).toISOString();
    jobs.push({ id: 'a', sequence: 1, kind: 'settle_payment', subject_id: 'a', due_at });
    runner.wakeIfNextChanged();
    runner.wakeIfNextChanged();
    expect(timeUntil).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(ran).toEqual(['a']);
    jobs.length = 0;
    runner.wakeIfNextChanged();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('even one that is due later than the longest timer', () => {
    const { ran, add } = newList();
    add('in half a year', 180 * day);
    vi.advanceTimersByTime(180 * day - 1);
    expect(ran).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(ran).toEqual(['in half a year']);
  });

  test('a job that is due immediately runs after its creator', () => {
    const { ran, add } = newList();
    add('at once', 0);
    add('overdue', -day);
    expect(ran).toEqual([]);
    vi.advanceTimersByTime(0);
    expect(ran).toEqual(['overdue', 'at once']);
  });

  test('a job that another job schedules for now runs in the same pass, in order', () => {
    const { ran, add, runner } = newList();
    add('a', -2, () => add('between', -1));
    add('b', 0, () => add('last', 0));
    expect(runner.runDue().map(({ id }) => id)).toEqual(['a', 'between', 'b', 'last']);
    expect(ran).toEqual(['a', 'between', 'b', 'last']);
  });
});

describe('on a frozen clock', () => {
  test('no timer is set, but due jobs run', () => {
    const { ran, add } = newList({ still: true });
    add('later', 1);
    expect(vi.getTimerCount()).toBe(0);
    add('at once', 0);
    vi.advanceTimersByTime(0);
    expect(ran).toEqual(['at once']);
    vi.advanceTimersByTime(day);
    expect(ran).toEqual(['at once']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('jobs run up to an instant, in due order', () => {
    const { runner, jobs, add } = newList({ still: true });
    for (const [id, dueIn] of Object.entries({ c: 3 * day, a: day, d: 4 * day, b: 2 * day, b2: 2 * day }))
      add(id, dueIn);
    expect(runner.runDue(start + 3 * day).map(({ id }) => id)).toEqual(['a', 'b', 'b2', 'c']);
    expect(jobs.map(({ id }) => id)).toEqual(['d']);
  });
});

describe('a job that fails', () => {
  const fault = new Error('a mistake of ours');
  const fail = () => {
    throw fault;
  };

  test('is reported, stays pending, and does not block others', () => {
    const { runner, ran, jobs, failures, add } = newList();
    add('bad', 1_000, fail);
    add('good', 1_000);
    add('later', 2_000);
    vi.advanceTimersByTime(1_000);
    expect([ran, failures]).toEqual([['good'], [fault]]);
    vi.advanceTimersByTime(1_000);
    expect(ran).toEqual(['good', 'later']);
    add('new', 0);
    expect(runner.runDue().map(({ id }) => id)).toEqual(['new']);
    expect(jobs.map(({ id }) => id)).toEqual(['bad']);
    expect(failures).toEqual([fault]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is not returned as run, and the next process runs it again', () => {
    const { runner, jobs, add } = newList();
    add('bad', -1, fail);
    expect(runner.runDue()).toEqual([]);
    const again: string[] = [];
    const next = new JobRunner(
      {
        isAvailable: () => true,
        first: () => jobs[0],
        all: () => jobs,
        now: Date.now,
        timeUntil: (instant) => instant - Date.now(),
        setTimer,
        run: ({ id, due_at }) => {
          again.push(id);
          expect(fromIso(due_at)).toBe(start - 1);
          jobs.pop();
          return [];
        },
      },
      fail,
    );
    next.wake();
    vi.advanceTimersByTime(0);
    expect(again).toEqual(['bad']);
  });
});

test('nothing runs after it is closed', () => {
  const { runner, ran, add } = newList();
  add('a', 1);
  runner.close();
  vi.advanceTimersByTime(1);
  add('b', 0);
  expect([runner.runDue(), ran, vi.getTimerCount()]).toEqual([[], [], 0]);
});
