import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { setup } from '../../test/support/build';
import { builtCli } from '../../test/support/built';
import { at, type Load, prepare, type Target, throughput } from '../load';
import { describeAfterwards, describeMachine, formatMachine } from '../machine';
import { table, writeSection } from '../page';
import { formatFigure } from '../report';
import { type BenchServer, commands, cleanUp, start, temporaryDirectory } from '../servers';
import { type LayerTimes, layerTimes } from './layers';

/**
 * `npm run bench profile`: where the CPU time of a request goes, by layer, in servers that a sampling profiler watches. Takes
 * half a minute. `--write` writes the table into the guide.
 */
const { values } = parseArgs({ options: { write: { type: 'boolean' } } });

const SECONDS = 5;
/** Before a profile, so that its functions are compiled. */
const PAYMENTS = 10_000;
const POLL_MS = 20;
/** Layers that take less than this in all columns are one row. */
const LEAST_MICROSECONDS = 1;
const profiler = pathToFileURL(join(import.meta.dirname, 'profiler.mjs')).href;

const machine = describeMachine();
const clean = await setup();
try {
  await measureAll(builtCli());
} finally {
  cleanUp();
  await clean();
}

async function measureAll(cli: string): Promise<void> {
  const file = await profiled('file', commands.file(cli, temporaryDirectory()));
  const target = await prepare(file, PAYMENTS);
  const bare = await profiled('bare', commands.bare(target.response));
  const columns = {
    'Bare server, POST': await timesPerRequest(at(target, bare), bare.profilePath, 'create'),
    'Durable create': await timesPerRequest(target, file.profilePath, 'create'),
    'Get by id': await timesPerRequest(target, file.profilePath, 'get'),
  };
  for (const server of [file, bare]) server.stop();
  const text = tableOf(columns);
  const measured = formatMachine(describeAfterwards(machine));
  console.log(`${measured}\n\n${text}`);
  if (values.write) await writeSection('bench profile', `${measured}\n\n${text}`);
}

interface ProfiledServer extends BenchServer {
  readonly profilePath: string;
}

async function profiled(name: string, args: readonly string[]): Promise<ProfiledServer> {
  const profilePath = join(temporaryDirectory(), 'profile.json');
  const server = await start(name, ['--import', profiler, ...args], { PROFILE: profilePath });
  return { ...server, profilePath };
}

/** Returns microseconds of each layer for a request, under load. */
async function timesPerRequest(target: Target, profilePath: string, load: Load): Promise<LayerTimes> {
  await throughput(target, load, 1);
  rmSync(profilePath, { force: true });
  process.kill(target.pid, 'SIGUSR2');
  const requests = SECONDS * (await throughput(target, load, SECONDS));
  process.kill(target.pid, 'SIGUSR2');
  while (!existsSync(profilePath)) await wait(POLL_MS);
  const times = layerTimes(JSON.parse(readFileSync(profilePath, 'utf8')));
  return new Map([...times].map(([layer, time]) => [layer, time / requests]));
}

function tableOf(columns: Readonly<Record<string, LayerTimes>>): string {
  const all = Object.values(columns);
  const layers = new Set(all.flatMap((times) => [...times.keys()]));
  const most = (layer: string) => Math.max(...all.map((times) => times.get(layer) ?? 0));
  const shown = [...layers].filter((layer) => most(layer) >= LEAST_MICROSECONDS).sort((a, b) => most(b) - most(a));
  const sumOf = (times: LayerTimes, names: Iterable<string>) =>
    [...names].reduce((sum, layer) => sum + (times.get(layer) ?? 0), 0);
  const rest = [...layers].filter((layer) => !shown.includes(layer));
  const row = (name: string, names: Iterable<string>) => [name, ...all.map((times) => figureOf(sumOf(times, names)))];
  return table(
    ['Microseconds of a request', ...Object.keys(columns)],
    [...shown.map((layer) => row(layer, [layer])), row('everything else', rest), row('**all**', layers)],
  );
}

function figureOf(microseconds: number): string {
  return microseconds === 0 ? '' : formatFigure(microseconds);
}
