import { expect, onTestFinished, test, vi } from 'vitest';
import { OwnedElsewhereError } from '../../mock-server/store/journal/owned-elsewhere-error';
import { type Database, openDatabase } from '../../mock-server/store/journal/postgres/database';
import { PostgresStorage } from '../../mock-server/store/journal/postgres/postgres-storage';
import { applySchema, SCHEMA_VERSION, SchemaVersionError } from '../../mock-server/store/journal/postgres/schema';
import { createDatabase as emptyState } from '../../mock-server/store/state';
import { putEvent, transact } from '../store/support';
import { openTestDatabase, TestLease } from '../support/postgres/journals';
import { TcpProxy } from '../support/tcp-proxy';

async function openTwo() {
  const { test: admin, database, lease } = await openTestDatabase();
  const other = await new TestLease(database, 'rep_2').begin();
  const one = new PostgresStorage(database, lease);
  const two = new PostgresStorage(database, other);
  onTestFinished(async () => void (await Promise.allSettled([one.close(), two.close()])));
  return { admin, database, lease, other, one, two };
}

async function write(storage: PostgresStorage, id: string, number: number) {
  const adapter = await storage.open(id);
  const database = (await adapter.read()) ?? emptyState();
  transact(database, putEvent(number));
  await adapter.write(database);
  return adapter;
}

test('a platform is open at its owner only, and at another replica once it was released', async () => {
  const { admin, one, two } = await openTwo();
  await write(one, 'pf_1', 1);
  expect([one.owns('pf_1'), two.owns('pf_1')]).toEqual([true, false]);
  expect(await one.find('pf_1')).toEqual({ at: 'here' });
  expect(await two.find('pf_1')).toEqual({ at: 'replica', id: 'rep_1', url: 'http://rep_1.example.test', term: 1 });
  const refused = two.open('pf_1');
  await expect(refused).rejects.toThrow(OwnedElsewhereError);
  await expect(refused).rejects.toMatchObject({ replica: 'rep_1', url: 'http://rep_1.example.test' });
  await expect(two.delete('pf_1')).rejects.toThrow(OwnedElsewhereError);
  await one.release('pf_1', 1234);
  await expect
    .poll(() => admin.sql('select owner, wake_at::integer from sandbox.platforms'), { timeout: 5000 })
    .toEqual([{ owner: null, wake_at: 1234 }]);
  expect(await one.find('pf_1')).toEqual({ at: 'nobody' });
  await write(two, 'pf_1', 2);
  expect(await one.find('pf_1')).toMatchObject({ at: 'replica', id: 'rep_2' });
  expect(await one.find('pf_9')).toEqual({ at: 'nowhere' });
});

test('a platform that was closed is released by the next claim, and opened again here until then', async () => {
  const { admin, one, two } = await openTwo();
  for (const id of ['pf_1', 'pf_2', 'pf_3']) await write(one, id, 1);
  for (const id of ['pf_1', 'pf_2']) await one.release(id, 1234);
  expect([one.owns('pf_1'), one.isOpen('pf_1'), one.ownedCount]).toEqual([true, false, 1]);
  await expect(two.openStored('pf_1')).rejects.toThrow(OwnedElsewhereError);
  expect([await one.openStored('pf_1'), one.owns('pf_2')]).toEqual([true, false]);
  expect(await admin.sql('select id, owner, wake_at::integer from sandbox.platforms order by id')).toEqual([
    { id: 'pf_1', owner: 'rep_1', wake_at: null },
    { id: 'pf_2', owner: null, wake_at: 1234 },
    { id: 'pf_3', owner: 'rep_1', wake_at: null },
  ]);
  expect([await two.openStored('pf_2'), await two.openStored('pf_9')]).toEqual([true, false]);
});

test('two replicas give one name at the same time, and one platform has it, as both see', async () => {
  const { one, two } = await openTwo();
  await write(one, 'pf_1', 1);
  await write(two, 'pf_2', 1);
  const outcomes = await Promise.all([one.names.rename('pf_1', 'shop'), two.names.rename('pf_2', 'shop')]);
  expect(outcomes.toSorted()).toEqual([false, true]);
  const owner = outcomes[0] ? 'pf_1' : 'pf_2';
  expect([await one.names.platformOf('shop'), await two.names.platformOf('shop')]).toEqual([owner, owner]);
});

