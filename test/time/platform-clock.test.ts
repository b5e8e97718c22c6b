import { beforeEach, describe, expect, test } from 'vitest';
import type { ClockRow, DueJobRow } from '../../mock-server/rows';
import { ClockBackwardsError, PlatformClock } from '../../mock-server/time/platform-clock';

const start = Date.parse('2031-05-04T10:20:30.400Z');
const hour = 3_600_000;
const job: DueJobRow = {
  id: 'job_1',
  sequence: 1,
  kind: 'settle_payment',
  subject_id: 'py_1',
  due_at: '2031-05-04T11:00:00.000Z',
};

let machine: number;
let row: ClockRow | undefined;
let calls: string[];
let startAt: number | null;
const open = (latest = 0) =>
  new PlatformClock(
    {
      machine: { now: () => machine },
      startAt,
      putReset: () => {
        row = { id: 'clock', offset: 0, frozen_at: startAt };
        calls.push('keep');
        return { later_objects: 3, later_jobs: 1 };
      },
      read: () => row,
      put: (written) => {
        row = written;
        calls.push('keep');
      },
      *runEach(until) {
        calls.push(`run until ${new Date(until).toISOString()}`);
        if (Date.parse(job.due_at) <= until) yield { job, events: [] };
      },
      wake: () => calls.push('wake'),
    },
    latest,
  );
let clock: PlatformClock;

beforeEach(() => {
  machine = start;
  row = undefined;
  startAt = null;
  calls = [];
  clock = open();
});

test("it runs with the machine's clock, and keeps its offset after it was advanced", () => {
  expect([clock.now(), clock.frozen]).toEqual([start, false]);
  machine += 5;
  expect(clock.now()).toBe(start + 5);
  expect(clock.advance('1h').now).toBe(new Date(start + 5 + hour).toISOString());
  machine += 5;
  expect(clock.now()).toBe(start + 10 + hour);
});

test('it stands still while frozen, and runs on from there', () => {
  expect(clock.freeze()).toEqual({ now: new Date(start).toISOString(), frozen: true, ran: [], outcomes: [] });
  machine += hour;
  expect([clock.now(), clock.frozen]).toEqual([start, true]);
  expect(clock.advance({ hours: 2 })).toMatchObject({ now: new Date(start + 2 * hour).toISOString(), frozen: true });
  expect(clock.unfreeze()).toMatchObject({ now: new Date(start + 2 * hour).toISOString(), frozen: false });
  machine += 7;
  expect(clock.now()).toBe(start + 2 * hour + 7);
});

test('its state is a row, so another process continues from it', () => {
  clock.advance('1h');
  expect(open().now()).toBe(start + hour);
  clock.freeze();
  machine += 9 * hour;
  expect([open().now(), open().frozen]).toEqual([start + hour, true]);
});

describe('it never goes back', () => {
  test("when the machine's clock does, even during a restart", () => {
    expect(clock.now()).toBe(start);
    machine -= hour;
    expect(clock.now()).toBe(start);
    expect(open(start - 5).now()).toBe(start - 5);
    machine += 2 * hour;
    expect(clock.now()).toBe(start + hour);
  });

  test("when it is advanced or frozen after the machine's clock went back", () => {
    expect(clock.now()).toBe(start);
    machine -= hour;
    clock.advance('1h');
    expect(clock.now()).toBe(start + hour);
    machine += 1;
    expect(clock.now()).toBe(start + hour + 1);
  });

  test('when it is set to a past instant', () => {
    expect(() => clock.set(start - 1)).toThrow(ClockBackwardsError);
    expect(() => clock.set('2031-05-04T10:20:30.399Z')).toThrow('it shows 2031-05-04T10:20:30.400Z already');
    expect([calls, row]).toEqual([[], undefined]);
    expect(clock.set(start).ran).toEqual([]);
  });

  test('except when the platform is reset', () => {
    clock.advance('1h');
    clock.now();
    row = undefined;
    clock.restart();
    expect(clock.now()).toBe(start);
  });
});

test('it can be set with text, a number or a date', () => {
  for (const [instant, expected] of [
    ['2031-05-04T12:00:00+00:00', '2031-05-04T12:00:00.000Z'],
    [Date.parse('2031-05-05T00:00:00Z'), '2031-05-05T00:00:00.000Z'],
    [new Date('2031-05-06T00:00:00Z'), '2031-05-06T00:00:00.000Z'],
    ['2031-05-07', '2031-05-07T00:00:00.000Z'],
  ] as const) {
    expect(clock.set(instant).now).toBe(expected);
  }
});

