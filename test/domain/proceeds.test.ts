import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import { postProceeds } from '../../mock-server/actions/proceeds';
import {
  movedPayout,
  noProceeds,
  outcomeProblem,
  proceedsAmount,
  type ProceedsKind,
  withProceeds,
} from '../../mock-server/domain/proceeds';
import type { Currency, Mode, PayoutRow } from '../../mock-server/rows';
import { payoutStates } from '../../spec/tables/states';
import { TestClock } from '../support/clock';

const now = '2031-05-06T00:00:00.000Z';

const payout = (status: PayoutRow['status']): PayoutRow => ({
  id: 'po_1',
  sequence: 1,
  mode: 'test',
  account_id: 'acc_1',
  currency: 'usd',
  amount: 500,
  ...noProceeds,
  payments_count: 1,
  payments_total: 500,
  status,
  description: null,
  metadata: {},
  deposits_at: '2031-05-08T00:00:00.000Z',
  created_at: now,
  updated_at: now,
});

test('posted amounts are counted by kind', () => {
  const posted: readonly [ProceedsKind, number][] = [
    ['payment', 300],
    ['refund', -120],
    ['payment', 50],
    ['other', 7],
    ['refund', -1],
  ];
  const totals = posted.reduce((sum, [kind, amount]) => withProceeds(sum, kind, amount), noProceeds);
  expect(totals).toEqual({
    payments_count: 2,
    payments_total: 350,
    refunds_count: 2,
    refunds_total: -121,
    other_total: 7,
  });
  expect(proceedsAmount(totals)).toBe(236);
});

describe('transitions of a payout', () => {
  const moves = {
    scheduled: { send: 'in_transit', cancel: 'canceled' },
    in_transit: { pay: 'paid', fail: 'failed' },
    paid: {},
    failed: {},
    canceled: {},
  } as const satisfies Record<PayoutRow['status'], object>;
  const cases = Object.entries(moves).flatMap(([status, ways]) =>
    (['send', 'pay', 'fail', 'cancel'] as const).map(
      (event) => [status, event, Object.entries(ways).find(([name]) => name === event)?.[1] ?? null] as const,
    ),
  );
  const isStatus = (text: string): text is PayoutRow['status'] => Object.hasOwn(payoutStates.states, text);

  test.each(cases)('%s, %s → %s', (status, event, after) => {
    if (!isStatus(status)) throw new Error(`${status} is not a status`);
    const before = payout(status);
    if (after === null) expect(() => movedPayout(before, event, now)).toThrow(`${event} cannot happen`);
    else expect(movedPayout(before, event, now)).toEqual({ ...before, status: after });
    if (event !== 'fail' && event !== 'cancel') return;
    expect(outcomeProblem(before, event)?.code).toBe(after === null ? 'payout_unexpected_state' : undefined);
  });
});

/** A random step that changes a platform's proceeds. */
type Step =
  | {
      readonly do: 'post';
      readonly mode: Mode;
      readonly currency: Currency;
      readonly kind: ProceedsKind;
      amount: number;
    }
  | { readonly do: 'wait'; readonly hours: number }
  | { readonly do: 'end'; readonly which: number };

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('post' as const),
        mode: fc.constantFrom('test' as const, 'live' as const),
        currency: fc.constantFrom('usd' as const, 'cad' as const),
        kind: fc.constantFrom('payment' as const, 'refund' as const, 'other' as const),
        amount: fc.integer({ min: -2_000, max: 3_000 }),
      }),
    },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 80 }) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('end' as const), which: fc.nat({ max: 9 }) }) },
  ),
  { maxLength: 40 },
);

const ledgers = (['test', 'live'] as const).flatMap((mode) =>
  (['usd', 'cad'] as const).map((currency) => ({ mode, currency })),
);

/** A platform, and everything that was posted to its proceeds. */
class Ledger {
  readonly clock = new TestClock();
  readonly #sandbox = createSandbox({ clock: this.clock });
  readonly #platform = this.#sandbox.platform('default');
  readonly #posted = new Map<string, number>();

  run(step: Step): void {
    if (step.do === 'wait') this.clock.advance({ hours: step.hours });
    this.#platform.runDueJobs();
    if (step.do === 'post') this.#post(step);
    if (step.do === 'end') this.#end(this.payouts[step.which]);
  }

  #post({ mode, currency, kind, amount }: Extract<Step, { do: 'post' }>): void {
    const signed = kind === 'payment' ? Math.abs(amount) : kind === 'refund' ? -Math.abs(amount) : amount;
    this.#platform.transact({ request_id: null, idempotency_key: null }, (work) =>
      postProceeds(work, { mode, currency }, kind, signed),
    );
    const key = `${mode} ${currency}`;
    this.#posted.set(key, (this.#posted.get(key) ?? 0) + signed);
  }

  #end(chosen: PayoutRow | undefined): void {
    if (chosen?.status === 'in_transit') this.#platform.payouts.end(chosen.id, 'fail');
    if (chosen?.status === 'scheduled') this.#platform.payouts.end(chosen.id, 'cancel');
  }

  get payouts(): readonly PayoutRow[] {
    const { rows } = this.#platform;
    return ['test', 'live'].flatMap((mode) => [...rows.walk('payouts', 'newest', mode, 'ascending')]);
  }

  close(): Promise<void> {
    return this.#sandbox.close();
  }

  /** The conditions that always hold. */
  assertOrder(): void {
    for (const { mode, currency } of ledgers) {
      const own = this.payouts.filter((each) => each.mode === mode && each.currency === currency);
      const alive = own.filter(({ status }) => ['scheduled', 'in_transit', 'paid'].includes(status));
      const batch = this.#platform.rows.find('proceeds_batches', `${mode} ${currency}`);
      const open = batch ? proceedsAmount(batch) : 0;
      const paidOrPending = alive.reduce((sum, { amount }) => sum + amount, open);
      expect(paidOrPending).toBe(this.#posted.get(`${mode} ${currency}`) ?? 0);
      // A batch with an amount to pay always has a job that closes it.
      if (open > 0) expect(batch?.closes_at).toMatch(/T00:00:00\.000Z$/);
      expect(new Set(own.map(({ created_at }) => created_at.slice(0, 10))).size).toBe(own.length);
    }
    for (const { amount, status, deposits_at, account_id, mode, created_at, ...totals } of this.payouts) {
      // However late the clock reaches that instant.
      expect(created_at).toMatch(/T00:00:00\.000Z$/);
      expect(amount).toBe(proceedsAmount(totals));
      expect(amount).toBeGreaterThan(0);
      expect(totals.refunds_total).toBeLessThanOrEqual(0);
      expect(account_id).toBe(this.#platform.keyPair(mode).account_id);
      const instant = new Date(this.clock.now()).toISOString();
      if (status === 'scheduled' || status === 'in_transit') expect(deposits_at > instant).toBe(true);
      if (status === 'paid') expect(deposits_at <= instant).toBe(true);
    }
  }
}

test('exactly what was posted is paid or pending', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const ledger = new Ledger();
      for (const step of all) {
        ledger.run(step);
        ledger.assertOrder();
      }
      await ledger.close();
    }),
    { numRuns: 200 },
  );
});
