import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { CHANGED_RELEASE } from '../releases/trial/trees';
import { createDatabase } from '../support/postgres/shared';
import { startWebhookEndpoint } from '../support/webhook-endpoint';
import { Cluster, type Replica } from './support/cluster';
import { terminate } from './support/disturbances';
import { HttpCaller } from './support/http-caller';
import { authorization, createPlatform, creation, Load } from './support/load';
import { buildNewer } from './support/newer-build';
import { subscribe, verifyAll } from './support/run';

/** `npm run check replicas` sets it. */
const UPGRADES = Number(process.env['UPGRADES'] ?? 1);
/** The longest time without a success on one platform, on a machine that is not busy. */
const MAX_GAP_MS = 2_000;
const REQUEST_MS = 10_000;
/** Processes that start need most of a small machine. */
const FEW_CALLERS = { platforms: 2, callersWithKeys: 1, timeoutMs: 1_500 };

let newer: Awaited<ReturnType<typeof buildNewer>>;
beforeAll(async () => {
  newer = await buildNewer();
});
afterAll(() => newer.delete());

/** Ends a replica, and starts the newer release in its place. */
async function replace(cluster: Cluster, replica: Replica): Promise<void> {
  await terminate(replica);
  await cluster.startAgain(replica, newer.cli);
}

test.each(Array.from({ length: UPGRADES }, (_, round) => round + 1))(
  'a newer release takes the place of replicas under load: nothing is lost or done twice, and all platforms respond (round %i)',
  { timeout: 120_000 },
  async (round) => {
    const cluster = new Cluster(await createDatabase());
    onTestFinished(() => cluster.close());
    await cluster.start(2);
    const [one, two] = cluster.replicas;
    if (!one || !two) throw new Error('the cluster has two replicas');
    const load = await Load.prepare(cluster.urls, FEW_CALLERS);
    const endpoint = await startWebhookEndpoint();
    await subscribe(one.cli.url, load.ids[0] ?? '', endpoint.url);
    const http = new HttpCaller(REQUEST_MS);
    onTestFinished(() => http.close());
    const [platform] = load.platforms;
    if (!platform) throw new Error('the load has a platform');
    const { text: response } = await http.send(one.cli.url, creation(platform, 'before'));
    load.start();
    await load.more(20);
    const warm = performance.now();
    await load.more(20);
    const gapBeforeMs = load.longestGapSince(warm);

    const began = performance.now();
    await replace(cluster, one);
    await load.more(10);
    await cluster.start(1, newer.cli);
    await load.more(10);
    // What a newer replica wrote passes from one to the other by the older one, which cannot read it.
    const cold = await createPlatform(http, one.cli.url);
    expect((await http.send(one.cli.url, creation(cold, 'cold'))).status).toBe(201);
    await terminate(one);
    const list = { method: 'GET', path: '/v1/payments', headers: authorization(cold) } as const;
    expect((await http.send(two.cli.url, list)).status).toBe(200);
    await cluster.startAgain(one, newer.cli);
    await load.more(10);
    await replace(cluster, two);
    await load.more(40);
    const gapMs = Math.round(load.longestGapSince(began));
    await load.end();

    const findings = await verifyAll({ cluster, load }, endpoint);
    const { lost, doubled } = findings;
    process.stdout.write(
      `upgrade ${round}: ${load.acknowledged} acknowledged, ${lost.length} lost, ${doubled.length} doubled, ` +
        `longest gap ${gapMs} ms (before: ${Math.round(gapBeforeMs)} ms)\n`,
    );
    expect({ ...findings, violations: load.violations }).toEqual({ lost: [], doubled: [], holes: [], violations: [] });
    for (const url of cluster.urls()) expect((await http.send(url, creation(platform, 'before'))).text).toBe(response);
    const [schema] = await cluster.database.sql('select unreadable_release from sandbox.schema');
    expect(schema).toEqual({ unreadable_release: CHANGED_RELEASE });
    expect(gapMs).toBeLessThanOrEqual(MAX_GAP_MS + gapBeforeMs);
  },
);
