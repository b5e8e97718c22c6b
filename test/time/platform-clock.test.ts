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
const open = (latest = 0) =>
  new PlatformClock(
    {
      machine: { now: () => machine },
      read: () => row,
      put: (kept) => {
        row = kept;
        calls.push('keep');
      },
      runDue: (until) => {
        calls.push(`run until ${new Date(until).toISOString()}`);
        return Date.parse(job.due_at) <= until ? [job] : [];
      },
      wake: () => calls.push('wake'),
    },
    latest,
  );
let clock: PlatformClock;

beforeEach(() => {
  machine = start;
  row = undefined;
  calls = [];
  clock = open();
});

test('it runs with the machine until it is moved, and then as far before it', () => {
  expect([clock.now(), clock.frozen]).toEqual([start, false]);
  machine += 5;
  expect(clock.now()).toBe(start + 5);
  expect(clock.advance('1h').now).toBe(new Date(start + 5 + hour).toISOString());
  machine += 5;
  expect(clock.now()).toBe(start + 10 + hour);
});

test('frozen it stands still, and unfrozen it runs on from there', () => {
  expect(clock.freeze()).toEqual({ now: new Date(start).toISOString(), frozen: true, ran: [] });
  machine += hour;
  expect([clock.now(), clock.frozen]).toEqual([start, true]);
  expect(clock.advance({ hours: 2 })).toMatchObject({ now: new Date(start + 2 * hour).toISOString(), frozen: true });
  expect(clock.unfreeze()).toMatchObject({ now: new Date(start + 2 * hour).toISOString(), frozen: false });
  machine += 7;
  expect(clock.now()).toBe(start + 2 * hour + 7);
});

test('its state is a row, which another process goes on from', () => {
  clock.advance('1h');
  expect(open().now()).toBe(start + hour);
  clock.freeze();
  machine += 9 * hour;
  expect([open().now(), open().frozen]).toEqual([start + hour, true]);
});

describe('it never goes back', () => {
  test('when the machine does, also during a restart', () => {
    expect(clock.now()).toBe(start);
    machine -= hour;
    expect(clock.now()).toBe(start);
    expect(open(start - 5).now()).toBe(start - 5);
    machine += 2 * hour;
    expect(clock.now()).toBe(start + hour);
  });

  test('by being moved or frozen after the machine went back', () => {
    expect(clock.now()).toBe(start);
    machine -= hour;
    clock.advance('1h');
    expect(clock.now()).toBe(start + hour);
    machine += 1;
    expect(clock.now()).toBe(start + hour + 1);
  });

  test('by being set: not to an instant that has passed', () => {
    expect(() => clock.set(start - 1)).toThrow(ClockBackwardsError);
    expect(() => clock.set('2031-05-04T10:20:30.399Z')).toThrow('it shows 2031-05-04T10:20:30.400Z already');
    expect([calls, row]).toEqual([[], undefined]);
    expect(clock.set(start).ran).toEqual([]);
  });

  test('but with a platform that begins anew', () => {
    clock.advance('1h');
    clock.now();
    row = undefined;
    clock.restart();
    expect(clock.now()).toBe(start);
  });
});

test('it is set by a text, a number or a date', () => {
  for (const [instant, shown] of [
    ['2031-05-04T12:00:00+00:00', '2031-05-04T12:00:00.000Z'],
    [Date.parse('2031-05-05T00:00:00Z'), '2031-05-05T00:00:00.000Z'],
    [new Date('2031-05-06T00:00:00Z'), '2031-05-06T00:00:00.000Z'],
    ['2031-05-07', '2031-05-07T00:00:00.000Z'],
  ] as const) {
    expect(clock.set(instant).now).toBe(shown);
  }
});

test.each<[what: string, wrong: () => unknown, message: string]>([
  ['no duration', () => clock.advance('8 parsecs'), '"8 parsecs" is not a valid duration'],
  ['an empty one', () => clock.advance({}), '{} is not a valid duration'],
  ['one that leads back', () => clock.advance({ days: -1 }), '{"days":-1} is not a valid duration'],
  ['one too long', () => clock.advance('9999y'), 'year 9000'],
  ['one much too long', () => clock.advance(`${'9'.repeat(90)}y`), 'year 9000'],
  ['no instant', () => clock.set('noon'), '"noon" is not a valid instant'],
  ['no date', () => clock.set(new Date(NaN)), 'year 9000'],
  ['too late an instant', () => clock.set('9000-01-01T00:00:01Z'), 'year 9000'],
])('it refuses %s, and stays as it is', (_, wrong, message) => {
  expect(wrong).toThrow(RangeError);
  expect(wrong).toThrow(message);
  expect([clock.now(), calls, row]).toEqual([start, [], undefined]);
});

test('moved, it does what was due before, keeps where it is, does what is due on the way, and waits for what comes next', () => {
  const { ran } = clock.advance('1h');
  expect(ran).toEqual([{ kind: job.kind, subject_id: job.subject_id, due_at: job.due_at }]);
  expect(calls).toEqual(['run until 2031-05-04T10:20:30.400Z', 'keep', 'run until 2031-05-04T11:20:30.400Z', 'wake']);
});

test('how long it takes to show an instant', () => {
  expect(clock.timeUntil(start + hour)).toBe(hour);
  expect(clock.timeUntil(start - hour)).toBe(-hour);
  clock.freeze();
  expect(clock.timeUntil(start + hour)).toBe(Infinity);
  expect(clock.timeUntil(start)).toBe(0);
});