test('the lines come with the claim, unless they are many', async () => {
  const { database, one, two } = await openTwo();
  const small = await write(one, 'pf_1', 1);
  const large = await write(one, 'pf_2', 1);
  await large.fill(Array.from({ length: 3 }, (_, i) => JSON.stringify({ rows: {}, note: `${i}`.repeat(500_000) })));
  expect([small.size < 1_000_000, large.size > 1_000_000]).toEqual([true, true]);
  await one.close();
  const query = vi.spyOn(database, 'query');
  await (await two.open('pf_1')).read().catch(() => undefined);
  const [created, claimed, ...rest] = query.mock.calls.map(([text]) => text);
  expect([created, claimed, rest]).toEqual([
    expect.stringContaining('insert'),
    expect.stringContaining('string_agg'),
    [],
  ]);
  await (await two.open('pf_2')).read().catch(() => undefined);
  expect(query.mock.calls.length).toBeGreaterThan(4);
});

test('a platform that was opened and never written does not exist', async () => {
  const { admin, one, two } = await openTwo();
  const adapter = await one.open('pf_1');
  expect(await adapter.read()).toBeNull();
  expect([await one.count(), await two.has('pf_1')]).toEqual([0, false]);
  await one.release('pf_1');
  expect(await admin.sql('select * from sandbox.platforms')).toEqual([]);
});

test('a lost lease is the failure of every platform of its term at once, and each of them is dropped', async () => {
  const { lease, one, two } = await openTwo();
  const dropped: string[] = [];
  const drop = async (id: string) => {
    dropped.push(id);
    await one.release(id).catch(() => undefined);
  };
  one.watch({ wakeAt: () => undefined, look: async () => undefined, drop, onError: () => undefined });
  const adapters = [await write(one, 'pf_1', 1), await write(one, 'pf_2', 2)];
  lease.isHeld = false; // uncertain
  expect(adapters.map(({ failure }) => failure)).toEqual([undefined, undefined]);
  const lost = lease.lose();
  for (const { failure } of adapters) expect(failure).toMatchObject({ name: 'JournalLostError' });
  await lost;
  expect(dropped).toEqual(['pf_1', 'pf_2']);
  expect([one.owns('pf_1'), one.ownedCount]).toEqual([false, 0]);
  await write(two, 'pf_1', 3);
  await lease.begin();
  lease.isHeld = true;
  await expect(one.open('pf_1')).rejects.toThrow(OwnedElsewhereError);
  await write(one, 'pf_2', 4);
});

test('a platform that was claimed again within the term is dropped, and opens again', async () => {
  const { admin, one } = await openTwo();
  const dropped: string[] = [];
  let release: () => Promise<void> = async () => undefined;
  const drop = async (id: string) => {
    dropped.push(id);
    release = () => one.release(id);
  };
  one.watch({ wakeAt: () => undefined, look: async () => undefined, drop, onError: () => undefined });
  const adapter = await one.open('pf_1');
  const database = (await adapter.read()) ?? emptyState();
  transact(database, putEvent(1));
  await adapter.write(database);
  // A claim of this replica that it had given up arrives late.
  await admin.sql('update sandbox.platforms set epoch = epoch + 1');
  transact(database, putEvent(2));
  await expect(adapter.write(database)).rejects.toMatchObject({ name: 'JournalLostError' });
  expect([dropped, one.owns('pf_1')]).toEqual([['pf_1'], false]);
  await release().catch(() => undefined);
  expect(await write(one, 'pf_1', 3)).not.toBe(adapter);
  expect([dropped, one.owns('pf_1')]).toEqual([['pf_1'], true]);
});

test('nobody waits for a silent database longer than the lease lasts', async () => {
  const { test: admin, lease } = await openTestDatabase();
  const proxy = await TcpProxy.start(admin.url);
  const cutOff = await openDatabase(proxy.through(admin.url));
  const storage = new PostgresStorage(cutOff, lease);
  onTestFinished(async () => {
    await storage.close();
    await cutOff.close();
    await proxy.close();
  });
  proxy.drop();
  const waiting = [storage.find('pf_1'), storage.has('pf_1'), storage.owners('client'), storage.open('pf_1')];
  const settled = Promise.allSettled(waiting);
  const began = performance.now();
  await lease.lose();
  for (const outcome of await settled)
    expect(outcome).toMatchObject({ status: 'rejected', reason: { message: 'the lease of this replica has ended' } });
  expect(performance.now() - began).toBeLessThan(500);
});

test('a lease that is lost unnoticed is found out before anything is sent', async () => {
  const { lease, one } = await openTwo();
  const adapter = await write(one, 'pf_1', 1);
  lease.isHeld = false;
  await adapter.settled();
  lease.isConfirmed = false;
  await expect(adapter.settled()).rejects.toMatchObject({ name: 'JournalLostError' });
});

test('a platform cannot be claimed without a lease', async () => {
  const { admin, one, lease } = await openTwo();
  await admin.sql(`update sandbox.replicas set lease_until = '-infinity' where id = 'rep_1'`);
  lease.isConfirmed = false;
  await expect(one.open('pf_1')).rejects.toMatchObject({ name: 'JournalLostError' });
  expect(await admin.sql('select * from sandbox.platforms')).toEqual([]);
});

