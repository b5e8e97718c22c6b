import { at, type Load, prepare, type Target, throughput, withEveryPayment } from './load';
import { median } from './median';
import type { Report } from './report';
import { type BenchServer, commands, start, temporaryDirectory } from './servers';

/** How much is measured. */
export interface Extent {
  readonly runs: number;
  readonly rounds: number;
  /** Length of a measurement. */
  readonly seconds: number;
  readonly manyPayments: number;
}

const FEW_PAYMENTS = 1_000;

/** Creates payments over 16 connections on the file store. Each run has processes of its own. */
export async function measureCreate(cli: string, report: Report, extent: Extent): Promise<void> {
  const shares: number[] = [];
  for (let run = 0; run < extent.runs; run++)
    await withServers(async (started) => {
      const file = await prepare(await started('file', commands.file(cli, temporaryDirectory())));
      const bare = at(file, await started('bare', commands.bare(file.response)));
      shares.push(median(await ratios([file, 'create'], [bare, 'create'], extent)));
    });
  report.line('create by card, durable, 16 connections, share of a bare server', shares, { least: 0.4 });
}

/** Reads payments of both stores, with few payments and with many. */
export async function measureReads(cli: string, report: Report, extent: Extent): Promise<void> {
  const many = extent.manyPayments.toLocaleString('en');
  const stores = {
    'in memory': () => commands.memory(cli),
    'on the file store': () => commands.file(cli, temporaryDirectory()),
  } as const;
  for (const [store, command] of Object.entries(stores))
    await withServers(async (started) => {
      const small = await prepare(await started(store, command()), FEW_PAYMENTS);
      const large = await prepare(await started(store, command()), extent.manyPayments);
      const bare = at(small, await started('bare', commands.bare(small.response)));
      const share = `share of a bare server`;
      report.line(`get by id ${store}, ${share}`, await ratios([small, 'get'], [bare, 'get'], extent), { least: 0.75 });
      const every = await withEveryPayment(small);
      report.line(`the same, each time another payment`, await ratios([every, 'get'], [bare, 'get'], extent));
      report.line(
        `get by id ${store} after ${many} creates, ${share}`,
        await ratios([large, 'get'], [bare, 'get'], extent),
        {
          least: 0.75,
        },
      );
      report.line(
        `list of 25 ${store}, ${many} payments against 1,000`,
        await ratios([large, 'list'], [small, 'list'], extent),
        {
          least: 0.9,
        },
      );
    });
}

/** Measures both alternately, so that changes in machine speed affect both. The first round is a warm-up. */
async function ratios(
  [target, load]: readonly [Target, Load],
  [reference, referenceLoad]: readonly [Target, Load],
  { rounds, seconds }: Extent,
): Promise<readonly number[]> {
  const found: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const rate = await throughput(reference, referenceLoad, seconds);
    found.push((await throughput(target, load, seconds)) / rate);
  }
  return found.slice(1);
}

type Start = (name: string, args: readonly string[]) => Promise<BenchServer>;

/** Stops the servers that the work started. */
async function withServers(work: (started: Start) => Promise<void>): Promise<void> {
  const stops: (() => void)[] = [];
  try {
    await work(async (name, args) => {
      const server = await start(name, args);
      stops.push(server.stop);
      return server;
    });
  } finally {
    for (const stop of stops) stop();
  }
}
