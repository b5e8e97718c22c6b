import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '../../mock-server';
import type { Platform } from '../../mock-server/platform/platform';
import { bankPayment, manualPayment, payment } from '../support/bodies';
import { scaled } from '../support/run-scale';
import { textOf } from '../support/seed-files';

/** More jobs than run before the event loop does. */
const MANY = 150;
const day = 86_400_000;

const bodies = {
  manual: () => manualPayment(),
  bank: () => bankPayment(),
  fees: () => payment({ fees: [{ type: 'platform_fee', amount: 30 }] }),
} as const;

interface Sale {
  readonly body: keyof typeof bodies;
  /** Seconds since the sale before. */
  readonly after: number;
}

/** A sandbox in which nothing is left to chance, with one sale after the other. */
async function withSales(sales: readonly Sale[]): Promise<{ readonly sandbox: Sandbox; readonly platform: Platform }> {
  const sandbox = createSandbox({ randomSeed: 'sales' });
  const platform = sandbox.platform();
  const { payments } = sandbox.client();
  for (const [at, { body, after }] of sales.entries()) {
    if (after > 0) platform.clock.advance({ seconds: after });
    await payments.create({ ...bodies[body](), currency: 'usd' }, { idempotencyKey: `sale ${at}` });
  }
  return { sandbox, platform };
}

/** As many authorizations as lapse at the same instant. */
const authorizations = (count = MANY) => withSales(Array.from({ length: count }, () => ({ body: 'manual', after: 0 })));

interface Moved {
  readonly now: string;
  readonly frozen: boolean;
  readonly ran: readonly { readonly due_at: string }[];
}

async function moveOver({ fetch }: Sandbox, body: object): Promise<Moved> {
  const response = await fetch('http://sandbox.test/_sandbox/platforms/default/clock', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json();
}

/** The rows of a platform, without the head of its seed file: that counts the requests, too. */
async function rowsOf(platform: Platform): Promise<string> {
  const text = await textOf(platform.export());
  return text.slice(text.indexOf('\n'));
}

const instantOf = (platform: Platform) => new Date(platform.now()).toISOString();
const statusesOf = ({ rows }: Platform) =>
  [...rows.walk('payments', 'newest', 'test', 'ascending')].map(({ status }) => status);

test('over HTTP the same jobs run in the same order, with the same rows and events', async () => {
  const sale = fc.record({ body: fc.constantFrom('manual', 'bank', 'fees'), after: fc.nat({ max: 9_000 }) });
  await fc.assert(
    fc.asyncProperty(
      fc.array(sale, { minLength: 90, maxLength: MANY }),
      fc.array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 3 }),
      async (sales, spans) => {
        const one = await withSales(sales);
        const other = await withSales(sales);
        for (const days of [...spans, 9]) {
          const move = one.platform.clock.advance({ days });
          expect(await moveOver(other.sandbox, { advance: `${days}d` })).toEqual({
            ...move,
            behind_ms: 0,
            notice: null,
          });
        }
        expect(other.platform.events()).toEqual(one.platform.events());
        expect(await rowsOf(other.platform)).toBe(await rowsOf(one.platform));
      },
    ),
    { numRuns: scaled({ full: 10, short: 2 }), endOnFailure: true },
  );
});

