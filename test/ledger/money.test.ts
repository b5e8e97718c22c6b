import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moneyOfDispute, moneyOfPayment, moneyOfRefund } from '../../mock-server/actions/money';
import type { Money, MoneyLine } from '../../mock-server/domain/money';
import type { PaymentRow } from '../../mock-server/rows';
import type { Reader } from '../../mock-server/store/reader';
import { scaled } from '../support/run-scale';
import { commands } from './commands';
import { Shops } from './shops';

const PAYMENTS = scaled({ full: 2_000, short: 200 });

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const posted = ({ lines }: Money) => lines.filter(({ isPosted, amount }) => isPosted && amount !== 0);
const amountsOf = (lines: readonly MoneyLine[]) => lines.map(({ type, amount }) => `${type} ${amount}`).sort();

/** A platform with fee configurations, and a bank that takes its time for refunds. */
async function openShops(): Promise<Shops> {
  const shops = await Shops.open();
  const [, usd] = shops.shops;
  shops.platform.jobSettings.set({ settle_refund: { hours: 20 } });
  const rates = [
    ['processing_ecomm', { variable_rate: 2.9, transaction_fee_cents: 30 }],
    ['visa_brand_ecomm', { variable_rate: 2.45, transaction_fee_cents: 10, fee_cap_cents: 500 }],
    ['processing_ach', { variable_rate: 0.8, fee_cap_cents: 150 }],
    ['platform', { variable_rate: 0.333 }],
  ] as const;
  for (const [type, rate] of rates) await shops.client.feeConfigurations.create(usd?.id ?? '', type, rate);
  return shops;
}

/** Compares the money of a payment with what is posted to its ledger, to that of its account, and collected by payouts. */
function assertMoney(rows: Reader, payment: PaymentRow): void {
  const { id, balance, account_id } = payment;
  const money = moneyOfPayment(rows, payment);
  const ledger = [...rows.walk('payment_balance_transactions', 'ofPayment', id, 'ascending')];
  expect(amountsOf(posted(money))).toEqual(
    ledger.map((entry) => `${entry.payment_balance_txn_type} ${entry.amount}`).sort(),
  );
  expect([money.net, sumOf(posted(money).map(({ amount }) => amount))]).toEqual([balance, balance]);
  const filters = { source_payment_id: id };
  const ofAccount = { table: 'balance_transactions', index: 'newest', partition: account_id, filters } as const;
  const byPayout = new Map<string, number>();
  for (const { collected_in, amount, fee } of rows.walkList(ofAccount, 'ascending')) {
    const { payout_id, payout_type } = rows.require('payout_batches', collected_in);
    const key = payout_id ?? 'none';
    if (payout_type !== 'proceeds') byPayout.set(key, (byPayout.get(key) ?? 0) + amount - fee);
  }
  expect(Object.fromEntries(money.payouts.map(({ payout, amount }) => [payout?.id ?? 'none', amount]))).toEqual(
    Object.fromEntries(byPayout),
  );
  const parts = [
    ...[...rows.walk('refunds', 'ofPayment', id, 'ascending')].map((refund) => moneyOfRefund(rows, refund)),
    ...[...rows.walk('disputes', 'ofPayment', id, 'ascending')].map((dispute) => moneyOfDispute(rows, dispute)),
  ];
  for (const { lines, net, payouts } of parts) {
    expect(sumOf(payouts.map(({ amount }) => amount))).toBe(net);
    for (const line of lines) expect(money.lines).toContainEqual(line);
  }
}

function assertFees(payment: PaymentRow, { lines }: Money): void {
  for (const { amount, origin, feeType } of lines) {
    const fee = payment.fees.find(({ type }) => type === feeType);
    if (origin?.kind === 'configuration' && fee) {
      expect(fee.source_configuration_id).toBe(origin.configuration.id);
      // Fees together take at most the amount.
      expect(-amount).toBeLessThanOrEqual(origin.calculated);
    }
    if (origin?.kind === 'request') expect(fee?.source_configuration_id ?? null).toBeNull();
  }
}

test('the sums of the money equal the ledger, whatever happened to a payment', async () => {
  const seen = { payments: 0, cad: 0, kinds: new Set<string>() };
  await fc.assert(
    fc.asyncProperty(commands, async (all) => {
      if (seen.payments >= PAYMENTS) return;
      const shops = await openShops();
      const { platform, sandbox } = shops;
      for (const command of all) await shops.run(command);
      for (const payment of platform.rows.walk('payments', 'newest', 'test', 'ascending')) {
        assertMoney(platform.rows, payment);
        const money = moneyOfPayment(platform.rows, payment);
        assertFees(payment, money);
        seen.payments++;
        if (payment.currency === 'cad') seen.cad++;
        for (const { type, origin } of money.lines) seen.kinds.add(origin ? `${type} by ${origin.kind}` : type);
      }
      await sandbox.close();
    }),
    { numRuns: PAYMENTS },
  );
  expect(seen.payments).toBeGreaterThanOrEqual(PAYMENTS);
  expect(seen.cad).toBeGreaterThan(PAYMENTS / 25);
  for (const kind of ['payment', 'refund', 'fee_refund', 'dispute', 'dispute_refund', 'void', 'payment_fee by request'])
    expect(seen.kinds).toContain(kind);
  expect(seen.kinds).toContain('payment_fee by configuration');
});
