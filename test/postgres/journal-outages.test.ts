import { expect, test } from 'vitest';
import type { Journal } from '../../mock-server/store/journal/journal';
import { PlatformRows } from '../../mock-server/store/journal/postgres/platform-rows';
import { claimJournal, isTenure, openTestDatabase, TestLease } from '../support/postgres/journals';

const nothing = () => undefined;
const line = (number: number) => JSON.stringify({ number, text: 'x'.repeat(300) });

async function readAll(journal: Journal) {
  const lines: string[] = [];
  await journal.read((each) => lines.push(each), nothing);
  return lines;
}

test('each append arrives once while the sessions end again and again, and so does a compaction', async () => {
  const { test: admin, database, lease } = await openTestDatabase();
  const journal = await claimJournal(database, lease);
  await readAll(journal);
  let isRunning = true;
  let ended = 0;
  const end = async () => {
    while (isRunning) ended += await admin.endAllSessions();
  };
  const ending = end();
  const compactions: Promise<void>[] = [];
  for (let number = 0; number < 600; number++) {
    await journal.append([line(number), line(number)]);
    // A compaction may be given up. Then everything is as before.
    if (number % 100 === 99) compactions.push(journal.compact(['"checkpoint"', line(number)]).catch(nothing));
    if (number % 100 === 50) await Promise.all(compactions);
  }
  await Promise.all(compactions);
  isRunning = false;
  await ending;
  expect(ended).toBeGreaterThan(5);
  const again = await claimJournal(database, lease);
  const lines = await readAll(again);
  const last = lines.lastIndexOf('"checkpoint"');
  const first = last === -1 ? 0 : Number(/"number":(\d+)/.exec(lines[last + 1] ?? '')?.[1]) + 1;
  const expected = Array.from({ length: 600 - first }, (_, i) => [line(first + i), line(first + i)]).flat();
  expect(lines.slice(last === -1 ? 0 : last + 2)).toEqual(expected);
});

test('a large group arrives once while the sessions end again and again', async () => {
  const { test: admin, database, lease } = await openTestDatabase();
  const journal = await claimJournal(database, lease);
  await readAll(journal);
  await journal.append([line(0)]);
  const large = Array.from({ length: 36 }, (_, i) => JSON.stringify({ i, text: 'z'.repeat(250_000) }));
  const append = journal.append(large);
  for (let i = 0; i < 3; i++) await admin.endAllSessions();
  await append;
  await journal.append([line(1)]);
  expect(await readAll(await claimJournal(database, lease))).toEqual([line(0), ...large, line(1)]);
});

test('of a former owner nothing is written: no append, no checkpoint, no deletion', async () => {
  const { test: admin, database, lease } = await openTestDatabase();
  const former = await claimJournal(database, lease);
  await readAll(former);
  await former.append([line(0)]);
  const other = await new TestLease(database, 'rep_2').begin();
  expect(await new PlatformRows(database, other).claim('pf_1', 1, [], false)).toMatchObject({ replica: 'rep_1' });
  await admin.sql(`update sandbox.replicas set lease_until = clock_timestamp() - interval '1 ms' where id = 'rep_1'`);
  const owner = await claimJournal(database, other);
  await readAll(owner);
  await owner.append([line(1)]);
  expect(await admin.sql(`select lease_until::text from sandbox.replicas where id = 'rep_1'`)).toEqual([
    { lease_until: '-infinity' },
  ]);
  const lost = { name: 'JournalLostError' };
  await expect(former.compact(['"checkpoint"'])).rejects.toMatchObject(lost);
  await expect(former.delete()).rejects.toMatchObject(lost);
  const late = await claimJournal(database, other);
  await readAll(late);
  await expect(owner.append([line(2)])).rejects.toMatchObject(lost);
  await expect(owner.append([line(2)])).rejects.toMatchObject(lost);
  expect(owner.lost).toMatchObject(lost);
  expect(await readAll(await claimJournal(database, other))).toEqual([line(0), line(1)]);
});

test('a claim is for one of those who try at the same time', async () => {
  const { database, lease } = await openTestDatabase();
  const journal = await claimJournal(database, lease);
  await readAll(journal);
  await journal.append([line(0)]);
  await lease.lose();
  const others = await Promise.all(
    Array.from({ length: 6 }, (_, i) => new TestLease(database, `rep_other_${i}`).begin()),
  );
  for (let round = 0; round < 10; round++) {
    const claims = await Promise.all(
      others.map((other) => new PlatformRows(database, other).claim('pf_1', 1, [], false)),
    );
    const winners = claims.flatMap((claim, at) => (isTenure(claim) ? [others[at]] : []));
    expect(winners).toHaveLength(1);
    const [winner] = winners;
    if (winner) {
      await winner.lose();
      winner.term = 1;
      await winner.begin(0);
    }
    others.splice(
      others.findIndex((other) => other === winner),
      1,
      await new TestLease(database, `rep_next_${round}`).begin(),
    );
  }
});

test('a platform that is deleted and created again has a new epoch', async () => {
  const { database, lease } = await openTestDatabase();
  const former = await claimJournal(database, lease);
  await readAll(former);
  await former.append([line(0)]);
  await former.delete();
  const journal = await claimJournal(database, lease);
  await readAll(journal);
  await journal.append([line(1)]);
  expect(journal.epoch).not.toBe(former.epoch);
});