test('a platform that a newer release wrote is claimed once in a term', async () => {
  const { admin, lease, one, two } = await openTwo();
  const former = await write(two, 'pf_1', 1);
  await former.fill(['{"release":"99.0.0"}', '{"tomorrow":true}']);
  const epoch = async () => (await admin.sql('select owner, epoch from sandbox.platforms'))[0];
  const release = async () => {
    await two.release('pf_1');
    await expect.poll(epoch, { timeout: 5000 }).toMatchObject({ owner: null });
  };
  await release();
  const open = async () => {
    try {
      await (await one.open('pf_1')).read();
    } finally {
      await one.release('pf_1');
    }
  };
  await expect(open()).rejects.toThrow('Release 99.0.0 wrote it');
  const released = await epoch();
  expect([released?.['owner'], one.unreadable]).toEqual([null, ['pf_1']]);
  await expect(open()).rejects.toThrow('Release 99.0.0 wrote it');
  expect([await epoch(), one.ownedCount]).toEqual([released, 0]);

  await two.open('pf_1');
  await expect(open()).rejects.toThrow(OwnedElsewhereError);
  await release();

  // A claim whose result this replica has not received: opening the platform ends with its release.
  await admin.sql(`update sandbox.platforms set owner = 'rep_1', term = 1, epoch = epoch + 1`);
  await expect(open()).rejects.toThrow('Release 99.0.0 wrote it');
  const again = await epoch();
  expect(again).toMatchObject({ owner: null });

  await lease.lose();
  await lease.begin();
  expect(one.unreadable).toEqual([]);
  await expect(open()).rejects.toThrow('Release 99.0.0 wrote it');
  expect([await epoch(), one.unreadable]).not.toEqual([again, []]);
});

test('looking at a platform rejects when that did not open it', async () => {
  const { database, lease } = await openTwo();
  let look: (id: string) => Promise<void> = async () => undefined;
  const storage = new PostgresStorage(database, lease, {
    pollOverdue: (run) => {
      look = run;
      return { close: async () => undefined };
    },
  });
  let isOpened = false;
  const port = async (id: string) => void (isOpened && (await storage.open(id)));
  storage.watch({ wakeAt: () => undefined, look: port, drop: async () => undefined, onError: () => undefined });
  await expect(look('pf_1')).rejects.toThrow('could not be opened');
  isOpened = true;
  await look('pf_1');
  await storage.close();
});

test('tables of an earlier release get a key for forwarded requests, once, and another one in each database', async () => {
  const { admin, database } = await openTwo();
  await admin.sql('alter table sandbox.schema drop column hop_key');
  const keys = await Promise.all(
    Array.from({ length: 6 }, async () => {
      await applySchema(database);
      return hopKeyIn(database);
    }),
  );
  const { database: other } = await openTwo();
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(await hopKeyIn(other)).not.toBe(await hopKeyIn(database));
});

const hopKeyIn = async (database: Database) =>
  (await database.query('select hop_key from sandbox.schema')).rows[0]?.['hop_key'];

test('tables of an earlier release get the instant of the last write, once, and keep what they have', async () => {
  const { admin, database, one } = await openTwo();
  await write(one, 'pf_1', 1);
  await admin.sql('alter table sandbox.platforms drop column written_at');
  const start = Date.now();
  await Promise.all(Array.from({ length: 6 }, () => applySchema(database)));
  const range = { direction: 'ascending', beyond: '', limit: 9 } as const;
  const [added] = await one.list(range);
  expect([added?.id, added?.owner, Number(added?.writtenAt) >= start - 1000]).toEqual(['pf_1', 'rep_1', true]);
  const adapter = await one.open('pf_1');
  const state = emptyState();
  transact(state, putEvent(2));
  await adapter.write(state);
  const [written] = await one.list(range);
  expect(written?.writtenAt).toBeGreaterThan(Number(added?.writtenAt));
});

test('the tables are created once by all who start at the same time, and those of another release are refused', async () => {
  const { admin, database } = await openTwo();
  await admin.sql('drop schema sandbox cascade');
  await Promise.all(Array.from({ length: 6 }, () => applySchema(database)));
  expect(await admin.sql('select version from sandbox.schema')).toEqual([{ version: SCHEMA_VERSION }]);
  const newer = SCHEMA_VERSION + 1;
  await admin.sql(`update sandbox.schema set version = ${newer}`);
  await expect(applySchema(database)).rejects.toThrow(SchemaVersionError);
  await expect(applySchema(database)).rejects.toThrow(
    `has version ${newer}, and this payments-sandbox uses version ${SCHEMA_VERSION}`,
  );
  await admin.sql('update sandbox.schema set version = 4');
  await expect(applySchema(database)).rejects.toThrow(/has version 4.* with the release that wrote it and import them/);
});
