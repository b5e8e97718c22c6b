import { expect, onTestFinished, test } from 'vitest';
import { Api } from '../support/api';
import { payment } from '../support/bodies';
import { startCli } from '../support/cli-process';
import { createDatabase } from '../support/postgres/shared';
import { TcpProxy } from '../support/tcp-proxy';

const controlToken = 'a-control-token-of-tests';
const start = (database: { readonly url: string }, ...args: readonly string[]) =>
  startCli(['--store', database.url, '--control-token', controlToken, ...args]);

test('what replicas send each other is read by nobody else, and ends at no other database with the same token', async () => {
  const database = await createDatabase();
  const elsewhere = await createDatabase();
  const foreign = await start(elsewhere);
  const network = await TcpProxy.start(foreign.url);
  onTestFinished(() => network.close());
  const owner = await start(database, '--advertise', `http://127.0.0.1:${network.port}`);
  network.leadTo(owner.url);
  const receiver = await start(database);
  const api = new Api({ baseUrl: receiver.url, fetch }, receiver.platform.test);
  const create = () => api.post('/v1/payments', payment());

  expect((await create()).status).toBe(201);
  const wire = Buffer.concat([...network.sent, ...network.received].map(({ bytes }) => bytes));
  expect(wire.length).toBeGreaterThan(1000);
  const { client_secret = '' } = receiver.platform.test;
  for (const text of [client_secret, await api.token(), controlToken, 'HTTP/1.1'])
    expect(wire.includes(text)).toBe(false);

  network.leadTo(foreign.url);
  network.cut();
  const refused = await create();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
  expect(refused.text).toContain('not a replica of the same database');
  const other = new Api({ baseUrl: foreign.url, fetch }, foreign.platform.test);
  expect((await other.get('/v1/payments')).body).toMatchObject({ data: [] });

  network.leadTo(owner.url);
  expect((await create()).status).toBe(201);
});
