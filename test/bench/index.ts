import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setup } from '../support/build';
import { growthRatios } from './growth';
import { type Load, prepare, type Target, throughput } from './load';
import { median } from './median';
import { measurePostgres } from './postgres';
import { snapshotDurations } from './snapshots';
import { callRatio } from './sdk-call';
import { commands, removeDirectories, start, temporaryDirectory } from './servers';
import { startupRatio } from './startup';

/**
 * Reports ratios that are measured side by side in one run, as absolute times depend on the machine. `--quick` measures fewer
 * rounds. It never fails on a value, except with `--store postgres`, which measures replicas instead.
 */
const { values } = parseArgs({ options: { quick: { type: 'boolean' }, store: { type: 'string' } } });
const { quick = false, store } = values;
if (store !== undefined && store !== 'postgres') throw new Error(`--store is "${store}" instead of "postgres"`);
const rounds = quick ? 3 : 9;
const seconds = quick ? 1 : 2;
const targets: Readonly<Record<Load, Readonly<Record<string, string>>>> = {
  get: { 'in memory': '≥ 0.6', 'on the file store': '≥ 0.6' },
  create: { 'on the file store': '≥ 0.35' },
};

const clean = await setup();
const cli = process.env['SANDBOX_CLI'] ?? join('dist', 'cli', 'index.js');
try {
  if (store === 'postgres') process.exitCode = (await measurePostgres(cli, { rounds, seconds, report })) ? 0 : 1;
  else await measureAll();
} finally {
  removeDirectories();
  await clean();
}

async function measureAll(): Promise<void> {
  await measureThroughput();
  report('first response after spawn, times a bare process', await startupRatio(cli, quick ? 5 : 15), '≤ 3');
  const growth = await growthRatios();
  report('create over 100,000 payments, times over 1,000, in memory', growth.memory, '≤ 1.5');
  report('create over 100,000 payments, times over 1,000, on the file store', growth.file, '≤ 1.5');
  for (const [store, durations] of Object.entries(await snapshotDurations()))
    for (const [what, milliseconds] of Object.entries(durations))
      report(
        `${what} of 10,000 rows, milliseconds, ${store === 'file' ? 'on the file store' : 'in memory'}`,
        milliseconds,
        '≤ 10',
      );
}

async function measureThroughput(): Promise<void> {
  const memory = await prepare(await start('in memory', commands.memory(cli)));
  const file = await prepare(await start('on the file store', commands.file(cli, temporaryDirectory())));
  const stock = await prepare(await start('on stock lowdb', commands.stock(temporaryDirectory())));
  const bare: Target = { ...memory, ...(await start('bare', commands.bare(memory.response))) };
  for (const load of ['get', 'create'] as const) {
    for (const target of [memory, file, stock]) {
      report(
        `${load} ${target.name}, of a bare server`,
        await ratio(target, bare, load),
        targets[load][target.name] ?? '',
      );
    }
  }
  report('SDK call over loopback, times a bare fetch with a time-out signal', await callRatio(bare, rounds), '≤ 1.2');
  for (const { stop } of [memory, file, stock, bare]) stop();
}

/** Measures both alternately, so that changes in machine speed affect both. The first round is a warm-up. */
async function ratio(target: Target, bare: Target, load: Load): Promise<number> {
  const ratios: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const reference = await throughput(bare, load, seconds);
    ratios.push((await throughput(target, load, seconds)) / reference);
  }
  return median(ratios.slice(1));
}

function report(what: string, ratio: number, targets: string): void {
  console.log(`${what.padEnd(68)}${ratio.toFixed(2).padStart(7)}${targets && `   target ${targets}`}`);
}
