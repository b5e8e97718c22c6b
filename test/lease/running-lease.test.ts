import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Lease, leaseTimes } from '../../mock-server/replicas/lease';
import { RunningLease } from '../../mock-server/replicas/running-lease';
import { SimulatedDatabase } from './simulated-database';
import { SimulatedProcess, SimulatedTime } from './simulated-time';

let time: SimulatedTime;
let process: SimulatedProcess;
let database: SimulatedDatabase;
let lease: RunningLease;
/** Undefined: every statement is lost. */
let delay: number | undefined;
let sent: number;
const errors: unknown[] = [];

beforeEach(async () => {
  time = new SimulatedTime();
  process = new SimulatedProcess(time, 5000);
  delay = 1;
  sent = 0;
  errors.length = 0;
  const network = {
    delay: () => {
      sent += 1;
      return delay;
    },
  };
  database = new SimulatedDatabase(time, network, leaseTimes, 0);
  lease = new RunningLease({
    id: 'a',
    connect: () => database.connect({ id: 'a', process }),
    times: leaseTimes,
    timer: process,
    onError: (error) => errors.push(error),
  });
  const starting = lease.start();
  await time.pass(10);
  await starting;
  sent = 0;
});

/** Returns the value with which a promise has resolved so far. */
function watched<Value>(promise: Promise<Value>): { value: Value | undefined } {
  const seen: { value: Value | undefined } = { value: undefined };
  void promise.then((value) => {
    seen.value = value;
  });
  return seen;
}

describe('without disturbances', () => {
  test('is renewed three times in the length of a lease, and stays in its term', async () => {
    await time.pass(29_500);
    expect([lease.term, lease.state, database.isAlive('a', 1)]).toEqual([1, 'uncertain', true]);
    // Each statement is delayed twice: there and back.
    expect(sent / 2).toBeCloseTo(30, -1);
  });

  test('stays certain while requests ask, and is settled by one round trip after a pause', async () => {
    await time.pass(1500);
    expect(lease.isHeld).toBe(false);
    await time.pass(3);
    const seen = new Set<boolean>();
    for (let i = 0; i < 400; i++) {
      seen.add(lease.isHeld);
      await time.pass(10);
    }
    expect([...seen]).toEqual([true]);
  });

  test('callers of the same time share a round trip', async () => {
    await time.pass(600);
    const before = sent;
    const confirmed = watched(Promise.all([1, 2, 3].map(() => lease.confirm(1))));
    await time.pass(3);
    expect([confirmed.value, sent - before]).toEqual([[true, true, true], 2]);
  });

  test('another term than the present one is not held', async () => {
    expect(await Promise.all([lease.confirm(0), lease.confirm(2)])).toEqual([false, false]);
  });
});

describe('a process that was stopped', () => {
  test('is uncertain after 100 milliseconds, and goes on in its term', async () => {
    lease.confirm(1).catch(() => undefined);
    process.stop(400);
    await time.pass(399);
    expect(lease.state).toBe('uncertain');
    await time.pass(1);
    const confirmed = watched(lease.confirm(1));
    await time.pass(3);
    expect([confirmed.value, lease.state, lease.term]).toEqual([true, 'held', 1]);
  });

  test('has lost its lease after the length of one, lets go, and begins a new term', async () => {
    const terms: number[] = [];
    lease.onLost(1, () => terms.push(lease.term));
    process.stop(4000);
    await time.pass(3999);
    expect([lease.state, terms]).toEqual(['lost', []]);
    // Others may be certain of a lease for 100 milliseconds that a server which took over does not know.
    await time.pass(100);
    expect([terms, lease.term, lease.state]).toEqual([[0], 0, 'lost']);
    await time.pass(10);
    expect([lease.term, lease.state]).toEqual([2, 'held']);
  });
});

describe('a session that ended', () => {
  test.each<[what: string, forgottenMs: number]>([
    ['does not know the term', 60_000],
    ['knows the term', 0],
  ])(
    'because another server took over, which %s, ends the term, and the next one has a new number',
    async (_what, ms) => {
      await time.pass(500);
      database.failOver({ late: 'a', forgottenMs: ms, clockDifference: -1000, toldAfter: 1 });
      await time.pass(120);
      expect([lease.term, lease.state, errors]).toEqual([2, 'held', []]);
    },
  );

  test('is replaced at once, within the term', async () => {
    await time.pass(500);
    database.endSessions('a', 1);
    await time.pass(6);
    expect([lease.term, lease.state, errors]).toEqual([1, 'held', []]);
  });

  test('without notice is replaced when a statement has no response', async () => {
    await time.pass(500);
    database.endSessions('a', undefined);
    const confirmed = watched(lease.confirm(1));
    await time.pass(499);
    expect([confirmed.value, lease.state]).toEqual([undefined, 'uncertain']);
    await time.pass(10);
    expect([confirmed.value, lease.state, lease.term]).toEqual([true, 'held', 1]);
  });

  test('and cannot be replaced is tried again every 50 milliseconds', async () => {
    delay = undefined;
    database.endSessions('a', 0);
    await time.pass(1200);
    delay = 1;
    await time.pass(1000);
    expect([lease.term, lease.state !== 'lost', errors.length > 0]).toEqual([1, true, true]);
  });
});

