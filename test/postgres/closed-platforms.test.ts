import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSandboxAt } from '../../mock-server/fronts/postgres';
import { Api, exchange } from '../support/api';
import { payment, paymentIntent } from '../support/bodies';
import type { PostgresJournal } from '../../mock-server/store/journal/postgres/postgres-journal';
import { PostgresStorage } from '../../mock-server/store/journal/postgres/postgres-storage';
import { applySchema } from '../../mock-server/store/journal/postgres/schema';
import { claimJournal, openTestDatabase } from '../support/postgres/journals';
import { createDatabase } from '../support/postgres/shared';

/** Records the statements about some platforms, as the driver gets them. Each of them is a commit. */
function recordStatements(ids: readonly string[]): string[] {
  const statements: string[] = [];
  const query = vi.spyOn(pg.Client.prototype, 'query');
  query.mockImplementation(function (this: pg.Client, ...args: Parameters<pg.Client['query']>) {
    const { text = '', values = [] } = Object(args[0]);
    if (ids.some((id) => JSON.stringify(values).includes(id))) statements.push(String(text));
    return original.apply(this, args);
  });
  onTestFinished(() => query.mockRestore());
  return statements;
}
const original = pg.Client.prototype.query;

test('a request to a platform that is closed takes one statement to open it, one to write, and none to close it', async () => {
  const { url } = await createDatabase();
  const sandbox = await openSandboxAt(url, { maxOpenPlatforms: 1 });
  onTestFinished(() => sandbox.close());
  const target = { baseUrl: 'http://sandbox.test', fetch: sandbox.fetch };
  const platforms = [];
  for (let i = 0; i < 3; i++) {
    const { id, test: keys } = (await exchange(target, 'POST', '/_sandbox/platforms')).asControl('NewPlatform');
    const api = new Api(target, keys);
    await api.post('/v1/payments', payment());
    platforms.push({ id, api });
  }
  const statements = recordStatements(platforms.map(({ id }) => id));
  for (const { api } of platforms) expect((await api.post('/v1/payments', payment())).status).toBe(201);
  expect(statements.map(kindOf)).toEqual(['claim', 'append', 'claim', 'append', 'claim', 'append']);
  statements.length = 0;
  for (const { api } of platforms) expect((await api.get('/v1/payments')).status).toBe(200);
  expect(statements.map(kindOf)).toEqual(['claim', 'claim', 'claim']);
});

test('the lines of a platform are read and forgotten: while it is open, only its rows are in memory', async () => {
  const { database, lease } = await openTestDatabase();
  const ids = Array.from({ length: 12 }, (_, i) => `pf_${i}`);
  for (const id of ids) {
    const journal = await claimJournal(database, lease, id);
    await journal.read(() => undefined);
    await journal.append(Array.from({ length: 40_000 }, (_, i) => `{"sequence":${100_000 + i}}`));
  }
  const storage = new PostgresStorage(database, lease);
  onTestFinished(() => storage.close());
  const before = usedHeap();
  const adapters = await Promise.all(ids.map((id) => storage.open(id)));
  for (const adapter of adapters) expect((await adapter.read())?.sequence).toBe(139_999);
  expect(usedHeap() - before).toBeLessThan(0.2 * adapters.reduce((sum, { size }) => sum + size, 0));
});

/** Returns the bytes of the objects that are in use. */
function usedHeap(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
  return process.memoryUsage().heapUsed;
}

function kindOf(statement: string): string {
  if (statement.includes('string_agg')) return 'claim';
  return statement.includes('insert into sandbox.appends') ? 'append' : statement;
}

test('events that are older than they are kept are deleted, also for the replica that opens the platform next', async () => {
  const { url } = await createDatabase();
  const openNext = async () => {
    const sandbox = await openSandboxAt(url, { keepEvents: '30d' });
    onTestFinished(() => sandbox.close());
    return { sandbox, baseUrl: 'http://sandbox.test', fetch: sandbox.fetch };
  };
  const first = await openNext();
  const { id, test: keys } = (await exchange(first, 'POST', '/_sandbox/platforms')).asControl('NewPlatform');
  for (let i = 0; i < 3; i++) await new Api(first, keys).post('/v1/payment_intents', paymentIntent());
  await exchange(first, 'POST', `/_sandbox/platforms/${id}/clock`, { body: { advance: '31d' } });
  const path = `/_sandbox/platforms/${id}/events`;
  const newest = (await exchange(first, 'GET', path)).asControl('EventList').data;
  expect(newest).toHaveLength(1);
  await first.sandbox.close();
  const { sandbox } = await openNext();
  expect((await sandbox.openPlatform(id)).events()).toEqual(newest);
});

test('a compaction deletes the addresses that the checkpoint and later lines do not have', async () => {
  const { test: admin, database, lease } = await openTestDatabase();
  const one = await claimJournal(database, lease, 'pf_1');
  const other = await claimJournal(database, lease, 'pf_2');
  const append = async (journal: PostgresJournal, ...addresses: readonly string[]) =>
    journal.append(['{}'], { dueAt: () => null, addresses: () => addresses });
  for (const journal of [one, other]) {
    await journal.read(() => undefined);
    await append(journal, 'a', 'b', 'c');
  }
  await Promise.all([one.compact(['{}'], { addresses: () => ['a', 'd'] }), append(one, 'd')]);
  const left = await admin.sql(`select platform, string_agg(id, '' order by position) as ids from sandbox.addresses
    group by platform order by platform`);
  expect(left).toEqual([
    { platform: 'pf_1', ids: 'ad' },
    { platform: 'pf_2', ids: 'abc' },
  ]);
});

test('no index has a column of platforms that each claim changes: one of an earlier release is dropped', async () => {
  const { test: admin, database } = await openTestDatabase();
  await admin.sql('create index platforms_owner on sandbox.platforms (owner) where owner is not null');
  await Promise.all(Array.from({ length: 6 }, () => applySchema(database)));
  const indexed = await admin.sql(`select distinct a.attname from pg_index i join pg_attribute a
    on a.attrelid = i.indrelid and a.attnum = any(i.indkey) where i.indrelid = 'sandbox.platforms'::regclass order by 1`);
  expect(indexed).toEqual([{ attname: 'id' }, { attname: 'name' }, { attname: 'wake_at' }]);
});
