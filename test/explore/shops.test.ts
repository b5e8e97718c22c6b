import { readdirSync, readFileSync } from 'node:fs';
import { explore, type ExploreOptions, type Finding } from 'payments-sandbox/testing';
import { describe, expect, test } from 'vitest';
import { answersBeforeItStores } from '../../examples/explore/broken/answers-before-it-stores';
import { ignoresALapse } from '../../examples/explore/broken/ignores-a-lapse';
import { lastEventWins } from '../../examples/explore/broken/last-event-wins';
import { newKeyOnRetry } from '../../examples/explore/broken/new-key-on-retry';
import { ordersInMemory } from '../../examples/explore/broken/orders-in-memory';
import { refundsAgain } from '../../examples/explore/broken/refunds-again';
import { retriesADecline } from '../../examples/explore/broken/retries-a-decline';
import { savesThePaymentTooLate } from '../../examples/explore/broken/saves-the-payment-too-late';
import { shipsOnCreated } from '../../examples/explore/broken/ships-on-created';
import { shipsTwice } from '../../examples/explore/broken/ships-twice';
import { takesAnOutageForADecline } from '../../examples/explore/broken/takes-an-outage-for-a-decline';
import { voidsWhatItShips } from '../../examples/explore/broken/voids-what-it-ships';
import { compensates } from '../../examples/explore/right/compensates';
import { completesByWebhook } from '../../examples/explore/right/completes-by-webhook';
import { database } from '../../examples/explore/right/database';
import { polls } from '../../examples/explore/right/polls';
import { queue } from '../../examples/explore/right/queue';
import { worker } from '../../examples/explore/right/worker';
import { workerOnATimer } from '../../examples/explore/right/worker-on-a-timer';
import type { JudgeName } from '../../spec/tables/judges';
import { scaled } from '../support/run-scale';

const FOLDER = 'examples/explore';

/** Returns a function that explores a shop, with other options if needed. */
const explored =
  <Program, Kept>(shop: ExploreOptions<Program, Kept>) =>
  (others: Pick<ExploreOptions<Program, Kept>, 'only' | 'budget'> = {}) =>
    explore({ ...shop, ...others });

type Explored = ReturnType<typeof explored>;

/** The file of each shop, the judge that accuses it, and the smallest schedule that breaks it. */
const broken: readonly (readonly [file: string, run: Explored, judge: JudgeName, only: string])[] = [
  ['new-key-on-retry', explored(newKeyOnRetry), 'more_kept', 'createPayment#1:lost'],
  ['saves-the-payment-too-late', explored(savesThePaymentTooLate), 'check', 'createPayment#1:webhook_first'],
  ['ships-twice', explored(shipsTwice), 'check', 'payment.succeeded#1:twice'],
  ['ships-on-created', explored(shipsOnCreated), 'check', 'createPayment#1:declined'],
  ['refunds-again', explored(refundsAgain), 'more_refunded', 'createRefund#1:slow'],
  ['ignores-a-lapse', explored(ignoresALapse), 'paid_but_missing', 'createPayment#1:paused'],
  ['takes-an-outage-for-a-decline', explored(takesAnOutageForADecline), 'check', 'createPayment#1:refused'],
  ['last-event-wins', explored(lastEventWins), 'check', 'payment.created#1:swapped'],
  ['orders-in-memory', explored(ordersInMemory), 'check', 'createPayment#1:restarted'],
  ['answers-before-it-stores', explored(answersBeforeItStores), 'check', 'payment.succeeded#1:crashed'],
  ['voids-what-it-ships', explored(voidsWhatItShips), 'check', 'createPayment#1:lost'],
  ['retries-a-decline', explored(retriesADecline), 'decline_repeated', 'createPayment#1:declined'],
];

const right: readonly (readonly [file: string, run: Explored])[] = [
  ['compensates', explored(compensates)],
  ['completes-by-webhook', explored(completesByWebhook)],
  ['database', explored(database)],
  ['polls', explored(polls)],
  ['queue', explored(queue)],
  ['worker', explored(worker)],
  ['worker-on-a-timer', explored(workerOnATimer)],
];

/** Enough for each single disturbance of these shops: they come first. */
const single = { schedules: 25, ms: 120_000 };
/** The schedules of a right shop. A short run has the single disturbances, and the likeliest pairs. */
const many = scaled({ full: 1_000, short: 40 });
const LIMIT_MS = 600_000;

async function findingsOf(run: Promise<unknown>): Promise<readonly Finding[]> {
  const error: unknown = await run.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error, 'no schedule breaks it').toHaveProperty('findings');
  return Object(error).findings;
}

describe('a shop with one fault', () => {
  test.each(broken)(
    '%s is broken by its smallest schedule, and again by only that',
    async (_file, run, judge, only) => {
      const [first] = await findingsOf(run({ budget: single }));
      expect(first).toMatchObject({ judge, only, story: expect.stringContaining(only) });
      const again = await findingsOf(run({ only }));
      expect(again).toMatchObject([{ judge, only, story: first?.story }]);
      expect(await findingsOf(run({ only }))).toEqual(again);
    },
    LIMIT_MS,
  );
});

describe('a shop without one', () => {
  test.each(right)(
    '%s is broken by no schedule',
    async (_file, run) => {
      const { findings, searched } = await run({ budget: { schedules: many, ms: LIMIT_MS } });
      expect(findings).toEqual([]);
      expect(searched.schedules).toBe(Math.min(many, searched.of));
    },
    LIMIT_MS,
  );
});

test('the guide shows the story of a finding, and the README how it begins', async () => {
  const [finding] = await findingsOf(explore({ ...newKeyOnRetry, only: 'createPayment#1:lost' }));
  expect(readFileSync('docs/guides/explore.md', 'utf8')).toContain(`\`\`\`text\n${finding?.story}\n`);
  const [, begins = 'no story'] = /```text\n(.+)\n```/.exec(readFileSync('README.md', 'utf8')) ?? [];
  expect(finding?.story.startsWith(begins)).toBe(true);
});

test('the README lists each shop with the schedule that breaks it', () => {
  const text = readFileSync(`${FOLDER}/README.md`, 'utf8');
  const rows = text.matchAll(/^\| \[([\w-]+)\]\((\w+)\/([\w-]+)\.ts\) +\|[^|]+\|(?: `([^`]+)` )?/gm);
  const listed = Array.from(rows, ([, name, folder, file, only]) =>
    [name, folder, file, only].filter(Boolean).join(' '),
  );
  expect(listed.toSorted()).toEqual(
    [
      ...broken.map(([file, , , only]) => `${file} broken ${file} ${only}`),
      ...right.map(([file]) => `${file} right ${file}`),
    ].toSorted(),
  );
});

test.each([
  ['broken', broken.map(([file]) => file)],
  ['right', right.map(([file]) => file)],
])('each file in %s is explored', (folder, files) => {
  const names = readdirSync(`${FOLDER}/${folder}`).map((name) => name.replace('.ts', ''));
  expect(names.toSorted()).toEqual(files.toSorted());
});
