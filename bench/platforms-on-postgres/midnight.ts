import { createServer } from 'node:http';
import pg from 'pg';
import { wakeDelay } from '../../mock-server/platform/wake-delay';
import { Api, exchange, type Target } from '../../test/support/api';
import { payment } from '../../test/support/bodies';
import { setup } from '../../test/support/build';
import { builtCli } from '../../test/support/built';
import { startPostgres } from '../../test/support/postgres/start';
import { Report } from '../report';
import { commands, start } from '../servers';

/**
 * `npm run check midnight [-- platforms]`: closed platforms with one payment each (default: 10,000), and a midnight at which the
 * payouts of all of them are due. First without publishers, then a fifth of them with one. Prints how long that takes and what
 * requests to another platform take meanwhile, and fails when a bound is missed.
 */
const count = Number(process.argv[2] ?? 10_000);
const MAX_SECONDS = 10;
const MAX_SLOWER = 2;
/** Requests to another platform are measured for this time before, and at least for this time from midnight. */
const BEFORE_MS = 5000;
const AFTER_MS = 5000;
const DAY_MS = 86_400_000;
/** Time to store the platforms before it is midnight for them. */
const LEAD_MS = BEFORE_MS + 2000 + count;
const SAMPLES = 20;
const BATCH = 'payout.created';

const clean = await setup();
const report = new Report();
const postgres = await startPostgres();
let received = 0;
const endpoint = createServer((request, response) => {
  request.resume();
  received++;
  response.writeHead(200).end();
}).listen(0, '127.0.0.1');
try {
  for (const [platforms, webhooks] of [
    [count, false],
    [Math.ceil(count / 5), true],
  ] as const) {
    report.heading(`${platforms} platforms ${webhooks ? 'with' : 'without'} a publisher`);
    await measure(platforms, webhooks);
  }
} finally {
  endpoint.close();
  endpoint.closeAllConnections();
  await postgres.stop();
  await clean();
}
if (report.isMissed) process.exitCode = 1;

async function measure(platforms: number, webhooks: boolean): Promise<void> {
  const { url } = await postgres.createDatabase();
  const replica = await start('replica', commands.replica(builtCli()), { PAYMENTS_SANDBOX_STORE: url });
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  try {
    const target = { baseUrl: replica.url, fetch };
    const { id, midnight } = await createFirst(target, webhooks);
    const ids = await copyPlatform(database, id, { platforms, midnight });
    received = 0;
    const busy = await busyPlatform(target);
    await until(midnight - BEFORE_MS);
    const before = await medianUntil(busy, async () => Date.now() >= midnight);
    let doneAt = webhooks ? Number.NaN : midnight;
    const during = await medianUntil(busy, async () => {
      if (webhooks && Number.isNaN(doneAt) && received >= platforms) doneAt = Date.now();
      const isLate = Date.now() > midnight + 12 * MAX_SECONDS * 1000;
      return isLate || (!Number.isNaN(doneAt) && Date.now() > midnight + AFTER_MS);
    });
    report.line('seconds from midnight until nothing is due', (doneAt - midnight) / 1000, { most: MAX_SECONDS });
    report.line('a create on another platform before, milliseconds, median', before);
    report.line('the same from midnight on', during, { most: MAX_SLOWER * before });
    const seen = await Promise.all(ids.slice(0, SAMPLES).map((each) => hasBatch(target, each, midnight)));
    report.line('platforms that show their payout at midnight, of 20', seen.filter(Boolean).length, { least: SAMPLES });
  } finally {
    await database.end();
    replica.stop();
  }
}

/** Creates a platform with a payment, whose midnight comes soon. */
async function createFirst(target: Target, webhooks: boolean): Promise<{ id: string; midnight: number }> {
  const { id, test } = (await exchange(target, 'POST', '/_sandbox/platforms')).asControl('NewPlatform');
  const control = (path: string, body: object) =>
    exchange(target, 'POST', `/_sandbox/platforms/${id}/${path}`, { body });
  if (webhooks) {
    const address = endpoint.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await control('publishers', { url: `http://127.0.0.1:${port}/`, events: [BATCH] });
  }
  const now = Date.now();
  const midnightOfPlatform = (Math.floor(now / DAY_MS) + 1) * DAY_MS;
  await control('clock', { set: new Date(midnightOfPlatform - LEAD_MS).toISOString() });
  await new Api(target, test).post('/v1/payments', payment());
  return { id, midnight: now + LEAD_MS };
}

/** Stores copies of a platform, which differ in their ids. */
async function copyPlatform(
  database: pg.Client,
  id: string,
  { platforms, midnight }: { readonly platforms: number; readonly midnight: number },
): Promise<readonly string[]> {
  const ids = Array.from({ length: platforms }, (_, i) => `${id}_${i}`);
  const wakeAt = ids.map((each) => midnight + wakeDelay(each, Math.ceil(midnight / DAY_MS) * DAY_MS));
  await database.query(
    `insert into sandbox.platforms (id, head, size, checkpoint_size, wake_at)
       select n.id, p.head, p.size, p.checkpoint_size, case when p.wake_at is not null then n.wake_at end
       from sandbox.platforms p, unnest($2::text[], $3::bigint[]) as n (id, wake_at) where p.id = $1`,
    [id, ids, wakeAt],
  );
  await database.query(
    `insert into sandbox.appends (platform, number, part, lines)
       select n.id, a.number, a.part, replace(a.lines, $1, n.id) from sandbox.appends a, unnest($2::text[]) as n (id)
       where a.platform = $1`,
    [id, ids],
  );
  await database.query('analyze sandbox.platforms, sandbox.appends');
  return ids;
}

/** Returns what creates a payment on a platform of its own. */
async function busyPlatform(target: Target): Promise<() => Promise<unknown>> {
  const { test } = (await exchange(target, 'POST', '/_sandbox/platforms')).asControl('NewPlatform');
  const api = new Api(target, test);
  return () => api.post('/v1/payments', payment());
}

async function medianUntil(run: () => Promise<unknown>, isOver: () => Promise<boolean>): Promise<number> {
  const times: number[] = [];
  while (!(await isOver())) {
    const began = performance.now();
    await run();
    times.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

async function until(instant: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, instant - Date.now())));
}

/** Whether a platform has its payout. Its clock may have been set some milliseconds after `midnight` was calculated. */
async function hasBatch(target: Target, id: string, midnight: number): Promise<boolean> {
  await until(midnight + 1000);
  const { text } = await exchange(target, 'GET', `/_sandbox/platforms/${id}/events`);
  return text.includes(BATCH) && text.includes('T00:00:00.000Z');
}
