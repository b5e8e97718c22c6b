import { expect, onTestFinished, test } from 'vitest';
import { type RunningCli, startCli } from '../support/cli-process';
import { createDatabase } from '../support/postgres/shared';
import { TcpProxy } from '../support/tcp-proxy';

/** Time limit of a replica that stops. */
const MAX_EXIT_MS = 8000;
const rest = 'Nothing that was acknowledged is lost, and other replicas take its platforms over.';

interface Outage {
  readonly cli: RunningCli;
  readonly proxy: TcpProxy;
}

async function startThroughProxy(): Promise<Outage> {
  const { url } = await createDatabase();
  const proxy = await TcpProxy.start(url);
  onTestFinished(() => proxy.close());
  const cli = await startCli(['--store', proxy.through(url)]);
  const created = await create(cli);
  expect(created.status).toBe(201);
  return { cli, proxy };
}

const create = ({ url }: RunningCli) => fetch(`${url}/_sandbox/platforms`, { method: 'POST' });

/** Stops a replica, and expects that it ends in time. Returns what it has printed. */
async function stopInTime(cli: RunningCli): Promise<string> {
  const begin = performance.now();
  const { code, signal, stderr } = await cli.stop();
  expect({ code, signal, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, signal: null, stderr: '' });
  expect(performance.now() - begin).toBeLessThan(MAX_EXIT_MS);
  return stderr;
}

test('with a database that works, SIGTERM releases the platforms and the replica', async () => {
  const database = await createDatabase();
  const cli = await startCli(['--store', database.url]);
  await create(cli);
  expect(await stopInTime(cli)).toBe('');
  expect(await database.sql('select 1 from sandbox.replicas')).toEqual([]);
  expect(await database.sql('select owner from sandbox.platforms')).toEqual([{ owner: null }, { owner: null }]);
});

test('with a database that gives no response, SIGTERM ends the replica in time', async () => {
  const { cli, proxy } = await startThroughProxy();
  proxy.drop();
  expect(await stopInTime(cli)).toContain(rest);
});

test('with a database that gives no response and a request that waits for it, SIGTERM ends the replica in time', async () => {
  const { cli, proxy } = await startThroughProxy();
  proxy.drop();
  const refused = create(cli).then(
    ({ status }) => status,
    () => 'closed',
  );
  expect(await stopInTime(cli)).toContain(rest);
  expect([503, 'closed']).toContain(await refused);
});

test('with a database that is gone, SIGTERM ends the replica in time', async () => {
  const { cli, proxy } = await startThroughProxy();
  await proxy.close();
  await stopInTime(cli);
});

test('SIGTERM ends a replica whose lease has ended because it was cut off', async () => {
  const { cli, proxy } = await startThroughProxy();
  proxy.drop();
  const lease = async () => (await (await fetch(`${cli.url}/_sandbox/health`)).json()).lease.valid;
  await expect.poll(lease, { timeout: 20_000 }).toBe(false);
  await stopInTime(cli);
});
