import { expect, test } from 'vitest';
import { sumProblems } from '../../mock-server/domain/sums';
import { parseSeedFile, type SeedFile, seedFileText, textOf } from '../support/seed-files';
import { Shops } from './shops';

/**
 * Returns a platform as release 0.1.0 kept it: a payout that failed gave its batches back, and its own credit was one of its
 * entries.
 */
function asBefore({ rows, ...head }: SeedFile): SeedFile {
  const failed = new Set(rows.payouts.filter(({ status }) => status === 'failed').map(({ id }) => id));
  return {
    ...head,
    rows: {
      ...rows,
      payout_batches: rows.payout_batches.map((row) =>
        failed.has(row.payout_id ?? '') ? { ...row, payout_id: null } : row,
      ),
      balance_transactions: rows.balance_transactions.map((row) =>
        row.txn_type === 'payout_failed' ? { ...row, txn_type: 'payout', collected_in: row.source_id } : row,
      ),
    },
  };
}

test('what a payout gave back before release 0.2.0 is paid by the next one, with its entries', async () => {
  const before = await Shops.open();
  await before.run({ do: 'pay', shop: 1, by: 'card', amount: 1_000, fees: 'none' });
  await before.run({ do: 'wait', hours: 48 });
  const [sent] = before.platform.rows.walk('payouts', 'newest', 'test', 'ascending');
  before.platform.payouts.end(sent?.id ?? '', 'fail');
  const file = asBefore(parseSeedFile(await textOf(before.platform.export())));
  expect([...sumProblems((table) => file.rows[table])]).toEqual([]);

  const { platform, client, clock, sandbox } = await Shops.open();
  clock.advance({ hours: 48 });
  await platform.import(seedFileText(file));
  const shop = client.forSubAccount(file.rows.payouts[0]?.account_id ?? '');
  const card = {
    name: 'Ada Lovelace',
    number: '4242424242424242',
    month: 12,
    year: 2060,
    address_postal_code: '94107',
  };
  await shop.payments.create({ amount: 500, currency: 'usd', payment_method: { card } });
  clock.advance({ hours: 24 });
  platform.runDueJobs();
  const [payout] = (await shop.payouts.list()).data;
  expect(payout).toMatchObject({ amount: 1_500, payments_total: 500, other_total: 1_000, status: 'scheduled' });
  const { data: entries } = await shop.balanceTransactions.list({ payout_id: payout?.id });
  expect(entries.map(({ txn_type, net }) => `${txn_type} ${net}`)).toEqual([
    'payout -1500',
    'seller_payment 500',
    'seller_payment 1000',
  ]);
  const { rows } = parseSeedFile(await textOf(platform.export()));
  expect([...sumProblems((table) => rows[table])]).toEqual([]);
  await Promise.all([sandbox.close(), before.sandbox.close()]);
});
