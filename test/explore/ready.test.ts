import { readdirSync, readFileSync } from 'node:fs';
import { createTestKit, explore, type ExploredPlatform, type ExploreOptions } from 'payments-sandbox/testing';
import { type Platform, serve } from 'payments-sandbox/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RunDirectory } from '../../mock-server/verdict/run-files';
import { faultInput } from '../../mock-server/verdict/test-lines';
import { mergeFacts } from '../../spec/derive/ready-facts';
import { verdictOf } from '../../spec/derive/verdict';
import type { MeetingFault } from '../../spec/tables/ready-parts';
import { readyRowIds, type ReadyRow, readyRows } from '../../spec/tables/ready-rows';
import { part, scaled } from '../support/run-scale';
import { otherShops } from './other-shops';
import { metEverything, metNothing, others, statusesIn } from './reviewed-shops';

const LIMIT_MS = 600_000;
/** Enough for each single disturbance of these shops. */
const single = { schedules: 25, ms: 120_000 };

let directory: RunDirectory;
beforeEach(() => {
  directory = new RunDirectory();
});
afterEach(() => directory.delete());

const statuses = () => {
  const { rows } = verdictOf(mergeFacts(directory.take().map(({ facts }) => facts)));
  return Object.fromEntries(rows.map(({ id, status }) => [id, status]));
};

/** The faults that the lines of test of the rows create. */
const faults: readonly MeetingFault[] = Object.values(readyRows).flatMap(({ parts }: ReadyRow) =>
  Object.values(parts).flatMap(({ arrange }) => (typeof arrange === 'string' ? [] : arrange)),
);

type Shop = ExploreOptions<unknown, unknown>;

async function shopOf(file: string): Promise<Shop> {
  const [folder = ''] = ['broken', 'right'].filter((each) =>
    readdirSync(`examples/explore/${each}`).includes(`${file}.ts`),
  );
  const module: Readonly<Record<string, unknown>> = await import(`../../examples/explore/${folder}/${file}.ts`);
  const shop = Object.values(module).find(isShop);
  if (shop === undefined) throw new Error(`no shop in ${file}`);
  return shop;
}

const isShop = (value: unknown): value is Shop =>
  typeof value === 'object' && value !== null && 'scenario' in value && 'start' in value;

async function createFault(url: string, fault: MeetingFault): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  const { status } = await fetch(url, { method: 'POST', headers, body: JSON.stringify(faultInput(fault)) });
  expect(status).toBe(201);
}

/** How long a client may wait before it sends a payment again. Some shops never do. */
const RETRY_MS = 5_000;

/** Whether the last payment was answered for good. */
function isAnswered({ requests }: Platform): boolean {
  const [last] = requests.list({ operation: 'createPayment' });
  return last === undefined || [201, 402].includes(last.status ?? 0);
}

/** The operations of the API that a test called, and the events to which the program subscribed. */
interface Used {
  readonly operations: readonly string[];
  readonly webhooks: readonly string[];
}

/** Runs the flow of a shop once on a platform of its own: a test of its suite. */
async function runTest(shop: Shop, fault?: MeetingFault): Promise<Used> {
  await using kit = await createTestKit();
  const { platform, client, sandbox } = kit;
  const server = await serve(sandbox);
  const { client_id, client_secret } = platform.keys.test;
  if (fault !== undefined) await createFault(`${server.url}/_sandbox/platforms/${platform.id}/faults`, fault);
  const clock: ExploredPlatform['clock'] = { advance: async (by) => void platform.clock.advance(by) };
  const webhooks: string[] = [];
  const explored = { now: () => platform.now(), clock };
  const program = await shop.start({
    client,
    baseUrl: server.url,
    keys: { client_id, client_secret: client_secret ?? '' },
    publish: (endpoint, options) => {
      webhooks.push(...(options?.events ?? ['*']));
      const target = typeof endpoint === 'function' ? { fetch: endpoint } : { url: String(endpoint) };
      return platform.publishers.create({ ...target, ...options });
    },
    kept: await shop.setup?.(),
    platform: explored,
  });
  try {
    const told = await shop.scenario(program, { platform: explored }).catch(() => 'failed' as const);
    const end = Date.now() + RETRY_MS;
    for (let round = 0; round < 3 || (!isAnswered(platform) && Date.now() < end); round++) {
      await platform.waitForIdle();
      await shop.settle?.(program, told);
    }
    const operations = platform.requests.list().flatMap(({ operation }) => operation ?? []);
    return { operations: operations.filter((each) => each !== 'createAccessToken'), webhooks };
  } finally {
    await shop.stop?.(program);
    await server.close();
  }
}

/** Three of them, and others at each commit: all take minutes, by `npm run check tasks`. */
const reviewed = Object.entries(metEverything);
const chosen = scaled({ full: reviewed, short: [0, 7, 13].flatMap((number) => part.oneOf(reviewed, number)) });

describe('a reviewer and ready say the same, row by row', () => {
  test.each(chosen)(
    'of %s, whose suite meets every fault',
    async (file, letters) => {
      const shop = await shopOf(file);
      await runTest(shop);
      for (const fault of faults) await runTest(shop, fault);
      await explore({ ...shop, budget: single }).catch(() => undefined);
      expect(statuses()).toEqual(statusesIn(letters));
    },
    LIMIT_MS,
  );

  test.each(Object.entries(metNothing))(
    'of %s, whose suite is never disturbed',
    async (file, letters) => {
      await runTest(await shopOf(file));
      expect(statuses()).toEqual(statusesIn(letters));
    },
    LIMIT_MS,
  );

  test.each(Object.entries(others))('of %s', async (name, letters) => {
    const kit = await createTestKit();
    await otherShops[name]?.(kit.client, kit.platform);
    await kit.platform.waitForIdle();
    await kit.close();
    expect(statuses()).toEqual(statusesIn(letters));
  });
});

describe('the task of a shop that breaks', () => {
  const namesIn = (text: string, title: string) =>
    Array.from(
      new RegExp(`^\\| ${title} +\\| (.*) \\|$`, 'm').exec(text)?.[1]?.matchAll(/`(.+?)`/g) ?? [],
      ([, name]) => name,
    );
  const files = (folder: string) => readdirSync(`examples/explore/${folder}`).map((file) => file.split('.')[0]);

  test.each(files('broken'))('names the operations and webhooks that %s uses', async (file = '') => {
    const shop = await shopOf(file);
    const { operations, webhooks } = await runTest(shop);
    const text = readFileSync(`examples/explore/tasks/${file}.md`, 'utf8');
    const named = { operations: namesIn(text, 'Operations'), webhooks: namesIn(text, 'Webhooks') };
    expect(named).toEqual({
      operations: [...new Set(operations)].sort(),
      webhooks: [...new Set(webhooks)].sort(),
    });
  });

  test('is there for each of them', () => {
    expect(files('tasks')).toEqual(files('broken'));
  });
});

test('each row is one that a shop does not pass', () => {
  const all = [metEverything, metNothing, others].flatMap((table) => Object.values(table).map(statusesIn));
  const isMissed = (id: string) => all.some((shop) => shop[id] === 'failed' || shop[id] === 'not_met');
  expect(readyRowIds.filter((id) => !isMissed(id))).toEqual([]);
});