describe('while a clock is being moved', () => {
  test('requests are answered, and what they see was reached by the jobs until then', async () => {
    const { sandbox, platform } = await withSales(
      Array.from({ length: MANY }, (_, at) => ({ body: 'manual', after: at % 50 === 0 ? 60 : 0 })),
    );
    const { payments } = sandbox.client();
    const start = platform.now();
    const target = platform.now() + 8 * day;
    let isOver = false;
    const moved = moveOver(sandbox, { advance: '8d' }).finally(() => (isOver = true));
    const seen: number[] = [];
    while (!isOver) {
      await new Promise(setImmediate);
      const { data } = await payments.list({ limit: 100 });
      const now = platform.now();
      if (now > start && now < target) seen.push(now);
      for (const { status, created_at } of data) {
        const lapsesAt = Date.parse(created_at) + 7 * day;
        if (status === 'canceled') expect(lapsesAt).toBeLessThanOrEqual(now);
        else expect(lapsesAt).toBeGreaterThanOrEqual(now);
      }
    }
    expect(seen.length).toBeGreaterThan(0);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect([(await moved).ran.length, platform.now()]).toEqual([MANY, target]);
  });

  test('what a request creates has an instant between the jobs before it and those after it', async () => {
    const { sandbox, platform } = await authorizations();
    const lapse = platform.now() + 7 * day;
    const moved = moveOver(sandbox, { advance: '8d' });
    await new Promise(setImmediate);
    const created = await sandbox.client().payments.create({ ...payment(), currency: 'usd' });
    expect([platform.clock.isMoving, Date.parse(created.created_at)]).toEqual([true, lapse]);
    await moved;
    const instants = platform.events().map(({ created_at }) => created_at);
    expect(instants).toEqual([...instants].sort());
  });

  test('a second move over HTTP comes after it, and counts from its target', async () => {
    const { sandbox, platform } = await authorizations();
    const start = platform.now();
    const moves = await Promise.all(['8d', '1d', '2h'].map((advance) => moveOver(sandbox, { advance })));
    expect(moves.map(({ now, ran }) => [Date.parse(now) - start, ran.length])).toEqual([
      [8 * day, MANY],
      [9 * day, 0],
      [9 * day + 2 * 3_600_000, 0],
    ]);
  });

  test('a move that cannot wait runs the rest of it first', async () => {
    const { sandbox, platform } = await authorizations();
    const start = platform.now();
    const moved = moveOver(sandbox, { advance: '8d' });
    await new Promise(setImmediate);
    expect(platform.clock.isMoving).toBe(true);
    const { now, ran } = platform.clock.advance('1d');
    expect([Date.parse(now) - start, ran]).toEqual([9 * day, []]);
    expect((await moved).ran).toHaveLength(MANY);
    expect(new Set(statusesOf(platform))).toEqual(new Set(['canceled']));
  });

  test('a reset ends it', async () => {
    const { sandbox, platform } = await authorizations();
    const start = platform.now();
    const moved = moveOver(sandbox, { advance: '8d' });
    await new Promise(setImmediate);
    platform.reset();
    const { ran, now } = await moved;
    expect([ran.length > 0, ran.length < MANY, now]).toEqual([true, true, instantOf(platform)]);
    expect([platform.clock.isMoving, platform.now()]).toEqual([false, start]);
    expect((await moveOver(sandbox, { advance: '1d' })).ran).toEqual([]);
  });

  test('a snapshot of it is at its target, with the rest of the jobs due', async () => {
    const { sandbox, platform } = await authorizations();
    const target = platform.now() + 8 * day;
    const moved = moveOver(sandbox, { advance: '8d' });
    await new Promise(setImmediate);
    platform.snapshots.create('between');
    await moved;
    const expected = statusesOf(platform);
    platform.snapshots.restore('between');
    expect(platform.now()).toBe(target);
    platform.runDueJobs();
    expect(statusesOf(platform)).toEqual(expected);
  });

  test('deliveries are attempted after it, and idleness waits for it', async () => {
    const { sandbox, platform } = await authorizations();
    const target = new Date(platform.now() + 8 * day).toISOString();
    platform.publishers.create({ events: ['payment.canceled'], fetch: () => new Response() });
    const moved = moveOver(sandbox, { advance: '8d' });
    await new Promise(setImmediate);
    expect(platform.clock.isMoving).toBe(true);
    await platform.waitForIdle();
    expect(platform.clock.isMoving).toBe(false);
    await moved;
    const attempts = platform.deliveries().flatMap((delivery) => delivery.attempts);
    expect(attempts).toHaveLength(MANY);
    expect(new Set(attempts.map(({ attempted_at }) => attempted_at))).toEqual(new Set([target]));
  });

  test('one that is closed answers, and leaves the rest to the next process', async () => {
    const { sandbox, platform } = await authorizations();
    const moved = moveOver(sandbox, { advance: '8d' });
    await new Promise(setImmediate);
    await sandbox.close();
    await moved;
    expect(new Set(statusesOf(platform))).toEqual(new Set(['authorized', 'canceled']));
    expect(platform.clock.isMoving).toBe(false);
  });
});
