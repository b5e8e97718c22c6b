import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { setup } from '../support/build';
import { builtCli } from '../support/built';
import { measureInProcess } from './in-process';
import { at, prepare } from './load';
import { describeAfterwards, describeMachine, formatMachine } from './machine';
import { table, writeSection } from './page';
import { measurePostgres } from './postgres';
import { Report } from './report';
import { measureCall, type Sdk } from './sdk-call';
import { commands, cleanUp, start } from './servers';
import { type Extent, measureCreate, measureReads } from './shares';
import { measureMemory, measureStart } from './startup';

/**
 * `npm run bench`: figures that are measured side by side in one run, as absolute times depend on the machine. Each line has the
 * median, the lowest and the highest sample with their number, and the bound. Takes about eight minutes; `--quick` has fewer
 * rounds and payments, and takes two. It never fails on a value, except with `--store postgres`, which measures replicas instead.
 */
const { values } = parseArgs({
  options: { quick: { type: 'boolean' }, write: { type: 'boolean' }, store: { type: 'string' } },
});
const { quick = false, write = false, store } = values;
if (store !== undefined && store !== 'postgres') throw new Error(`--store is "${store}" instead of "postgres"`);
const extent: Extent = quick
  ? { runs: 2, rounds: 3, seconds: 1, manyPayments: 10_000 }
  : { runs: 5, rounds: 5, seconds: 2, manyPayments: 100_000 };

const report = new Report();
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
  report.heading('Over HTTP, clients and servers on the same machine');
  await measureCreate(cli, report, extent);
  await measureReads(cli, report, extent);
  report.heading('In the process of the caller');
  await measureCallers();
  report.heading('Start and memory');
  await measureStart(cli, report, quick ? 5 : 15);
  await measureMemory(cli, report, quick ? 1 : 3);
  const measured = formatMachine(describeAfterwards(machine));
  report.heading(measured);
  console.log('Creates at 1,000,000 payments against 10,000, and memory at 100,000 and 1,000,000: npm run bench:scale');
  const heads = ['What', 'Median', 'Lowest to highest (samples)', 'Bound', ''];
  if (write) await writeSection('bench', `${measured}\n\n${table(heads, report.lines)}`);
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
