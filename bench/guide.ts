import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { setup } from '../test/support/build';
import { builtCli } from '../test/support/built';
import { measureInProcess } from './in-process';
import { measureMany, sizeHeads } from './many';
import { at, prepare } from './load';
import { describeAfterwards, describeMachine, formatMachine } from './machine';
import { table, writeSection } from './page';
import { measurePostgres } from './postgres';
import { Report } from './report';
import { measureCall, type Sdk } from './sdk-call';
import { commands, cleanUp, start } from './servers';
import { type Extent, measureShares } from './shares';
import { measureMemory, measureStart } from './startup';

/**
 * `npm run bench guide`: figures that are measured side by side in one run, as absolute times depend on the machine. Each line
 * has the median, the lowest and the highest sample with their number, and the bound. `--quick` has fewer rounds and payments.
 * `--only` measures one section. It never fails on a value, except with `--store postgres`, which measures replicas instead.
 */
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    write: { type: 'boolean' },
    only: { type: 'string' },
    store: { type: 'string' },
  },
});
const { quick = false, write = false, only, store } = values;
if (store !== undefined && store !== 'postgres') throw new Error(`--store is "${store}" instead of "postgres"`);
if (write && (quick || only !== undefined)) throw new Error('--write needs all figures: leave out --quick and --only');
const extent: Extent = quick ? { runs: 2, rounds: 3, seconds: 1 } : { runs: 5, rounds: 5, seconds: 2 };
let sizes: readonly (readonly string[])[] = [];

const report = new Report();
const sections: Readonly<Record<string, readonly [title: string, measure: () => Promise<void>]>> = {
  http: [
    'Over HTTP, 16 connections, clients and servers on the same machine',
    () => measureShares(cli, report, extent),
  ],
  callers: ['In the process of the caller', measureCallers],
  start: ['Start', () => measureStart(cli, report, quick ? 5 : 15)],
  memory: ['Memory', () => measureMemory(cli, report, quick ? 1 : 3)],
  many: ['With many payments', measureSizes],
};
if (only !== undefined && !Object.hasOwn(sections, only))
  throw new Error(`--only is "${only}" instead of one of ${Object.keys(sections).join(', ')}`);
const clean = await setup();
const cli = builtCli();
try {
  if (store === 'postgres') {
    await measurePostgres(cli, { rounds: quick ? 3 : 9, seconds: extent.seconds, report });
    process.exitCode = report.isMissed ? 1 : 0;
  } else await measureAll();
} finally {
  cleanUp();
  await clean();
}

async function measureAll(): Promise<void> {
  const machine = describeMachine();
  console.log(formatMachine(machine));
  for (const [name, [title, measure]] of Object.entries(sections)) {
    if (only !== undefined && name !== only) continue;
    report.heading(title);
    await measure();
  }
  const measured = formatMachine(describeAfterwards(machine));
  report.heading(measured);
  if (!write) return;
  const heads = ['What', 'Median', 'Lowest to highest (samples)', 'Bound', ''];
  await writeSection('bench guide', `${measured}\n\n${table(heads, report.lines)}`);
  await writeSection('bench guide, sizes', table(sizeHeads, sizes));
}

async function measureSizes(): Promise<void> {
  sizes = await measureMany({ cli, report, rounds: quick ? 3 : 7, openings: quick ? 2 : 3, isQuick: quick });
  report.heading('How far one platform goes');
  console.table(sizes.map((row) => Object.fromEntries(row.map((cell, at) => [sizeHeads[at], cell]))));
}

async function measureCallers(): Promise<void> {
  const memory = await start('in memory', commands.memory(cli));
  const target = await prepare(memory);
  memory.stop();
  const bare = at(target, await start('bare', commands.bare(target.response)));
  const dist = dirname(dirname(cli));
  try {
    await measureInProcess(dist, bare.url, report, extent.rounds);
    const sdk: Sdk = await import(pathToFileURL(join(dist, 'sdk', 'index.js')).href);
    await measureCall(sdk, bare, report, extent.rounds);
  } finally {
    bare.stop();
  }
}
