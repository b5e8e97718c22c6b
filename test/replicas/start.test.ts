import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { Api, exchange } from '../support/api';
import { payment } from '../support/bodies';
import { type ProcessExit, runCli, type RunningCli, spawnCli, startCli } from '../support/cli-process';
import { createDatabase } from '../support/postgres/shared';
import { TcpProxy } from '../support/tcp-proxy';

const secret = 'a-very-secret-password';
/** Time limit of a start. */
const MAX_START_MS = 30_000;

const start = (url: string, ...args: readonly string[]) => startCli(['--store', url, ...args]);
const apiOf = ({ url, platform }: RunningCli) => new Api({ baseUrl: url, fetch }, platform.test);

function withPassword(url: string): string {
  const result = new URL(url);
  result.password = secret;
  return result.href;
}

/** Expects exit code 1 with an explanation, and the password nowhere. */
function expectFailure({ code, stdout, stderr }: ProcessExit, text: string | RegExp, expected = 1): void {
  expect([code, stdout]).toEqual([expected, '']);
  expect(stderr).toMatch(text);
  expect(stderr).not.toMatch(/\n +at /);
  expect(stderr).not.toContain(secret);
}

test('--seed loads demo data into an empty database, and leaves any other as it is', async () => {
  const { url } = await createDatabase();
  const one = await start(url, '--seed', 'demo');
  const created = (await apiOf(one).get('/v1/payments?limit=100')).body;
  expect(JSON.stringify(created)).toContain('"py_');

  const other = await start(url, '--seed', 'demo');
  expect((await apiOf(other).get('/v1/payments?limit=100')).body).toEqual(created);
  const exits = await Promise.all([one.stop(), other.stop()]);
  expect(exits.map(({ code }) => code)).toEqual([0, 0]);
  expect(exits[0]?.stderr).toBe('');
  expect(exits[1]?.stderr).toMatch(/^warning: The default platform cannot be opened here .*demo was not loaded/);

  const next = await start(url, '--seed', 'demo');
  expect((await apiOf(next).get('/v1/payments?limit=100')).body).toEqual(created);
  expect((await next.stop()).stderr).toMatch(/The database is not empty.*demo was not loaded/);
});

test('each replica serves the docs, and their form sends a request to the owner of the platform', async () => {
  const { url } = await createDatabase();
  const owner = await start(url);
  await apiOf(owner).post('/v1/payments', payment());
  const { url: other, stop } = await start(url);
  expect(await (await fetch(`${other}/docs/guides/declines`)).text()).toContain('<h1');
  const form = {
    method: 'POST',
    headers: { Origin: other },
    body: new URLSearchParams({ body: JSON.stringify(payment()) }),
  };
  const sent = await fetch(`${other}/docs/operations/createPayment`, form);
  expect(await sent.text()).toMatch(/id="response"[^]*>201</);
  const { body } = await apiOf(owner).get('/v1/payments');
  expect(body).toMatchObject({ data: [{ status: 'succeeded' }, { status: 'succeeded' }] });
  await Promise.all([owner.stop(), stop()]);
});

test('a seed file that is missing ends the start, and the next one finds an empty database', async () => {
  const { url } = await createDatabase();
  expectFailure(
    await runCli(['start', '--port', '0', '--store', url, '--seed', 'none.ndjson']),
    /There is no such file/,
    2,
  );
  const next = await start(url, '--seed', 'demo');
  expect(await next.stop()).toMatchObject({ code: 0, stderr: '' });
});

test('a database that nobody listens for ends the start', async () => {
  const url = `postgres://user:${secret}@127.0.0.1:1/database?password=${secret}`;
  expectFailure(
    await runCli(['start', '--port', '0', '--store', url]),
    /PostgreSQL at 127\.0\.0\.1:1\/database: .*\n.*is running/,
  );
});

test('a wrong password ends the start', async () => {
  const { url } = await createDatabase();
  expectFailure(
    await runCli(['start', '--port', '0', '--store', withPassword(url)]),
    /Check the user and the database/,
  );
});

test('a network that drops packets ends the start in time, and the password is in no list of processes', async () => {
  const { url } = await createDatabase();
  const proxy = await TcpProxy.start(url);
  onTestFinished(() => proxy.close());
  proxy.drop();
  const begin = performance.now();
  const cli = spawnCli(['start', '--port', '0', '--store', withPassword(proxy.through(url))]);
  if (process.platform === 'linux') {
    await expect.poll(() => proxy.size, { timeout: MAX_START_MS }).toBeGreaterThan(0);
    const shown = readFileSync(`/proc/${cli.pid}/cmdline`, 'utf8');
    expect(shown).toContain('payments-sandbox');
    expect(shown).not.toContain(secret);
  }
  expectFailure(await cli.exited, /^error: PostgreSQL at 127\.0\.0\.1:/);
  expect(performance.now() - begin).toBeLessThan(MAX_START_MS);
});

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

test('any replica lists unused platforms, and the owner refuses to delete one that it knows to be read', async () => {
  const database = await createDatabase();
  const { url } = database;
  const [one, other] = await Promise.all([start(url), start(url)]);
  const target = { baseUrl: other.url, fetch };
  const create = async () =>
    (await exchange({ baseUrl: one.url, fetch }, 'POST', '/_sandbox/platforms')).asControl('NewPlatform');
  const read = await create();
  const unused = await create();
  const recent = await create();
  await database.sql(`update sandbox.platforms set written_at = now() - interval '91 days' where id <> $1`, [
    recent.id,
  ]);
  await new Api({ baseUrl: one.url, fetch }, read.test).get('/v1/payments');
  const list = await exchange(target, 'GET', '/_sandbox/platforms?unused_for=90d');
  expect(list.asControl('PlatformList').data.map(({ id }) => id)).toEqual([read.id, unused.id].sort());
  const newest = await exchange(target, 'GET', '/_sandbox/platforms?order=last_write&limit=1');
  expect(newest.asControl('PlatformList').data.map(({ id }) => id)).toEqual([recent.id]);
  const statuses = [read, unused, recent].map(
    async ({ id }) => (await exchange(target, 'DELETE', `/_sandbox/platforms/${id}?unused_for=90d`)).status,
  );
  expect(await Promise.all(statuses)).toEqual([422, 200, 422]);
  const left = await database.sql(`select id from sandbox.platforms where id <> 'default' order by id`);
  expect(left.map(({ id }) => id)).toEqual([read.id, recent.id].sort());
  await Promise.all([one.stop(), other.stop()]);
});
