import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSandboxIn, type Sandbox } from '../../mock-server/server';
import { applySchema, SCHEMA_VERSION } from '../../mock-server/store/journal/postgres/schema';
import { openDatabase } from '../../mock-server/store/journal/postgres/database';
import { run } from '../cli/process-io';
import { Api } from '../support/api';
import { payment } from '../support/bodies';
import { createDatabase } from '../support/postgres/shared';
import { parseSeedFile, textOf } from '../support/seed-files';
import { temporaryDirectory } from '../store/support';
import { openSandboxAt } from '../../mock-server/fronts/postgres';
import { openSourceDirectory } from '../../mock-server/replicas/directory-end';
import { moveStore } from '../../mock-server/replicas/move';
import { addressesOfPlatform } from '../../mock-server/replicas/platform-lines';
import { startWebhookEndpoint } from '../support/webhook-endpoint';

const move = (from: string, to: string) => run(['store', 'move', '--from', from, '--to', to]);

/** A directory with two platforms, a snapshot, a publisher, and events. */
async function dataDirectory() {
  const directory = temporaryDirectory();
  const sandbox = await openSandboxIn(directory);
  const { id, test: keys } = await sandbox.createPlatform({ name: 'checkout-team' });
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
    content.push([id, platform.name, await textOf(platform.export()), platform.snapshots.list(), platform.events()]);
  }
  await sandbox.close();
  return content;
}

test('from a directory to PostgreSQL and back: the same exports, snapshots, keys and events', async () => {
  const { directory, id, keys } = await dataDirectory();
  const journal = join(directory, 'platforms', `${id}.ndjson`);
  const before = readFileSync(journal, 'utf8');
  const database = await createDatabase();
  const back = temporaryDirectory();

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

  const again = await run(['store', 'move', '--from', database.url, '--to', back, '--json']);
  expect(JSON.parse(again.stdout)).toEqual({ platforms: 2, from: expect.any(String), to: back });
  expect(await contentOf(back, ['default', id])).toEqual(await contentOf(directory, ['default', id]));
  const sandbox = await openSandboxIn(back);
  const api = new Api({ baseUrl: 'http://sandbox.test', fetch: sandbox.fetch }, keys);
  expect((await api.get('/v1/payments')).status).toBe(200);
  await sandbox.close();
});

test('a target that is not empty is refused, and says how to empty it', async () => {
  const { directory } = await dataDirectory();
  const other = await dataDirectory();
  const database = await createDatabase();
  const inDirectory = await move(directory, other.directory);
  expect(inDirectory).toMatchObject({ code: 1, stdout: '' });
  expect(inDirectory.stderr).toMatch(/is not empty.*delete the directory/);
  await move(directory, database.url);
  const inDatabase = await move(other.directory, database.url);
  expect(inDatabase).toMatchObject({ code: 1, stdout: '' });
  expect(inDatabase.stderr).toMatch(/is not empty.*drop schema sandbox cascade/);
});

test('a source that is in use, missing or empty is refused', async () => {
  const { directory } = await dataDirectory();
  const database = await createDatabase();
  const sandbox = await openSandboxIn(directory);
  expect(await move(directory, database.url)).toMatchObject({ code: 1, stdout: '' });
  await sandbox.close();
  expect((await move(join(directory, 'none'), database.url)).stderr).toContain('There is no directory');
  expect((await move(temporaryDirectory(), database.url)).stderr).toContain('There is nothing to move');
  expect((await move(database.url, temporaryDirectory())).stderr).toContain('has no sandbox');
  expect((await move(directory, directory)).stderr).toContain('The source and the target are the same');
});

test('a database with a living replica is refused, as source and as target', async () => {
  const { directory } = await dataDirectory();
  const { url } = await createDatabase();
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
  const { directory } = await dataDirectory();
  const database = await createDatabase();
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
  expect(stdout).toBe('url\tstate\trelease\tplatforms\tid\nhttp://10.0.0.5:4010\tgone\t\t0\trep_1\n');
  expect(JSON.parse((await run(['replicas', '--store', url, '--json'])).stdout)).toEqual([
    { id: 'rep_1', url: 'http://10.0.0.5:4010', release: null, state: 'gone', platforms: 0 },
  ]);
});

const targetOf = ({ fetch }: Sandbox) => ({ baseUrl: 'http://sandbox.test', fetch });

/** The platforms that share addresses, in the order in which they got them. */
async function ordersIn(directory: string): Promise<Map<string, readonly string[]>> {
  const source = await openSourceDirectory(directory);
  const orders = new Map<string, readonly string[]>();
  for (const id of await source.platforms()) {
    const platform = await source.read(id);
    for (const address of platform === undefined ? [] : addressesOfPlatform(platform)) {
      const owners = source.owners(address);
      if (owners.length > 1) orders.set(address, owners);
    }
  }
  await source.close();
  return orders;
}

test('a replica on moved data responds with the same objects, accepts old tokens and sends what is due', async () => {
  const endpoint = await startWebhookEndpoint();
  const directory = temporaryDirectory();
  const before = await openSandboxIn(directory);
  const { id, test: keys } = await before.createPlatform();
  const api = new Api(targetOf(before), keys);
  const created = await api.post('/v1/payments', payment());
  const token = await api.token();
  const platform = await before.openPlatform(id);
  endpoint.respondWith(500);
  platform.publishers.create({ url: endpoint.url, events: ['payment.*'] });
  await api.post('/v1/payments', payment());
  await endpoint.waitFor(1);
  const list = await api.get('/v1/payments');
  const { rows: exported } = parseSeedFile(await textOf(platform.export()));
  await before.close();

  const { url } = await createDatabase();
  await moveStore({ from: { directory }, to: { url } });
  const after = await openSandboxAt(url);
  const response = await after.fetch('http://sandbox.test/v1/payments', {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect([response.status, await response.json()]).toEqual([200, list.body]);
  expect(created.status).toBe(201);
  const moved = await after.openPlatform(id);
  expect(parseSeedFile(await textOf(moved.export())).rows.payments).toEqual(exported.payments);
  moved.clock.advance({ days: 1 });
  await endpoint.waitFor(2);
  expect(endpoint.received[1]?.event.id).toBe(endpoint.received[0]?.event.id);
  await after.close();
});

test('addresses that platforms share keep their order in PostgreSQL, and back', async () => {
  const directory = temporaryDirectory();
  const sandbox = await openSandboxIn(directory);
  const { id, test: keys } = await sandbox.createPlatform();
  await new Api(targetOf(sandbox), keys).post('/v1/sub_accounts', { name: 'A shop' });
  const first = await sandbox.openPlatform(id);
  const file = await textOf(first.export());
  await sandbox.platform().import([new TextEncoder().encode(file)]);
  await sandbox.close();
  expect([...new Set([...(await ordersIn(directory)).values()].map(String))]).toEqual([`${id},default`]);

  const database = await createDatabase();
  const back = temporaryDirectory();
  await moveStore({ from: { directory }, to: { url: database.url } });
  const shared = await database.sql(`select id, array_agg(platform order by position) as platforms
    from sandbox.addresses group by id having count(*) > 1`);
  expect(new Map(shared.map((row) => [row['id'], row['platforms']]))).toEqual(await ordersIn(directory));
  await moveStore({ from: { url: database.url }, to: { directory: back } });
  expect(await ordersIn(back)).toEqual(await ordersIn(directory));
  expect(readdirSync(join(back, 'platforms'))).toEqual(readdirSync(join(directory, 'platforms')));
});
