import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase } from '../support/postgres/shared';
import { canRestartPostgres, type PostgresServer, startPostgres } from '../support/postgres/start';

test('each call creates an empty database, and statements reach it', async () => {
  const [one, other] = await Promise.all([createDatabase(), createDatabase()]);
  await one.sql('create table fruits (name text)');
  await one.sql('insert into fruits values ($1)', ['apple']);
  expect(await one.sql('select name from fruits')).toEqual([{ name: 'apple' }]);
  expect(await other.sql(`select 1 from pg_tables where tablename = 'fruits'`)).toEqual([]);
});

test('ends the sessions of one database only', async () => {
  const [one, other] = await Promise.all([createDatabase(), createDatabase()]);
  const [ended, kept] = await Promise.all([connect(one.url), connect(other.url)]);
  expect(await one.endAllSessions()).toBe(1);
  await ended.ended;
  await kept.client.query('select 1');
  await kept.client.end();
});

describe.skipIf(!canRestartPostgres)('a server of its own', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());

  test('comes from where the environment says', () => {
    const wanted = process.env['PAYMENTS_SANDBOX_TEST_POSTGRES'];
    expect(wanted ? [wanted] : ['system', 'embedded']).toContain(server.source);
  });

  test('keeps what was committed across an immediate restart, which ends all sessions', async () => {
    const database = await server.createDatabase();
    await database.sql('create table fruits as select 1 as number');
    const { ended } = await connect(database.url);
    await server.restart('immediate');
    await ended;
    expect(await database.sql('select number from fruits')).toEqual([{ number: 1 }]);
  });

  test('ends the sessions of all its databases', async () => {
    const databases = await Promise.all([server.createDatabase(), server.createDatabase()]);
    const sessions = await Promise.all(databases.map(({ url }) => connect(url)));
    expect(await server.endAllSessions()).toBe(2);
    await Promise.all(sessions.map(({ ended }) => ended));
  });

  test('commits as a server in earnest does', async () => {
    expect(await server.sql('show fsync')).toEqual([{ fsync: 'on' }]);
    expect(await server.sql('show synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);
  });
});

async function connect(url: string) {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  await client.connect();
  return { client, ended };
}