test.each<[what: string, wrong: () => unknown, message: string]>([
  ['an invalid duration', () => clock.advance('8 parsecs'), '"8 parsecs" is not a valid duration'],
  ['an empty duration', () => clock.advance({}), '{} is not a valid duration'],
  ['a negative duration', () => clock.advance({ days: -1 }), '{"days":-1} is not a valid duration'],
  ['a duration that is too long', () => clock.advance('9999y'), 'year 9000'],
  ['a duration that is much too long', () => clock.advance(`${'9'.repeat(90)}y`), 'year 9000'],
  ['an invalid instant', () => clock.set('noon'), '"noon" is not a valid instant'],
  ['an invalid date', () => clock.set(new Date(NaN)), 'year 9000'],
  ['the first instant that is too late', () => clock.set('9000-01-01T00:00:00Z'), 'ends before the year 9000'],
])('it rejects %s and does not change', (_, wrong, message) => {
  expect(wrong).toThrow(RangeError);
  expect(wrong).toThrow(message);
  expect([clock.now(), calls, row]).toEqual([start, [], undefined]);
});

test('it runs the jobs that were due before, stores its state, runs the jobs that become due, and sets the timer for the next', () => {
  const { ran } = clock.advance('1h');
  expect(ran).toEqual([{ kind: job.kind, subject_id: job.subject_id, due_at: job.due_at }]);
  expect(calls).toEqual(['run until 2031-05-04T10:20:30.400Z', 'keep', 'run until 2031-05-04T11:20:30.400Z', 'wake']);
});

test('time until an instant', () => {
  expect(clock.timeUntil(start + hour)).toBe(hour);
  expect(clock.timeUntil(start - hour)).toBe(-hour);
  clock.freeze();
  expect(clock.timeUntil(start + hour)).toBe(Infinity);
  expect(clock.timeUntil(start)).toBe(0);
});

describe("when the machine's clock was set back", () => {
  const iso = (at: number) => new Date(at).toISOString();
  beforeEach(() => {
    expect(clock.now()).toBe(start);
    machine -= hour;
  });

  test('it stands still and says for how long, until the machine has caught up', () => {
    expect([clock.now(), clock.behindMs]).toEqual([start, hour]);
    machine += hour - 1;
    expect([clock.now(), clock.behindMs]).toEqual([start, 1]);
    machine += 2;
    expect([clock.now(), clock.behindMs]).toEqual([start + 1, 0]);
  });

  test('it is behind nothing once it is frozen, or was moved, however little', () => {
    expect([clock.freeze().now, clock.behindMs]).toEqual([iso(start), 0]);
    clock.unfreeze();
    machine += 5;
    expect([clock.now(), clock.behindMs]).toEqual([start + 5, 0]);
  });

  test('a reset lets it follow the machine, and nothing else sets it back', () => {
    expect(() => clock.set(start - hour)).toThrow(ClockBackwardsError);
    expect(clock.reset()).toEqual({
      now: iso(start - hour),
      frozen: false,
      ran: [],
      outcomes: [],
      went_back_ms: hour,
      later_objects: 3,
      later_jobs: 1,
    });
    machine += 5;
    expect([clock.now(), clock.behindMs]).toEqual([start - hour + 5, 0]);
  });
});

test('a reset of a clock that was advanced sets it back; of one that was frozen in the past it runs the jobs on the way', () => {
  clock.advance('8d');
  expect(clock.reset()).toMatchObject({ went_back_ms: 8 * 24 * hour, ran: [] });
  clock.freeze();
  machine += 2 * hour;
  expect(clock.reset()).toMatchObject({
    frozen: false,
    went_back_ms: 0,
    later_objects: 0,
    later_jobs: 0,
    ran: [{ subject_id: job.subject_id }],
  });
  expect(clock.now()).toBe(machine);
});

test('a reset of a reproducible clock freezes it where it started', () => {
  startAt = start;
  clock = open();
  clock.advance('1d');
  expect(clock.reset()).toMatchObject({ now: new Date(start).toISOString(), went_back_ms: 24 * hour });
  expect(clock.frozen).toBe(true);
});
