import { createServer, type Server } from 'node:http';
import pg from 'pg';
import { setup } from '../../test/support/build';
import { builtCli } from '../../test/support/built';
import { startPostgres } from '../../test/support/postgres/start';
import { median } from '../median';
import { type BenchServer, commands, start } from '../servers';
import { createPlatforms, LARGE } from './create';
import { type FirstRequests, firstRequests, owned, shuffled } from './first-requests';
import { Report } from '../report';
import { peakResidentMb } from '../resident';

/**
 * `npm run check platforms-on-postgres [-- platforms]`: creates platforms (default: 2,000) through two replicas with a small
 * heap, and reads each of them. Prints what it measured, and fails when a bound is missed.
 */
const ALL = 2000;
const count = Number(process.argv[2] ?? ALL);
const HEAP_MB = 320;
const MAX_RESIDENT_MB = 700;
/** On an idle machine. */
const MAX_FIRST_MS = 30;
/** On a slower one, where a short run has to pass as well. */
const MAX_FIRST_CALIBRATIONS = 5;
/** A busy machine slows single requests of one round, so the bound is of the median of the rounds. */
const ROUNDS = 5;
/** The default of `maxOpenPlatforms`. */
const MAX_OPEN = 256;
/** The two replicas leave as many platforms closed, or the quantiles have nothing to say. */
const MIN_CLOSED = 100;
/** An eighth of the heap, and one platform more. */
const MAX_OPEN_MB = 1.5 * (HEAP_MB / 8);

const fewest = 2 * MAX_OPEN + LARGE + MIN_CLOSED;
if (!(count >= fewest)) throw new Error(`Enter a number of platforms of at least ${fewest}.`);
const clean = await setup();
const cli = builtCli();
const endpoint = createServer((request, response) => {
  request.resume();
  response.writeHead(200).end();
});
const report = new Report();
const replicas: BenchServer[] = [];
const postgres = await startPostgres();
try {
  const { url } = await postgres.createDatabase();
  const args = [`--max-old-space-size=${HEAP_MB}`, ...commands.replica(cli)];
  for (const name of ['one', 'other']) replicas.push(await start(name, args, { PAYMENTS_SANDBOX_STORE: url }));
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  try {
    await measure(database, await listen(endpoint));
  } finally {
    await database.end();
  }
} finally {
  for (const { stop } of replicas) stop();
  endpoint.close();
  endpoint.closeAllConnections();
  await postgres.stop();
  await clean();
}
if (report.isMissed) process.exitCode = 1;

async function measure(database: pg.Client, webhooks: string): Promise<void> {
  const began = performance.now();
  const urls = replicas.map(({ url }) => url);
  const { small, large, repeated } = await createPlatforms(urls, { count, webhooks });
  report.line(`seconds to create ${count} platforms`, (performance.now() - began) / 1000);
  report.line('creations that were repeated after a 503', repeated);
  await reportOwned(database, 'after that');

  const rounds: FirstRequests[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await firstRequests(urls, shuffled(small), database));
  reportFirst(rounds, small.length - 2 * MAX_OPEN);

  const { requests } = await firstRequests(urls, [...large, ...large], database);
  report.line('first request to a large platform, milliseconds, median', quantile(requests, 0.5));
  await reportOwned(database, 'at the end');
  for (const { name, pid } of replicas)
    report.line(`replica ${name}: resident megabytes at most`, peakResidentMb(pid), { most: MAX_RESIDENT_MB });
}

function reportFirst(rounds: readonly FirstRequests[], fewest: number): void {
  const ofRounds = (times: keyof FirstRequests, part: number) =>
    median(rounds.map((round) => quantile(round[times], part)));
  const closed = Math.min(...rounds.map(({ requests }) => requests.length));
  report.line('platforms that nobody had open, in each round', closed, { least: fewest });
  const calibration = ofRounds('calibrations', 0.99);
  const most = count === ALL ? MAX_FIRST_MS : Math.max(MAX_FIRST_MS, MAX_FIRST_CALIBRATIONS * calibration);
  report.line('JSON.parse of 1 MB, milliseconds, 99 %', calibration);
  report.line('first request to one, milliseconds, median', ofRounds('requests', 0.5));
  report.line('first request to one, milliseconds, 99 %', ofRounds('requests', 0.99), { most });
  report.line('first request to one, milliseconds, slowest', ofRounds('requests', 1));
}

async function reportOwned(database: pg.Client, when: string): Promise<void> {
  for (const { platforms, megabytes } of await owned(database)) {
    report.line(`platforms that a replica has open ${when}`, platforms, { most: MAX_OPEN });
    report.line('their stored megabytes', megabytes, { most: MAX_OPEN_MB });
  }
}

function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/webhooks`);
    });
  });
}
