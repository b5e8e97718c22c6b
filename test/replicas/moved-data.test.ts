import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSandboxAt } from '../../mock-server/fronts/postgres';
import { openSourceDirectory } from '../../mock-server/replicas/directory-end';
import { moveStore } from '../../mock-server/replicas/move';
import { addressesOfPlatform } from '../../mock-server/replicas/platform-lines';
import { openSandboxIn, type Sandbox } from '../../mock-server/server';
import { Api } from '../support/api';
import { payment } from '../support/bodies';
import { createDatabase } from '../support/postgres/shared';
import { parseSeedFile, textOf } from '../support/seed-files';
import { startWebhookEndpoint } from '../support/webhook-endpoint';
import { temporaryDirectory } from '../store/support';

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

  const [database, back] = [await createDatabase(), temporaryDirectory()];
  await moveStore({ from: { directory }, to: { url: database.url } });
  const shared = await database.sql(`select id, array_agg(platform order by position) as platforms
    from sandbox.addresses group by id having count(*) > 1`);
  expect(new Map(shared.map((row) => [row['id'], row['platforms']]))).toEqual(await ordersIn(directory));
  await moveStore({ from: { url: database.url }, to: { directory: back } });
  expect(await ordersIn(back)).toEqual(await ordersIn(directory));
  expect(readdirSync(join(back, 'platforms'))).toEqual(readdirSync(join(directory, 'platforms')));
});
