import { afterEach, beforeEach, expect, test } from 'vitest';
import { RELEASE } from '../../mock-server/fields/release';
import { leaseTimes } from '../../mock-server/replicas/lease';
import { ownerUrls } from '../../mock-server/replicas/moves';
import { overdueRows } from '../../mock-server/replicas/overdue-rows';
import { PresenceWatch } from '../../mock-server/replicas/presence';
import { openReplica, type Replica } from '../../mock-server/replicas/replica';
import { ReplicaRegistry } from '../../mock-server/replicas/replica-registry';
import type { ReplicaSession } from '../../mock-server/replicas/replica-session';
import { openDatabase } from '../../mock-server/store/journal/postgres/database';
import { PostgresStorage } from '../../mock-server/store/journal/postgres/postgres-storage';
import { applySchema } from '../../mock-server/store/journal/postgres/schema';
import type { Database } from '../../mock-server/store/journal/postgres/sql';
import type { TestDatabase } from '../support/postgres/database';
import { createDatabase } from '../support/postgres/shared';

type StoredReplica = Replica<PostgresStorage>;

/** The lease and the session of a replica whose process has ended, or is stopped. */
interface Dead {
  readonly id: string;
  readonly session: ReplicaSession;
}

let testDatabase: TestDatabase;
let database: Database;
const replicas: StoredReplica[] = [];
const sessions: ReplicaSession[] = [];

beforeEach(async () => {
  testDatabase = await createDatabase();
  database = await openDatabase(testDatabase.url);
  await applySchema(database);
});

afterEach(async () => {
  await Promise.all(replicas.splice(0).map((replica) => replica.end(() => replica.storage.close())));
  await Promise.all(sessions.splice(0).map((session) => session.close()));
  await database.close();
});

async function open(): Promise<StoredReplica> {
  const replica = await openReplica(database, {
    createStorage: (lease, pollOverdue) => new PostgresStorage(database, lease, { pollOverdue }),
    onError: (error) => expect.unreachable(String(error)),
  });
  replicas.push(replica);
  return replica;
}

async function createPlatform({ storage }: StoredReplica, id: string): Promise<void> {
  const { journal } = await storage.open(id);
  await journal.read(() => undefined);
  await journal.append(['{}']);
}

async function register(id: string): Promise<Dead> {
  const session = await new ReplicaRegistry(database, id).connect();
  sessions.push(session);
  expect(await session.beginTerm(0)).toBe(1);
  return { id, session };
}

async function disconnect({ id, session }: Dead): Promise<void> {
  await session.close();
  await session.ended;
  const registry = new ReplicaRegistry(database, id);
  await expect.poll(async () => (await registry.view(id))?.isPresent).toBe(false);
}

const store = (id: string, owner: string | null, wakeAt: number | null) =>
  database.query('insert into sandbox.platforms (id, owner, term, epoch, head, wake_at) values ($1, $2, 1, 7, 3, $3)', [
    id,
    owner,
    wakeAt,
  ]);

test('a replica is listed from its start to its end', async () => {
  const one = await open();
  const other = await open();
  await one.advertise('http://10.0.0.5:4010');
  await createPlatform(one, 'platform_a');
  expect(await other.list()).toEqual([
    { id: one.id, url: 'http://10.0.0.5:4010', release: RELEASE, state: 'alive', platforms: 1 },
    { id: other.id, url: null, release: RELEASE, state: 'alive', platforms: 0 },
  ]);
  expect([one.lease.valid, one.ownedPlatforms, one.url]).toEqual([true, 1, 'http://10.0.0.5:4010']);
  for (const id of ['platform_a', 'platform_b']) other.placement.forget(id, 'owned_elsewhere');
  expect(await other.placement.find('platform_a')).toEqual({ at: 'replica', url: 'http://10.0.0.5:4010' });
  expect(await other.placement.find('platform_b')).toEqual({ at: 'nowhere' });

  await one.end(() => one.storage.close());
  expect((await other.list()).map(({ id }) => id)).toEqual([other.id]);
  other.placement.forget('platform_a', 'unreachable');
  expect(await other.placement.find('platform_a')).toEqual({ at: 'here' });
});

