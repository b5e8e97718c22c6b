import { expect, test } from 'vitest';
import { sumProblems } from '../../mock-server/domain/sums';
import { parseSeedFile, type SeedFile, textOf } from '../support/seed-files';
import { Shops } from './shops';

const problemsOf = ({ rows }: SeedFile) => [...sumProblems((table) => rows[table])];

/** Returns the rows of a platform with payments, a refund, disputes, and payouts of which one failed. */
async function busyPlatform(): Promise<SeedFile> {
  const shops = await Shops.open();
  const pay = { do: 'pay', shop: 1, by: 'card', fees: 'both' } as const;
  for (const amount of [1_000, 2_000, 3_000, 4_000]) await shops.run({ ...pay, amount });
  await shops.run({ do: 'refund', payment: 0, share: 0.5, withFees: true });
  await shops.run({ do: 'dispute', payment: 1, share: 0.5 });
  await shops.run({ do: 'dispute', payment: 2, share: 1 });
  await shops.run({ do: 'decide', dispute: 1, outcome: 'win' });
  await shops.run({ do: 'wait', hours: 24 });
  await shops.run({ do: 'end', payout: 0 });
  await shops.run({ ...pay, amount: 5_000 });
  await shops.run({ do: 'wait', hours: 48 });
  await shops.run({ do: 'pay', shop: 0, by: 'card', fees: 'application fee', amount: 6_000 });
  const file = parseSeedFile(await textOf(shops.platform.export()));
  await shops.sandbox.close();
  return file;
}

test('a sum names the rows that are wrong', async () => {
  const file = await busyPlatform();
  const { rows } = file;
  const changed = <Table extends keyof SeedFile['rows']>(table: Table, list: SeedFile['rows'][Table]) =>
    problemsOf({ ...file, rows: { ...rows, [table]: list } }).join('\n');
  expect(changed('payments', rows.payments)).toBe('');

  const [payment] = rows.payments.filter(({ amount }) => amount === 1_000);
  const others = rows.payments.filter((each) => each !== payment);
  if (payment === undefined) throw new Error('there is no payment');
  const of = (amounts: Partial<typeof payment>) => changed('payments', [...others, { ...payment, ...amounts }]);
  expect(of({ balance: 1 })).toMatch(/^payments py_\w+: its balance is 1, and its balance transactions sum to 500\n/);
  expect(of({ amount_refunded: 1 })).toMatch(/its amount_refunded is 1, and its refunds sum to 500$/);
  expect(of({ amount_disputed: 1 })).toMatch(/its amount_disputed is 1, and its disputes sum to 0$/);
  expect(
    changed(
      'payouts',
      rows.payouts.filter(({ status }) => status === 'failed'),
    ),
  ).toMatch(/^accounts acc_\w+: what it earned and was not paid out is /);
});

test('of each table, a row that is missing is found', async () => {
  const file = await busyPlatform();
  const without = <Table extends keyof SeedFile['rows']>(table: Table, row: unknown) => {
    const left = file.rows[table].filter((each) => each !== row);
    return problemsOf({ ...file, rows: { ...file.rows, [table]: left } });
  };
  for (const table of ['balance_transactions', 'payment_balance_transactions', 'refunds', 'payments'] as const)
    for (const row of file.rows[table]) expect(without(table, row), `${table} ${row.id}`).not.toEqual([]);
  const isPaid = ({ status }: { readonly status: string }) => status !== 'failed' && status !== 'canceled';
  for (const row of file.rows.payouts.filter(isPaid)) expect(without('payouts', row), row.id).not.toEqual([]);
  const isLost = ({ status }: { readonly status: string }) => status !== 'won';
  for (const row of file.rows.disputes.filter(isLost)) expect(without('disputes', row), row.id).not.toEqual([]);
});
