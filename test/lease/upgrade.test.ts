import { expect, test } from 'vitest';
import { compareReleases, RELEASE } from '../../mock-server/fields/release';
import { UpgradeWatch } from '../../mock-server/replicas/upgrade';
import type { Sql } from '../../mock-server/store/journal/postgres/sql';
import { SimulatedProcess, SimulatedTime } from './simulated-time';

const EVERY_MS = 6000;

/** Looks one after the other. Each finds the releases of leases; undefined: the database does not respond. */
async function looks(upgradedTo: string | null, leases: readonly (readonly (string | null)[] | undefined)[]) {
  const written: unknown[] = [];
  const left = [...leases];
  const sql: Sql = {
    query: async (text, values = []) => {
      if (text.startsWith('update')) written.push(...values);
      else {
        const found = left.shift();
        if (found === undefined) throw new Error('the database does not respond');
        return { rows: found.map((release) => ({ upgraded_to: upgradedTo, release, is_lease: true })), count: 1 };
      }
      return { rows: [], count: 1 };
    },
  };
  const time = new SimulatedTime();
  const watch = new UpgradeWatch(sql, { timer: new SimulatedProcess(time, 0), everyMs: EVERY_MS });
  await time.pass(EVERY_MS * leases.length);
  watch.close();
  return written;
}

test.each([
  ['no older lease is seen twice', null, [[RELEASE], [RELEASE, '99.0.0']], [RELEASE]],
  ['the last upgrade was to an older release', '0.2.0', [[RELEASE], [RELEASE]], [RELEASE]],
  ['it was seen once', null, [[RELEASE]], []],
  ['an older replica holds a lease again', null, [[RELEASE], [RELEASE, '0.2.0'], [RELEASE]], []],
  ['a lease has no release, as those of 1.0.0-rc.1', null, [[RELEASE], [RELEASE, null], [null]], []],
  ['the database did not respond in between', null, [[RELEASE], undefined, [RELEASE]], []],
  ['a newer release has ended its upgrade', '99.0.0', [[RELEASE], [RELEASE]], []],
])('an upgrade and its end: %s', async (_what, upgradedTo, leases, expected) => {
  expect(await looks(upgradedTo, leases)).toEqual(expected);
});

test('releases are compared by their numbers', () => {
  const sorted = ['0.2.0', '1.0.0-rc.2', '1.0.0-rc.10', '1.0.0', '1.9.1', '1.10.0', '10.0.0-beta-1', '10.0.0'];
  expect(sorted.toReversed().sort(compareReleases)).toEqual(sorted);
});
