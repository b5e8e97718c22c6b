import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSandboxIn } from '../../mock-server/server';
import { applySchema, SCHEMA_VERSION } from '../../mock-server/store/journal/postgres/schema';
import { openDatabase } from '../../mock-server/store/journal/postgres/database';
import { run } from '../cli/process-io';
import { Api } from '../support/api';
import { payment } from '../support/bodies';
import { createDatabase } from '../support/postgres/shared';
import { textOf } from '../support/seed-files';
import { temporaryDirectory } from '../store/support';

const move = (from: string, to: string) => run(['store', 'move', '--from', from, '--to', to]);

/** A directory with two platforms, a snapshot, a publisher, and events. */
async function dataDirectory() {
  const directory = temporaryDirectory();
  const sandbox = await openSandboxIn(directory);
  const { id, test: keys } = await sandbox.createPlatform();
  const target = { baseUrl: 'http://sandbox.test', fetch: sandbox.fetch };
  const other = new Api(target, keys);
  for (const platform of [sandbox.platform(), await sandbox.openPlatform(id)]) {
    platform.publishers.create({ url: 'http://127.0.0.1:2/webhooks', events: ['payment.*'] });
    platform.clock.freeze();
    platform.snapshots.create('base');
  }
  await other.post('/v1/payments', payment());
  await sandbox.close();
  return { directory, id, keys };
}

/** Everything that users see of the platforms of a directory. */
async function contentOf(directory: string, ids: readonly string[]) {
  const sandbox = await openSandboxIn(directory);
  const content: unknown[] = [];
  for (const id of ids) {
    const platform = id === 'default' ? sandbox.platform() : await sandbox.openPlatform(id);
    content.push([id, await textOf(platform.export()), platform.snapshots.list(), platform.events()]);
  }
  await sandbox.close();
  return content;
}

test('from a directory to PostgreSQL and back: the same exports, snapshots, keys and events', async () => {
  const { directory, id, keys } = await dataDirectory();
  const journal = join(directory, 'platforms', `${id}.ndjson`);
  const [before, database, back] = [readFileSync(journal, 'utf8'), await createDatabase(), temporaryDirectory()];

  const there = await move(directory, database.url);
  expect(there).toMatchObject({ code: 0, stderr: '' });
  expect(there.stdout).toMatch(/^Moved 2 platforms from .* to .*\. The source is as it was\.\n$/);
  expect(there.stdout).not.toContain(new URL(database.url).password);
  expect(readFileSync(journal, 'utf8')).toBe(before);
  expect(await database.sql('select id, owner, wake_at from sandbox.platforms order by id')).toEqual(
    ['default', id].sort().map((each) => ({ id: each, owner: null, wake_at: '0' })),
  );
  expect(await database.sql('select platform from sandbox.addresses where id = $1', [keys.client_id])).toEqual([
    { platform: id },
  ]);

  expect(await move(database.url, back)).toMatchObject({ code: 0, stderr: '' });
  expect(await contentOf(back, ['default', id])).toEqual(await contentOf(directory, ['default', id]));
  const sandbox = await openSandboxIn(back);
  const api = new Api({ baseUrl: 'http://sandbox.test', fetch: sandbox.fetch }, keys);
  expect((await api.get('/v1/payments')).status).toBe(200);
  await sandbox.close();
});

test('a target that is not empty is refused, and says how to empty it', async () => {
  const [{ directory }, other, database] = [await dataDirectory(), await dataDirectory(), await createDatabase()];
  const inDirectory = await move(directory, other.directory);
  expect(inDirectory).toMatchObject({ code: 1, stdout: '' });
  expect(inDirectory.stderr).toMatch(/is not empty.*delete the directory/);
  await move(directory, database.url);
  const inDatabase = await move(other.directory, database.url);
  expect(inDatabase).toMatchObject({ code: 1, stdout: '' });
  expect(inDatabase.stderr).toMatch(/is not empty.*drop schema sandbox cascade/);
});

test('a source that is in use, missing or empty is refused', async () => {
  const [{ directory }, database] = [await dataDirectory(), await createDatabase()];
  const sandbox = await openSandboxIn(directory);
  expect(await move(directory, database.url)).toMatchObject({ code: 1, stdout: '' });
  await sandbox.close();
  expect((await move(join(directory, 'none'), database.url)).stderr).toContain('There is no directory');
  expect((await move(temporaryDirectory(), database.url)).stderr).toContain('There is nothing to move');
  expect((await move(database.url, temporaryDirectory())).stderr).toContain('has no sandbox');
  expect((await move(directory, directory)).stderr).toContain('The source and the target are the same');
});

test('a database with a living replica is refused, as source and as target', async () => {
  const [{ directory }, { url }] = [await dataDirectory(), await createDatabase()];
  const database = await openDatabase(url);
  await applySchema(database);
  await database.query(
    `insert into sandbox.replicas (id, url, term, lease_until) values ('rep_1', null, 1, clock_timestamp() + interval '1 hour')`,
  );
  await database.close();
  for (const [from, to] of [
    [directory, url],
    [url, temporaryDirectory()],
  ] as const) {
    const { code, stderr } = await move(from, to);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/is in use by a replica: rep_1\. Stop/)]);
  }
});

test('a newer schema is refused', async () => {
  const [{ directory }, database] = [await dataDirectory(), await createDatabase()];
  const newer = SCHEMA_VERSION + 1;
  await database.sql('create schema sandbox');
  await database.sql(`create table sandbox.schema as select ${newer} as version`);
  const { code, stderr } = await move(directory, database.url);
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(new RegExp(`has version ${newer}.*Update payments-sandbox`, 's')),
  ]);
});

test('a move that fails in the middle says what was moved and what to delete', async () => {
  const { directory, id } = await dataDirectory();
  const platforms = join(directory, 'platforms');
  writeFileSync(
    join(platforms, 'zzz.ndjson'),
    readFileSync(join(platforms, `${id}.ndjson`), 'utf8').slice(0, -9) + '\0x\n',
  );
  const to = temporaryDirectory();
  const { code, stderr } = await move(directory, to);
  expect(code).toBe(1);
  expect(stderr).toMatch(/zzz\.ndjson is damaged.*\nOnly 2 of 3 platforms were moved/s);
  expect(stderr).toContain(`empty the target first: delete the directory ${to}.`);
});

test('replicas --store lists nothing, with advice, where there are none', async () => {
  const database = await createDatabase();
  const list = await run(['replicas', '--store', database.url]);
  expect(list).toMatchObject({ code: 0, stderr: '' });
  expect(list.stdout).toContain('There are no replicas.\nTo start one: payments-sandbox start --store');
  expect(await database.sql(`select 1 from pg_namespace where nspname = 'sandbox'`)).toEqual([]);
});

test('replicas --store lists those of the table', async () => {
  const { url } = await createDatabase();
  const database = await openDatabase(url);
  await applySchema(database);
  await database.query(
    `insert into sandbox.replicas (id, url, term, lease_until) values ('rep_1', 'http://10.0.0.5:4010', 1, '-infinity')`,
  );
  await database.close();
  const { code, stdout } = await run(['replicas', '--store', url]);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^id +url +state +platforms\nrep_1 +http:\/\/10\.0\.0\.5:4010 +gone +0\n$/);
  expect(JSON.parse((await run(['replicas', '--store', url, '--json'])).stdout)).toEqual([
    { id: 'rep_1', url: 'http://10.0.0.5:4010', state: 'gone', platforms: 0 },
  ]);
});
