import { setTimeout } from 'node:timers/promises';
import { type RunningCli, startCli } from '../../support/cli-process';
import type { TestDatabase } from '../../support/postgres/database';
import { TcpProxy } from '../../support/tcp-proxy';

const POLL_MS = 50;

/** A replica: a process that reaches the database through a network of its own. */
export interface Replica {
  readonly network: TcpProxy;
  cli: RunningCli;
}

/** Replicas on one database. */
export class Cluster {
  readonly database: TestDatabase;
  readonly replicas: Replica[] = [];

  constructor(database: TestDatabase) {
    this.database = database;
  }

  /** The URLs of the replicas. */
  readonly urls = (): readonly string[] => this.replicas.map(({ cli }) => cli.url);

  /** Starts replicas one after the other. `cli`: the path of another build. */
  async start(count: number, cli?: string): Promise<void> {
    for (let i = 0; i < count; i++) {
      const network = await TcpProxy.start(this.database.url);
      this.replicas.push({ network, cli: await this.#startProcess(network, { cli }) });
    }
  }

  /** Starts the process of a replica again, on the port that it had. `cli`: the path of another build. */
  async startAgain(replica: Replica, cli?: string): Promise<void> {
    replica.cli = await this.#startProcess(replica.network, { port: new URL(replica.cli.url).port, cli });
  }

  #startProcess(
    network: TcpProxy,
    { port = '0', cli }: { readonly port?: string; readonly cli?: string | undefined } = {},
  ): Promise<RunningCli> {
    return startCli(['--store', network.through(this.database.url), '--port', port], { cli });
  }

  /** The replica that was started first; callers open their platforms there. */
  get first(): Replica {
    const [first] = this.replicas;
    if (!first) throw new Error('the cluster has no replica');
    return first;
  }

  /** Returns the URLs of the owners of platforms; null for a platform without one. */
  async ownersOf(platforms: readonly string[]): Promise<readonly unknown[]> {
    const rows = await this.database.sql(
      `select distinct r.url from sandbox.platforms p left join sandbox.replicas r on r.id = p.owner and r.term = p.term
       where p.id = any($1)`,
      [platforms],
    );
    return rows.map(({ url }) => url);
  }

  /** Resolves once other replicas own all of the platforms. */
  async takenFrom(replica: Replica, platforms: readonly string[]): Promise<void> {
    await until('other replicas own the platforms', async () => {
      const owners = await this.ownersOf(platforms);
      return owners.every((url) => url !== null && url !== replica.cli.url);
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.replicas.map(({ cli }) => cli.kill()));
    await Promise.all(this.replicas.map(({ network }) => network.close()));
  }
}

/** Resolves once a condition of other processes holds. Returns after how many milliseconds. */
export async function until(what: string, holds: () => Promise<boolean>, limitMs = 20_000): Promise<number> {
  const start = performance.now();
  for (;;) {
    if (await holds()) return performance.now() - start;
    if (performance.now() - start > limitMs) throw new Error(`not within ${limitMs} ms: ${what}`);
    await setTimeout(POLL_MS);
  }
}