test('sessions that end are opened again within the term, and no platform moves', async () => {
  const replica = await open();
  await createPlatform(replica, 'platform_a');
  for (let i = 0; i < 8; i++) {
    await testDatabase.endAllSessions();
    await expect.poll(() => replica.placement.confirm('platform_a')).toBe(true);
    await expect.poll(async () => (await replica.list())[0]?.state).toBe('alive');
  }
  expect([replica.placement.lease.term, replica.placement.owns('platform_a')]).toEqual([1, true]);
});

test('a lease that was revoked is followed by another term, and its platforms are claimed again', async () => {
  const replica = await open();
  await createPlatform(replica, 'platform_a');
  await database.query(`update sandbox.replicas set lease_until = '-infinity'`);
  await expect.poll(() => replica.placement.confirm('platform_a')).toBe(false);
  await expect.poll(() => replica.placement.lease.term).toBe(2);
  await expect.poll(() => replica.placement.find('platform_a')).toEqual({ at: 'here' });
});

test('a term on a server that lacks the last changes of the tables makes them again, and the replica learns the new key', async () => {
  const replica = await open();
  const key = Buffer.from(replica.hopKey).toString('hex');
  await database.query(`alter table sandbox.schema drop column hop_key, drop column upgraded_to;
    alter table sandbox.replicas drop column release`);
  await database.query(`update sandbox.replicas set lease_until = '-infinity'`);
  await testDatabase.endAllSessions();
  await expect.poll(() => replica.placement.lease.term, { timeout: 10_000 }).toBe(2);
  const [schema] = (await database.query('select hop_key from sandbox.schema')).rows;
  expect(Buffer.from(replica.hopKey).toString('hex')).toBe(schema?.['hop_key']);
  expect(schema?.['hop_key']).not.toBe(key);
});

test('a process that was killed is gone after the grace, one that keeps its session is not', async () => {
  const killed = await register('killed');
  const stopped = await register('stopped');
  await disconnect(killed);
  let now = 0;
  const watch = new PresenceWatch(new ReplicaRegistry(database, 'a'), {
    graceMs: leaseTimes.graceMs,
    timer: { now: () => now, after: () => () => undefined },
  });
  expect(await Promise.all([watch.look('killed'), watch.look('stopped')])).toEqual(['absent', 'present']);
  now = 200;
  expect(await Promise.all([watch.look('killed'), watch.look('stopped')])).toEqual(['gone', 'present']);
  expect(await new ReplicaRegistry(database, 'a').absent('a')).toEqual([]);
  expect(await stopped.session.check(1)).toBe(true);
});

test('a replica that renewed its lease between two looks is not gone', async () => {
  const flapping = await register('flapping');
  await disconnect(flapping);
  const registry = new ReplicaRegistry(database, 'flapping');
  const { leaseUntil = '' } = (await registry.view('flapping')) ?? {};
  const session = await registry.connect();
  expect(await session.renew(1)).toBe(true);
  await disconnect({ id: 'flapping', session });
  expect(await registry.revoke('flapping', leaseUntil)).toBe(false);
});

test('overdue platforms without a living owner are claimed, by one replica each', async () => {
  await register('alive');
  const dead = await register('dead');
  await disconnect(dead);
  await database.query(`update sandbox.replicas set lease_until = clock_timestamp() where id = 'dead'`);
  await Promise.all([
    store('of_alive', 'alive', 500),
    store('of_dead', 'dead', 500),
    store('of_nobody', null, 400),
    store('failed', null, 400),
    store('later', null, 1500),
    store('never', null, null),
  ]);
  const one = await register('one');
  const other = await register('other');
  const claims = await Promise.all(
    [one, other].map(({ id }) => overdueRows(database, id).claim(1, 1000, 8, ['failed'])),
  );
  expect(
    claims
      .flat()
      .map(({ id }) => id)
      .sort(),
  ).toEqual(['of_dead', 'of_nobody']);
  // Those that were stored have the epoch 7.
  expect(new Set([7, ...claims.flat().map(({ epoch }) => epoch)]).size).toBe(3);
  const own = await Promise.all([one, other].map(({ id }) => overdueRows(database, id).claimed(1, 1000)));
  expect(own.map((each) => each.length)).toEqual(claims.map((each) => each.length));
  expect(await overdueRows(database, 'one').claim(2, 1000, 8, [])).toEqual([]);
});

