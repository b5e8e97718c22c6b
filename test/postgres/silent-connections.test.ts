import { afterEach, expect, test } from 'vitest';
import {
  type Database,
  DatabaseUnavailableError,
  openDatabase,
} from '../../mock-server/store/journal/postgres/database';
import { createDatabase } from '../support/postgres/shared';
import { TcpProxy } from '../support/tcp-proxy';

/** Shorter than a lease. */
const SOON_MS = 2_500;

let network: TcpProxy;
let database: Database;

async function connect(maxConnections: number): Promise<void> {
  const { url } = await createDatabase();
  network = await TcpProxy.start(url);
  database = await openDatabase(network.through(url), { maxConnections });
}

afterEach(async () => {
  await database.close();
  await network.close();
});

const ask = () => database.query('select 1', undefined, { timeoutMs: 200 });

test('a statement does not wait for transactions, however many of them there are', async () => {
  await connect(4);
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const transactions = Array.from({ length: 8 }, () => database.transaction(() => ended));
  const asked = await Promise.allSettled([ask()]);
  end();
  await Promise.allSettled(transactions);
  expect(asked).toMatchObject([{ status: 'fulfilled', value: { count: 1 } }]);
});

test('after a statement without a response, the connections that were idle are not tried one after the other', async () => {
  await connect(4);
  await Promise.all(Array.from({ length: 4 }, () => database.query('select pg_sleep(0.05)')));
  expect(network.size).toBe(4);
  network.silence();
  await expect(ask()).rejects.toThrow(DatabaseUnavailableError);
  expect((await ask()).count).toBe(1);
});

test('a connection that the network leaves without a response is given up soon', async () => {
  await connect(1);
  network.drop();
  await expect(ask()).rejects.toThrow(DatabaseUnavailableError);
  const start = performance.now();
  await expect(ask()).rejects.toThrow(DatabaseUnavailableError);
  expect(performance.now() - start).toBeLessThan(SOON_MS);
  network.pass();
  expect((await ask()).count).toBe(1);
});
