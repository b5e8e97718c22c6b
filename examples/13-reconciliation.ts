// Reconciles 2,000 payments with ledgers and payouts, some of which failed. Run it: npx tsx examples/13-reconciliation.ts
import type { BalanceTransaction, Client, Payout } from 'payments-sandbox';
import { createSandbox } from 'payments-sandbox/mock-server';

const sandbox = createSandbox();
const client = sandbox.client();
const { clock, payments, disputes, payouts } = sandbox.platform();
clock.set('2051-03-06T09:00:00Z'); // a Monday

const card = { name: 'Ada Lovelace', number: '4242424242424242', month: 12, year: 2060, address_postal_code: '94107' };
const account = {
  account_owner_name: 'Ada Lovelace',
  account_type: 'checking',
  account_owner_type: 'individual',
} as const;
const bank_account = {
  ...account,
  routing_number: '110000000',
  account_number: '000123456789',
  country: 'US',
  currency: 'usd',
} as const;

const shops: { readonly id: string; readonly merchant: Client }[] = [];
for (const name of ['Tea Shop', 'Coffee Bar', 'Bakery']) {
  const { id } = await client.subAccounts.create({ name });
  shops.push({ id, merchant: client.forSubAccount(id) });
}

// Ten days of trade: cards and bank accounts, fees of both kinds, refunds, voids, bank returns, disputes.
for (let day = 0; day < 10; day++) {
  for (let n = 0; n < 200; n++) await trade(day * 200 + n);
  clock.advance('1d');
  // Some payouts fail on their way to the bank, and some are canceled before they are sent.
  for (const [n, { merchant }] of shops.entries())
    for (const payout of (await merchant.payouts.list({ limit: 4 })).data)
      if ((day + n) % 3 === 0 && payout.status === 'in_transit') payouts.end(payout.id, 'fail');
      else if ((day + n) % 5 === 0 && payout.status === 'scheduled') payouts.end(payout.id, 'cancel');
}

async function trade(n: number): Promise<void> {
  const { merchant } = shops[n % shops.length] ?? { merchant: client };
  const amount = 1_000 + ((n * 37) % 9_000);
  const payment_method = n % 4 === 0 ? { bank_account } : { card };
  const fee = n % 5 === 0 ? { application_fee_amount: 45 } : { fees: [{ type: 'platform_fee', amount: 45 } as const] };
  const { id } = await merchant.payments.create({ amount, currency: 'usd', payment_method, ...fee });
  if (n % 11 === 1 && n % 4 !== 0) await merchant.refunds.create(id, { amount: Math.floor(amount / 3) });
  else if (n % 13 === 1 && n % 4 !== 0) await merchant.payments.void(id);
  else if (n % 17 === 1 && n % 4 !== 0) disputes.open(id, { amount });
  else if (n % 20 === 0) payments.return(id);
}

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string | null): Map<string | null, Item[]> {
  const groups = new Map<string | null, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item)) ?? [];
    group.push(item);
    groups.set(keyOf(item), group);
  }
  return groups;
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
const netOf = (entries: readonly BalanceTransaction[]) => sumOf(entries.map(({ net }) => net));
const amountOf = (list: readonly Payout[]) => sumOf(list.map(({ amount }) => amount));

const problems: string[] = [];
function expectEqual(what: string, actual: number, expected: number): void {
  if (actual !== expected) problems.push(`${what}: ${actual} instead of ${expected}`);
}

// From here on only the API is asked: what payments earned is what payouts paid, and what is still to be paid.
const total = { payments: 0, earned: 0, paid: 0, sent: 0, open: 0, failed: 0 };
for (const { id, merchant } of shops) {
  const [ledger, paidOut, taken] = await Promise.all([
    all(merchant.balanceTransactions.list({ limit: 100 })),
    all(merchant.payouts.list({ limit: 100 })),
    all(merchant.payments.list({ limit: 100 })),
  ]);
  const ofPayout = groupBy(ledger, ({ payout_id }) => payout_id);
  const ofPayment = groupBy(ledger, ({ source_payment_id }) => source_payment_id);
  for (const payment of taken) expectEqual(payment.id, netOf(ofPayment.get(payment.id) ?? []), payment.balance);
  for (const payout of paidOut) {
    const entries = (ofPayout.get(payout.id) ?? []).filter(({ txn_type }) => txn_type !== 'payout');
    expectEqual(`the entries of ${payout.id}`, netOf(entries), payout.amount);
    const { payments_total, refunds_total, fees_total, other_total } = payout;
    expectEqual(`the totals of ${payout.id}`, payments_total + refunds_total - fees_total + other_total, payout.amount);
  }
  const failed = paidOut.filter(({ status }) => status === 'failed' || status === 'canceled');
  const cameBack = ledger.filter(({ txn_type }) => txn_type === 'payout_failed');
  expectEqual(`what came back to ${id}`, netOf(cameBack), amountOf(failed));
  const paid = paidOut.filter(({ status }) => status === 'paid');
  const sent = paidOut.filter(({ status }) => status === 'scheduled' || status === 'in_transit');
  const earned = sumOf(taken.map(({ balance }) => balance));
  const open = netOf(ofPayout.get(null) ?? []);
  expectEqual(`the ledger of ${id}`, netOf(ledger), open);
  expectEqual(`what ${id} earned`, earned, amountOf(paid) + amountOf(sent) + open);
  total.payments += taken.length;
  total.earned += earned;
  total.paid += amountOf(paid);
  total.sent += amountOf(sent);
  total.open += open;
  total.failed += failed.length;
}

console.log(`${total.payments} payments earned ${total.earned}`);
console.log(`paid ${total.paid}, on the way ${total.sent}, not yet paid out ${total.open}`);
console.log(`${total.failed} payouts failed or were canceled`);
console.log(problems.length === 0 ? 'every amount adds up' : problems.join('\n'));

await sandbox.close();
