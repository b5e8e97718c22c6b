import { expect, test } from 'vitest';
import { Lease } from '../../mock-server/replicas/lease';

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
