import { expect } from 'vitest';
import { type Replica, until } from './cluster';
import { HttpCaller } from './http-caller';
import { creation } from './load';
import type { Disturbance, Scene } from './run';

const SERVES_AGAIN_MS = 5_000;
const MAX_GAP_AFTER_KILL_MS = 500;
const ENDS_MS = 8_000;

/** Disturbances of replicas that serve requests. The first replica owns all platforms when it begins. */
export const disturbances: readonly Disturbance[] = [
  { name: 'SIGKILL of the owner', disturb: killFirst },
  { name: 'an owner that is stopped past its lease and continues', disturb: stopAndContinue },
  { name: 'SIGTERM of the owner', disturb: terminateFirst },
  { name: 'all sessions ended eight times', keepsConnections: true, disturb: endSessions },
  {
    name: 'an immediate restart of PostgreSQL',
    needsOwnServer: true,
    keepsConnections: true,
    disturb: ({ server }) => server.restart('immediate'),
  },
  { name: 'a network to the database that loses everything', disturb: (scene) => partition(scene, 'drop') },
  { name: 'a network to the database that delivers late', disturb: (scene) => partition(scene, 'hold') },
  { name: 'connections to the database that go silent', keepsConnections: true, disturb: silence },
  { name: 'a rolling restart of three replicas', replicas: 3, disturb: restartAll },
];

/** A process that is gone is noticed at once, not at the end of its lease. */
async function killFirst({ cluster, load, gapBeforeMs }: Scene): Promise<void> {
  const killedAt = performance.now();
  await cluster.first.cli.kill();
  await load.more(10);
  expect(load.longestGapSince(killedAt)).toBeLessThanOrEqual(MAX_GAP_AFTER_KILL_MS + gapBeforeMs);
  await cluster.startAgain(cluster.first);
}

async function terminateFirst({ cluster, load }: Scene): Promise<void> {
  await terminate(cluster.first);
  await load.more(10);
  await cluster.startAgain(cluster.first);
}

async function stopAndContinue(scene: Scene): Promise<void> {
  const { cluster, load } = scene;
  cluster.first.cli.signal('SIGSTOP');
  await cluster.takenFrom(cluster.first, load.ids);
  await load.more(10);
  cluster.first.cli.signal('SIGCONT');
  await servesAgain(scene, cluster.first);
}

async function endSessions({ cluster, load }: Scene): Promise<void> {
  for (let i = 0; i < 8; i++) {
    expect(await cluster.database.endAllSessions()).toBeGreaterThan(0);
    await load.more(10);
  }
}

async function partition(scene: Scene, loss: 'drop' | 'hold'): Promise<void> {
  const { cluster, load } = scene;
  const { network } = cluster.first;
  network[loss]();
  await cluster.takenFrom(cluster.first, load.ids);
  await load.more(10);
  network.pass();
  await servesAgain(scene, cluster.first);
}

/** As after a failover of the server: nobody tells that the connections lead nowhere. The owner keeps its platforms. */
async function silence({ cluster, load }: Scene): Promise<void> {
  cluster.first.network.silence();
  await load.more(10);
}

async function restartAll({ cluster, load }: Scene): Promise<void> {
  for (const replica of cluster.replicas) {
    await terminate(replica);
    await cluster.startAgain(replica);
    await load.more(10);
  }
}

/** Ends a replica with SIGTERM, which it must do in time and without an error. */
export async function terminate({ cli }: Replica): Promise<void> {
  const start = performance.now();
  const { code, signal, stderr } = await cli.stop();
  expect({ code, signal }, stderr).toEqual({ code: 0, signal: null });
  expect(performance.now() - start).toBeLessThanOrEqual(ENDS_MS);
}

/** Expects that a replica carries out a request, without a restart. */
async function servesAgain({ load }: Scene, { cli }: Replica): Promise<void> {
  const [platform] = load.platforms;
  if (!platform) throw new Error('the load has no platform');
  const http = new HttpCaller(SERVES_AGAIN_MS);
  const request = creation(platform, `serves again ${crypto.randomUUID()}`);
  const took = await until('the replica serves again', async () => {
    const reply = await http.send(cli.url, request).catch(() => undefined);
    return reply?.status === 201;
  });
  http.close();
  expect(took).toBeLessThanOrEqual(SERVES_AGAIN_MS);
}
