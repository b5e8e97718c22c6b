import fc from 'fast-check';
import { expect, test } from 'vitest';
import { payoutAmount } from '../../mock-server/domain/payouts';
import { countEntries, findOpenBatch } from '../../mock-server/actions/payout-batches';
import type { PaymentRow, PayoutRow } from '../../mock-server/rows';
import { sumProblems } from '../../mock-server/domain/sums';
import { presentLedgerEntry } from '../../mock-server/present/balance-transactions';
import { parseSeedFile, textOf } from '../support/seed-files';
import { commands } from './commands';
import { Shops } from './shops';
import { scaled } from '../support/run-scale';

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const isAlive = ({ status }: PayoutRow) => ['scheduled', 'in_transit', 'paid'].includes(status);

/** The rows that the platform keeps of a payment. */
function keptOf({ captured, fees, application_fee }: PaymentRow): number {
  if (!captured) return 0;
  const ofPlatform = fees.filter(({ type }) => type === 'platform_fee').map(({ remaining_amount }) => remaining_amount);
  return sumOf(ofPlatform) + (application_fee?.remaining_amount ?? 0);
}

/** The conditions that always hold. */
function assertOrder({ platform, shops, clock }: Shops): void {
  const { rows } = platform;
  const all = <Name extends 'payments' | 'payouts' | 'balance_transactions'>(table: Name, partition: string) => [
    ...rows.walk(table, 'newest', partition, 'ascending'),
  ];
  const payments = all('payments', 'test');
  for (const [at, { id, currency }] of shops.entries()) {
    const entries = all('balance_transactions', id).map((row) => presentLedgerEntry(rows, row));
    const payouts = [...all('payouts', id), ...rows.walk('payouts', 'proceeds', id, 'ascending')];
    const alive = payouts.filter(isAlive);
    // The entries of a payout sum to its amount, also when it failed or was canceled.
    for (const payout of payouts) {
      const own = entries.filter(({ payout_id, txn_type }) => payout_id === payout.id && txn_type !== 'payout');
      expect(sumOf(own.map(({ net }) => net))).toBe(payout.amount);
      assertPayout(payout, new Date(clock.now()).toISOString());
    }
    // All entries sum to what is not yet paid out.
    const total = sumOf(entries.map(({ net }) => net));
    expect(total).toBe(sumOf(entries.filter(({ payout_id }) => payout_id === null).map(({ net }) => net)));
    // And to the books of the payments, less the payouts.
    const earned = sumOf(payments.filter(({ account_id }) => account_id === id).map(({ balance }) => balance));
    const kept = at === 0 ? sumOf(payments.map(keptOf)) : 0;
    expect(total).toBe(earned + kept - sumOf(alive.map(({ amount }) => amount)));
    assertBatches(platform, id, currency);
    const days = payouts.map(({ created_at, payout_type, currency: of }) => `${created_at} ${payout_type} ${of}`);
    expect(new Set(days).size).toBe(payouts.length);
  }
}

function assertPayout(payout: PayoutRow, instant: string): void {
  const { amount, status, deposits_at, currency, payout_type } = payout;
  // However late the clock reaches that instant.
  expect(payout.created_at).toMatch(/T00:00:00\.000Z$/);
  expect(amount).toBe(payoutAmount(payout));
  const isCanadian = currency === 'cad' && payout_type !== 'proceeds';
  // Only a Canadian account can owe: its bank account is debited.
  expect(isCanadian ? Math.abs(amount) : amount).toBeGreaterThan(0);
  expect(payout.refunds_total).toBeLessThanOrEqual(0);
  if (status === 'scheduled' || status === 'in_transit') expect(deposits_at > instant).toBe(true);
  if (status === 'paid') expect(deposits_at <= instant).toBe(true);
  if (isCanadian) expect(status).toBe('paid');
}

/** A batch with an amount to pay always has a job that closes it, unless its account cannot receive payouts. */
function assertBatches({ rows }: Shops['platform'], account_id: string, currency: 'usd' | 'cad'): void {
  const isReady = rows.require('accounts', account_id).status === 'enabled';
  for (const payout_type of ['cc', 'ach', 'proceeds'] as const) {
    const batch = findOpenBatch(rows, { account_id, payout_type, currency });
    if (batch === undefined) continue;
    const open = payoutAmount(countEntries(rows, batch));
    const isDue = currency === 'cad' && payout_type !== 'proceeds' ? open !== 0 : open > 0;
    if (isDue && isReady) expect(batch.closes_at).toMatch(/T00:00:00\.000Z$/);
    if (batch.closes_at !== null) expect([...rows.walk('jobs', 'ofSubject', batch.id, 'ascending')]).toHaveLength(1);
  }
}

test('the entries of a payout sum to it, and all entries to what is not yet paid out', async () => {
  await fc.assert(
    fc.asyncProperty(commands, async (all) => {
      const shops = await Shops.open();
      for (const command of all) {
        await shops.run(command);
        assertOrder(shops);
      }
      const { rows } = parseSeedFile(await textOf(shops.platform.export()));
      expect([...sumProblems((table) => rows[table])]).toEqual([]);
      await shops.sandbox.close();
    }),
    { numRuns: scaled({ full: 60, short: 6 }) },
  );
});
