import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../test/support/postgres/start';
import { at, CONNECTIONS, prepare, type Target, throughput } from './load';
import type { Report } from './report';
import { commands, start, temporaryDirectory } from './servers';

export interface Measurement {
  readonly rounds: number;
  /** Length of each measurement. */
  readonly seconds: number;
  readonly report: Report;
}

/** The measured cases, and the least ratio of each to the reference. */
interface Comparison {
  readonly target: Target;
  readonly reference: Target;
  readonly what: string;
  readonly least?: number;
}

/** Measures the creation of payments on PostgreSQL, whose data are on the same disk as those of the file store. */
export async function measurePostgres(cli: string, { rounds, seconds, report }: Measurement): Promise<void> {
  const postgres = await startPostgres(tmpdir());
  const stops: (() => void)[] = [];
  try {
    const { url } = await postgres.createDatabase();
    const servers = await startServers(cli, url, stops);
    const settings = await settingsOf(postgres);
    console.log(`PostgreSQL (${postgres.source}): ${settings}; ${availableParallelism()} processors`);
    report.line('fdatasync of 8 KiB on the disk of both, ms', syncsMs());
    const rates = await alternately(Object.values(servers), rounds, seconds);
    for (const [target, values] of rates) report.line(`create ${target.name}, requests per second`, values);
    for (const { target, reference, what, least } of comparisonsOf(servers))
      report.line(what, ratios(rates.get(target), rates.get(reference)), { ...(least !== undefined && { least }) });
  } finally {
    for (const stop of stops) stop();
    await postgres.stop();
  }
}

/** A slow disk delays every commit, while the file store without --fsync does not wait for it. */
function syncsMs(): readonly number[] {
  const file = openSync(join(temporaryDirectory(), 'synced'), 'w');
  const block = Buffer.alloc(8192);
  const times = Array.from({ length: 200 }, () => {
    writeSync(file, block, 0, block.length);
    const start = performance.now();
    fdatasyncSync(file);
    return performance.now() - start;
  });
  closeSync(file);
  return times;
}

interface Servers {
  readonly bare: Target;
  readonly file: Target;
  readonly fsync: Target;
  readonly owner: Target;
  readonly forwarded: Target;
}

async function startServers(cli: string, url: string, stops: (() => void)[]): Promise<Servers> {
  const started = async (name: string, args: readonly string[], env?: Readonly<Record<string, string>>) => {
    const server = await start(name, args, env);
    stops.push(server.stop);
    return server;
  };
  const file = await prepare(await started('on the file store', commands.file(cli, temporaryDirectory())));
  const fsync = await prepare(
    await started('on the file store with --fsync', commands.file(cli, temporaryDirectory(), '--fsync')),
  );
  const env = { PAYMENTS_SANDBOX_STORE: url };
  // The first replica to use the platform owns it.
  const owner = await prepare(await started('on PostgreSQL', commands.replica(cli), env));
  const forwarded = await prepare(await started('on PostgreSQL, forwarded to the owner', commands.replica(cli), env));
  const bare = at(file, await started('on a bare server', commands.bare(file.response)));
  return { bare, file, fsync, owner, forwarded };
}

function comparisonsOf({ bare, file, fsync, owner, forwarded }: Servers): readonly Comparison[] {
  return [
    { target: file, reference: bare, what: 'create on the file store, of a bare server' },
    { target: owner, reference: file, what: 'create on PostgreSQL, of the file store', least: 0.6 },
    { target: forwarded, reference: file, what: 'create on PostgreSQL, forwarded, of the file store', least: 0.3 },
    { target: owner, reference: fsync, what: 'create on PostgreSQL, of the file store with --fsync' },
  ];
}

/** Measures all in turn, so that changes in machine speed affect all. The first round is a warm-up. */
async function alternately(targets: readonly Target[], rounds: number, seconds: number) {
  const rates = new Map<Target, number[]>(targets.map((target) => [target, []]));
  for (let round = 0; round <= rounds; round++)
    for (const [target, values] of rates) {
      const rate = await throughput(target, 'create', seconds, CONNECTIONS);
      if (round > 0) values.push(rate);
    }
  return rates;
}

function ratios(values: readonly number[] = [], references: readonly number[] = []): number[] {
  return values.map((value, round) => value / (references[round] ?? Number.NaN));
}

async function settingsOf(postgres: Awaited<ReturnType<typeof startPostgres>>): Promise<string> {
  const names = ['server_version', 'fsync', 'synchronous_commit', 'full_page_writes'];
  const rows = await postgres.sql('select name, setting from pg_settings where name = any($1) order by name', [names]);
  return rows.map(({ name, setting }) => `${String(name)} ${String(setting)}`).join(', ');
}
