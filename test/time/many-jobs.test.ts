import { expect, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import type { Platform } from '../../mock-server/platform/platform';
import { bankPayment, manualPayment } from '../support/bodies';
import { TestClock } from '../support/clock';
import { openPlatform } from '../support/test-platform';

const day = 86_400_000;
const byClock = { request_id: null, idempotency_key: null, operation: null };

/** The bank decides on each payment an hour later than on the one before, within 30 days. */
function delaySettlement(platform: Platform, id: string, hours: number): () => void {
  const payment = platform.rows.require('payments', id);
  const intent = platform.rows.require('payment_intents', payment.payment_intent_id);
  const due = new Date(platform.now() + (day + ((hours * 3_600_000) % (29 * day)))).toISOString();
  return () =>
    platform.transact(byClock, ({ rows, schedule }) => {
      rows.replace('payments', payment);
      rows.replace('payment_intents', intent);
      schedule('settle_payment', id, due);
    });
}

/** A platform with many uncaptured authorizations, and as many pending bank payments. */
async function busyPlatform(many: number) {
  const clock = new TestClock();
  const errors: unknown[] = [];
  const sandbox = createSandbox({ clock, onError: (error) => errors.push(error) });
  const opened = await openPlatform({ sandbox, baseUrl: 'http://sandbox.test', fetch: sandbox.fetch });
  const platform = sandbox.platform(opened.id);
  const delays: (() => void)[] = [];
  const numbers = new Map<string, number>();
  for (let i = 0; i < many; i++) {
    clock.advance({ seconds: 10 });
    numbers.set((await opened.testMode.post('/v1/payments', manualPayment())).payment.id, numbers.size);
    const { id } = (await opened.testMode.post('/v1/payments', bankPayment())).payment;
    numbers.set(id, numbers.size);
    delays.push(delaySettlement(platform, id, i));
  }
  platform.runDueJobs();
  for (const delay of delays) delay();
  return { platform, errors, numbers };
}

/** Its events in 30 days, with payments by number, because their ids are random. */
async function month(many: number) {
  const { platform, errors, numbers } = await busyPlatform(many);
  const before = platform.events().length;
  const { ran } = platform.clock.advance('30d');
  const events = platform
    .events()
    .slice(before)
    .map(({ event_name, created_at, data }) => {
      const id = 'payment_id' in data ? data.payment_id : 'id' in data ? data.id : undefined;
      return [event_name, created_at, numbers.get(String(id))];
    });
  return {
    errors,
    events,
    ran: ran.map(({ kind, subject_id, due_at }) => [kind, due_at, numbers.get(subject_id)]),
  };
}

/** Counts names other than those of payouts, which depend on how many days have payments. */
const countOf = (names: readonly unknown[]) => {
  const counts: Record<string, number> = {};
  for (const name of names.map(String).filter((each) => !/payout|proceeds/.test(each)))
    counts[name] = (counts[name] ?? 0) + 1;
  return counts;
};

test('in a month with many authorizations and bank payments, each job runs at its own instant, in order', async () => {
  const { errors, ran, events } = await month(100);
  expect(errors).toEqual([]);
  expect(countOf(ran.map(([kind]) => kind))).toEqual({ lapse_authorization: 100, settle_payment: 100 });
  expect(countOf(events.map(([name]) => name))).toEqual({
    'payment.canceled': 100,
    'payment.succeeded': 100,
    'payment_intent.succeeded': 100,
  });
  const instants = ran.map(([, due_at]) => String(due_at));
  expect(instants).toEqual([...instants].sort());
  expect(new Set(events.map(([, created_at]) => created_at))).toEqual(new Set(instants));
});

test('a month has the same events in every run, whatever the ids are', async () => {
  const one = await month(100);
  const other = await month(100);
  expect(one.ran).toEqual(other.ran);
  expect(one.events).toEqual(other.events);
});