describe('a replica that is cut off from the database', () => {
  test('waits, and goes on when that takes less than its lease', async () => {
    delay = undefined;
    await time.pass(200);
    const confirmed = watched(lease.confirm(1));
    await time.pass(1300);
    expect(confirmed.value).toBeUndefined();
    delay = 1;
    await time.pass(1100);
    expect([confirmed.value, lease.term]).toEqual([true, 1]);
  });

  test('loses its lease otherwise, and has a new one within a second and a half after the cut', async () => {
    const lost: number[] = [];
    lease.onLost(1, () => lost.push(time.now));
    delay = undefined;
    await time.pass(200);
    const confirmed = watched(lease.confirm(1));
    await time.pass(10_000);
    expect([confirmed.value, lease.state, lease.term, lost.length]).toEqual([false, 'lost', 0, 1]);
    expect(lost[0]).toBeLessThanOrEqual(3010);
    delay = 1;
    await time.pass(1500);
    expect(lease.term).toBe(2);
  });
});

describe('observers', () => {
  test('of a lease that is lost already are called at once', async () => {
    const lost: string[] = [];
    lease.onLost(0, () => lost.push('an earlier term'));
    lease.onLost(1, () => lost.push('the present term'));
    await time.pass(1);
    expect(lost).toEqual(['an earlier term']);
  });

  test('are not called once they have ended', async () => {
    let calls = 0;
    lease.onLost(1, () => calls++)();
    process.stop(4000);
    await time.pass(4010);
    expect(calls).toBe(0);
  });
});

test('errors of the callbacks do not end it', async () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const fail = (): never => {
    throw new Error('a callback failed');
  };
  const connect = () => database.connect({ id: 'b', process });
  const other = new RunningLease({ id: 'b', connect, times: leaseTimes, timer: process, onError: fail, onLoss: fail });
  const starting = other.start();
  await time.pass(10);
  await starting;
  let losses = 0;
  other.onLost(1, () => losses++);
  delay = undefined;
  await time.pass(5000);
  expect([other.term, losses]).toEqual([0, 1]);
  delay = 1;
  await time.pass(1500);
  expect([other.term, printed.mock.calls.length > 1]).toEqual([2, true]);
  printed.mockRestore();
});

test('ends with its session, and holds nothing from then on', async () => {
  let calls = 0;
  lease.onLost(1, () => calls++);
  const closed = watched(lease.close().then(() => true));
  await time.pass(5);
  expect([closed.value, lease.state, lease.isHeld, await lease.confirm(1), calls]).toEqual([
    true,
    'lost',
    false,
    false,
    0,
  ]);
  const before = sent;
  await time.pass(10_000);
  expect(sent).toBe(before);
});

const times = { leaseMs: 3000, certainMs: 100, graceMs: 200 };
const begun = () => new Lease(1, 1000, times);

test.each([
  [1000, 'held'],
  [1099, 'held'],
  [1100, 'uncertain'],
  [3999, 'uncertain'],
  [4000, 'lost'],
])('begun at 1000 and not proven since, at %i it is %s', (now, state) => {
  expect(begun().state(now)).toBe(state);
});

test('a round trip proves it from the instant before the statement was sent', () => {
  const lease = begun();
  lease.proven(1200, true, 1290);
  expect([lease.state(1299), lease.state(1300), lease.until]).toEqual(['held', 'uncertain', 4000]);
});

test('a renewal also lets it expire later', () => {
  const lease = begun();
  lease.renewed(2000, true, 2050);
  expect([lease.state(2099), lease.state(4999), lease.state(5000)]).toEqual(['held', 'uncertain', 'lost']);
});

test('a result that arrives late does not make it older', () => {
  const lease = begun();
  lease.renewed(2000, true, 2010);
  lease.renewed(1500, true, 2020);
  lease.proven(1600, true, 2030);
  expect([lease.state(2099), lease.until]).toEqual(['held', 5000]);
});

test.each(['renewed', 'proven'] as const)(
  'a lease that is not alive in the database is lost for good: %s',
  (result) => {
    const lease = begun();
    lease[result](1010, false, 1020);
    lease[result](1030, true, 1040);
    expect(lease.state(1041)).toBe('lost');
  },
);

test('a renewal whose result arrives after the end of the lease changes nothing', () => {
  const lease = begun();
  lease.renewed(3990, true, 4000);
  expect(lease.state(4001)).toBe('lost');
});

test.each([
  ['the database says so', 1000, 'revoked'],
  ['it expired unanswered', 3001, 'unanswered'],
  ['the process did not run', 3300, 'stalled'],
] as const)('a lease says why it was lost: %s', (_why, noticedAt, reason) => {
  const lease = new Lease(1, 0, leaseTimes);
  if (reason === 'revoked') lease.proven(noticedAt - 1, false, noticedAt);
  expect([lease.state(noticedAt), lease.lossAt(noticedAt)]).toEqual(['lost', reason]);
});
