import { setTimeout } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type RunningCli, startCli } from '../support/cli-process';
import { findBinaries } from '../support/postgres/binaries';
import { canReplicate, OwnServer } from '../support/postgres/server';
import { canRestartPostgres } from '../support/postgres/start';
import { TcpProxy } from '../support/tcp-proxy';
import { HttpCaller } from './support/http-caller';
import { PlatformLedger } from './support/ledger';
import { authorization, createPlatform, creation } from './support/load';

/** `npm run check replicas` sets it. */
const FAILOVERS = Number(process.env['FAILOVERS'] ?? 1);
const REQUEST_MS = 5_000;
const PAYMENTS_AFTER = 10;

/** Two servers, the second of which may take over, and the network through which replicas reach them. */
class Pair {
  private constructor(
    readonly primary: OwnServer,
    readonly standby: OwnServer,
    readonly network: TcpProxy,
  ) {}

  static async start(): Promise<Pair> {
    const primary = new OwnServer(findBinaries().root);
    onTestFinished(() => primary.stop('immediate'));
    await primary.start();
    const standby = await primary.startStandby();
    onTestFinished(() => standby.stop('immediate'));
    const network = await TcpProxy.start(primary.url);
    onTestFinished(() => network.close());
    return new Pair(primary, standby, network);
  }

  async startReplica(): Promise<RunningCli> {
    const replica = await startCli(['--store', this.network.through(this.primary.url), '--port', '0']);
    onTestFinished(() => replica.kill().then(() => undefined));
    return replica;
  }

  async failOver(): Promise<void> {
    await this.primary.end('immediate');
    await this.standby.promote();
    this.network.leadTo(this.standby.url);
    this.network.cut();
  }
}

/** Creates a payment through a replica, with one key for all attempts. Returns its id. */
async function payUntilDone(http: HttpCaller, url: string, platform: PlatformLedger, name: string): Promise<string> {
  for (;;) {
    const response = await http.send(url, creation(platform, name)).catch(() => undefined);
    if (response?.status === 201) return String(JSON.parse(response.text).data.id);
    await setTimeout(20);
  }
}

async function isThere(http: HttpCaller, url: string, platform: PlatformLedger, id: string): Promise<boolean> {
  const request = { method: 'GET', path: `/v1/payments/${id}`, headers: authorization(platform) } as const;
  for (;;) {
    const { status } = await http.send(url, request);
    if (status !== 503) return status === 200;
    await setTimeout(50);
  }
}

describe.skipIf(!canRestartPostgres || !canReplicate(findBinaries().root))('a standby', () => {
  test.each(Array.from({ length: FAILOVERS }, (_, round) => round + 1))(
    'that is promoted before it knows of a claim: a platform has one owner (round %i)',
    { timeout: 60_000 },
    async () => {
      const pair = await Pair.start();
      const owner = await pair.startReplica();
      const others = [await pair.startReplica(), await pair.startReplica()];
      const urls = others.map(({ url }) => url);
      const [claimant = '', other = ''] = urls;
      const http = new HttpCaller(REQUEST_MS);
      onTestFinished(() => http.close());
      const platform = await createPlatform(http, owner.url);
      await payUntilDone(http, owner.url, platform, 'before');
      // It releases the platform. What follows takes less time than a lease.
      await owner.stop();
      await pair.primary.replicated();
      await pair.standby.cutReplication();
      // It claims the platform, and the standby will not get it.
      const forgotten = await payUntilDone(http, claimant, platform, 'forgotten');
      await pair.failOver();
      // The other one writes as many lines as were forgotten. Then the former owner would find its place again.
      const ids = [forgotten, await payUntilDone(http, other, platform, 'other')];
      ids.push(await payUntilDone(http, claimant, platform, 'claimant'));
      const isFound = () =>
        Promise.all(urls.map((url) => Promise.all(ids.map((id) => isThere(http, url, platform, id)))));
      const expected = () => ids.map((id) => id !== forgotten);
      expect(await isFound()).toEqual([expected(), expected()]);
      for (let i = 0; i < PAYMENTS_AFTER; i++) ids.push(await payUntilDone(http, urls[i % 2] ?? '', platform, `${i}`));
      expect(await isFound()).toEqual([expected(), expected()]);
    },
  );
});
