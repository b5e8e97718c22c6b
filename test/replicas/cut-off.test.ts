import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { runCli, type RunningCli, startCli } from '../support/cli-process';
import { parseControlAs } from '../support/document';
import { createDatabase } from '../support/postgres/shared';
import { TcpProxy } from '../support/tcp-proxy';
import { Cluster } from './support/cluster';
import { type CallerRequest, type CallerResponse, HttpCaller } from './support/http-caller';
import { authorization, createPlatform, creation } from './support/load';

/** Time limit of a look at the health of a replica. */
const MAX_HEALTH_MS = 2000;

async function healthOf({ url }: RunningCli) {
  const begin = performance.now();
  const health = parseControlAs('Health', await (await fetch(`${url}/_sandbox/health`)).json());
  return { health, took: performance.now() - begin };
}

const readiness = async ({ url }: RunningCli) => (await fetch(`${url}/_sandbox/ready`)).status;

const metricsOf = async ({ url }: RunningCli) => (await fetch(`${url}/_sandbox/metrics`)).text();

async function statesOf({ url }: RunningCli): Promise<Readonly<Record<string, string>>> {
  const { data } = parseControlAs('ReplicaList', await (await fetch(`${url}/_sandbox/replicas`)).json());
  return Object.fromEntries(data.map(({ id, state }) => [id, state]));
}

const idOf = async (cli: RunningCli): Promise<string> => (await healthOf(cli)).health.replica?.id ?? '';

test('a replica that is cut off tells within two seconds that it is degraded, and later that its lease has ended', async () => {
  const { url } = await createDatabase();
  const proxy = await TcpProxy.start(url);
  onTestFinished(() => proxy.close());
  const cli = await startCli(['--store', proxy.through(url)]);
  expect((await healthOf(cli)).health).toMatchObject({ status: 'ok', lease: { valid: true }, owned_platforms: 1 });
  expect(await readiness(cli)).toBe(200);
  expect(await metricsOf(cli)).toContain('payments_sandbox_lease_held 1\n');
  proxy.drop();
  for (let isValid: boolean | undefined = true; isValid;) {
    const { health, took } = await healthOf(cli);
    expect(took).toBeLessThan(MAX_HEALTH_MS);
    expect(health.status).toBe('degraded');
    isValid = health.lease?.valid;
  }
  const begin = performance.now();
  expect(await readiness(cli)).toBe(503);
  expect(performance.now() - begin).toBeLessThan(MAX_HEALTH_MS);
  const { health, took } = await healthOf(cli);
  expect(took).toBeLessThan(MAX_HEALTH_MS);
  expect(health).toMatchObject({ status: 'degraded', lease: { valid: false }, owned_platforms: 0 });
  expect(health.reason).toContain('this replica does not hold its lease');
  const metrics = await metricsOf(cli);
  expect(metrics).toContain('payments_sandbox_lease_held 0\n');
  expect(metrics).toContain('payments_sandbox_leases_lost_total{reason="unanswered"} 1\n');
  const refused = await fetch(`${cli.url}/_sandbox/replicas`);
  expect([refused.status, refused.headers.has('retry-after')]).toEqual([503, true]);

  proxy.pass();
  await expect.poll(async () => (await healthOf(cli)).health.lease?.valid, { timeout: 5000 }).toBe(true);
  await expect.poll(() => readiness(cli), { timeout: 5000 }).toBe(200);
  await expect.poll(async () => (await healthOf(cli)).health.status, { timeout: 5000 }).toBe('ok');
  // Once, and nothing else of what follows from it.
  expect(cli.stderr()).toMatch(/^[^\n]*This replica lost its lease: the database did not respond in time\. [^\n]*\n$/);
});

test('a replica that is stopped is listed as gone once its lease has ended, and as alive when it goes on', async () => {
  const { url } = await createDatabase();
  const one = await startCli(['--store', url]);
  const other = await startCli(['--store', url]);
  const id = await idOf(one);
  const otherId = await idOf(other);
  expect(await statesOf(other)).toEqual({ [id]: 'alive', [otherId]: 'alive' });
  one.signal('SIGSTOP');
  onTestFinished(() => one.signal('SIGCONT'));
  await expect.poll(() => statesOf(other), { timeout: 10_000 }).toEqual({ [id]: 'gone', [otherId]: 'alive' });
  const { code, stdout } = await runCli(['replicas', '--sandbox', other.url]);
  expect(code).toBe(0);
  expect(stdout).toMatch(
    new RegExp(`^url\tstate\trelease\tplatforms\tid\n(.*\n)*http:\\S+\tgone\t\\d\\S+\t\\d\t${id}\n`),
  );
  const stored = await runCli(['replicas', '--store', url, '--json']);
  expect(JSON.parse(stored.stdout)).toEqual([
    expect.objectContaining({ id, state: 'gone' }),
    expect.objectContaining({ id: otherId, state: 'alive' }),
  ]);
  one.signal('SIGCONT');
  await expect.poll(() => statesOf(other), { timeout: 5000 }).toEqual({ [id]: 'alive', [otherId]: 'alive' });
});

const TIMEOUT_MS = 10_000;
/** Each moment with whether the request was carried out then. */
const moments = [
  ['before_commit', false],
  ['after_commit', true],
] as const;

test('a connection that a fault drops is dropped through any replica, and the request is carried out at most once', async () => {
  const cluster = new Cluster(await createDatabase());
  onTestFinished(() => cluster.close());
  await cluster.start(2);
  const http = new HttpCaller(TIMEOUT_MS);
  const platform = await createPlatform(http, cluster.first.cli.url);
  const headers = authorization(platform);
  /** A machine that is busy can stop a replica for longer than its lease lasts. */
  const sendUntilReady = async (url: string, request: CallerRequest): Promise<CallerResponse> => {
    const response = await http.send(url, request);
    if (response.status !== 503) return response;
    await setTimeout(1000 * Number(response.headers['retry-after']));
    return sendUntilReady(url, request);
  };
  const send = async (url: string, request: CallerRequest) => JSON.parse((await sendUntilReady(url, request)).text);
  const path = `/_sandbox/platforms/${platform.id}/faults`;

  for (const [i, url] of cluster.urls().entries()) {
    for (const [drop, isCarriedOut] of moments) {
      const body = JSON.stringify({ operation: 'createPayment', fault: { drop } });
      await send(url, { method: 'POST', path, headers, body });
      const request = creation(platform, `${drop} at ${i}`);
      await expect(http.send(url, request)).rejects.toMatchObject({ reason: 'cut' });
      const { data: faults } = await send(url, { method: 'GET', path, headers });
      expect(faults).toEqual([expect.objectContaining({ matched: 1 })]);
      await send(url, { method: 'DELETE', path, headers });
      const again = await sendUntilReady(url, request);
      expect([again.status, again.headers['idempotent-replayed']]).toEqual([201, isCarriedOut ? 'true' : undefined]);
    }
    const { data: payments } = await send(url, { method: 'GET', path: '/v1/payments', headers });
    expect(payments).toHaveLength((i + 1) * moments.length);
  }
});
