import { expect, onTestFinished } from 'vitest';
import type { PostgresServer } from '../../support/postgres/start';
import { startWebhookEndpoint, type WebhookEndpoint } from '../../support/webhook-endpoint';
import { Cluster } from './cluster';
import { HttpCaller } from './http-caller';
import type { PlatformLedger } from './ledger';
import { Load } from './load';
import { findHoles } from './rows';
import { Verifier } from './verify';

/** The default length of a lease. */
const LEASE_MS = 3_000;
/** The longest time without a success on one platform, whatever happens to one replica. */
const MAX_GAP_MS = LEASE_MS + 1_000;
const SUCCESSES_BEFORE = 60;
const SUCCESSES_AFTER = 60;
const subscribedEvents: readonly string[] = ['payment.created', 'payment.captured'];

export interface Scene {
  readonly server: PostgresServer;
  readonly cluster: Cluster;
  readonly load: Load;
  /** The longest time without a success on one platform before the disturbance: how busy the machine is. */
  readonly gapBeforeMs: number;
}

export interface Disturbance {
  readonly name: string;
  /** Default: 2. */
  readonly replicas?: number;
  /** Whether it restarts PostgreSQL. */
  readonly needsOwnServer?: boolean;
  /** Whether connections of callers must stay open. */
  readonly keepsConnections?: boolean;
  readonly disturb: (scene: Scene) => Promise<void>;
}

/** Disturbs replicas under load and verifies afterwards that nothing is lost and nothing was done twice. */
export async function disturbUnderLoad(server: PostgresServer, disturbance: Disturbance): Promise<void> {
  const cluster = new Cluster(await server.createDatabase());
  onTestFinished(() => cluster.close());
  await cluster.start(disturbance.replicas ?? 2);
  const load = await Load.prepare(cluster.urls);
  const endpoint = await startWebhookEndpoint();
  await subscribe(cluster.first.cli.url, load.ids[0] ?? '', endpoint.url);
  expect(await cluster.ownersOf(load.ids)).toEqual([cluster.first.cli.url]);
  load.start();
  await load.more(SUCCESSES_BEFORE / 2);
  const warm = performance.now();
  await load.more(SUCCESSES_BEFORE / 2);
  const gapBeforeMs = load.longestGapSince(warm);
  const disturbedAt = performance.now();
  await disturbance.disturb({ server, cluster, load, gapBeforeMs });
  await load.more(SUCCESSES_AFTER);
  const gapMs = Math.round(load.longestGapSince(disturbedAt));
  await load.end();
  const findings = await verifyAll({ cluster, load }, endpoint);
  const { lost, doubled } = findings;
  process.stdout.write(
    `${disturbance.name}: ${load.acknowledged} acknowledged, ${lost.length} lost, ${doubled.length} doubled, ` +
      `longest gap ${gapMs} ms (before: ${Math.round(gapBeforeMs)} ms), ${load.http.cuts} connections cut\n`,
  );
  expect({ ...findings, violations: load.violations }).toEqual({ lost: [], doubled: [], holes: [], violations: [] });
  if (disturbance.keepsConnections === true) expect(load.http.cuts).toBe(0);
  expect(gapMs).toBeLessThanOrEqual(MAX_GAP_MS + gapBeforeMs);
}

export async function subscribe(url: string, platform: string, endpoint: string): Promise<void> {
  const http = new HttpCaller(LEASE_MS);
  const { status } = await http.send(url, {
    method: 'POST',
    path: `/_sandbox/platforms/${platform}/publishers`,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ url: endpoint, events: subscribedEvents }),
  });
  http.close();
  expect(status).toBe(201);
}

/** Looks everything up through each replica. The endpoint is subscribed to the events of the first platform. */
export async function verifyAll({ cluster, load }: Pick<Scene, 'cluster' | 'load'>, endpoint: WebhookEndpoint) {
  const lost: string[] = [];
  const doubled: string[] = [];
  for (const url of cluster.urls()) {
    const verifier = new Verifier(url);
    for (const platform of load.platforms) await verifier.verify(platform);
    const [subscribed] = load.platforms;
    if (subscribed) lost.push(...(await undelivered(verifier, subscribed, endpoint)));
    verifier.close();
    lost.push(...verifier.lost);
    doubled.push(...verifier.doubled);
  }
  return { lost, doubled, holes: await findHoles(cluster.database) };
}

/** Returns the events that the endpoint did not get in their order. It may get one again, later. */
async function undelivered(verifier: Verifier, platform: PlatformLedger, { received }: WebhookEndpoint) {
  await verifier.idle(platform);
  const delivered = [...new Set(received.map(({ event }) => event.id))];
  const events = (await verifier.events(platform)).filter(({ event_name }) => subscribedEvents.includes(event_name));
  return events.filter(({ id }, i) => delivered[i] !== id).map(({ id }) => `delivery of ${id} in its order`);
}