test('a lease ends with the process of the server on which its term began', async () => {
  const one = await register('one');
  const other = await register('other');
  await store('a', 'one', 400);
  const isAlive = async () => (await new ReplicaRegistry(database, 'other').view('one'))?.isAlive;
  expect(await isAlive()).toBe(true);
  await database.query("update sandbox.replicas set server_started_at = now() - interval '1 day' where id = 'one'");
  expect([await isAlive(), await one.session.renew(1), await one.session.check(1)]).toEqual([false, false, false]);
  expect(await overdueRows(database, 'one').claim(1, 1000, 8, [])).toEqual([]);
  expect(await overdueRows(database, other.id).claim(1, 1000, 8, [])).toMatchObject([{ id: 'a' }]);
  expect(await one.session.beginTerm(7)).toBe(8);
  expect(await isAlive()).toBe(true);
});

test('a claim that was given up can be made by another replica', async () => {
  await register('one');
  await store('a', null, 400);
  const rows = overdueRows(database, 'one');
  const [claimed] = await rows.claim(1, 1000, 8, []);
  if (claimed === undefined) return expect.unreachable();
  await database.query('update sandbox.platforms set epoch = epoch + 1');
  await rows.release(claimed);
  const epoch = claimed.epoch + 1;
  expect(await rows.claimed(1, 1000)).toEqual([{ id: 'a', epoch }]);
  await rows.release({ id: 'a', epoch });
  await register('other');
  expect(await overdueRows(database, 'other').claim(1, 1000, 8, [])).toMatchObject([{ id: 'a' }]);
});

test('a renewal that was carried out before the lease expired, and is committed later, counts', async () => {
  await register('slow');
  await register('one');
  await store('a', 'slow', 400);
  await database.query(`update sandbox.replicas set lease_until = clock_timestamp() where id = 'slow'`);
  const session = await database.session();
  await session.query('begin');
  await session.query(
    `update sandbox.replicas set lease_until = clock_timestamp() + interval '1 hour' where id = 'slow'`,
  );
  const claim = overdueRows(database, 'one').claim(1, 1000, 8, []);
  await expect
    .poll(() => testDatabase.sql(`select 1 from pg_stat_activity where wait_event_type = 'Lock'`))
    .toHaveLength(1);
  await session.query('commit');
  await session.close();
  expect(await claim).toEqual([]);
});

test('the addresses of owners are those of living replicas', async () => {
  const one = await open();
  await one.advertise('http://one');
  await register('dead');
  await database.query(`update sandbox.replicas set url = 'http://dead', lease_until = '-infinity' where id = 'dead'`);
  await Promise.all([store('a', one.id, null), store('b', 'dead', null), store('c', null, null)]);
  expect(await ownerUrls(database)(['a', 'b', 'c', 'd'])).toEqual(new Map([['a', 'http://one']]));
});

test('rows of replicas that were killed long ago are deleted, unless platforms name them', async () => {
  for (const id of ['old', 'named', 'young']) await disconnect(await register(id));
  await store('a', 'named', null);
  await database.query(`update sandbox.replicas set lease_until = '-infinity'`);
  await database.query(`update sandbox.replicas set started_at = now() - interval '1 day' where id <> 'young'`);
  const one = await open();
  expect((await one.list()).map(({ id, state }) => [id, state])).toEqual([
    ['named', 'gone'],
    ['young', 'gone'],
    [one.id, 'alive'],
  ]);
});
